import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Searches in what is kept", .serialized, .takesTurns)
struct KeptNewsTests {
  private static let moon = SearchRequest(text: "moon")

  /// The address of a page of Google News for an edition, and for a search if words are given.
  private static func google(_ fixture: ChainFixture, _ edition: String = "hl=en-US", q: String? = nil) -> String {
    fixture.server.url + "/rss" + (q.map { "/search?q=\($0.percentEncoded)&\(edition)" } ?? "?\(edition)")
  }

  private static func keep(_ text: String, at address: String, _ seconds: TimeInterval = 0, in fixture: ChainFixture) {
    fixture.store.keep(.sample(text, at: seconds), to: address)
  }

  private static func newsAPI(_ articles: String...) -> String {
    "{\"status\":\"ok\",\"totalResults\":1,\"articles\":[\(articles.joined(separator: ","))]}"
  }

  @Test("pages of all kinds are searched, and results are newest first with their origin")
  func all() async throws {
    let fixture = try ChainFixture()
    let own = OwnFeed(id: "mine", name: "Mine", feed: "https://mine.example/feed")
    let entry = try #require(SourceCatalogue.entries.first { $0.feed != nil && $0.source.languageCode == "en" })
    Self.keep(
      SampleFeed.google([("Moon of Google", "Alpha", 10), ("Sun", "Alpha", 11)]), at: Self.google(fixture), in: fixture)
    Self.keep(SampleFeed.rss([("My moon", 12)]), at: own.feed, -60, in: fixture)
    Self.keep(SampleFeed.rss([("Moon of a source", 9)]), at: try #require(entry.feed), in: fixture)
    Self.keep(
      SampleFeed.rss([("Moon of a stranger", nil)], name: "Stranger"), at: "https://stranger.example/", in: fixture)
    Self.keep(
      Self.newsAPI(#"{"title":"Moon of NewsAPI","url":"https://e.example/1","publishedAt":"2027-01-11T00:00:00Z"}"#),
      at: fixture.server.url + "/v2/top-headlines?country=us", in: fixture)
    Self.keep(
      #"{"status":"ok","sources":[{"id":"moon","name":"Moon"}]}"#, at: fixture.server.url + "/v2/top-headlines/sources",
      in: fixture)

    let page = try await fixture.kept(own: [own]).search(Self.moon, .offline)
    #expect(
      page.titles == ["My moon", "Moon of NewsAPI", "Moon of Google", "Moon of a source", "Moon of a stranger"])
    #expect(page.articles.map(\.source.name) == ["Mine", nil, "Alpha", entry.source.name, "Stranger"])
    #expect(page.articles.map(\.source.id) == ["mine", nil, nil, entry.source.id, nil])
    #expect(page.articles.map(\.provider) == [.feeds, .newsapi, .feeds, .feeds, .feeds])
    #expect(page.articles.first?.provenance?.request == own.feed)
    #expect(page.articles.allSatisfy { $0.provenance?.stored == .offline })
    #expect(page.total == 5)
    #expect(page.remark == .ofKept(pages: 5))
    #expect(page.stored == .offline)
    // The page is as old as its oldest part.
    #expect(page.receivedAt == fixture.clock.now - 60)
    #expect(fixture.asked == "")
  }

  static let words: [(text: String, isFound: Bool)] = [
    ("elysee", true), ("ÉLYSÉE macron", true), ("elysee trump", false), ("elysee -macron", false),
    ("\"macron parle\"", true), ("\"parle macron\"", false), ("trump OR macron", true), ("resume", true),
    ("texte", true),
  ]

  @Test(
    "all words must be found, in any order, without regard to case and accents", arguments: KeptNewsTests.words)
  func grammar(words: (text: String, isFound: Bool)) async throws {
    let fixture = try ChainFixture()
    let item = """
      <rss version="2.0"><channel><title>F</title><item><title>Macron parle à l&#201;lys&#xE9;e : Elys&amp;eacute;e</title>\
      <link>https://e.example/1</link><description>Un r\u{E9}sum\u{E9}.</description>\
      <content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">Le texte.</content:encoded>\
      </item></channel></rss>
      """
    Self.keep(item, at: "https://f.example/", in: fixture)
    let page = try await fixture.kept().search(SearchRequest(text: words.text), .offline)
    #expect(page.articles.count == (words.isFound ? 1 : 0))
    #expect(page.remark == .ofKept(pages: 1))
    let titles = SearchRequest(text: "texte", fields: [.title])
    #expect(try await fixture.kept().search(titles, .offline).articles.isEmpty)
  }

  @Test("a story in several pages is listed once, by its link or by title and source")
  func duplicates() async throws {
    let fixture = try ChainFixture()
    for edition in ["hl=en-US", "hl=en-GB"] {
      Self.keep(SampleFeed.google([("Moon", "Alpha", 10)]), at: Self.google(fixture, edition), in: fixture)
    }
    let own = OwnFeed(id: "alpha", name: "Alpha", feed: "https://alpha.example/feed")
    Self.keep(SampleFeed.rss([("Moon", 10)]), at: own.feed, in: fixture)
    #expect(try await fixture.kept(own: [own]).search(Self.moon, .offline).titles == ["Moon"])
    // An article with the same title on another day is another story.
    Self.keep(SampleFeed.google([("Moon today", "Alpha", 10)]), at: Self.google(fixture), in: fixture)
    Self.keep(SampleFeed.rss([("Moon today", 11)]), at: own.feed, in: fixture)
    let daily = try await fixture.kept(own: [own]).search(SearchRequest(text: "today"), .offline)
    #expect(daily.titles == ["Moon today", "Moon today"])
  }

  static let requests: [(SearchRequest, [String])] = [
    (SearchRequest(text: "moon"), ["English", "French", "Stranger"]),
    (SearchRequest(text: "moon", language: .french), ["French", "Stranger"]),
    (SearchRequest(text: "moon", language: Language(code: "en")), ["English", "Stranger"]),
    (SearchRequest(text: "moon", domains: ["english.example"]), ["English"]),
    (SearchRequest(text: "moon", excludedDomains: ["english.example"]), ["French", "Stranger"]),
    (SearchRequest(text: "moon", sources: ["mine"]), ["Stranger"]),
    (SearchRequest(text: "", sources: ["mine"]), ["Stranger", "Other"]),
    (SearchRequest(text: "moon", from: FeedDate.date("11 Jan 2027 00:00:00 GMT")), ["English"]),
    (SearchRequest(text: "moon", to: FeedDate.date("11 Jan 2027 00:00:00 GMT")), ["French", "Stranger"]),
    (SearchRequest(text: "moon", page: 2, limit: 2), ["Stranger"]),
    (SearchRequest(text: "moon", page: 3, limit: 2), []),
  ]

  @Test("language, places and days are respected as far as they are known", arguments: KeptNewsTests.requests)
  func wishes(request: SearchRequest, sourceFeeds: [String]) async throws {
    let fixture = try ChainFixture()
    let own = OwnFeed(id: "mine", name: "Stranger", feed: "https://stranger.example/feed")
    Self.keep(SampleFeed.google([("Moon rises", "English", 12)]), at: Self.google(fixture), in: fixture)
    Self.keep(SampleFeed.google([("Moon sets", "French", 10)]), at: Self.google(fixture, "hl=fr"), in: fixture)
    Self.keep(SampleFeed.rss([("Moon", 9), ("Other", 8)]), at: own.feed, in: fixture)
    let page = try await fixture.kept(own: [own]).search(request, .offline)
    // In the reader's own feed all articles have the same source.
    #expect(page.articles.map { $0.title == "Other" ? "Other" : $0.source.name ?? "" } == sourceFeeds)
  }

  @Test("results of a stored search for these words are found, whatever their text")
  func answers() async throws {
    let fixture = try ChainFixture()
    Self.keep(SampleFeed.google([("Armstrong", "Alpha", 10)]), at: Self.google(fixture, q: "moon"), in: fixture)
    Self.keep(SampleFeed.google([("Gagarin", "Alpha", 11)]), at: Self.google(fixture, q: "space"), in: fixture)
    Self.keep(
      Self.newsAPI(#"{"title":"Tides"}"#), at: fixture.server.url + "/v2/everything?q=moon&language=en", in: fixture)
    #expect(try await fixture.kept().search(Self.moon, .offline).titles == ["Armstrong", "Tides"])
  }

  @Test("offline the chain searches the store, and returns an empty page instead of an error")
  func offline() async throws {
    let fixture = try ChainFixture(key: nil)
    Self.keep(SampleFeed.google([("Moon", "Alpha", 10)]), at: Self.google(fixture), in: fixture)
    let chain = fixture.chain(isOffline: true, use: SampleUse(), searchesKept: true)
    #expect(try await chain.search(Self.moon, .current).titles == ["Moon"])
    let nothing = try await chain.search(SearchRequest(text: "nobel"), .current)
    #expect(nothing.articles.isEmpty && nothing.stored == .offline && nothing.remark == .ofKept(pages: 1))
    // If the reader has chosen the sample edition, it is searched after the store.
    let asked = fixture.chain(isOffline: true, use: SampleUse(true), searchesKept: true)
    #expect(try await asked.search(Self.moon, .current).provider == .feeds)
    #expect(try await asked.search(SearchRequest(text: "nobel"), .current).provider == .sample)
  }

  @Test("when the network fails the store is searched too, after a stored answer to the same search")
  func failing() async throws {
    let fixture = try ChainFixture(key: nil)
    Self.keep(SampleFeed.google([("Moon", "Alpha", 10)]), at: Self.google(fixture), in: fixture)
    fixture.play(google: .status(503))
    let error = NewsError.network(.serverError(host: fixture.host, status: 503))
    for use in [SampleUse(), SampleUse(true)] {
      let chain = fixture.chain(use: use, searchesKept: true)
      let page = try await chain.search(Self.moon, .current)
      #expect(page.titles == ["Moon"])
      #expect(page.stored == .failure(error))
      #expect(page.attempts.map(\.service) == [.newsapi, .googleNews, .sourceFeeds])
      // A feed that has failed is paused for a minute.
      fixture.clock.advance(61)
    }
    await #expect(throws: NewsError.withoutSample(error)) {
      try await fixture.chain(use: SampleUse(), searchesKept: true).search(SearchRequest(text: "nobel"), .current)
    }
    fixture.play(google: .google("G1"))
    let chain = fixture.chain(searchesKept: true)
    #expect(try await chain.search(SearchRequest(text: "lunar moon"), .renewed).titles == ["G1"])
    fixture.play(google: .status(503))
    fixture.clock.advance(600)
    #expect(try await chain.search(SearchRequest(text: "lunar moon"), .current).titles == ["G1"])
  }

  @Test("a faulty request is not searched for in the store")
  func wrong() async throws {
    let fixture = try ChainFixture(key: nil)
    Self.keep(SampleFeed.google([("Moon", "Alpha", 10)]), at: Self.google(fixture), in: fixture)
    await #expect(throws: NewsError.name(.unknownSource("no-such-source", nearest: nil))) {
      try await fixture.chain(use: SampleUse(), searchesKept: true)
        .search(SearchRequest(text: "moon", sources: ["no-such-source"]), .current)
    }
  }
}
