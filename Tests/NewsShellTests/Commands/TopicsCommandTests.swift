import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("topics")
struct TopicsCommandTests {
  private func ids(_ line: String, language: InterfaceLanguage = .english) async throws -> [String] {
    let transcript = try await FakeNewsroom().run([line], in: .fresh(language: language, format: .json))
    return try transcript.objects().compactMap(\.id)
  }

  static let searches: [(String, [String])] = [
    ("topics", FakeTopics().topics().map(\.id)), ("themes espace", ["space"]),
    ("topics formule", ["formula-1", "formula-e"]), ("topics united", ["georgia-us", "boston", "new-york-city"]),
    ("topics science", ["space"]), ("topics nothing", []),
  ]

  @Test("a text is searched for in names, groups and countries", arguments: searches)
  func searched(line: String, expected: [String]) async throws {
    #expect(try await ids(line) == expected)
  }

  @Test(
    "where no topic has the name, it says how to search the news for it",
    arguments: ["topics atlantis", "themes atlantis"])
  func none(line: String) async throws {
    let transcript = try await FakeNewsroom().run([line])
    #expect(
      transcript.errors.contains(#"No topic is called "atlantis". To search the news for it, type search WORDS."#))
  }

  @Test("a number opens the news of its topic, and so does its name")
  func opened() async throws {
    let newsroom = FakeNewsroom(news: FakeNews { _ in .titled(["Moon"]) })
    let transcript = try await newsroom.run(["topics", "open 2", "top espace", "boston"])
    #expect(transcript.status == .success)
    let scopes = newsroom.news.requests.map(\.scope)
    #expect(scopes == [.topic(FakeTopics.formula1), .topic(FakeTopics.space), .topic(FakeTopics.boston)])
    #expect(transcript.output.contains("Formula 1"))
  }

  @Test("a topic has no country, so that one cannot be chosen for it")
  func withoutCountry() async throws {
    #expect(try await FakeNewsroom().run(["top space --country fr"], in: .fresh(format: .json)).codes() == ["usage"])
  }

  @Test("favourites are set by name in either language, kept by id, shown by name, and marked in the list")
  func favourites() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["settings topics 'espace, boston'", "topics", "settings topics none"])
    #expect(
      newsroom.settings.changes == [.init(TopicsSetting.self, ["space", "boston"]), .init(TopicsSetting.self, [])])
    #expect(transcript.output.contains("topics  Space, Boston"))
    #expect(transcript.output.contains("●  1  Space"))
    #expect(transcript.session.settings[TopicsSetting.self].isEmpty)
  }

  @Test("an unknown topic changes nothing and is reported with the nearest name")
  func unknown() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["settings topics 'space, bostn'"])
    #expect(transcript.errors.contains("unknown topic \"bostn\"; did you mean \"Boston\"?"))
    #expect(newsroom.settings.changes.isEmpty)
    #expect(transcript.session.settings[TopicsSetting.self].isEmpty)
  }

  static let completions: [(String, [String])] = [
    ("top for", ["Formula 1", "Formula E"]), ("top bost", ["Boston"]), ("topics", ["topics"]),
    ("settings topics sp", ["Space"]), ("settings topics 'space, bos", ["space, Boston"]),
  ]

  @Test("topics are completed, favourites first", arguments: completions)
  func completed(line: String, expected: [String]) {
    var session = Session.fresh(isInteractive: true)
    #expect(Completion.of(line, in: session).candidates.map(\.text) == expected)
    session.settings[TopicsSetting.self] = ["formula-e"]
    let offered = Completion.of("top ", in: session).candidates
    #expect(offered.last?.text == "Formula E")
    guard line == "top for" else { return }
    #expect(Completion.of(line, in: session).candidates.map(\.text) == expected.reversed())
  }

  @Test("a favourite that the catalogue no longer has is not shown, but kept")
  func gone() async throws {
    var session = Session.fresh()
    session.settings[TopicsSetting.self] = ["gone", "space"]
    let transcript = try await FakeNewsroom().run(["settings topics"], in: session)
    #expect(transcript.output.contains("topics  Space \u{B7} default: none\n"))
    #expect(transcript.session.settings[TopicsSetting.self] == ["gone", "space"])
  }
}
