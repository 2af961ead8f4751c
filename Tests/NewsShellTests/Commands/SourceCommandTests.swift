import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("source")
struct SourceCommandTests {
  private static let bbc = SourceReference(id: "bbc-news", name: "BBC News")

  @Test(
    "alone it shows the favourite source, which is none until one is chosen, and changes nothing",
    arguments: ["source", "media", "m\u{E9}dia"])
  func aloneItShowsTheFavouriteSourceAndChangesNothing(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .tsv))
    #expect(transcript.output == "source\t\n")
    let chosen = try await FakeNewsroom().run(["source bbc-news | cat", line], in: .fresh(format: .tsv))
    #expect(chosen.output.hasSuffix("source\tbbc-news\n"))
    #expect(newsroom.settings.changes.isEmpty)
    #expect(newsroom.news.requests.isEmpty)
  }

  @Test(
    "it chooses one by id or name, keeps it and shows its headlines",
    arguments: ["source bbc-news", "source BBC News", "media bbc-news"])
  func itChoosesOneByIdOrName(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line])
    let changes: [SettingsChange] = .source(Self.bbc)
    #expect(transcript.status == .success)
    #expect(transcript.session.edition.source == Self.bbc)
    #expect(newsroom.settings.changes == changes)
    #expect(
      newsroom.news.requests == [
        HeadlineRequest(scope: .source(Self.bbc), paging: Paging(limit: 100), language: .english)
      ])
    #expect(transcript.session.titles.count == 20)
  }

  @Test(
    "its name is understood as any language shows it",
    arguments: [
      "source France 24 (arabe)", "source france 24 (arabe)", "source France 24 (Arabic)", "une France 24 (arabe)",
      "top France 24 (Arabic)", "chercher lune --source 'France 24 (arabe)'", "sources 24 (arabe; source 1",
    ])
  func shownName(line: String) async throws {
    let arabic = NewsSource(id: "france-24-arabic", name: "France 24 (Arabic)", category: .general)
    let known = NewsSource.samples + [NewsSource(id: "france-24", name: "France 24"), arabic]
    let newsroom = FakeNewsroom(sources: FakeSources(known))
    let transcript = try await newsroom.run([line], in: .fresh(language: .french, known: known))
    #expect(transcript.errors.isEmpty)
    if line.hasPrefix("chercher") {
      #expect(newsroom.news.searches.map(\.sources) == [[arabic.id]])
    } else {
      #expect(newsroom.news.requests.map(\.scope) == [.source(SourceReference(arabic))])
    }
  }

  @Test(
    "none takes it away, and one that is new is told with the way back", arguments: ["source none", "media aucune"])
  func none(line: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(
      TypedLines([.line("source bbc-news"), .line("source bbc-news"), .line(line)]), in: .fresh(isInteractive: true))
    #expect(transcript.errors.matches(of: /source none/).count == 1)
    #expect(transcript.errors.contains(texts(in: .english).notice(.sourceRemoved(name: "BBC News"))))
    #expect(transcript.output.contains("none (\"top favourite\" shows ABC News)"))
    #expect(transcript.session.edition.favourite == nil)
    #expect(Array(newsroom.settings.changes.suffix(2)) == .source(nil))
  }

  @Test("none says nothing of a source if none was chosen")
  func noneWithout() async throws {
    let transcript = try await FakeNewsroom().run(["source none"], in: .fresh(isInteractive: true))
    #expect(transcript.errors.isEmpty)
  }

  @Test("it chooses one by its number in the list of sources")
  func byNumber() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["sources", "source 3"])
    let changes: [SettingsChange] = .source(Self.bbc)
    #expect(transcript.session.edition.source == Self.bbc)
    #expect(newsroom.settings.changes == changes)
  }

  @Test("a number that is not in the list is reported as such")
  func numberThatIsNotInTheListIsToldAsSuch() async throws {
    let transcript = try await FakeNewsroom().run(["sources", "source 7", "source 0"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["noSuchItem", "noSuchItem"])
  }

  @Test("afterwards top favourite shows the chosen source")
  func favourite() async throws {
    let newsroom = FakeNewsroom()
    _ = try await newsroom.run(["source bbc-news", "top favourite"])
    let scopes: [HeadlineRequest.Scope] = [.source(Self.bbc), .source(Self.bbc)]
    #expect(newsroom.news.requests.map(\.scope) == scopes)
  }

  @Test("the choice stays if the headlines cannot be fetched, and that is reported")
  func headlinesFail() async throws {
    let newsroom = FakeNewsroom(news: .failing(.network(.timeout(host: "news.example", seconds: 5))))
    let transcript = try await newsroom.run(["source bbc-news"], in: .fresh(format: .json))
    let changes: [SettingsChange] = .source(Self.bbc)
    #expect(transcript.session.edition.source == Self.bbc)
    #expect(newsroom.settings.changes == changes)
    #expect(try transcript.codes() == ["timeout"])
    #expect(try transcript.statuses().count == 1)
    #expect(transcript.status == .failure)
  }

  @Test("an unknown source changes nothing and is reported with the nearest")
  func unknownOneChangesNothingAndIsAnsweredWithTheNearest() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["source le mnode"], in: .fresh(format: .json))
    let error = try transcript.objects().last?.error
    #expect(error?.code == "unknownSource")
    #expect(error?.hint?.contains("le-monde") == true)
    #expect(transcript.session.edition == Session.fresh().edition)
    #expect(newsroom.settings.changes.isEmpty)
    #expect(newsroom.news.requests.isEmpty)
  }

  @Test("several that begin alike are reported by name")
  func severalThatBeginAlikeAreNamed() async throws {
    let transcript = try await FakeNewsroom().run(["source bbc"], in: .fresh(format: .json))
    let error = try transcript.objects().last?.error
    #expect(error?.code == "usage")
    #expect(error?.message?.contains("bbc-news") == true)
    #expect(error?.message?.contains("bbc-sport") == true)
  }
}
