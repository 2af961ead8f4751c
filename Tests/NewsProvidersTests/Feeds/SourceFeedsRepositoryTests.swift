import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

@Suite("Sources' own feeds", .serialized, .takesTurns)
struct SourceFeedsRepositoryTests {
  private let fixture = FeedFixture()

  private func repository(
    _ own: [OwnFeed] = [], isOffline: Bool = false, in languageCode: String = "en"
  ) -> SourceFeedsRepository {
    let fetcher = isOffline ? fixture.offline.fetcher : fixture.fetcher
    return SourceFeedsRepository(fetcher: fetcher, ownFeeds: FakeOwnFeeds(own), languageCode: languageCode)
  }

  private func source(_ id: String) -> HeadlineRequest {
    HeadlineRequest(scope: .source(SourceReference(id: id, name: id)))
  }

  /// The sources of the catalogue that have a feed, in its order.
  private func entries(_ country: String, _ category: NewsDomain.Category = .general) -> [SourceCatalogue.Entry] {
    SourceCatalogue.entries.filter {
      $0.feed != nil && $0.source.countryCode == country && $0.source.category == category
    }
  }

  /// Puts feeds of sources into the cache, as if they had just been fetched.
  private func keep(_ entries: [(title: String, day: Int?)], of entry: SourceCatalogue.Entry) async throws {
    guard let feed = entry.feed else { return }
    try await fixture.lists.keep(SampleFeed.rss(entries), of: feed)
  }

  @Test("an own feed is fetched, and its articles have the reader's name for it")
  func own() async throws {
    let server = try LoopbackServer.playing(.feed("One", "Two"))
    defer { server.stop() }
    let repository = repository([OwnFeed(id: "mine", name: "My Feed", feed: server.url + "/feed")])
    let page = try await repository.headlines(source("mine"), .current)
    #expect(page.titles == ["One", "Two"])
    #expect(page.articles.allSatisfy { $0.source == Article.Source(id: "mine", name: "My Feed") })
    #expect(page.origin.provider == .feeds)
    let provenance = Provenance(
      Origin(.feeds, receivedAt: fixture.clock.now), feed: .init("Feed"), request: server.url + "/feed", isLocal: true)
    #expect(page.articles.allSatisfy { $0.provenance == provenance })
    #expect(try await repository.headlines(source("mine"), .current).origin.stored == .recent)
    #expect(server.requestCounts == ["/feed": 1])
  }

  @Test("pages are parts of the feed")
  func paging() async throws {
    let server = try LoopbackServer.playing(.feed("One", "Two", "Three"))
    defer { server.stop() }
    let repository = repository([OwnFeed(id: "mine", name: "My Feed", feed: server.url)])
    for (number, titles) in [(1, ["One", "Two"]), (2, ["Three"]), (3, [])] {
      var request = source("mine")
      request.paging = Paging(page: number, limit: 2)
      let page = try await repository.headlines(request, .current)
      #expect(page.titles == titles)
      #expect(page.total == 3)
    }
  }

