import TestSupport
import TestTraits
import Testing

@Suite("Marks, in whole sessions", .takesTurns)
struct MarkSessionTests {
  private let reader: Reader

  init() throws {
    reader = try Reader()
    for (index, title) in ["Sun over the bay", "Moon over the sea", "Bread and butter"].enumerated() {
      reader.news.publish("\(index)", title, description: "Text of \(index)", at: .day(0, Double(index)))
    }
  }

  @Test("articles are found, marked as read, saved with a label, listed and given back")
  func all() async throws {
    let script = """
      top; find over; mark 1 read; save 1 --as climate; save 2; saved; saved climate; unsave 1; saved climate; mark 1 unread
      """
    // The last command refers to the previous list, which is empty.
    let steps = try await reader.steps(script, at: .day(0))
    #expect(
      steps.map(\.outcome) == [
        "top ok", "find ok", "mark ok", "save ok", "save ok", "saved ok", "saved ok", "unsave ok", "saved ok",
        "mark noSuchItem",
      ])
    try #require(steps.count == 10)
    for record in steps[0].records {
      #expect(record.isRead == false && record.isSaved == false && record.labels == [])
      #expect(record.firstSeen == "2026-11-21T08:00:00Z")
    }
    #expect(steps[1].titles == ["Moon over the sea", "Sun over the bay"])
    #expect(steps[2].titles == ["Moon over the sea"] && steps[2].records.map(\.isRead) == [true])
    #expect(steps[3].records.map(\.isSaved) == [true] && steps[3].records.map(\.labels) == [["climate"]])
    #expect(steps[5].titles == ["Moon over the sea", "Sun over the bay"])
    #expect(steps[5].records.map(\.isRead) == [true, false])
    #expect(steps[6].titles == ["Moon over the sea"])
    #expect(steps[7].records.map(\.isSaved) == [false] && steps[7].records.map(\.labels) == [[]])
    #expect(steps[8].records.isEmpty)
  }

  @Test("the next session knows the marks, and an article by its id alone")
  func later() async throws {
    let first = try await reader.steps("top; save 2 --as sea", at: .day(0))
    let id = try #require(first.last?.records.first?.id)
    let steps = try await reader.steps(
      "mark \(id) read; save \(id.prefix(8)) --as night; open \(id); unsave \(id); open aaaaaaaaaaaaa", at: .day(1))
    #expect(steps.map(\.outcome) == ["mark ok", "save ok", "open ok", "unsave ok", "open noSuchItem"])
    try #require(steps.count == 5)
    #expect(steps[1].records.map(\.labels) == [["night", "sea"]])
    #expect(steps[2].titles == ["Moon over the sea"] && steps[2].records.map(\.isRead) == [true])
    #expect(steps[2].records.map(\.firstSeen) == ["2026-11-21T08:00:00Z"])
  }
}
