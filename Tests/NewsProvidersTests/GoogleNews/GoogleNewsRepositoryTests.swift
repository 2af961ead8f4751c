import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Google News, against a server on loopback", .serialized, .takesTurns)
struct GoogleNewsRepositoryTests {
  private let fixture = FeedFixture()
  private let france = HeadlineRequest(scope: .local(.france))

  private static let feed = LoopbackServer.Answer.xml(
    SampleFeed.google([("One", "Alpha", 10), ("Two", "Beta", 12), ("Three", "Alpha", 11)]))

  private func repository(_ server: LoopbackServer) -> GoogleNewsRepository {
    let clock = fixture.clock
    return GoogleNewsRepository(fetcher: fixture.fetcher, base: server.url, clock: WallClock { clock.now })
  }

  private func country(_ code: String) throws -> Country { try #require(Country(code: code)) }

  @Test("a front page comes from the country's edition, with its origin")
  func top() async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let page = try await repository(server).headlines(france, .current)
    #expect(server.requests.map(\.target) == ["/rss?hl=fr&gl=FR&ceid=FR:fr"])
    #expect(page.titles == ["One", "Two", "Three"])
    #expect(page.articles.map(\.source.name) == ["Alpha", "Beta", "Alpha"])
    #expect(page.total == 3)
    #expect(page.origin.provider == .feeds)
    #expect(page.origin.receivedAt == fixture.clock.now)
    #expect(page.remark == nil && page.origin.stored == nil && page.attempts.isEmpty)
    let provenance = Provenance(
      Origin(.feeds, receivedAt: fixture.clock.now), feed: .init("Top - Google News", isOfService: true),
      request: server.url + "/rss?hl=fr&gl=FR&ceid=FR:fr", language: "fr", isLocal: true)
    #expect(page.articles.allSatisfy { $0.provenance == provenance })
    #expect(page.articles.allSatisfy { $0.provenance === page.articles[0].provenance })
  }

