/// Who may be asked now, and who has to wait until the host has room.
///
/// libcurl has such a queue as well, but there the time of a transfer runs out while it waits.
struct HostQueue<Element> {
  /// What a server may be asked to bear at once over HTTP/1.1.
  static var transfersPerHost: Int { 8 }
  /// Over HTTP/2 one connection takes them all; servers allow a hundred as a rule (RFC 9113, section 6.5.2).
  static var streamsPerHost: Int { 100 }

  private var waiting: [(id: Int, host: String, element: Element)] = []
  private var active: [String: Int] = [:]
  private var multiplexed: Set<String> = []

  mutating func add(_ element: Element, id: Int, host: String) {
    waiting.append((id, host, element))
  }

  /// The oldest of those whose host has room; it counts as active from now on.
  mutating func next() -> Element? {
    let index = waiting.firstIndex { entry in
      let room = multiplexed.contains(entry.host) ? Self.streamsPerHost : Self.transfersPerHost
      return active[entry.host, default: 0] < room
    }
    guard let index else { return nil }
    let entry = waiting.remove(at: index)
    active[entry.host, default: 0] += 1
    return entry.element
  }

  /// Takes out one that has not begun.
  mutating func remove(id: Int) -> Element? {
    waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0).element }
  }

  /// Takes out all of a host that have not begun.
  mutating func removeAll(of host: String) -> [Element] {
    let found = waiting.filter { $0.host == host }.map(\.element)
    waiting.removeAll { $0.host == host }
    return found
  }

  /// Takes out all that have not begun.
  mutating func removeAll() -> [Element] {
    defer { waiting = [] }
    return waiting.map(\.element)
  }

  /// Notes that one which was active is no more.
  ///
  /// - Parameter isMultiplexed: whether its connection takes many at once; `nil` where that did not show.
  mutating func end(host: String, isMultiplexed: Bool?) {
    active[host, default: 1] -= 1
    switch isMultiplexed {
    case true?: multiplexed.insert(host)
    case false?: multiplexed.remove(host)
    case nil: break
    }
  }
}
