import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("A session")
struct SessionTests {
  static let failingLines = [
    "nosuch", "open 99", "open x", "top --limit 0", "top --country atlantis", "top weather", "country atlantis",
    "country united", "language klingon", "source nobody-at-all", "filter sideways", "share 1 99", "web 99", "next 3",
    "sports", "favourite", "top 'open", "key set", "help xyzzy", "forward", "source 3",
    "search", "search moon --from tomorrow", "search moon --in body", "live moon", "world weather", "world sports",
    "why 99", "why x", "why 1 99", "feeds sideways", "feeds add", "feeds check morning", "feeds import morning",
    "feeds remove nobody-at-all", "feeds rename nobody-at-all Times", "feeds remove 1",
  ]

  /// Headlines of countries arrive, those of categories and sources do not.
  private let newsroom = FakeNewsroom(news: .failing(.network(.timeout(host: "news.example", seconds: 5))))

  @Test(
    "a command that fails leaves it as it was, and numbers belong to the list shown last",
    arguments: SessionTests.failingLines)
  func commandThatFailsLeavesItAsItWas(line: String) async throws {
    let before = Session.fresh(known: [])
    let transcript = try await newsroom.run(["top --limit 7", line, "3"], in: before)
    let session = transcript.session
    #expect(transcript.status == .failure)
    #expect(!transcript.errors.isEmpty)
    #expect(session.edition == before.edition)
    #expect(session.settings[FilterSetting.self] == before.settings[FilterSetting.self])
    #expect(session.format == before.format)
    #expect(session.titles.count == 7)
    #expect(session.position == 3)
    #expect(newsroom.settings.changes.isEmpty)
    #expect(newsroom.keys.key == nil)
    #expect(newsroom.opener.addresses.isEmpty)
  }

  @Test("a failure at the prompt leaves it as it was as well", arguments: ["open 99", "sports", "country atlantis"])
  func unchangedAtPrompt(line: String) async throws {
    let transcript = try await newsroom.run(["top --limit 7", line, "3"], name: nil, isInteractive: true)
    #expect(transcript.session.edition == Session.fresh().edition)
    #expect(transcript.session.titles.count == 7)
    #expect(transcript.session.position == 3)
  }

  @Test(
    "choices that cannot be saved are not made",
    arguments: ["country jp", "language de", "filter by-country", "source le-monde", "reset"])
  func unwritable(line: String) async throws {
    let failure = NewsError.file(.failed(path: "/config", detail: "Read-only file system"))
    let newsroom = FakeNewsroom(settings: FakeSettings(failingWith: failure))
    var before = Session.fresh(format: .json)
    before.edition.source = SourceReference(id: "bbc-news", name: "BBC News")
    let transcript = try await newsroom.run([line], in: before)
    #expect(try transcript.codes() == ["io"])
    #expect(transcript.session.edition == before.edition)
    #expect(transcript.session.settings[FilterSetting.self] == before.settings[FilterSetting.self])
  }

  @Test("only the first few lists at the prompt have a hint")
  func hints() async throws {
    let hint = texts(in: .english).headlinesHint
    let lines = Array(repeating: "top", count: 8)
    let session = Session(
      settings: Settings(edition: .standard(for: .english)), format: .text, language: .english, isInteractive: true,
      knownSources: [])
    let shown = try await FakeNewsroom().run(lines, in: session, name: nil, isInteractive: true)
    let count = shown.output.split(separator: "\n").filter { $0.contains(hint) }.count
    #expect((1...5).contains(count))
    let script = try await FakeNewsroom().run(lines)
    #expect(!script.output.contains(hint))
  }

  @Test(
    "without a list there are no numbers",
    arguments: ["open 1", "1", "next", "previous", "list", "more", "share 1", "web 1", "share", "why 1", "why"])
  func noResults(line: String) async throws {
    let transcript = try await FakeNewsroom().run([line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noResults"])
  }

  @Test(
    "numbers that are not in the list are reported as such",
    arguments: ["open 0", "open 8", "8", "share 8", "share 3-9", "web 0", "share 0-2", "why 0", "why 8"])
  func noSuchItem(line: String) async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 7", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
    #expect(transcript.session.titles.count == 7)
  }

  @Test(
    "lists of other items have no articles to share, to open in the browser or to explain",
    arguments: ["share 1", "web 1", "next", "why 1", "why"])
  func wrongKind(line: String) async throws {
    let transcript = try await FakeNewsroom().run(["countries", line], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem"])
  }
}
