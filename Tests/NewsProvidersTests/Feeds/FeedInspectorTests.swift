import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders
@testable import SystemServices

@Suite("Single feeds, of an address or a file", .serialized, .takesTurns)
struct FeedInspectorTests {
  private let fixture = FeedFixture()
  private let folder = TemporaryFolder()

  private var inspector: FeedInspector { FeedInspector(fetcher: fixture.fetcher) }

  private func page(_ head: String) -> LoopbackServer.Answer {
    .xml("<!DOCTYPE html><html><head>\(head)</head><body></body></html>", type: "text/html; charset=utf-8")
  }

  private func link(to address: String, _ title: String = "", type: String = "application/rss+xml") -> String {
    "<link rel=\"alternate\" type=\"\(type)\" title=\"\(title)\" href=\"\(address)\">"
  }

  @Test("a feed at an address is read as a whole, through the cache")
  func checkAddress() async throws {
    let titles = (1...150).map { "Title \($0)" }
    let server = try LoopbackServer.playing(.xml(SampleFeed.rss(titles, name: "All of it")))
    defer { server.stop() }
    let feed = try await inspector.check(server.url + "/feed")
    #expect(feed.title == "All of it")
    #expect(feed.page.titles == titles)
    #expect(feed.page.total == 150)
    #expect(feed.problem == nil)
    #expect(feed.page.articles.allSatisfy { $0.source.name == "All of it" })
    #expect(
      feed.page.articles.first?.provenance
        == Provenance(
          Origin(.feeds, receivedAt: fixture.clock.now), feed: .init("All of it"), request: server.url + "/feed",
          isLocal: true))
    #expect(try await inspector.check(server.url + "/feed").page.origin.stored == .recent)
    #expect(server.requests.count == 1)
  }

  @Test("a feed in a file is read without a request")
  func checkFile() async throws {
    let path = try folder.write(SampleFeed.rss(["One", "Two"]).utf8, to: "a feed.xml")
    let feed = try await inspector.check(path)
    #expect(feed.title == "Feed")
    #expect(feed.page.titles == ["One", "Two"])
    #expect(feed.page.articles.first?.provenance == Provenance(Origin(.feeds), feed: .init("Feed"), request: path))
    #expect(feed.page.origin.receivedAt == nil && feed.page.origin.stored == nil)
  }

  @Test("an article in a file that is dated far ahead counts as undated, and has its own language")
  func checkAhead() async throws {
    let text = """
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sv-SE"><entry><title>A</title><published>2056-11-18T12:00:00Z\
      </published></entry><entry xml:lang="fi"><title>B</title><published>2027-01-15T12:00:00Z</published></entry></feed>
      """
    let articles = try await inspector.check(try folder.write(text.utf8, to: "ahead.xml")).page.articles
    #expect(articles.map(\.publishedAt?.iso8601) == [nil, "2027-01-15T12:00:00Z"])
    #expect(articles.map(\.language) == ["sv", "fi"])
    #expect(articles.map(\.provenance?.feed.country?.code) == ["se", "se"])
  }

  @Test("a feed without entries is accepted")
  func checkEmpty() async throws {
    let path = try folder.write(SampleFeed.rss([String]()).utf8, to: "empty.xml")
    let feed = try await inspector.check(path)
    #expect(feed.page.articles.isEmpty)
    #expect(feed.page.total == 0)
  }

  @Test("damage in a feed is reported beside its articles")
  func checkBroken() async throws {
    let text = "<rss><channel><item><title>One</title></item>\n<item><title>Two</titel></item></channel></rss>"
    let feed = try await inspector.check(try folder.write(text.utf8, to: "broken.xml"))
    #expect(feed.page.titles.first == "One")
    guard case .flawed(2, _, _)? = feed.problem else {
      Issue.record("\(String(describing: feed.problem))")
      return
    }
  }

  static let noFeeds: [(String, FeedProblem)] = [
    ("", .empty), ("<html><body></body></html>", .webPage), ("<opml/>", .notAFeed(root: "opml")),
    ("rain", .notAFeed(root: nil)),
  ]

  @Test("for a file that is not a feed the error names its path", arguments: FeedInspectorTests.noFeeds)
  func checkOther(text: String, problem: FeedProblem) async throws {
    let path = try folder.write(text.utf8, to: "other.xml")
    await #expect(throws: NewsError.feed(.unreadable(place: path, problem))) { try await inspector.check(path) }
  }

  @Test("a web page is not a feed, whatever feeds it names")
  func checkPage() async throws {
    let server = try LoopbackServer.playing(page(link(to: "/feed")))
    defer { server.stop() }
    await #expect(throws: NewsError.feed(.unreadable(place: server.host, .webPage))) {
      try await inspector.check(server.url)
    }
    #expect(server.requests.count == 1)
  }

  @Test("for a file that cannot be read the error names its path", arguments: ["none.xml", "folder", "none/feed.xml"])
  func checkUnreadable(name: String) async throws {
    try folder.write([], to: "folder/file")
    let path = folder.path + "/" + name
    let error = await #expect(throws: NewsError.self) { try await inspector.check(path) }
    guard case .file(.unreadable(path, let detail))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!detail.isEmpty)
  }

  @Test("a file above the limit is not read")
  func checkTooLarge() async throws {
    let path = try folder.write(repeatElement(0x20, count: (8 << 20) + 1), to: "large.xml")
    await #expect(throws: NewsError.network(.tooLarge(host: path, limit: 8 << 20))) { try await inspector.check(path) }
  }

  @Test("a feed's address leads to itself, with its own name and site")
  func discoverFeed() async throws {
    let text = "<rss><channel><title>Feed</title><link>https://example.org/</link></channel></rss>"
    let server = try LoopbackServer.playing(.xml(text))
    defer { server.stop() }
    let entry = try await inspector.discover(server.url + "/feed")
    #expect(entry == FeedList.Entry(name: "Feed", feed: server.url + "/feed", site: "https://example.org/"))
  }

  @Test("an address that a browser hands over as a feed is accepted", arguments: ["feed:", "FEED:", " feed:", ""])
  func discoverScheme(prefix: String) async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    #expect(try await inspector.discover(prefix + server.url + "/feed").feed == server.url + "/feed")
  }

  @Test("a page of the internet leads to no feed in the reader's own network, a page of that network does")
  func discoverLocal() async throws {
    let inside = try LoopbackServer { [page = page(link(to: "/feed"))] in $0.path == "/" ? page : .feed("One") }
    defer { inside.stop() }
    let outside = try LoopbackServer(at: "127.0.0.2") { [page = page(link(to: inside.url + "/feed"))] _ in page }
    defer { outside.stop() }
    let http = HTTPClient(userAgent: "t", policy: HostPolicy(public: ["127.0.0.2"]))
    let inspector = FeedInspector(fetcher: .quick(http: http))
    await #expect(throws: NewsError.network(.privateNetwork(host: inside.host))) {
      try await inspector.discover(outside.url)
    }
    #expect(inside.requests.isEmpty)
    #expect(try await inspector.discover(inside.url + "/").feed == inside.url + "/feed")
  }

  @Test("a page leads to the first feed that it names, of any kind")
  func discoverPage() async throws {
    let head = link(to: "feeds/all.json", "All", type: "application/feed+json") + link(to: "/other", "Other")
    let json = "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"JSON\",\"items\":[]}"
    let server = try LoopbackServer { [page = page(head)] request in
      request.path == "/news/" ? page : .xml(json, type: "application/feed+json")
    }
    defer { server.stop() }
    let entry = try await inspector.discover(server.url + "/news/")
    #expect(
      entry
        == FeedList.Entry(
          name: "JSON", feed: server.url + "/news/feeds/all.json", site: server.url + "/news/", namedBy: server.host))
    #expect(server.requestCounts == ["/news/": 1, "/news/feeds/all.json": 1])
  }

  @Test("a feed without a name is called by the name on the page")
  func discoverNamed() async throws {
    let server = try LoopbackServer { [page = page(link(to: "/feed", "Our &amp; feed"))] request in
      request.path == "/" ? page : .xml("<rss><channel></channel></rss>")
    }
    defer { server.stop() }
    #expect(try await inspector.discover(server.url + "/").name == "Our & feed")
  }

  @Test("feeds on a page that has moved are relative to its new address")
  func discoverMoved() async throws {
    let server = try LoopbackServer { [page = page(link(to: "feed"))] request in
      switch request.path {
      case "/": .redirect(to: "/blog/")
      case "/blog/": page
      default: .feed("One")
      }
    }
    defer { server.stop() }
    #expect(try await inspector.discover(server.url + "/").feed == server.url + "/blog/feed")
  }

  @Test("without a feed the error has the host", arguments: ["", "<link rel=\"stylesheet\" href=\"/a.css\">"])
  func discoverNothing(head: String) async throws {
    let server = try LoopbackServer.playing(page(head))
    defer { server.stop() }
    await #expect(throws: NewsError.feed(.noFeed(host: server.host))) { try await inspector.discover(server.url) }
  }

  @Test("a page that names another page or a missing feed leads nowhere")
  func discoverWrong() async throws {
    let pages = [page(link(to: "/page")), page(link(to: "/gone"))]
    let server = try LoopbackServer { request in
      switch request.path {
      case "/one", "/page": pages[0]
      case "/two": pages[1]
      default: .status(404)
      }
    }
    defer { server.stop() }
    await #expect(throws: NewsError.feed(.unreadable(place: server.host, .webPage))) {
      try await inspector.discover(server.url + "/one")
    }
    await #expect(throws: NewsError.network(.noSuchPage(host: server.host, status: 404))) {
      try await inspector.discover(server.url + "/two")
    }
  }

  static let noAddresses = [
    "", " ", "rain", "feed:", "feed://", "|date", "|date.sh", "filter:date:http://example.org/", "file:///etc/passwd",
    "ftp://example.org/feed", "javascript:alert(1)", "exec:date", "http://",
  ]

  @Test("a text that is no address is an error, and nothing is asked or run", arguments: FeedInspectorTests.noAddresses)
  func notAnAddress(text: String) async {
    let error = await #expect(throws: NewsError.self) { try await inspector.discover(text) }
    guard case .feed(.notAnAddress)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
