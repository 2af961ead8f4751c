import TestSupport
import TestTraits
import Testing

@Suite("Changes of articles, in whole sessions", .takesTurns)
struct DiffSessionTests {
  private let reader: Reader

  init() throws {
    reader = try Reader()
    reader.news.publish("calm", "Nothing happens", at: .day(0, 5))
    reader.news.publish("moon", "Moon rises over the bay", description: "Tonight.", at: .day(0, 6))
  }

  @Test("every change of an article is told with its times, its old words and its new ones")
  func changes() async throws {
    _ = try await reader.steps("top", at: .day(0))
    reader.news.change("moon", to: "Moon sets over the bay")
    _ = try await reader.steps("top", at: .day(0, 9))
    reader.news.change("moon", to: "Moon sets over the sea")
    let steps = try await reader.steps("top; diff 1; diff 2; open 1; diff", at: .day(1))
    #expect(steps.map(\.outcome) == ["top ok", "diff ok", "diff noResults", "open ok", "diff ok"])
    try #require(steps.count == 5)
    #expect(steps[0].titles.first == "Moon sets over the sea")
    let records = steps[1].records
    #expect(records.map(\.type) == ["change", "change"])
    #expect(records.map(\.field) == ["title", "title"])
    #expect(records.map(\.from) == ["2026-11-21T08:00:00Z", "2026-11-21T09:00:00Z"])
    #expect(records.map(\.to) == ["2026-11-21T09:00:00Z", "2026-11-22T08:00:00Z"])
    #expect(records.map(\.added) == [["sets"], ["sea"]])
    #expect(steps[4].records == records)
    let text = try await reader.text("top; diff 1", at: .day(1))
    #expect(text.contains("[-rises-]") && text.contains("{+sets+}"))
    #expect(text.contains("[-bay-]") && text.contains("{+sea+}"))
    #expect(text.contains("✎ changed"))
  }

  @Test("changed words are found, and a change of blanks is none")
  func found() async throws {
    _ = try await reader.steps("top", at: .day(0))
    reader.news.change("moon", to: "Moon  rises over the bay ")
    #expect(
      try await reader.steps("top; diff 1", at: .day(0, 9)).map(\.outcome) == ["top ok", "diff noResults"])
    reader.news.change("moon", to: "A star rises")
    _ = try await reader.steps("top", at: .day(0, 10))
    let steps = try await reader.steps("find moon; find star; diff 1", at: .day(0, 11))
    #expect(steps.map(\.records.isEmpty) == [true, false, false])
  }
}
