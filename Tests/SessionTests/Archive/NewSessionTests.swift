import TestSupport
import TestTraits
import Testing

@Suite("What is new, in whole sessions", .takesTurns)
struct NewSessionTests {
  private let reader: Reader

  init() throws {
    reader = try Reader()
    for key in ["a", "b", "c"] { reader.news.publish(key, "Story \(key)", at: .day(0, 5)) }
  }

  private func publish(_ key: String, at date: Date) {
    reader.news.publish(key, "Story \(key)", at: date)
  }

  @Test("new lists what came to the archive since it was last asked for")
  func new() async throws {
    #expect(
      try await reader.steps("new --mark-shown", at: .day(0)).first?.titles.sorted() == [
        "Story a", "Story b", "Story c",
      ])
    publish("d", at: .day(0, 11))
    // Viewing a list meanwhile changes nothing.
    #expect(try await reader.steps("top", at: .day(0, 12)).first?.records.count == 4)
    publish("e", at: .day(0, 13))
    let step = try #require(try await reader.steps("new --mark-shown", at: .day(0, 14)).first)
    #expect(step.titles == ["Story e", "Story d"])
    #expect(step.status.new == 2)
    // What was shown is not new again, in the same session either.
    publish("f", at: .day(0, 15))
    let steps = try await reader.steps("new --mark-shown; new --mark-shown", at: .day(0, 16))
    #expect(steps.map(\.titles) == [["Story f"], []])
    let nothing = try await reader.run(["new", "--mark-shown"], at: .day(0, 18))
    #expect(nothing.status == 0)
    #expect(nothing.output.contains("Nothing new since 16:00."))
  }

  @Test("the front page of a day is shown as it was seen last on that day")
  func onDate() async throws {
    _ = try await reader.steps("top", at: .day(0))
    reader.news.items.removeLast()
    publish("d", at: .day(0, 17))
    _ = try await reader.steps("top", at: .day(0, 18))
    reader.news.items = []
    publish("e", at: .day(1, 5))
    _ = try await reader.steps("top", at: .day(1))
    try reader.forgetCache()
    let script = "top --on 2026-11-21; top --on yesterday; top --on 2026-11-22; top --on 2026-11-20; top sports --on 1d"
    let steps = try await reader.steps(script, at: .day(1, 9))
    #expect(steps.map(\.outcome) == ["top ok", "top ok", "top ok", "top noResults", "top noResults"])
    let first = ["Story d", "Story c", "Story b"]
    #expect(steps.map(\.titles) == [first, first, ["Story e"], [], []])
    let text = try await reader.text("top --on 2026-11-21", at: .day(1, 9))
    #expect(text.contains("United States · headlines · "))
    #expect(try await reader.steps("top --on 2026-11-21 --new", at: .day(1, 9)).first?.status.error?.code == "usage")
  }
}
