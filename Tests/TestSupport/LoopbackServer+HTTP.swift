extension LoopbackServer {
  package struct Request: Sendable {
    package var method = "GET"
    package let target: String
    /// The headers, with their names in lower case.
    package let headers: [String: String]
    package var body: [UInt8] = []

    package var path: String { String(target.prefix { $0 != "?" }) }

    package var query: [String: String] {
      guard let mark = target.firstIndex(of: "?") else { return [:] }
      let pairs = target[target.index(after: mark)...].split(separator: "&").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (parts[0], parts.count > 1 ? parts[1] : "")
      }
      return Dictionary(pairs) { _, last in last }
    }
  }

  package enum Answer: Sendable, CustomStringConvertible {
    case response(
      status: Int = 200, headers: [(String, String)] = [("Content-Type", "application/json")], body: [UInt8])
    /// Sends these bytes and then ends the connection.
    case raw([UInt8])
    /// Sends nothing until the server stops.
    case silence
    /// Sends the header and then this piece over and over, until the other side leaves.
    case endless(head: String, piece: [UInt8])
    /// Sends the header at once and then one byte of the body after each pause, for at most `longest`.
    case slow(head: String, body: [UInt8], pause: Duration)
    /// Sends these bytes and then resets the connection.
    case reset([UInt8])
    /// Sends another answer after this time or after `longest`, whichever is shorter.
    indirect case delayed(Duration, Answer)

    /// Short, since an answer may have megabytes and is the argument of tests.
    package var description: String {
      switch self {
      case .response(let status, _, let body): "\(status), \(body.count) bytes"
      case .raw(let bytes): "\(bytes.count) bytes as they are"
      case .silence: "silence"
      case .endless: "an endless answer"
      case .slow(_, let body, let pause): "\(body.count) bytes, one every \(pause)"
      case .reset(let bytes): "\(bytes.count) bytes and a reset"
      case .delayed(let time, let answer): "after \(time): \(answer)"
      }
    }

    /// The longest time an answer may take, so that a forgotten server ends.
    package static let longest: Duration = .seconds(60)

    package static func json(_ text: String, status: Int = 200) -> Answer {
      .response(status: status, body: Array(text.utf8))
    }

    package static func redirect(to url: String) -> Answer {
      .response(status: 302, headers: [("Location", url)], body: [])
    }
  }

  /// A server of HTTP/1.1: counts its requests and answers as a test specifies.
  ///
  /// - Parameter hostAddress: a loopback address.
  package convenience init(
    at hostAddress: String = "127.0.0.1", _ handler: @escaping @Sendable (Request) -> Answer
  ) throws {
    try self.init(at: hostAddress, playing: HTTPBehaviour(handler))
  }

  private var exchanges: HTTPBehaviour.Exchanges { (behaviour as? HTTPBehaviour)?.exchanges ?? .init() }

  package var requests: [Request] { exchanges.requests }

  /// How often each path was requested, with any query.
  package var requestCounts: [String: Int] {
    requests.reduce(into: [:]) { $0[$1.path, default: 0] += 1 }
  }

  /// The largest number of requests that were being answered at the same time.
  ///
  /// A request counts from when it has been read until the last part of its answer is about to be sent. If the other
  /// side gives up, it counts until the server notices.
  package var maximumConcurrency: Int { exchanges.maximumConcurrency }

  /// The number of requests that are being answered now.
  package var answeringCount: Int { exchanges.answering }
}
