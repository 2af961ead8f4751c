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

  @Test("rows have marks, if they are asked for")
  func rows() async throws {
    let result = try await reader.run(
      ["-F", "tsv", "--fields", "isSaved,labels,isRead", "-c", "top; save 1 --as climate; mark 2 read; list"],
      at: .day(0))
    #expect(result.lines.prefix(3) == ["false\t\tfalse", "false\t\tfalse", "false\t\tfalse"])
    #expect(result.lines.suffix(3).prefix(2) == ["true\tclimate\tfalse", "false\t\ttrue"])
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

  @Test("a script that opens articles does not mark them, and all can be marked at once")
  func scripts() async throws {
    let steps = try await reader.steps("top; open 1; open 2; find --unread; mark all read; find --unread", at: .day(0))
    #expect(steps.map(\.records.count) == [3, 1, 1, 3, 3, 0])
  }

  @Test("a row of a story is marked as a whole, and saved as a whole if one likes")
  func stories() async throws {
    reader.news.publish("v1", "Volcano Hekla erupts near Reykjavik", source: "Post", at: .day(0, 5))
    reader.news.publish("v2", "Hekla volcano erupts: Reykjavik under ash", source: "Times", at: .day(0, 6))
    let script = """
      settings fold on; top --fold; mark 1 read; save 1; save 1 --story --as ash; saved; top --flat; mark 1 unread; \
      find hekla --unread
      """
    let steps = try await reader.steps(script, at: .day(0))
    try #require(steps.count == 9)
    #expect(steps.dropFirst().allSatisfy { $0.status.error == nil })
    #expect(steps[1].records.count == 4)
    #expect(steps[2].records.map(\.isRead) == [true, true] && steps[2].numbers == [1, 1])
    #expect(steps[3].titles == ["Volcano Hekla erupts near Reykjavik"])
    #expect(steps[4].records.map(\.labels) == [["ash"], ["ash"]])
    #expect(steps[5].records.count == 2)
    #expect(steps[6].records.map(\.isRead) == [true, true, false, false, false])
    #expect(steps[7].records.count == 1)
    #expect(steps[8].records.count == 1)
  }
}
