import NewsDomain
import TestSupport
import TestTraits
import Testing

@Suite("Two weeks of mornings", .takesTurns)
struct MorningsSessionTests {
  private static let days = 14
  /// The days on which a mute hides the lottery: it is added on the first of them, for 7 days.
  private static let muted = 5..<12

  private let reader: Reader

  init() throws {
    reader = try Reader()
  }

  /// Publishes the four articles of a day, and changes one of the day before. The list has those of two days.
  private func publish(_ day: Int) {
    let news = reader.news
    news.change("\(day - 1)-0", to: "Story \(day - 1) closes")
    news.items.removeAll { $0.publishedAt < .day(day - 1, 0) }
    news.publish("\(day)-3", "Lottery draw \(day)", at: .day(day, 4))
    news.publish("\(day)-2", "Weather of day \(day)", at: .day(day, 5))
    news.publish("\(day)-1", "Market of day \(day)", at: .day(day, 6))
    news.publish("\(day)-0", "Story \(day) opens", at: .day(day, 7))
  }

  @Test("every morning has the right numbers of new, unread, hidden and changed articles")
  func mornings() async throws {
    for day in 0..<Self.days {
      publish(day)
      let mute = day == Self.muted.lowerBound ? "mute lottery --for 7d; " : ""
      let script =
        mute
        + "top; mark 1 read; new --limit 100 --mark-shown; find --unread --limit 100; find closes --limit 1; diff 1"
      let steps = try await reader.steps(script, at: .day(day)).suffix(6)
      try #require(steps.count == 6)
      try check(Array(steps), on: day)
    }
    try await checkEnd()
  }

  private func check(_ steps: [Step], on day: Int) throws {
    let note = Comment(rawValue: "day \(day)")
    let isMuted = Self.muted.contains(day)
    let (top, mark, new, unread, closes, diff) = (steps[0], steps[1], steps[2], steps[3], steps[4], steps[5])
    let lists = day == 0 ? 1 : 2
    #expect(top.records.count == lists * (isMuted ? 3 : 4), note)
    #expect(top.status.hidden == (isMuted ? lists : nil), note)
    #expect(top.status.new == (day == 0 ? nil : isMuted ? 3 : 4), note)
    #expect(mark.titles == ["Story \(day) opens"] && mark.records.map(\.isRead) == [true], note)

    let today = ["Story \(day) opens", "Market of day \(day)", "Weather of day \(day)", "Lottery draw \(day)"]
    // The first one was read.
    #expect(new.titles == Array(today[1..<(isMuted ? 3 : 4)]), note)
    // Each morning leaves three articles unread; the lottery is one of them.
    #expect(unread.status.total == 3 * (day + 1), note)
    #expect(unread.records.count == (isMuted ? 2 : 3) * (day + 1), note)
    #expect(unread.status.hidden == (isMuted ? day + 1 : nil), note)
    #expect(unread.records.allSatisfy { $0.isRead == false }, note)

    if day == 0 {
      #expect(closes.records.isEmpty && diff.status.error != nil, note)
    } else {
      #expect(closes.titles == ["Story \(day - 1) closes"] && closes.status.total == day, note)
      #expect(diff.records.map(\.added) == [["closes"]], note)
      #expect(diff.records.map(\.from) == [Date.day(day - 1).iso8601], note)
      #expect(diff.records.map(\.to) == [Date.day(day).iso8601], note)
    }
  }

  private func checkEnd() async throws {
    let script = "archive; mutes; archive check; top --on 2026-11-25; find lottery --limit 100; saved"
    let steps = try await reader.steps(script, at: .day(Self.days - 1, 12))
    #expect(
      steps.map(\.outcome) == ["archive ok", "mutes ok", "archive ok", "top ok", "find ok", "saved ok"])
    let facts = try #require(steps.first?.records.first)
    #expect(facts.articles == 4 * Self.days && facts.unread == 3 * Self.days)
    #expect(facts.changed == Self.days - 1 && facts.saved == 0 && facts.mutes == 1)
    #expect(steps[1].records.map(\.isExpired) == [true])
    // The words of that day's front page have changed since, and are shown as they were.
    #expect(steps[3].titles.prefix(2) == ["Story 4 opens", "Market of day 4"])
    #expect(steps[4].status.total == Self.days && steps[4].status.hidden == nil)
  }
}
