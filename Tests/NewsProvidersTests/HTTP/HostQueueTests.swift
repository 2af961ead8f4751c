import Testing

@testable import NewsProviders
@testable import SystemServices

@Suite("The queue of requests to each host")
struct HostQueueTests {
  /// Starts as many requests as there is room for.
  private func begin(_ queue: inout HostQueue<Int>) -> [Int] {
    var begun: [Int] = []
    while let next = queue.next() { begun.append(next) }
    return begun
  }

  private func queue(of count: Int, host: String = "a") -> HostQueue<Int> {
    var queue = HostQueue<Int>()
    for id in 0..<count { queue.add(id, id: id, host: host) }
    return queue
  }

  @Test("8 of a host may begin, the oldest first, and one more for each that ends")
  func room() {
    var queue = queue(of: 12)
    #expect(begin(&queue) == Array(0..<8))
    #expect(begin(&queue) == [])
    queue.end(host: "a", isMultiplexed: false)
    queue.end(host: "a", isMultiplexed: nil)
    #expect(begin(&queue) == [8, 9])
    for _ in 0..<8 { queue.end(host: "a", isMultiplexed: false) }
    #expect(begin(&queue) == [10, 11])
  }

  @Test("a busy host does not hold up others")
  func otherHosts() {
    var queue = queue(of: 10)
    queue.add(100, id: 100, host: "b")
    queue.add(101, id: 101, host: "a")
    #expect(begin(&queue) == Array(0..<8) + [100])
    queue.end(host: "b", isMultiplexed: false)
    #expect(begin(&queue) == [])
    queue.end(host: "a", isMultiplexed: false)
    #expect(begin(&queue) == [8])
  }

  @Test("a host that multiplexes is asked by a hundred, until it no longer does")
  func multiplexed() {
    var queue = queue(of: 250)
    #expect(begin(&queue).count == 8)
    queue.end(host: "a", isMultiplexed: true)
    #expect(begin(&queue) == Array(8..<101))
    // A request that failed says nothing about its connection.
    queue.end(host: "a", isMultiplexed: nil)
    #expect(begin(&queue) == [101])
    queue.end(host: "a", isMultiplexed: false)
    #expect(begin(&queue) == [])
    for _ in 0..<92 { queue.end(host: "a", isMultiplexed: false) }
    #expect(begin(&queue) == [102])
  }

  @Test("a request that leaves before it begins takes no place")
  func removed() {
    var queue = queue(of: 10)
    #expect(queue.remove(id: 3) == 3)
    #expect(queue.remove(id: 3) == nil)
    #expect(begin(&queue) == [0, 1, 2, 4, 5, 6, 7, 8])
    #expect(queue.remove(id: 0) == nil)
    #expect(queue.removeAll() == [9])
    #expect(queue.removeAll() == [])
    queue.end(host: "a", isMultiplexed: nil)
    #expect(begin(&queue) == [])
  }

  @Test("all that wait for one host can be removed; those that have begun or wait for another stay")
  func removedOfHost() {
    var queue = queue(of: 10)
    for id in 100..<110 { queue.add(id, id: id, host: "b") }
    #expect(begin(&queue) == Array(0..<8) + Array(100..<108))
    #expect(queue.removeAll(of: "a") == [8, 9])
    #expect(queue.removeAll(of: "a") == [])
    queue.add(10, id: 10, host: "a")
    #expect(begin(&queue) == [])
    queue.end(host: "a", isMultiplexed: nil)
    queue.end(host: "b", isMultiplexed: nil)
    #expect(begin(&queue) == [108, 10])
  }

  @Test("an empty queue starts nothing")
  func empty() {
    var queue = HostQueue<Int>()
    #expect(queue.next() == nil)
    #expect(queue.removeAll(of: "a") == [])
    #expect(queue.removeAll() == [])
  }
}
