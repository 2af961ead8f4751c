import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("sources")
struct SourcesCommandTests {
  static let requests: [(String, SourceRequest)] = [
    ("sources", SourceRequest()), ("sources bbc", SourceRequest(text: "bbc")),
    ("sources le monde", SourceRequest(text: "le monde")),
    ("sources --language fr", SourceRequest(language: .french)),
    ("sources --language ud", SourceRequest(language: Language(code: "ur"))),
    ("sources --category sports", SourceRequest(category: .sports)),
    ("sources --country japan", SourceRequest(country: .japan)),
    (
      "sources bbc --country=jp --category sant\u{E9} --language English",
      SourceRequest(text: "bbc", category: .health, language: .english, country: .japan)
    ),
  ]

  @Test("sources are requested with the given restrictions", arguments: SourcesCommandTests.requests)
  func theyAreAskedForAsTheyAreNarrowed(line: String, request: SourceRequest) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line])
    #expect(transcript.status == .success)
    #expect(newsroom.sources.requests == [request])
  }

  @Test(
    "at a prompt the whole name of a country or category is meant as such; in a script it is part of a name",
    arguments: [
      ("sources france", SourceRequest(country: .france)), ("sources Sport", SourceRequest(category: .sports)),
      ("sources fran", SourceRequest(text: "fran")),
    ])
  func meant(line: String, request: SourceRequest) async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.run([line], in: .fresh(isInteractive: true), name: nil, isInteractive: true)
    #expect(newsroom.sources.requests == [request])
    _ = try await newsroom.run([line])
    #expect(newsroom.sources.requests.last?.text != nil)
  }

  @Test("they are listed in alphabetical order, numbered from 1")
  func theyStandInAlphabeticalOrder() async throws {
    let transcript = try await FakeNewsroom().run(["sources"], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.compactMap(\.n) == Array(1...NewsSource.samples.count))
    #expect(objects.compactMap(\.id) == ["abc-news", "al-jazeera", "bbc-news", "bbc-sport", "le-monde", "unsaid"])
    #expect(objects.last?.count == NewsSource.samples.count)
  }

  @Test("only a source that the reader has chosen has the sign of the chosen one")
  func chosen() async throws {
    let transcript = try await FakeNewsroom().run(["sources"])
    #expect(transcript.output.contains("ABC News") && !transcript.output.contains("●"))
    var session = Session.fresh()
    session.edition.isSourceChosen = true
    #expect(try await FakeNewsroom().run(["sources"], in: session).output.contains("●  1  ABC News"))
  }

  @Test("a text is searched for in names and ids")
  func searched() async throws {
    let transcript = try await FakeNewsroom().run(["sources BBC"])
    #expect(transcript.session.sourceIDs == ["bbc-news", "bbc-sport"])
  }

  @Test("after a complete list, completion knows its sources")
  func whatWasListedWholeIsKnownToCompletionAfterwards() async throws {
    #expect(try await FakeNewsroom().run(["sources"]).session.knownSources.count == NewsSource.samples.count)
    #expect(try await FakeNewsroom().run(["sources --language fr"]).session.knownSources.isEmpty)
  }

  static let wrong: [(String, String)] = [
    ("sources --language klingon", "unknownLanguage"), ("sources --category weather", "unknownCategory"),
    ("sources --country atlantis", "unknownCountry"), ("sources --sort name", "usage"),
  ]

  @Test("unknown names are not requested", arguments: SourcesCommandTests.wrong)
  func whatIsUnknownIsNotAskedFor(line: String, code: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(newsroom.sources.requests.isEmpty)
  }
}
