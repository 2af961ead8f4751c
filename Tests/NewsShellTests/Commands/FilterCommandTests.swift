import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("filter")
struct FilterCommandTests {
  @Test("the list of sources is grouped again, and its numbers follow the new order")
  func divided() async throws {
    let transcript = try await FakeNewsroom().run(["sources", "filter by-language"], in: .fresh(format: .json))
    let objects = try transcript.objects().filter { $0.type == "source" }.suffix(NewsSource.samples.count)
    let ids = ["al-jazeera", "abc-news", "bbc-news", "bbc-sport", "le-monde", "unsaid"]
    let groups: [String?] = ["ar", "en", "en", "en", "fr", nil]
    #expect(objects.compactMap(\.id) == ids)
    #expect(objects.compactMap(\.n) == [1, 2, 3, 4, 5, 6])
    #expect(objects.map(\.group) == groups)
    #expect(transcript.session.sourceIDs == ids)
  }

  static let groupings: [(String, SourceGrouping)] = [
    ("filter all", .all), ("filter by-language", .byLanguage), ("filter by-category", .byCategory),
    ("filter by-country", .byCountry), ("filtre tout", .all), ("filtre par-langue", .byLanguage),
    ("filtre par-cat\u{E9}gorie", .byCategory), ("filtre PAR-PAYS", .byCountry),
  ]

  @Test("the grouping is kept, in either language's words", arguments: FilterCommandTests.groupings)
  func groupingIsKeptInEitherLanguagesWords(line: String, grouping: SourceGrouping) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line])
    let changes: [SettingsChange] = [.init(FilterSetting.self, grouping)]
    #expect(transcript.session.settings[FilterSetting.self] == grouping)
    #expect(newsroom.settings.changes == changes)
  }

  @Test("the grouping stays until it is changed")
  func stays() async throws {
    let transcript = try await FakeNewsroom().run(["filter by-country", "top", "sources"])
    #expect(transcript.session.sourceIDs == ["le-monde", "al-jazeera", "bbc-news", "bbc-sport", "abc-news", "unsaid"])
    let back = try await FakeNewsroom().run(["filter by-country", "filter all"])
    #expect(back.session.sourceIDs == ["abc-news", "al-jazeera", "bbc-news", "bbc-sport", "le-monde", "unsaid"])
  }

  @Test("a list that was narrowed stays narrowed")
  func narrowed() async throws {
    let transcript = try await FakeNewsroom().run(["sources bbc", "filter by-category"])
    #expect(transcript.session.sourceIDs == ["bbc-news", "bbc-sport"])
  }

  @Test("without a list the sources are shown")
  func withoutList() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["filter by-language"])
    #expect(newsroom.sources.requests == [SourceRequest()])
    #expect(transcript.session.sourceIDs.count == NewsSource.samples.count)
  }

  @Test("the choice stays if the sources cannot be fetched, and that is reported")
  func sourcesFail() async throws {
    let newsroom = FakeNewsroom(sources: FakeSources(failingWith: .network(.offline)))
    let transcript = try await newsroom.run(["filter by-language"], in: .fresh(format: .json))
    #expect(transcript.session.settings[FilterSetting.self] == .byLanguage)
    #expect(try transcript.codes() == ["offline"])
    #expect(try transcript.statuses().count == 1)
  }

  @Test("an unknown grouping is reported with the nearest")
  func unknownGroupingIsAnsweredWithTheNearest() async throws {
    let transcript = try await FakeNewsroom().run(["filter by-contry"], in: .fresh(format: .json))
    let error = try transcript.objects().last?.error
    #expect(error?.code == "usage")
    #expect(error?.hint?.contains("by-country") == true)
  }
}
