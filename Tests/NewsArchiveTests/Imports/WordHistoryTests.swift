import Foundation
import Testing

@testable import NewsArchive
@testable import NewsDomain

@Suite("Words of an article in two archives")
struct WordHistoryTests {
  private func words(_ title: String?, _ seconds: Double, _ summary: String? = nil) -> Revision {
    Revision(seenAt: Date(timeIntervalSince1970: seconds), title: title, summary: summary, content: nil)
  }

  private func history(after before: [Revision] = [], _ present: Revision, until seconds: Double) -> WordHistory {
    WordHistory(before: before, present: present, lastSeen: Date(timeIntervalSince1970: seconds))
  }

  @Test("the words that were seen last stay, the others come before")
  func last() {
    let one = history(words("one", 1), until: 5)
    let two = history(words("two", 3), until: 9)
    let both = history(after: [words("one", 1)], words("two", 3), until: 9)
    #expect(one.merged(with: two) == both)
    #expect(two.merged(with: one) == both)
  }

  @Test("the same words are no change, even if one archive has more of them")
  func same() {
    let one = history(words("one", 1), until: 5)
    #expect(one.merged(with: history(words(" one", 3, "more"), until: 4)) == history(words("one", 1, "more"), until: 5))
  }

  @Test("words that were seen again after others are seen twice")
  func again() {
    let long = history(words("one", 1), until: 9)
    let short = history(words("two", 3), until: 4)
    let both = long.merged(with: short)
    #expect(both.present == words("one", 9))
    #expect(both.before.sorted { $0.seenAt < $1.seenAt } == [words("one", 1), words("two", 3)])
  }

  @Test("to merge again with either changes nothing")
  func idempotent() {
    func random() -> WordHistory {
      let times = Set((0..<Int.random(in: 1...4)).map { _ in Double(Int.random(in: 0...12)) }).sorted()
      let all = times.map { words(["a", "b", "c"].randomElement(), $0) }
      return history(
        after: Array(all.dropLast()), all[all.count - 1], until: times[times.count - 1] + Double(Int.random(in: 0...5)))
    }
    for _ in 0..<5_000 {
      let (one, two) = (random(), random())
      let both = one.merged(with: two)
      #expect(both.merged(with: two) == both, "\(one) \(two)")
      #expect(both.before.allSatisfy { $0.seenAt <= both.present.seenAt })
    }
  }
}
