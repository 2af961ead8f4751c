import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

@Suite("The feeds of a site", .serialized, .takesTurns)
struct FeedFinderTests {
  private let fixture = FeedFixture()
  private var inspector: FeedInspector { FeedInspector(fetcher: fixture.fetcher) }

  private static func page(_ html: String, headers: [(String, String)] = []) -> LoopbackServer.Answer {
    .xml("<!DOCTYPE html><html>\(html)</html>", type: "text/html; charset=utf-8", headers: headers)
  }

  private static func link(_ path: String, _ title: String = "") -> String {
    "<link rel=alternate type=application/rss+xml title=\"\(title)\" href=\"\(path)\">"
  }

  /// A server with a page at `/`, other answers at their paths, and nothing elsewhere.
  private func server(
    _ html: String, _ others: [String: LoopbackServer.Answer] = [:], headers: [(String, String)] = []
  ) throws -> LoopbackServer {
    let page = Self.page(html, headers: headers)
    return try LoopbackServer { $0.target == "/" ? page : others[$0.target] ?? .status(404) }
  }

  private func paths(_ server: LoopbackServer) -> [String] { server.requests.map(\.target) }

  @Test("a feed that fails is followed by the next, and the rest is named with numbers")
  func next() async throws {
    let html = ["/gone", "/page", "/broken", "/two", "/three", "/comments"].map { Self.link($0, "T\($0)") }.joined()
    let server = try server(
      html,
      [
        "/page": Self.page("<p>Tea"), "/broken": .xml("<rss><channel"), "/two": .feed("One"), "/three": .feed("Two"),
      ])
    defer { server.stop() }
    let found = try await inspector.discover(server.url + "/", choice: nil)
    #expect(found.entry.feed == server.url + "/two")
    #expect(found.page == server.url + "/")
    #expect(
      found.others == [
        .init(number: 5, name: "T/three", feed: server.url + "/three"),
        .init(number: 6, name: "T/comments", feed: server.url + "/comments"),
      ])
    #expect(paths(server) == ["/", "/gone", "/page", "/broken", "/two"])
  }

  @Test(
    "without https a feed is read over http, unless https was asked for or a password would be sent",
    arguments: [
      ("plain.example/feed", true), ("https://plain.example/feed", false), ("me:secret@plain.example/feed", false),
    ])
  func plain(address: String, isFound: Bool) async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    // Nothing listens at the port for https.
    let http = HTTPClient(
      userAgent: "t", environment: ["http_proxy": server.url, "https_proxy": "http://127.0.0.1:1"])
    let inspector = FeedInspector(fetcher: .quick(http: http))
    if isFound {
      let found = try await inspector.discover(address, choice: nil)
      #expect(found.entry.feed == "http://plain.example/feed")
      #expect(found.plainHost == "plain.example")
    } else {
      await #expect(throws: NewsError.self) { try await inspector.discover(address, choice: nil) }
    }
    #expect(server.requests.count == (isFound ? 1 : 0))
  }

  @Test(
    "a failure of encryption leads to http in one's own network only",
    arguments: [
      ("https://192.168.1.5:8080/feed", "http://192.168.1.5:8080/feed"),
      ("https://nas.local/feed", "http://nas.local/feed"),
      ("https://paper.example/feed", nil), ("https://me:secret@192.168.1.5/feed", nil),
    ])
  func plainInside(address: String, expected: String?) {
    #expect(FeedFinder.plain(address, after: .network(.tls(host: "h", detail: ""))) == expected)
    #expect(FeedFinder.plain(address, after: .network(.timeout(host: "h", seconds: 5))) == nil)
  }

  @Test("a number chooses a feed of the page, and only that is asked for")
  func choice() async throws {
    let server = try server(Self.link("/one") + Self.link("/two"), ["/one": .feed("One"), "/two": .feed("Two")])
    defer { server.stop() }
    let found = try await inspector.discover(server.url + "/", choice: 2)
    #expect(found.entry.feed == server.url + "/two")
    #expect(found.others.map(\.number) == [1])
    #expect(paths(server) == ["/", "/two"])
    #expect(try await inspector.discover(server.url + "/", choice: 1).entry.feed == server.url + "/one")
    #expect(try await inspector.discover(server.url + "/one", choice: 1).entry.feed == server.url + "/one")
    await #expect(throws: NewsError.feed(.noSuchChoice(3, count: 2))) {
      try await inspector.discover(server.url + "/", choice: 3)
    }
    await #expect(throws: NewsError.feed(.noSuchChoice(2, count: 1))) {
      try await inspector.discover(server.url + "/one", choice: 2)
    }
  }

  static let pages: [(String, [String])] = [
    (link("/comments/feed", "Tea » Comments Feed") + link("/feed", "Tea » Feed"), ["/feed"]),
    ("<footer><a href=feed rel=alternate type=application/rss+xml>News</a></footer>", ["/feed"]),
    ("<a href=/x>RSS</a><a href=/feed>News</a>", ["/feed"]), ("<a href=/feed?a=1&amp;b=2>RSS</a>", ["/feed?a=1&b=2"]),
    ("<link rel=alternate type=application/json href=/x><link rel=alternate type=text/xml href=/feed>", ["/feed"]),
    ("<base href=/feed/><link rel=alternate type=application/rss+xml href=../feed>", ["/feed"]),
    // No feed is named.
    ("<p>Tea", ["/feed"]),
  ]

  @Test("the likeliest feed of a page is asked for first", arguments: FeedFinderTests.pages)
  func first(html: String, asked: [String]) async throws {
    let server = try server(html, ["/feed": .feed("One"), "/feed?a=1&b=2": .feed("One")])
    defer { server.stop() }
    #expect(try await inspector.discover(server.url + "/").feed == server.url + asked[0])
    #expect(paths(server) == ["/"] + asked)
  }

  @Test(
    "where no feed is named, the usual places are tried in order, with at most eight requests",
    arguments: ["/feed", "/rss.xml", "/atom.xml", "/feed.xml", "/index.xml", "/feed.json"])
  func usual(path: String) async throws {
    let json = LoopbackServer.Answer.xml(
      #"{"version":"https://jsonfeed.org/version/1.1","items":[]}"#, type: "application/feed+json")
    let server = try server("<p>Tea", [path: path.hasSuffix("json") ? json : .feed("One")])
    defer { server.stop() }
    let found = try await inspector.discover(server.url + "/", choice: nil)
    #expect(found.entry.feed == server.url + path)
    #expect(found.others.isEmpty && found.entry.namedBy == nil)
    #expect(server.requests.count <= 7)
  }

  @Test("a host gets at most eight requests, with redirects, whatever its page names")
  func limit() async throws {
    let links = (1...20).map { Self.link("/\($0)") }.joined()
    let plain = try server(links)
    defer { plain.stop() }
    await #expect(throws: NewsError.network(.noSuchPage(host: plain.host, status: 404))) {
      try await inspector.discover(plain.url + "/")
    }
    #expect(plain.requests.count == 8)

    let page = Self.page(links)
    let turning = try LoopbackServer { request in
      request.target == "/" ? page : .redirect(to: request.target + "1")
    }
    defer { turning.stop() }
    _ = try? await inspector.discover(turning.url + "/")
    #expect(turning.requests.count == 8)

    let endless = try LoopbackServer { _ in page }
    defer { endless.stop() }
    _ = try? await inspector.discover(endless.url + "/")
    #expect(endless.requests.count == 8)
  }

  @Test("a host that refuses requests is left alone", arguments: [429, 503])
  func refusal(status: Int) async throws {
    let server = try LoopbackServer { [page = Self.page(Self.link("/one") + Self.link("/two"))] request in
      request.target == "/" ? page : .status(status, retryAfter: 60)
    }
    defer { server.stop() }
    await #expect(throws: NewsError.network(.refused(host: server.host, .tooManyRequests(retryAfter: 60)))) {
      try await inspector.discover(server.url + "/")
    }
    #expect(paths(server) == ["/", "/one"])
  }

  @Test("the header of HTTP names feeds, also of a document that is no page")
  func header() async throws {
    for type in ["text/html", "application/pdf"] {
      let server = try LoopbackServer { request in
        guard request.target == "/" else { return request.target == "/b" ? .feed("One") : .status(404) }
        return .xml(
          type == "text/html" ? "<p>Tea" : "%PDF-1.7", type: type,
          headers: [
            ("Link", "</style.css>; rel=preload"), ("Link", "</b>; rel=\"alternate\"; type=\"application/rss+xml\""),
          ])
      }
      defer { server.stop() }
      #expect(try await inspector.discover(server.url + "/").feed == server.url + "/b")
      #expect(paths(server) == ["/", "/b"])
    }
  }

  @Test("a page that forwards is followed, and the feeds are those of the page it leads to")
  func forwards() async throws {
    let server = try server(
      "<meta http-equiv=refresh content='0; url=/blog/'>",
      ["/blog/": Self.page(Self.link("one") + Self.link("two")), "/blog/one": .feed("One")])
    defer { server.stop() }
    let found = try await inspector.discover(server.url + "/", choice: nil)
    #expect(found.entry.feed == server.url + "/blog/one")
    #expect(found.page == server.url + "/blog/")
    #expect(found.others.map(\.feed) == [server.url + "/blog/two"])
  }

  @Test("a page may forward to a feed")
  func forwardsToFeed() async throws {
    let server = try server("<meta http-equiv=refresh content='0; url=/a.xml'>", ["/a.xml": .feed("One")])
    defer { server.stop() }
    #expect(try await inspector.discover(server.url + "/").feed == server.url + "/a.xml")
    #expect(paths(server) == ["/", "/a.xml"])
  }

  @Test("a link to a page about feeds leads to those that it names")
  func pageOfFeeds() async throws {
    let server = try server(
      "<a href=/feeds>RSS</a>",
      [
        "/feeds": Self.page("<ul><li><a href=/world.xml?rss>World</a><li><a href=/tea.rss>Tea</a>"),
        "/tea.rss": .feed("One"),
      ])
    defer { server.stop() }
    let found = try await inspector.discover(server.url + "/", choice: nil)
    #expect(found.entry.feed == server.url + "/tea.rss")
    #expect(server.requests.count <= 8)
  }

  @Test("a page without a root element or with another type is a page by what its server says")
  func fragment() async throws {
    for (text, type) in [
      ("<title>Tea</title><a href=/feed>RSS</a>", "text/html"),
      ("<p>Tea &nbsp; <a href=/feed>RSS</a>", "text/html; a=b"),
      ("<meta charset=utf-8><a href=/feed>RSS</a>", "TEXT/HTML"),
    ] {
      let server = try LoopbackServer { $0.target == "/" ? .xml(text, type: type) : .feed("One") }
      defer { server.stop() }
      #expect(try await inspector.discover(server.url + "/").feed == server.url + "/feed")
    }
  }

  @Test("a Mastodon page that names no feed has it under the name of its account")
  func mastodon() async throws {
    let server = try LoopbackServer { [page = Self.page("<p>Ann")] request in
      request.target == "/@ann" ? page : request.target == "/@ann.rss" ? .feed("One") : .status(404)
    }
    defer { server.stop() }
    #expect(try await inspector.discover(server.url + "/@ann").feed == server.url + "/@ann.rss")
    #expect(paths(server) == ["/@ann", "/@ann.rss"])
  }

  @Test("a name and password go to their own server only, however its page writes the address")
  func login() async throws {
    let other = try LoopbackServer(at: "127.0.0.2") { _ in .status(404) }
    defer { other.stop() }
    let server = try LoopbackServer { request in
      guard request.headers["authorization"] == "Basic YW5uOnRlYQ==" else { return .status(401) }
      let host = request.headers["host"] ?? ""
      return request.target == "/"
        ? Self.page(Self.link(other.url + "/feed") + Self.link("http://\(host)/feed")) : .feed("One")
    }
    defer { server.stop() }
    let typed = server.url.replacing("http://", with: "http://ann:tea@")
    let found = try await inspector.discover(typed + "/", choice: nil)
    #expect(found.entry.feed == typed + "/feed")
    #expect(other.requests.allSatisfy { $0.headers["authorization"] == nil })
    #expect(other.requests.count == 1)
    #expect(found.page?.contains("tea") != true)
    await #expect(throws: NewsError.network(.loginNeeded(host: server.host))) {
      try await inspector.discover(server.url + "/")
    }
  }

  @Test("no page of the internet leads into the reader's own network, by any way", arguments: 0..<4)
  func privateNetwork(way: Int) async throws {
    let inside = try LoopbackServer { _ in .feed("One") }
    defer { inside.stop() }
    let feed = inside.url + "/feed"
    let page =
      [
        Self.page("<a href=\(feed)>RSS</a>"), Self.page("<meta http-equiv=refresh content='0; url=\(feed)'>"),
        Self.page("<p>Tea", headers: [("Link", "<\(feed)>; rel=feed")]),
        Self.page("<base href=\(inside.url)><a href=/feed>RSS</a>"),
      ][way]
    let outside = try LoopbackServer(at: "127.0.0.2") { $0.target == "/" ? page : .redirect(to: feed) }
    defer { outside.stop() }
    let http = HTTPClient(userAgent: "t", policy: HostPolicy(public: ["127.0.0.2"]))
    _ = try? await FeedInspector(fetcher: .quick(http: http)).discover(outside.url + "/")
    #expect(inside.requests.isEmpty)
    #expect(outside.requests.count <= 8)
  }

  @Test("only a feed gets a reading, not what was tried on the way")
  func readings() async throws {
    let server = try server(Self.link("/gone") + Self.link("/two"), ["/two": .feed("One")])
    defer { server.stop() }
    _ = try await inspector.discover(server.url + "/")
    #expect(await fixture.lists.readings().map(\.key) == [server.url + "/two"])
  }

  @Test("a link behind a page that asks for consent is unwrapped before any request")
  func consent() async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    let address = "https://consent.google.com/ml?continue=\(server.url)/feed&gl=DE"
    #expect(try await inspector.discover(address).feed == server.url + "/feed")
    #expect(try await inspector.check(address).page.titles == ["One"])
    #expect(server.requests.count == 1)
  }
}
