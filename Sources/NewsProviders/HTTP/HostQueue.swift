/// A queue that limits how many transfers a host has at the same time.
///
/// libcurl has such a queue as well, but there the time limit of a transfer runs while it waits.
struct HostQueue<Element> {
  /// The most transfers that one server is given at the same time over HTTP/1.1.
  static var transfersPerHost: Int { 8 }
  /// The same over HTTP/2, where a single connection is enough; servers usually allow 100 (RFC 9113, section 6.5.2).
  static var streamsPerHost: Int { 100 }

  private var waiting: [(id: Int, host: String, element: Element)] = []
  private var active: [String: Int] = [:]
  private var multiplexed: Set<String> = []

  mutating func add(_ element: Element, id: Int, host: String) {
    waiting.append((id, host, element))
  }

  /// Removes the oldest element whose host has room, and counts it as active.
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

  /// Removes a waiting element.
  mutating func remove(id: Int) -> Element? {
    waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0).element }
  }

  /// Removes all waiting elements of a host.
  mutating func removeAll(of host: String) -> [Element] {
    let found = waiting.filter { $0.host == host }.map(\.element)
    waiting.removeAll { $0.host == host }
    return found
  }

  /// Removes all waiting elements.
  mutating func removeAll() -> [Element] {
    defer { waiting = [] }
    return waiting.map(\.element)
  }

  /// Notes that an active element has ended.
  ///
  /// - Parameter isMultiplexed: whether the connection can do many transfers at once; `nil` if unknown.
  mutating func end(host: String, isMultiplexed: Bool?) {
    active[host, default: 1] -= 1
    switch isMultiplexed {
    case true?: multiplexed.insert(host)
    case false?: multiplexed.remove(host)
    case nil: break
    }
  }
}
