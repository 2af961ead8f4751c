import FoundationEssentials

/// Says which page may be asked for next: a few at a time, and of one host even fewer and not at once.
struct DownloadTurns {
  /// The most pages at a time.
  static let most = 8
  /// The most pages at a time of one host.
  static let mostOfHost = 2
  /// The seconds between two requests to one host.
  static let pause: TimeInterval = 1

  private struct Host {
    var busy = 0
    var askedAt: Date?
  }

  private let hostNames: [String]
  private var hosts: [String: Host] = [:]
  /// The pages that have not been asked for, in order.
  private var waiting: [Int]
  private var busy = 0

  /// - Parameter hosts: the host of each page; empty if none is asked.
  init(hosts: [String]) {
    hostNames = hosts
    waiting = Array(hosts.indices)
  }

  /// Whether pages are being asked for.
  var isBusy: Bool { busy > 0 }

  /// Whether pages are left that have not been asked for.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Takes the first page that may be asked for now.
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

  /// Notes that a page has come or failed.
  mutating func end(_ index: Int) {
    busy -= 1
    hosts[hostNames[index], default: Host()].busy -= 1
  }

  /// Asks for no more pages.
  mutating func stop() {
    waiting = []
  }

  /// The time until another page may be asked for; `nil` if that depends on the end of others, or none is left.
  func pause(at now: Date) -> Duration? {
    guard busy < Self.most else { return nil }
    return waiting.compactMap { rest(of: hostNames[$0], at: now) }.min().map {
      .milliseconds(Int(($0 * 1000).rounded(.up)))
    }
  }

  /// The seconds until a host may be asked again; `nil` if it is busy.
  private func rest(of name: String, at now: Date) -> TimeInterval? {
    guard !name.isEmpty, let host = hosts[name] else { return 0 }
    guard host.busy < Self.mostOfHost else { return nil }
    guard let askedAt = host.askedAt else { return 0 }
    let passed = now.timeIntervalSince(askedAt)
    // A clock that is set back must not hold up the download.
    return passed < 0 ? 0 : max(0, Self.pause - passed)
  }
}
