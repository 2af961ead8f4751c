import TestSupport
import TestTraits
import Testing

@Suite("Mutes, in whole sessions", .takesTurns)
struct MuteSessionTests {
  private let reader: Reader

  init() throws {
    reader = try Reader()
    let titles = ["Lottery: no winner", "Sun over the bay", "The world cup begins", "Élections au village"]
    for (index, title) in titles.enumerated() {
      reader.news.publish("\(index)", title, source: index == 1 ? "Tabloid" : "Paper", at: .day(0, Double(index)))
    }
  }

  @Test("muted articles are in no list until the mute has expired, or list --all asks for them")
  func expiry() async throws {
    let steps = try await reader.steps("top; mute world cup --for 7d; top; list --all; find the; mutes", at: .day(0))
    #expect(steps.map(\.outcome) == ["top ok", "mute ok", "top ok", "list ok", "find ok", "mutes ok"])
    try #require(steps.count == 6)
    #expect(steps.map(\.records.count) == [4, 1, 3, 4, 1, 1])
    #expect(steps.map(\.status.hidden) == [nil, nil, 1, nil, 1, nil])
    #expect(!steps[2].titles.contains("The world cup begins"))
    #expect(steps[3].titles == steps[0].titles && steps[3].numbers == [1, 2, 3, 4])
    #expect(steps[5].records.map(\.isExpired) == [false])
    let text = try await reader.text("top", at: .day(0, 9))
    #expect(text.contains("1 hidden by 1 mute · list --all"))
    #expect(try await reader.steps("top", at: .day(6, 23)).first?.status.hidden == 1)
    let later = try await reader.steps("top; mutes; unmute 1; mutes; unmute 1", at: .day(7, 9))
    #expect(later.map(\.records.count) == [4, 1, 1, 0, 0])
    #expect(later.map(\.outcome).last == "unmute noSuchItem")
    try #require(later.count > 1)
    #expect(later[0].status.hidden == nil && later[1].records.map(\.isExpired) == [true])
  }

  @Test("a muted story is in no list, nor is what tells it later, in this archive and in one made of its export")
  func stories() async throws {
    reader.news.publish("v1", "Volcano Hekla erupts near Reykjavik", source: "Post", at: .day(0, 5))
    reader.news.publish("v2", "Hekla volcano erupts: Reykjavik under ash", source: "Times", at: .day(0, 6))
    let steps = try await reader.steps(
      "settings fold on; top --fold; mute --story 1 --for 7d; top --fold; list --all; mutes", at: .day(0))
    #expect(
      steps.map(\.outcome) == ["settings ok", "top ok", "mute ok", "top ok", "list ok", "mutes ok"])
    try #require(steps.count == 6)
    #expect(steps[1].records.count == 5)
    #expect(steps[1].titles.first == "Volcano Hekla erupts near Reykjavik")
    #expect(steps[3].records.count == 4 && steps[3].status.hidden == 2)
    #expect(steps[4].titles == steps[1].titles)
    #expect(steps[5].records.map(\.title) == ["Volcano Hekla erupts near Reykjavik"])

    reader.news.publish("v3", "Volcano Hekla erupts near Reykjavik again", source: "Globe", at: .day(1, 5))
    let file = reader.home.path + "/mutes.jsonl"
    let later = try await reader.steps("top --fold; find hekla; new; archive export \(file)", at: .day(1))
    #expect(later.prefix(2).map(\.status.hidden) == [3, 3])
    #expect(later.prefix(3).allSatisfy { step in step.titles.allSatisfy { !$0.contains("Hekla") } })

    let other = try Reader()
    let imported = try await other.steps("archive import \(file); find hekla; unmute 1; find hekla", at: .day(1))
    #expect(imported.map(\.outcome) == ["archive ok", "find ok", "unmute ok", "find ok"])
    #expect(imported.dropFirst().map(\.titles.count) == [0, 1, 3])
    let ended = try await reader.steps("top --fold", at: .day(7, 9))
    #expect(ended.first?.records.count == 5 && ended.first?.status.hidden == nil)
  }
}
