import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Links of Google News, asked of a server on loopback", .serialized, .takesTurns)
struct GoogleNewsLinksTests {
  private static let post = "/_/DotsSplashUi/data/batchexecute"

  private let fixture = PageFixture()

  @Test("the page gives a signature, and with it another request the address")
  func found() async throws {
    let server = try LoopbackServer.googleNews(answer: { _ in
      .link(SampleLinks.answer("https://example.org/storm?a\\\\u003d1\\\\u0026b\\\\u003d2"))
    })
    defer { server.stop() }
    let found = try await fixture.links(server).resolve(SampleLinks.article())
    #expect(found == ResolvedLink("https://example.org/storm?a=1&b=2", by: .aggregator))
    #expect(server.calls == ["GET /rss/articles/\(SampleLinks.id)", "POST \(Self.post)"])
    #expect(fixture.cache.count("answer") == 0)
  }

  @Test("the second request has exactly this form, without cookies")
  func form() async throws {
    let server = try LoopbackServer.googleNews()
    defer { server.stop() }
    _ = try await fixture.links(server).resolve(SampleLinks.article())
    let request = try #require(server.requests.last)
    #expect(request.headers["content-type"] == "application/x-www-form-urlencoded")
    #expect(request.headers["cookie"] == nil && request.headers["referer"] == nil)
    let body = String(decoding: request.body, as: UTF8.self)
    #expect(body.hasPrefix("f.req=%5B%5B%5B%22Fbv4je%22%2C%22%5B%5C%22garturlreq%5C%22%2C%5B%5B%5C%22X%5C%22"))
    let question =
      #"[\"garturlreq\",[[\"X\",\"X\",[\"X\",\"X\"],null,null,1,1,\"US:en\",null,1,null,null,null,null,null,0,1],"#
      + #"\"X\",\"X\",1,[1,1,1],1,1,null,0,0,null,0],"#
      + #"\"\#(SampleLinks.id)\",\#(SampleLinks.stamp),\"\#(SampleLinks.signature)\"]"#
    #expect(body.percentDecoded == #"f.req=[[["Fbv4je","\#(question)",null,"generic"]]]"#)
  }

  static let links = [
    "https://news.google.com/articles/ID?hl=fr&gl=FR&ceid=FR%3Afr", "https://news.google.com/read/ID",
    "http://news.google.com/rss/articles/ID#top",
  ]

  @Test("the id is found wherever it is in a link", arguments: GoogleNewsLinksTests.links)
  func places(pattern: String) async throws {
    let server = try LoopbackServer.googleNews()
    defer { server.stop() }
    var article = SampleLinks.article()
    article.link = pattern.replacing("ID", with: SampleLinks.id)
    #expect(try await fixture.links(server).resolve(article)?.link == "https://example.org/storm")
    #expect(server.calls.first == "GET /rss/articles/\(SampleLinks.id)")
  }

  @Test(
    "a link without an id, and one of another site, are asked of nobody",
    arguments: [
      "https://news.google.com/topstories", "https://news.google.com/articles/abc", "https://news.google.com/articles/",
      "https://example.org/articles/\(SampleLinks.id)", nil,
    ] as [String?])
  func others(link: String?) async throws {
    let server = try LoopbackServer.googleNews()
    defer { server.stop() }
    var article = SampleLinks.article()
    article.link = link
    #expect(try await fixture.links(server).resolve(article) == nil)
    #expect(server.requests.isEmpty)
  }

  static let useless: [String] = [
    "", ")]}'", ")]}'\n\n[]", ")]}'\n\n[1,2]", "<html><body>Sorry</body></html>", ")]}'\n\n[[\"wrb.fr\",\"Fbv4je\",",
    ")]}'\n\n[[\"wrb.fr\",\"Fbv4je\",null,null,null,[3],\"generic\"]]",
    ")]}'\n\n[[\"wrb.fr\",\"Fbv4je\",\"[\\\"garturlres\\\",null]\"]]",
    ")]}'\n\n[[\"wrb.fr\",\"Fbv4je\",\"garturlres\"]]", ")]}'\n\n" + String(repeating: "[", count: 100_000),
    SampleLinks.answer("javascript:alert(1)"), SampleLinks.answer("file:///etc/passwd"), SampleLinks.answer(""),
    SampleLinks.answer("https://news.google.com/rss/articles/\(SampleLinks.id)"),
    SampleLinks.answer("http://192.168.1.1/"), SampleLinks.answer("http://localhost:631/"),
    SampleLinks.answer("http://0x7f.1/"), SampleLinks.answer("https://router.lan/"),
  ]

  @Test("an answer without the address of a public page gives none", arguments: GoogleNewsLinksTests.useless)
  func nothing(answer: String) async throws {
    let server = try LoopbackServer.googleNews(answer: { _ in .link(answer) })
    defer { server.stop() }
    #expect(try await fixture.links(server).resolve(SampleLinks.article()) == nil)
    #expect(server.requests.count == 2)
  }

  @Test("news from the reader's own network may lead there")
  func local() async throws {
    let server = try LoopbackServer.googleNews(answer: { _ in .link(SampleLinks.answer("http://192.168.1.1/a")) })
    defer { server.stop() }
    let found = try await fixture.links(server).resolve(SampleLinks.article(isLocal: true))
    #expect(found?.link == "http://192.168.1.1/a")
  }

