import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("The turns of pages that are downloaded")
struct DownloadTurnsTests {
  private let start = Date(timeIntervalSince1970: 1_795_248_000)

  @Test("of one host two pages at a time, a second apart")
  func host() {
    var turns = DownloadTurns(hosts: ["a", "a", "a"])
    #expect(turns.next(at: start) == 0)
    #expect(turns.next(at: start) == nil)
    #expect(turns.pause(at: start + 0.25) == .milliseconds(750))
    #expect(turns.next(at: start + 1) == 1)
    // Both are busy, so only the end of one helps.
    #expect(turns.next(at: start + 5) == nil)
    #expect(turns.pause(at: start + 5) == nil)
    turns.end(0)
    #expect(turns.next(at: start + 5) == 2)
    turns.end(1)
    turns.end(2)
    #expect(!turns.isBusy && !turns.isWaiting)
  }

  @Test("however long pages take, each two of one host are asked for at least a second apart", arguments: 0..<20)
  func pairs(seed: Int) {
    // A linear congruential generator, so that a failure can be repeated.
    var number = UInt64(seed)
    func random(below limit: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % limit
    }
    let hosts = (0..<40).map { _ in ["a", "b", "c"][random(below: 3)] }
    var turns = DownloadTurns(hosts: hosts)
    var now = start
    var asked: [(index: Int, at: Date)] = []
    /// The pages that have not arrived yet.
    var busy: [Int] = []
    while turns.isWaiting || turns.isBusy {
      while let index = turns.next(at: now) {
        asked.append((index, now))
        busy.append(index)
      }
      for host in Set(hosts) { #expect(busy.count { hosts[$0] == host } <= DownloadTurns.maxOfHost) }
      // Either a page arrives after a while, or a pause ends.
      let pause = turns.pause(at: now)
      if !busy.isEmpty, pause == nil || random(below: 2) == 0 {
        now += Double(random(below: 3000)) / 1000
        turns.end(busy.remove(at: random(below: busy.count)))
      } else if let pause {
        now += Double(pause.components.seconds) + Double(pause.components.attoseconds) / 1e18
      }
    }
    #expect(asked.map(\.index).sorted() == Array(hosts.indices))
    for host in Set(hosts) {
      let times = asked.filter { hosts[$0.index] == host }.map(\.at)
      for (before, after) in zip(times, times.dropFirst()) {
        #expect(after.timeIntervalSince(before) >= DownloadTurns.pause - 0.001)
      }
    }
  }

  @Test("eight pages at a time over all hosts")
  func all() {
    var turns = DownloadTurns(hosts: (0..<20).map { "host-\($0)" })
    #expect((0..<9).map { _ in turns.next(at: start) } == [0, 1, 2, 3, 4, 5, 6, 7, nil])
    #expect(turns.pause(at: start) == nil)
    turns.end(3)
    #expect(turns.next(at: start) == 8)
  }

  @Test("a page of another host passes those that wait")
  func passing() {
    var turns = DownloadTurns(hosts: ["a", "a", "b"])
    #expect([turns.next(at: start), turns.next(at: start)] == [0, 2])
  }

  @Test("a clock that is set back holds nothing up")
  func clock() {
    var turns = DownloadTurns(hosts: ["a", "a"])
    #expect(turns.next(at: start) == 0)
    #expect(turns.next(at: start - 3600) == 1)
  }

  @Test("articles without a host wait for nobody")
  func none() {
    var turns = DownloadTurns(hosts: ["", "", ""])
    #expect((0..<3).map { _ in turns.next(at: start) } == [0, 1, 2])
  }
}
