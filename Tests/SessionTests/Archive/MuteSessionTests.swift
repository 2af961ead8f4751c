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

  @Test("before a mute is kept it tells what it would have hidden in the last week")
  func told() async throws {
    let result = try await reader.run(["-c", "top; mute world cup --for 7d; mute nothing of this kind"], at: .day(0))
    #expect(result.status == 0)
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "Muted \"world cup\" for 7 days; it would have hidden 1 article in the last week.",
        "Muted \"nothing of this kind\"; it would have hidden nothing in the last week.",
      ])
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

  @Test(
    "titles alone, sources and accents: what is meant is hidden",
    arguments: [
      ("mute elections", ["Sun over the bay", "The world cup begins", "Lottery: no winner"]),
      ("mute ELECTIONS AU", ["Sun over the bay", "The world cup begins", "Lottery: no winner"]),
      ("mute election", ["Sun over the bay", "The world cup begins", "Lottery: no winner", "Élections au village"]),
      ("mute --source Tabloid", ["The world cup begins", "Lottery: no winner", "Élections au village"]),
      ("mute the --source Tabloid", ["The world cup begins", "Lottery: no winner", "Élections au village"]),
      ("mute the", ["Lottery: no winner", "Élections au village"]),
      ("mute lottery --in title; mute cup --in title", ["Sun over the bay", "Élections au village"]),
    ])
  func kinds(script: String, left: [String]) async throws {
    let steps = try await reader.steps("top; \(script); top", at: .day(0))
    #expect(steps.last.map { Set($0.titles) } == Set(left))
    #expect(steps.last?.status.hidden == (left.count == 4 ? nil : 4 - left.count))
  }

  @Test("saved articles are never hidden, and numbers of a list mean what it shows")
  func saved() async throws {
    let steps = try await reader.steps(
      "mute over; top; list --all; save 3; saved; back; open 1; unmute 1; top", at: .day(0))
    try #require(steps.count == 9)
    #expect(steps[1].titles == ["Élections au village", "The world cup begins", "Lottery: no winner"])
    #expect(steps[3].titles == ["Sun over the bay"])
    #expect(steps[4].titles == ["Sun over the bay"])
    #expect(steps[8].records.count == 4)
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

  @Test("a notice names the muted story", arguments: [("en", "Muted the story"), ("fr", "Le sujet")])
  func storyNotice(language: String, words: String) async throws {
    let script = language == "fr" ? "une; masque --story 1" : "top; mute --story 1"
    let result = try await reader.run(["--lang", language, "-c", script], at: .day(0))
    #expect(result.status == 0)
    #expect(result.errors.contains(words) && result.errors.contains("lections au village"))
    let sample = try await Program(home: TemporaryFolder())
      .run(["--provider", "sample", "-F", "json", "-c", "top; mute --story 1"]).steps()
    #expect(sample.map(\.outcome) == ["top ok", "mute noSuchItem"])
  }

  @Test("a mute of nothing is refused")
  func nothing() async throws {
    let steps = try await reader.steps(
      "mute; mute ' '; mute '...'; mute moon --for 0; mute moon --for ever; unmute 0; unmute x")
    #expect(steps.count == 7)
    #expect(steps.allSatisfy { $0.status.error != nil })
    #expect(try await reader.steps("mutes").first?.records.isEmpty == true)
  }
}
