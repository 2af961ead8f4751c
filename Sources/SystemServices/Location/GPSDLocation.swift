import Dispatch
import FoundationEssentials
import NewsDomain
import Locking

/// Asks a gpsd on this machine or at the address in `SUPERNEWS_GPSD` (https://gpsd.io/gpsd_json.html).
package struct GPSDLocation: LocationProvider {
  static let standardAddress = "127.0.0.1:2947"
  private static let standardPort = "2947"
  private static let watch = "?WATCH={\"enable\":true,\"json\":true};\n"
  /// How long to wait. A receiver that knows its position reports it once a second.
  private static let patience = Duration.seconds(3)
  /// The largest answer, in bytes: many times what gpsd sends in that time.
  private static let sizeLimit = 1 << 18

  private let address: String
  private let patience: Duration

  /// - Parameter environment: the environment with `SUPERNEWS_GPSD`: `HOST`, `HOST:PORT` or `[IPv6]:PORT`.
  package init(environment: [String: String]) {
    let address = environment["SUPERNEWS_GPSD"].flatMap { $0.isEmpty ? nil : $0 }
    self.init(address: address ?? Self.standardAddress, patience: Self.patience)
  }

  init(address: String, patience: Duration) {
    self.address = address
    self.patience = patience
  }

  package func locate() async -> Whereabouts? {
    let answer = FirstAnswer()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        answer.wait(continuation)
        // Waiting must not block a thread of Swift's tasks.
        DispatchQueue.global().async { answer.give(fix(for: answer)) }
        // Resolving a host's name may take longer than that and cannot be cancelled.
        let (seconds, attoseconds) = patience.components
        DispatchQueue.global().asyncAfter(deadline: .now() + Double(seconds) + Double(attoseconds) / 1e18) {
          answer.give(nil)
        }
      }
    } onCancel: {
      answer.give(nil)
    }
  }

  private func fix(for answer: FirstAnswer) -> Whereabouts? {
    let deadline = ContinuousClock.now + patience
    let (host, port) = Self.split(address)
    guard let connection = LineConnection(host: host, port: port, until: deadline, unless: { answer.isGiven }),
      connection.send(Self.watch)
    else { return nil }
    var size = 0
    while size < Self.sizeLimit, let line = connection.nextLine() {
      size += line.count + 1
      if let place = Self.place(in: line) { return Whereabouts(place, .gpsd) }
    }
    return nil
  }

  /// Returns the position that a line reports; `nil` if it is not a report of one. Raw sentences of the receiver and
  /// messages of newer versions may come between the reports, and some reports have no position, whatever their mode
  /// says.
  static func place(in line: [UInt8]) -> Coordinate? {
    guard line.first == UInt8(ascii: "{"), let report = try? JSONDecoder().decode(Report.self, from: Data(line)),
      report.class == "TPV", let latitude = report.lat, let longitude = report.lon
    else { return nil }
    return Coordinate(checking: latitude, longitude)
  }

  static func split(_ address: String) -> (host: String, port: String) {
    if address.hasPrefix("["), let end = address.firstIndex(of: "]") {
      let rest = address[address.index(after: end)...]
      return (
        String(address[address.index(after: address.startIndex)..<end]),
        rest.hasPrefix(":") ? String(rest.dropFirst()) : standardPort
      )
    }
    let parts = address.split(at: ":", omittingEmptySubsequences: false)
    // More than one colon means an IPv6 address without brackets.
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : (address, standardPort)
  }

  private struct Report: Decodable {
    let `class`: String
    let lat: Double?
    let lon: Double?
  }
}

/// Passes on the first of several answers and ignores later ones.
private final class FirstAnswer: Sendable {
  private enum State {
    case open(CheckedContinuation<Whereabouts?, Never>?)
    case given
  }

  private let state = Guarded(State.open(nil))

  var isGiven: Bool {
    state.withLock { if case .given = $0 { true } else { false } }
  }

  func wait(_ continuation: CheckedContinuation<Whereabouts?, Never>) {
    let isTooLate = state.withLock { state in
      if case .given = state { return true }
      state = .open(continuation)
      return false
    }
    if isTooLate { continuation.resume(returning: nil) }
  }

  func give(_ answer: Whereabouts?) {
    let waiting: CheckedContinuation<Whereabouts?, Never>? = state.withLock { state in
      defer { state = .given }
      if case .open(let continuation) = state { return continuation }
      return nil
    }
    waiting?.resume(returning: answer)
  }
}