  @Test(
    "every country that has an edition is asked for in it",
    arguments: Country.all.filter { GoogleNewsDirectoryTests.editions[$0.code] != nil })
  func countries(country: Country) async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    _ = try await repository(server).headlines(HeadlineRequest(scope: .local(country)), .current)
    let edition = try #require(GoogleNewsDirectoryTests.editions[country.code]?.first)
    #expect(server.requests.map(\.target) == ["/rss?hl=\(edition.hl)&gl=\(edition.gl)&ceid=\(edition.ceid)"])
  }

  static let sections: [(NewsDomain.Category, String, String?, String)] = [
    (.sports, "jp", nil, "/rss/headlines/section/topic/SPORTS?hl=ja&gl=JP&ceid=JP:ja"),
    (.general, "us", nil, "/rss/headlines/section/topic/NATION?hl=en-US&gl=US&ceid=US:en"),
    (.business, "be", "nl", "/rss/headlines/section/topic/BUSINESS?hl=nl&gl=BE&ceid=BE:nl"),
    (.health, "be", "en", "/rss/headlines/section/topic/HEALTH?hl=fr&gl=BE&ceid=BE:fr"),
  ]

  @Test("a category is asked for in the reader's language", arguments: GoogleNewsRepositoryTests.sections)
  func category(category: NewsDomain.Category, code: String, language: String?, target: String) async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let request = HeadlineRequest(
      scope: .category(category, try country(code)), language: language.flatMap(Language.init(code:)))
    #expect(try await repository(server).headlines(request, .current).titles == ["One", "Two", "Three"])
    #expect(server.requests.map(\.target) == [target])
  }

  static let algeria: [(NewsDomain.Category?, String?, String)] = [
    (nil, nil, "/rss/search?q=Alg%C3%A9rie&hl=fr&gl=FR&ceid=FR:fr"),
    (.sports, "fr", "/rss/search?q=Alg%C3%A9rie%20sport&hl=fr&gl=FR&ceid=FR:fr"),
    (
      .sports, "ar",
      "/rss/search?q=%D8%A7%D9%84%D8%AC%D8%B2%D8%A7%D8%A6%D8%B1%20%D8%B1%D9%8A%D8%A7%D8%B6%D8%A9"
        + "&hl=ar&gl=EG&ceid=EG:ar"
    ),
  ]

  @Test("Algeria's news is searched for, newest first, and has a remark", arguments: GoogleNewsRepositoryTests.algeria)
  func searched(category: NewsDomain.Category?, language: String?, target: String) async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let algeria = try country("dz")
    let request = HeadlineRequest(
      scope: category.map { .category($0, algeria) } ?? .local(algeria),
      language: language.flatMap(Language.init(code:)))
    let page = try await repository(server).headlines(request, .current)
    #expect(page.remark == .searched(algeria))
    #expect(page.titles == ["Two", "Three", "One"])
    #expect(server.requests.map(\.target) == [target])
  }

  static let sources = [
    ("le-monde", "/rss/search?q=site%3Alemonde.fr%20when%3A7d&hl=fr&gl=FR&ceid=FR:fr"),
    ("bbc-news", "/rss/search?q=site%3Abbc.co.uk%2Fnews%20when%3A7d&hl=en-GB&gl=GB&ceid=GB:en"),
    ("al-jazeera-english", "/rss/search?q=site%3Aaljazeera.com%20when%3A7d&hl=en-US&gl=US&ceid=US:en"),
  ]

  @Test("a source's news of the week is searched for by its site", arguments: GoogleNewsRepositoryTests.sources)
  func source(id: String, target: String) async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let request = HeadlineRequest(scope: .source(SourceReference(id: id, name: id)))
    #expect(try await repository(server).headlines(request, .current).titles == ["Two", "Three", "One"])
    #expect(server.requests.map(\.target) == [target])
  }

  @Test("every source of the catalogue can be asked for")
  func catalogue() async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let repository = repository(server)
    for entry in SourceCatalogue.entries {
      let request = HeadlineRequest(scope: .source(SourceReference(entry.source)))
      let page = try await repository.headlines(request, .current)
      #expect(page.articles.count == 3, "\(entry.source.id)")
    }
  }

  @Test("a source that is not in the catalogue is unknown, and nothing is requested")
  func unknownSource() async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let repository = repository(server)
    let request = HeadlineRequest(scope: .source(SourceReference(id: "my-feed", name: "Mine")))
    await #expect(throws: NewsError.name(.unknownSource("my-feed", nearest: nil))) {
      try await repository.headlines(request, .current)
    }
    await #expect(throws: NewsError.name(.unknownSource("my-feed", nearest: nil))) {
      try await repository.search(SearchRequest(text: "moon", sources: ["le-monde", "my-feed"]), .current)
    }
    #expect(server.requests.isEmpty)
  }

  static let pages: [(Int, Int, [String])] = [
    (1, 2, ["One", "Two"]), (2, 2, ["Three"]), (3, 2, []), (1, 100, ["One", "Two", "Three"]), (1000, 100, []),
  ]

  @Test("pages are parts of one feed, which is fetched once", arguments: GoogleNewsRepositoryTests.pages)
  func paging(number: Int, limit: Int, titles: [String]) async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let repository = repository(server)
    _ = try await repository.headlines(france, .current)
    let page = try await repository.headlines(
      HeadlineRequest(scope: .local(.france), paging: Paging(page: number, limit: limit)), .current)
    #expect(page.titles == titles)
    #expect(page.total == 3)
    #expect(page.origin.stored == .recent)
    #expect(server.requests.count == 1)
  }

  @Test("an empty front page means that readers are refused, an empty search does not")
  func empty() async throws {
    let server = try LoopbackServer.playing(.xml(SampleFeed.google([])))
    defer { server.stop() }
    let repository = repository(server)
    await #expect(throws: NewsError.network(.refused(host: server.host, .emptyList))) {
      try await repository.headlines(france, .current)
    }
    let found = try await repository.search(SearchRequest(text: "xyzzy"), .current)
    #expect(found.articles.isEmpty)
    #expect(found.total == 0)
    let source = HeadlineRequest(scope: .source(SourceReference(id: "le-monde", name: "Le Monde")))
    #expect(try await repository.headlines(source, .current).articles.isEmpty)
  }

  @Test("a login in the base address is never shown")
  func login() async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let base = server.url.replacing("http://", with: "http://jane:sesame@")
    let page = try await GoogleNewsRepository(fetcher: fixture.fetcher, base: base).headlines(france, .current)
    let request = try #require(page.articles.first?.provenance?.request)
    #expect(!request.contains("sesame"))
    #expect(request.hasSuffix("@\(server.host)/rss?hl=fr&gl=FR&ceid=FR:fr"))
  }
}