  @Test("the login in the address of an own feed is never shown")
  func login() async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    let address = server.url.replacing("http://", with: "http://jane:sesame@")
    let page = try await repository([OwnFeed(id: "mine", name: "Mine", feed: address)])
      .headlines(source("mine"), .current)
    #expect(page.articles.first?.provenance?.request?.contains("sesame") == false)
  }

  @Test("a source that is not known or has no feed is unknown")
  func unknown() async throws {
    let silent = try #require(SourceCatalogue.entries.first { $0.feed == nil }).source.id
    for id in ["no-such-source", silent] {
      await #expect(throws: NewsError.name(.unknownSource(id, nearest: nil))) {
        try await repository().headlines(source(id), .current)
      }
      await #expect(throws: NewsError.name(.unknownSource(id, nearest: nil))) {
        try await repository().search(SearchRequest(text: "a", sources: [id]), .current)
      }
    }
  }

  @Test("a feed that fails gives its error")
  func failure() async throws {
    let server = try LoopbackServer.playing(.status(500))
    defer { server.stop() }
    let repository = repository([OwnFeed(id: "mine", name: "Mine", feed: server.url)])
    await #expect(throws: NewsError.network(.serverError(host: server.host, status: 500))) {
      try await repository.headlines(source("mine"), .current)
    }
  }

  @Test("own feeds come first, and replace a source with the same id")
  func entries() async throws {
    let own = [
      OwnFeed(id: "mine", name: "Mine", feed: "https://example.org/feed", site: "https://example.org/"),
      OwnFeed(id: "le-monde", name: "My Monde", feed: "https://example.org/monde"),
    ]
    let repository = repository(own, in: "fr")
    #expect(repository.allSources.count == SourceCatalogue.entries.count + 1)
    #expect(repository.allSources.prefix(2).map(\.name) == ["Mine", "My Monde"])
    #expect(repository.allSources.prefix(2).map(\.link) == ["https://example.org/", "https://example.org/monde"])
    #expect(repository.allSources.count { $0.id == "le-monde" } == 1)
    let known = try #require(SourceCatalogue.entry("abc-news"))
    #expect(repository.allSources.first { $0.id == "abc-news" }?.summary == known.french)
    #expect(repository.isOwn("le-monde") && !repository.isOwn("abc-news"))

    let all = await repository.sources(SourceRequest())
    #expect(all.sources == repository.allSources)
    #expect(all.provider == .feeds)
    let french = await repository.sources(SourceRequest(category: .sports, country: .france))
    #expect(french.sources.contains { $0.id == "lequipe" })
    #expect(french.sources.allSatisfy { $0.countryCode == "fr" && $0.category == .sports })
  }

  @Test("a country's news is that of its first four sources with a feed, newest first")
  func country() async throws {
    let france = entries("fr")
    #expect(france.count > 4)
    for (number, entry) in france.enumerated() {
      try await keep([(title: "New \(number)", day: 14 - number), (title: "Old \(number)", day: 2)], of: entry)
    }
    let page = try await repository().headlines(
      HeadlineRequest(scope: .local(.france), paging: Paging(limit: 5)), .current)
    #expect(page.titles.prefix(4) == ["New 0", "New 1", "New 2", "New 3"])
    #expect(page.articles.prefix(4).map(\.source.id) == france.prefix(4).map(\.source.id))
    #expect(page.articles.prefix(4).map(\.source.name) == france.prefix(4).map(\.source.name))
    #expect(page.articles.map { $0.provenance?.request }.prefix(4) == france.prefix(4).map(\.feed)[...])
    #expect(page.articles.count == 5)
    #expect(page.total == 8)
    let next = try await repository().headlines(
      HeadlineRequest(scope: .local(.france), paging: Paging(page: 2, limit: 5)), .current)
    #expect(next.articles.count == 3)
    #expect(Set(page.titles + next.titles).count == 8)
  }

  @Test(
    "in a country with several languages the reader's is chosen, if it is there", arguments: ["nl", "fr", "de"])
  func language(code: String) async throws {
    let belgium = try #require(Country(code: "be"))
    for entry in entries("be") { try await keep([(title: entry.source.id, day: 1)], of: entry) }
    let request = HeadlineRequest(scope: .local(belgium), language: Language(code: code))
    let page = try await repository().headlines(request, .current)
    let spoken = Set(page.titles.compactMap { $0.flatMap(SourceCatalogue.entry)?.source.languageCode })
    #expect(!page.articles.isEmpty)
    // Belgium has no source in German, so its other feeds are used.
    #expect(code == "de" ? !spoken.isEmpty : spoken == [code])
  }

  @Test("a category has sources of its own")
  func category() async throws {
    let sports = entries("fr", .sports)
    for entry in entries("fr") + sports { try await keep([(title: entry.source.id, day: 1)], of: entry) }
    let page = try await repository().headlines(HeadlineRequest(scope: .category(.sports, .france)), .current)
    #expect(Set(page.titles) == Set(sports.prefix(4).map(\.source.id)))
  }

  @Test("a feed that fails does not affect the others, and the page is as old as its oldest part")
  func partly() async throws {
    let france = entries("fr")
    try await keep([(title: "One", day: 3)], of: france[1])
    try await fixture.lists.keep(SampleFeed.rss([(title: "Two", day: 2)]), of: try #require(france[3].feed), at: -7200)
    let page = try await repository(isOffline: true).headlines(HeadlineRequest(scope: .local(.france)), .current)
    #expect(page.titles == ["One", "Two"])
    #expect(page.origin.receivedAt == fixture.clock.now - 7200)
    #expect(page.origin.stored == .offline)
    #expect(page.failures.sources.map(\.address) == [france[0], france[2]].compactMap(\.feed))
    #expect(page.failures.sources.map(\.error) == [.network(.offline), .network(.offline)])
  }

  @Test("if all feeds fail, that is the error; without feeds, no feed is known")
  func none() async throws {
    await #expect(throws: NewsError.network(.offline)) {
      try await repository(isOffline: true).headlines(HeadlineRequest(scope: .local(.france)), .current)
    }
    let cuba = try #require(Country(code: "cu"))
    #expect(entries("cu", .health).isEmpty)
    await #expect(throws: NewsError.feed(.noFeedKnown)) {
      try await repository().headlines(HeadlineRequest(scope: .category(.health, cuba)), .current)
    }
  }
}
