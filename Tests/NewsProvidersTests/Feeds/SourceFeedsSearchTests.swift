import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

@Suite("Searches of sources' own feeds", .serialized)
struct SourceFeedsSearchTests {
  private let fixture = FeedFixture()

  private static let text = """
    <rss><channel><title>Feed</title>
    <item><title>Moon rises</title><description>Over the sea</description><link>https://example.org/1</link>
    <pubDate>10 Jan 2027 12:00:00 GMT</pubDate></item>
    <item><title>Rain</title><description>It hides the Moon</description><link>https://example.org/2</link>
    <pubDate>11 Jan 2027 12:00:00 GMT</pubDate></item>
    <item><title>Moon sets</title><description>Behind hills</description><link>https://example.org/3</link></item>
    </channel></rss>
    """

  private func search(_ request: SearchRequest) async throws -> NewsPage {
    let address = "https://example.org/feed"
    try await fixture.lists.keep(Self.text, of: address)
    let own = FakeOwnFeeds([OwnFeed(id: "mine", name: "Mine", feed: address)])
    var request = request
    request.sources = ["mine"]
    return try await SourceFeedsRepository(fetcher: fixture.fetcher, ownFeeds: own, languageCode: "en")
      .search(request, .current)
  }

  static let found: [(SearchRequest, [String])] = [
    (SearchRequest(text: "moon"), ["Moon sets", "Rain", "Moon rises"]),
    (SearchRequest(text: "MOON sea"), ["Moon rises"]),
    (SearchRequest(text: "moon -sea"), ["Moon sets", "Rain"]),
    (SearchRequest(text: "moon NOT hills"), ["Rain", "Moon rises"]),
    (SearchRequest(text: "moon", fields: [.title]), ["Moon sets", "Moon rises"]),
    (SearchRequest(text: "sun"), []),
    (SearchRequest(text: ""), ["Moon sets", "Rain", "Moon rises"]),
    (SearchRequest(text: "moon", paging: Paging(page: 2, limit: 2)), ["Moon rises"]),
  ]

  @Test(
    "entries now in a feed that contain the words are found, newest first, an undated one as seen now",
    arguments: SourceFeedsSearchTests.found)
  func whatStandsInAFeedNowAndHasTheWordsInItIsFound(request: SearchRequest, titles: [String]) async throws {
    #expect(try await search(request).titles == titles)
  }

  private static func january(_ day: Int) -> Date {
    Date(timeIntervalSince1970: 1_798_761_600 + Double(day - 1) * 86_400)
  }

  static let days: [(Date?, Date?, [String])] = [
    (january(11), nil, ["Rain"]), (nil, january(11), ["Moon rises"]), (january(10), january(11), ["Moon rises"]),
    (january(12), nil, []),
  ]

  @Test("days limit the search, and entries without a date are on no day", arguments: SourceFeedsSearchTests.days)
  func bounds(from: Date?, to: Date?, titles: [String]) async throws {
    #expect(try await search(SearchRequest(text: "moon", dates: Dates(from: from, to: to))).titles == titles)
  }

  /// The sources of the catalogue that are asked: all of them have a feed that contains their name.
  private func asked(_ request: SearchRequest) async throws -> [SourceCatalogue.Entry] {
    for entry in SourceCatalogue.entries {
      guard let feed = entry.feed else { continue }
      try await fixture.lists.keep(SampleFeed.rss([entry.source.id]), of: feed)
    }
    let repository = SourceFeedsRepository(
      fetcher: fixture.fetcher, ownFeeds: FakeOwnFeeds(), languageCode: "en")
    var request = request
    request.paging.limit = 100
    let page = try await repository.search(request, .current)
    return page.articles.compactMap { $0.source.id.flatMap(SourceCatalogue.entry) }
  }

  @Test("four sources are asked, first those of the reader's language, country and of general news")
  func reader() async throws {
    let canada = Country(code: "ca")
    let entries = try await asked(SearchRequest(text: "", edition: .init(language: .french, country: canada)))
    #expect(entries.count == 4)
    #expect(entries.allSatisfy { $0.source.languageCode == "fr" && $0.source.category == .general })
    let known = SourceCatalogue.entries.count {
      $0.feed != nil && $0.source.languageCode == "fr" && $0.source.countryCode == "ca"
        && $0.source.category == .general
    }
    #expect(entries.count { $0.source.countryCode == "ca" } == min(4, known))
  }

  static let domains: [([String], [String], [String])] = [
    (["lemonde.fr"], [], ["le-monde"]), (["LeMonde.FR", "abcnews.go.com"], [], ["abc-news", "le-monde"]),
    (["lemonde.fr", "abcnews.go.com"], ["go.com"], ["le-monde"]),
  ]

  @Test("a domain stands for a host and all below it", arguments: SourceFeedsSearchTests.domains)
  func hosts(domains: [String], excluded: [String], ids: [String]) async throws {
    let entries = try await asked(SearchRequest(text: "", domains: Domains(domains, excluded: excluded)))
    #expect(entries.map(\.source.id).sorted() == ids)
  }

  @Test("if no source has one of the domains, no feed is known")
  func nobody() async {
    await #expect(throws: NewsError.feed(.noFeedKnown)) {
      try await asked(SearchRequest(text: "", domains: Domains(["monde.fr"])))
    }
  }
}