  @Test("the form is not sent on with a redirect")
  func redirected() async throws {
    let other = try LoopbackServer.playing(.link(SampleLinks.answer("https://example.org/other")))
    defer { other.stop() }
    let target = other.url + "/there"
    let server = try LoopbackServer.googleNews(answer: { _ in
      .response(status: 307, headers: [("Location", target)], body: [])
    })
    defer { server.stop() }
    _ = try await fixture.links(server).resolve(SampleLinks.article())
    #expect(other.calls == ["GET /there"])
    #expect(other.requests.map(\.body).joined().isEmpty)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var page = LoopbackServer.Answer.page(SampleLinks.page())
    var answer = LoopbackServer.Answer.link(SampleLinks.answer("https://example.org/storm"))
  }

  static let refusals: [Refusal] = [
    Refusal(testDescription: "too many requests for pages", page: .status(429)),
    Refusal(testDescription: "too many requests", answer: .status(429, retryAfter: 1)),
    Refusal(testDescription: "busy for a while", page: .status(503, retryAfter: 1)),
    Refusal(testDescription: "forbidden", page: .page("No", status: 403)),
    Refusal(testDescription: "a form that is not understood", answer: .link("No", status: 400)),
    Refusal(testDescription: "a page without a signature", page: .page("<html><body>Google News</body></html>")),
    Refusal(
      testDescription: "a signature that is none",
      page: .page("<div data-n-a-ts=\"1\" data-n-a-sg=\"a&quot;,[[\\\"\u{1B}[31m\"></div>")),
    Refusal(testDescription: "a time that is none", page: .page("<div data-n-a-ts=\"x]\" data-n-a-sg=\"a\"></div>")),
  ]

  @Test("after a refusal Google is not asked again in this session", arguments: GoogleNewsLinksTests.refusals)
  func refused(each: Refusal) async throws {
    let server = try LoopbackServer.googleNews(page: { _ in each.page }, answer: { _ in each.answer })
    defer { server.stop() }
    let links = fixture.links(server)
    #expect(try await links.resolve(SampleLinks.article()) == nil)
    let count = server.requests.count
    fixture.clock.advance(86_400)
    #expect(try await links.resolve(SampleLinks.article("CBMiekFVX3lxTE1another")) == nil)
    #expect(server.requests.count == count)
  }

  @Test("a page that asks for consent is a refusal")
  func consent() async throws {
    let server = try LoopbackServer { request in
      // Names below `localhost` lead to this machine, without asking a name server (RFC 6761, section 6.3).
      let port = request.headers["host"]?.split(separator: ":").last ?? ""
      return request.path == "/m"
        ? .page(SampleLinks.page()) : .redirect(to: "http://consent.localhost:\(port)/m?continue=x")
    }
    defer { server.stop() }
    let links = fixture.links(server)
    #expect(try await links.resolve(SampleLinks.article()) == nil)
    fixture.clock.advance(86_400)
    #expect(try await links.resolve(SampleLinks.article("CBMiekFVX3lxTE1another")) == nil)
    #expect(server.calls == ["GET /rss/articles/\(SampleLinks.id)", "GET /m"])
  }

  @Test(
    "after a failure that concerns one link others are asked for",
    arguments: [.status(404), .status(500), .reset([]), .truncated([0x3C])] as [LoopbackServer.Answer])
  func failed(answer: LoopbackServer.Answer) async throws {
    let server = try LoopbackServer.googleNews(page: { request in
      request.path.hasSuffix(SampleLinks.id) ? answer : .page(SampleLinks.page())
    })
    defer { server.stop() }
    let links = fixture.links(server)
    #expect(try await links.resolve(SampleLinks.article()) == nil)
    // The feeds of Google News are still fetched, too.
    #expect(fixture.cache.pause(of: [server.host], at: fixture.clock.now) == nil)
    let other = try await links.resolve(SampleLinks.article("CBMiekFVX3lxTE1another"))
    #expect(other?.link == "https://example.org/storm")
  }

  @Test("while the feeds of Google News are paused it is not asked for links, but later it is")
  func pausing() async throws {
    let server = try LoopbackServer.googleNews()
    defer { server.stop() }
    let links = fixture.links(server)
    fixture.cache.pause(server.host, for: 60, at: fixture.clock.now)
    #expect(try await links.resolve(SampleLinks.article()) == nil)
    #expect(server.requests.isEmpty)
    fixture.clock.advance(61)
    #expect(try await links.resolve(SampleLinks.article())?.way == .aggregator)
  }

  @Test("one link is asked for at a time")
  func oneAtATime() async throws {
    let server = try LoopbackServer.googleNews(
      page: { _ in .delayed(.milliseconds(20), .page(SampleLinks.page())) },
      answer: { _ in .delayed(.milliseconds(20), .link(SampleLinks.answer("https://example.org/storm"))) })
    defer { server.stop() }
    let links = fixture.links(server)
    let found = try await withThrowingTaskGroup(of: String?.self) { group in
      for number in 1...4 {
        group.addTask { try await links.resolve(SampleLinks.article("CBMiekFVX3lxTE1number\(number)"))?.link }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found == Array(repeating: "https://example.org/storm", count: 4))
    #expect(server.maximumConcurrency == 1)
    #expect(server.requests.map(\.method) == ["GET", "POST", "GET", "POST", "GET", "POST", "GET", "POST"])
  }

  @Test("offline nobody is asked, and asking can be cancelled")
  func ended() async throws {
    let server = try LoopbackServer.playing(.silence)
    defer { server.stop() }
    #expect(try await PageFixture(isOffline: true).links(server).resolve(SampleLinks.article()) == nil)
    #expect(server.requests.isEmpty)
    let task = Task { [links = fixture.links(server)] in try await links.resolve(SampleLinks.article()) }
    #expect(try await eventually { !server.requests.isEmpty })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }
}
