import ParsingTestSupport
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders
@testable import SystemServices

@Suite("Pages of articles, against a server on loopback", .serialized, .takesTurns)
struct WebPagesTests {
  private let fixture = PageFixture()

  private func verdict(_ answer: LoopbackServer.Answer) async throws -> TextVerdict {
    let server = try LoopbackServer.playing(answer)
    defer { server.stop() }
    return try await fixture.read(server.url + "/a").verdict
  }

  @Test("a page is fetched, extracted, and not stored")
  func fetched() async throws {
    let server = try LoopbackServer.playing(.page(SamplePage.article))
    defer { server.stop() }
    for _ in 0..<2 {
      let text = try await fixture.read(server.url + "/storm")
      #expect(text.verdict == .whole)
      #expect(text.plain.contains("eleven houses") && text.plain.contains("spring tide"))
      #expect(text.title == "A storm over the coast")
      #expect(text.language == "en")
      #expect(text.url == server.url + "/storm")
      #expect(text.origin == .page)
      #expect(text.fetchedAt == fixture.clock.now)
    }
    #expect(server.requestCounts == ["/storm": 2])
    #expect(server.requests.allSatisfy { $0.method == "GET" && $0.headers["cookie"] == nil })
    #expect(fixture.cache.count("answer") == 0)
  }

  @Test("the encoding of the header counts")
  func encoding() async throws {
    let head = Array("<html><body><article><p>".utf8)
    // "Мир" in windows-1251, often enough for an article.
    let words = Array([[UInt8]](repeating: [0xCC, 0xE8, 0xF0, 0x20], count: 200).joined())
    let server = try LoopbackServer.playing(
      .response(
        headers: [("Content-Type", "text/html; charset=windows-1251")],
        body: head + words + Array("</p></article></body></html>".utf8)))
    defer { server.stop() }
    #expect(try await fixture.read(server.url + "/a").plain.hasPrefix("\u{41C}\u{438}\u{440} \u{41C}\u{438}\u{440}"))
  }

  @Test("cancelling ends the reading of a page that has arrived")
  func cancelledWhileRead() async throws {
    let server = try LoopbackServer.playing(.page(SamplePage.article))
    defer { server.stop() }
    let time = ProcessorTime {
      withUnsafeCurrentTask { $0?.cancel() }
      return 0
    }
    let pages = PageFixture(parser: DirectParser(time)).pages
    let reading = Task { try await pages.text(at: .address(server.url + "/a", mayBeLocal: true)) }
    await #expect(throws: NewsError.cancelled) { try await reading.value }
    #expect(server.requestCounts == ["/a": 1])
  }

  static let others: [(type: String?, bytes: [UInt8])] = [
    ("application/pdf", Array("%PDF-1.7".utf8)), (nil, Array("%PDF-1.7".utf8)), ("image/png", SamplePicture.png),
    ("text/html", SamplePicture.png), ("application/json", Array("[1, 2]".utf8)),
    ("application/rss+xml", Array(SmallFeed.rss("").utf8)), ("text/css", Array("p { color: red }".utf8)),
  ]

  @Test("an answer that is no page has no text", arguments: WebPagesTests.others)
  func other(type: String?, bytes: [UInt8]) async throws {
    #expect(
      try await verdict(.response(headers: type.map { [("Content-Type", $0)] } ?? [], body: bytes))
        == .none(.notAPage))
  }

  @Test("plain text is shown as it is")
  func plainText() async throws {
    let server = try LoopbackServer.playing(.page("One\ntwo\n\nThree", type: "text/plain"))
    defer { server.stop() }
    let text = try await fixture.read(server.url + "/a.txt")
    #expect(text.verdict == .whole)
    #expect(text.plain == "One two\n\nThree")
  }

  @Test("a page that says that there is an error has no text, although it is sent as a success")
  func errorPage() async throws {
    let page = SamplePage.page(["The page that you are looking for does not exist."], title: "404 Not Found")
    #expect(try await verdict(.page(page)) == .none(.errorPage))
  }

  @Test("of a page that is too large the beginning is read")
  func large() async throws {
    let comment = "<!--" + String(repeating: " ", count: 9 << 20) + "-->"
    #expect(
      try await verdict(.page(SamplePage.article.replacing("</body>", with: comment + "</body>")))
        == .beginning(.tooLarge))
  }

  static let endless: [LoopbackServer.Answer] = [.gzipBomb, .endlessChunks()]

  @Test("a page without end is given up", arguments: WebPagesTests.endless)
  func endlessPage(answer: LoopbackServer.Answer) async throws {
    let server = try LoopbackServer.playing(answer)
    defer { server.stop() }
    await #expect(throws: NewsError.network(.tooLarge(host: server.host, limit: 16 << 20))) {
      try await fixture.read(server.url)
    }
    #expect(server.requests.count == 1)
  }

  @Test(
    "a text that is no address of the web is an error",
    arguments: ["", "rain", "javascript:alert(1)", "file:///etc/passwd", "ftp://example.org/a", "https://"])
  func notAnAddress(text: String) async {
    await #expect(throws: NewsError.feed(.notAnAddress(text))) { try await fixture.read(text) }
  }

  @Test("the page of an unresolved link of Google News is not fetched, as it has no article")
  func opaque() async throws {
    let link = "https://news.google.com/rss/articles/CBMiAB"
    // A proxy where nobody listens: a request would fail.
    let http = HTTPClient(userAgent: "t", environment: ["https_proxy": "http://127.0.0.1:1"])
    let text = try await WebPages(fetcher: .quick(http: http)).text(at: .address(link, mayBeLocal: false))
    #expect(text.verdict == .none(.linkNotFollowed))
    #expect(text.url == link)
  }

  @Test("offline no page is fetched")
  func offline() async throws {
    let offline = PageFixture(isOffline: true)
    await #expect(throws: NewsError.network(.offline)) { try await offline.read("https://example.org/a") }
  }

  @Test("a name and password in the address are in no text")
  func login() async throws {
    let server = try LoopbackServer.playing(.page(SamplePage.article))
    defer { server.stop() }
    let text = try await fixture.read("http://jo:sesame@127.0.0.1:\(server.port)/a")
    #expect(text.url == server.url + "/a")
  }

  @Test("reading can be cancelled")
  func cancelled() async throws {
    let server = try LoopbackServer.playing(.silence)
    defer { server.stop() }
    let task = Task { [fixture, url = server.url] in try await fixture.read(url) }
    #expect(try await eventually { !server.requests.isEmpty })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }
}
