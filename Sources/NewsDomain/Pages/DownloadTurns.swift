import FoundationEssentials

/// Says which page may be fetched next: a few at once, and from one host even fewer and with pauses.
struct DownloadTurns {
  /// The most pages at once.
  static let most = 8
  /// The most pages from one host at once.
  static let maxOfHost = 2
  /// The seconds between two requests to one host.
  static let pause: TimeInterval = 1

  private struct Host {
    var busy = 0
    var askedAt: Date?
  }

  private let hostNames: [String]
  private var hosts: [String: Host] = [:]
  /// The pages that have not been requested yet, in order.
  private var waiting: [Int]
  private var busy = 0

  /// - Parameter hosts: the host of each page; empty if none gets a request.
  init(hosts: [String]) {
    hostNames = hosts
    waiting = Array(hosts.indices)
  }

  /// Whether pages are being fetched.
  var isBusy: Bool { busy > 0 }

  /// Whether some pages have not been requested yet.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Takes the first page that may be fetched now.
  ///
  /// - Returns: its index; `nil` if there is none now.
  mutating func next(at now: Date) -> Int? {
    guard busy < Self.most, let place = waiting.firstIndex(where: { rest(of: hostNames[$0], at: now) == 0 }) else {
      return nil
    }
    let index = waiting.remove(at: place)
    busy += 1
    hosts[hostNames[index], default: Host()].busy += 1
    hosts[hostNames[index], default: Host()].askedAt = now
    return index
  }

  /// Notes that a page has arrived or failed.
  mutating func end(_ index: Int) {
    busy -= 1
    hosts[hostNames[index], default: Host()].busy -= 1
  }

  /// Requests no more pages.
  mutating func stop() {
    waiting = []
  }

  /// The time until another page may be fetched; `nil` if that depends on the end of others, or none is left.
  func pause(at now: Date) -> Duration? {
    guard busy < Self.most else { return nil }
    return waiting.compactMap { rest(of: hostNames[$0], at: now) }.min().map {
      .milliseconds(Int(($0 * 1000).rounded(.up)))
    }
  }

  /// The seconds until the next request to a host; `nil` if it is busy.
  private func rest(of name: String, at now: Date) -> TimeInterval? {
    guard !name.isEmpty, let host = hosts[name] else { return 0 }
    guard host.busy < Self.maxOfHost else { return nil }
    guard let askedAt = host.askedAt else { return 0 }
    let passed = now.timeIntervalSince(askedAt)
    // A clock that is set back must not hold up the download.
    return passed < 0 ? 0 : max(0, Self.pause - passed)
  }
}
