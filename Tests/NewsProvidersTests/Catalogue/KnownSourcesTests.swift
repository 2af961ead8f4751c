import NewsDomain
import Testing

@testable import NewsParsing
@testable import NewsProviders

@Suite("What known sources have for themselves")
struct KnownSourcesTests {
  @Test(
    "a feed of the catalogue speaks for the sites of its source",
    arguments: [
      ("https://feeds.bbci.co.uk/news/rss.xml", ["bbc.co.uk", "bbc.com"]),
      // Any feed on a host that has only feeds of the source.
      ("https://feeds.bbci.co.uk/news/topics/x/rss.xml", ["bbc.co.uk", "bbc.com"]),
      ("https://feeds.npr.org/9999/rss.xml", ["npr.org"]), ("https://aggregator.example/rss", []),
      ("https://feeds.feedburner.com/evil", []), ("not an address", []),
    ])
  func sites(feed: String, sites: [String]) {
    #expect(FeedDirectory.sites(ofFeed: feed) == sites)
  }

  @Test("on a host that carries feeds of many, only the feed of the catalogue itself is its source's")
  func carriers() throws {
    let entry = try #require(SourceCatalogue.entries.first { $0.feed?.contains("feedburner.com") == true })
    let (feed, site) = (try #require(entry.feed), try #require(entry.siteHost))
    #expect(FeedDirectory.sites(ofFeed: feed) == [site])
    #expect(FeedDirectory.sites(ofFeed: feed + "x") == [])
  }

  @Test(
    "ids and names of the catalogue are reserved, unless the feed is of the source's own host",
    arguments: [
      ("bbc-news", "https://evil.example/rss", true), ("BBC News", "https://evil.example/rss", true),
      ("bbc NEWS", "https://bbc.co.uk.evil.example/rss", true), ("Le Monde", "https://notlemonde.fr/rss", true),
      ("bbc-news", "https://feeds.bbci.co.uk/news/rss.xml", false), ("BBC News", "https://www.bbc.com/feed", false),
      ("BBC News", "https://news.bbc.co.uk/feed", false), ("Le Monde", "https://www.lemonde.fr/x.xml", false),
      ("The Village Paper", "https://evil.example/rss", false), ("bbc-news", "list.xml", true),
    ])
  func reserved(name: String, feed: String, isReserved: Bool) {
    #expect(SourceCatalogue.isReserved(name, for: feed) == isReserved)
    #expect(SessionOwnFeedRepository().isReserved(name, for: feed) == isReserved)
  }

  @Test("the host is named with the name that a feed gives itself, if that is another source's")
  func names() {
    #expect(SourceCatalogue.name("BBC News", of: "https://www.evil.example/rss") == "BBC News (evil.example)")
    #expect(SourceCatalogue.name("BBC News", of: "https://feeds.bbci.co.uk/news/rss.xml") == "BBC News")
    #expect(SourceCatalogue.name(nil, of: "https://evil.example/rss") == nil)
  }

  /// The sources of the items of a feed.
  private func sources(_ items: String, from request: String, isOfService: Bool = false) throws -> [Article.Source] {
    let bytes = Array("<rss version=\"2.0\"><channel><title>Its title</title>\(items)</channel></rss>".utf8)
    let feed = try FeedParser.feed(bytes, contentType: nil, address: nil)
    return NewsPage(
      feed.items, page: 1, limit: 9, newestFirst: false, source: Article.Source(id: "own", name: "Own"),
      provenance: Provenance(Origin(.feeds), feed: .init(isOfService: isOfService), request: request)
    ).articles.map(\.source)
  }

  private static let claim = """
    <item><title>Scoop</title><link>https://evil.example/1</link>\
    <source url="https://www.bbc.co.uk">BBC News</source></item>
    """

  @Test("a feed cannot say that pages of others are a known source's; a service can")
  func claims() throws {
    let own = Article.Source(id: "own", name: "Own")
    let bbc = Article.Source(name: "BBC News", link: "https://www.bbc.co.uk")
    #expect(try sources(Self.claim, from: "https://evil.example/rss") == [own])
    #expect(try sources(Self.claim, from: "https://news.google.com/rss") == [bbc])
    #expect(try sources(Self.claim, from: "https://stub.example/rss", isOfService: true) == [bbc])
    let ownPage = Self.claim.replacing("evil.example/1", with: "www.bbc.com/news/1")
    #expect(try sources(ownPage, from: "https://planet.example/rss").map(\.name) == ["BBC News"])
    // Other sources are named as the feed says, but only with the site of the page.
    let unknown = Self.claim.replacing("BBC News", with: "The Village Paper")
    #expect(
      try sources(unknown, from: "https://evil.example/rss") == [Article.Source(name: "The Village Paper")])
  }
}
