import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders
@testable import SystemServices

@Suite("Links of Google News, found without Google", .serialized, .takesTurns)
struct SourceLinksTests {
  private static let title = "Storm tears the roofs from eleven houses"

  private let fixture = PageFixture()

  /// A home page that links to a feed.
  private static func home(_ feed: String = "/feed") -> LoopbackServer.Answer {
    .page(
      "<html><head><link rel=\"alternate\" type=\"application/rss+xml\" href=\"\(feed)\"></head><body></body></html>")
  }

  private static func feed(
    _ title: String = SourceLinksTests.title, link: String = "https://example.org/storm", date: String = ""
  )
    -> LoopbackServer.Answer
  {
    .xml(
      "<rss version=\"2.0\"><channel><title>The Paper: all</title><item><title>Another story of the same day</title>"
        + "<link>https://example.org/other</link></item><item><title>\(title)</title><link>\(link)</link>"
        + "<description>Eleven houses near the harbour.</description><pubDate>\(date)</pubDate></item></channel></rss>")
  }

  private static func site(_ feed: LoopbackServer.Answer) throws -> LoopbackServer {
    try LoopbackServer { $0.path == "/" ? Self.home() : $0.path == "/feed" ? feed : .status(404) }
  }

  private func article(_ site: LoopbackServer, title: String = SourceLinksTests.title, at date: Date? = nil) -> Article
  {
    SampleLinks.article(title: title, site: site.url + "/", isLocal: true, at: date)
  }

  @Test("an id of the older kind has the address itself")
  func id() async throws {
    let google = try LoopbackServer.googleNews()
    defer { google.stop() }
    // The message of these ids: two numbers, and the length of the address before it.
    let address = "https://example.org/a/story"
    let bytes = [0x08, 0x13, 0x22, UInt8(address.utf8.count)] + Array(address.utf8) + [0xD2, 0x01, 0x00]
    let old = Data(bytes).base64EncodedString().replacing("=", with: "")
    let found = try await fixture.links(google).resolve(SampleLinks.article(old, title: Self.title))
    #expect(found == ResolvedLink(address, by: .id))
    #expect(google.requests.isEmpty)
  }

  @Test("an article with a link of its own needs no other")
  func own() async throws {
    let google = try LoopbackServer.googleNews()
    defer { google.stop() }
    #expect(try await fixture.links(google).resolve(.titled("One")) == nil)
    #expect(google.requests.isEmpty)
  }

  @Test("the feed that the source's home page names has the article, with its summary")
  func ofFeed() async throws {
    let google = try LoopbackServer.googleNews()
    defer { google.stop() }
    let site = try Self.site(Self.feed(Self.title + " | The Paper"))
    defer { site.stop() }
    let links = fixture.links(google)
    for _ in 0..<2 {
      let found = try #require(try await links.resolve(article(site)))
      #expect(found.link == "https://example.org/storm" && found.way == .feed)
      #expect(found.article?.summary == "Eleven houses near the harbour.")
      #expect(found.article?.source.name == "The Paper")
      #expect(found.article?.provenance?.feed.title == "The Paper: all")
      #expect(found.article?.provenance?.request == site.url + "/feed")
    }
    // The home page is fetched once in a session, and the feed is stored.
    #expect(site.requestCounts == ["/": 1, "/feed": 1])
    #expect(google.requests.isEmpty)
  }

  @Test("a feed of some minutes ago is asked for again, as the article may be new")
  func fresh() async throws {
    let google = try LoopbackServer.googleNews()
    defer { google.stop() }
    let site = try LoopbackServer.playing(Self.home(), Self.feed("Something else altogether"), Self.feed())
    defer { site.stop() }
    let links = fixture.links(google)
    #expect(try await links.resolve(article(site))?.way == .aggregator)
    fixture.clock.advance(301)
    #expect(try await links.resolve(article(site))?.way == .feed)
  }

  static let others: [(String, LoopbackServer.Answer)] = [
    ("other headlines", feed("The weather of the week")), ("no feed", .status(404)), ("trouble", .status(500)),
    ("a page", home()), ("a broken feed", .xml("<rss><channel>")), ("nothing", .xml("")),
    ("too many requests", .status(429)), ("a link through Google", feed(link: SampleLinks.article().link ?? "")),
    ("no address", feed(link: "javascript:alert(1)")),
  ]

  @Test("if no feed of the source has it, Google is asked", arguments: SourceLinksTests.others)
  func notInFeed(name: String, answer: LoopbackServer.Answer) async throws {
    let google = try LoopbackServer.googleNews()
    defer { google.stop() }
    let site = try Self.site(answer)
    defer { site.stop() }
    let found = try await fixture.links(google).resolve(article(site))
    #expect(found == ResolvedLink("https://example.org/storm", by: .aggregator), "\(name)")
  }

  @Test("a source whose home page names no feed, or does not answer, is asked once")
  func noFeed() async throws {
    let google = try LoopbackServer.googleNews()
    defer { google.stop() }
    for answer in [LoopbackServer.Answer.page("<html></html>"), .status(403), .reset([])] {
      let site = try LoopbackServer.playing(answer)
      defer { site.stop() }
      let links = fixture.links(google)
      for _ in 0..<2 { #expect(try await links.resolve(article(site))?.way == .aggregator) }
      #expect(site.requestCounts == ["/": 1])
    }
  }

  @Test("an article of another day of the same series is not taken")
  func series() async throws {
    let google = try LoopbackServer.googleNews()
    defer { google.stop() }
    let site = try Self.site(
      Self.feed("The Monday quiz: ten questions about the news", date: "Mon, 04 Jan 2027 08:00:00 GMT"))
    defer { site.stop() }
    let title = "The Tuesday quiz: ten questions about the news"
    let tuesday = try #require(FeedDate.date("Tue, 05 Jan 2027 08:00:00 GMT"))
    let links = fixture.links(google)
    #expect(try await links.resolve(article(site, title: title, at: tuesday))?.way == .aggregator)
    #expect(try await links.resolve(article(site, title: title, at: tuesday - 80_000))?.way == .feed)
  }

  @Test("a site that an article of the internet names is not looked for in the reader's own network")
  func privateNetwork() async throws {
    let google = try LoopbackServer.googleNews()
    defer { google.stop() }
    let inside = try Self.site(Self.feed())
    defer { inside.stop() }
    let foreign = SampleLinks.article(title: Self.title, site: inside.url + "/")
    #expect(try await fixture.links(google).resolve(foreign)?.way == .aggregator)
    #expect(inside.connectionCount == 0)

    // Nor is a feed to which a page of the internet links.
    let place = inside.url + "/feed"
    let outside = try LoopbackServer(at: "127.0.0.2") { _ in Self.home(place) }
    defer { outside.stop() }
    let article = SampleLinks.article(title: Self.title, site: outside.url + "/")
    #expect(try await fixture.links(google).resolve(article)?.way == .aggregator)
    #expect(outside.requestCounts == ["/": 1])
    #expect(inside.connectionCount == 0)
  }

  @Test("a public feed does not lead into the reader's own network")
  func privateLink() async throws {
    let google = try LoopbackServer.googleNews()
    defer { google.stop() }
    let outside = try LoopbackServer(at: "127.0.0.2") { request in
      request.path == "/" ? Self.home() : Self.feed(link: "http://192.168.1.1/admin")
    }
    defer { outside.stop() }
    let article = SampleLinks.article(title: Self.title, site: outside.url + "/")
    #expect(try await fixture.links(google).resolve(article)?.way == .aggregator)
    #expect(outside.requestCounts == ["/": 1, "/feed": 1])
  }
}
