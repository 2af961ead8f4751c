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
    // Both are busy, so only an end helps.
    #expect(turns.next(at: start + 5) == nil)
    #expect(turns.pause(at: start + 5) == nil)
    turns.end(0)
    #expect(turns.next(at: start + 5) == 2)
    turns.end(1)
    turns.end(2)
    #expect(!turns.isBusy && !turns.isWaiting)
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
