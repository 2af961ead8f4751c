import Testing

@testable import NewsDomain
@testable import NewsShell

@Suite("open")
struct OpenCommandTests {
  @Test(
    "an item is opened by its number, with or without the command",
    arguments: ["open 3", "ouvre 3", "3", "open '3'", "ope 3"])
  func opened(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --limit 5", line], in: .fresh(format: .json))
    #expect(transcript.session.position == 3)
    #expect(transcript.session.titles.count == 5)
    #expect(newsroom.news.requests.count == 1)
    let objects = try transcript.objects()
    let detail = objects[objects.count - 2]
    #expect(detail.n == 3)
    #expect(detail.title == "Headline 3")
    #expect(objects.last?.count == 1)
  }

  @Test("from an article the numbers are still those of the list")
  func fromArticle() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 5", "2", "5", "1"])
    #expect(transcript.status == .success)
    #expect(transcript.session.position == 1)
  }

  static let items: [(String, HeadlineRequest.Scope)] = [
    ("countries japan", .local(.japan)), ("categories sport", .category(.sports, .unitedStates)),
    ("sources", .source(SourceReference(id: "abc-news", name: "ABC News"))),
  ]

  @Test("an item of another list opens its headlines, and the choices stay", arguments: OpenCommandTests.items)
  func otherLists(line: String, scope: HeadlineRequest.Scope) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line, "open 1"])
    #expect(newsroom.news.requests == [HeadlineRequest(scope: scope, language: .english)])
    #expect(transcript.session.titles.count == 20)
    #expect(transcript.session.edition == Session.fresh().edition)
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("a language opens the sources that publish in it")
  func language() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["languages arab", "1"])
    #expect(newsroom.sources.requests == [SourceRequest(language: Language(code: "ar"))])
    #expect(transcript.session.sourceIDs.count == NewsSource.samples.count)
    #expect(transcript.session.edition.language == .english)
  }

  @Test(
    "what is no number is no item",
    arguments: ["open x", "open -1", "open 1-3", "open all", "open", "open 1 2", "1 2"])
  func notAnItem(line: String) async throws {
    let transcript = try await FakeNewsroom().run(["top", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
    #expect(transcript.session.position == nil)
  }
}
