import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Pages that lead elsewhere, against a server on loopback", .serialized, .takesTurns)
struct WebPagesRedirectTests {
  private let fixture = PageFixture()

  @Test("a redirect to another page is followed, and the text has its address")
  func moved() async throws {
    let server = try LoopbackServer { $0.path == "/old" ? .redirect(to: "/new/story") : .page(SamplePage.article) }
    defer { server.stop() }
    let text = try await fixture.read(server.url + "/old")
    #expect(text.verdict == .whole)
    #expect(text.url == server.url + "/new/story")
  }

  static let reasons: [(String, NoText)] = [
    ("/", .homePage), ("/index.html", .homePage), ("/login?next=/a", .login), ("/account/signin", .login),
    ("/cookie-consent?back=/a", .consent), ("http://consent.localhost:PORT/m?gl=FR", .consent),
    ("http://accounts.localhost:PORT/start", .login),
  ]

  @Test(
    "a redirect to another kind of page has no text, whatever stands there", arguments: WebPagesRedirectTests.reasons)
  func elsewhere(target: String, reason: NoText) async throws {
    let server = try LoopbackServer { request in
      // Names below `localhost` lead to this machine, without asking a name server (RFC 6761, section 6.3).
      let port = request.headers["host"]?.split(separator: ":").last ?? ""
      return request.path == "/story/a"
        ? .redirect(to: target.replacing("PORT", with: port)) : .page(SamplePage.article)
    }
    defer { server.stop() }
    let text = try await fixture.read(server.url + "/story/a")
    #expect(text.verdict == .none(reason))
    #expect(text.blocks.isEmpty)
    #expect(server.requests.count == 2)
  }

  @Test("a page that redirects to itself is an error")
  func circle() async throws {
    let server = try LoopbackServer.playing(.redirect(to: "/a"))
    defer { server.stop() }
    await #expect(throws: NewsError.network(.badResponse(host: server.host, detail: "more than 5 redirects"))) {
      try await fixture.read(server.url + "/a")
    }
  }

  @Test("a page that leads on by itself is followed once", arguments: ["0; url=/b", "0;URL='/b'", "5,/b"])
  func refresh(content: String) async throws {
    let server = try LoopbackServer { request in
      .page(request.path == "/a" ? SamplePage.refresh(content) : SamplePage.article)
    }
    defer { server.stop() }
    let text = try await fixture.read(server.url + "/a")
    #expect(text.verdict == .whole)
    #expect(text.url == server.url + "/b")
  }

  @Test("pages that lead to each other end at the second")
  func refreshCircle() async throws {
    let server = try LoopbackServer { request in
      .page(SamplePage.refresh(request.path == "/a" ? "0; url=/b" : "0; url=/a"))
    }
    defer { server.stop() }
    let text = try await fixture.read(server.url + "/a")
    #expect(text.blocks.isEmpty)
    #expect(server.requestCounts == ["/a": 1, "/b": 1])
  }

  @Test("an article that only renews itself now and then is read")
  func reload() async throws {
    let head = "<meta http-equiv=\"refresh\" content=\"0; url=/b\">"
    let server = try LoopbackServer.playing(.page(SamplePage.page(SamplePage.paragraphs, head: head)))
    defer { server.stop() }
    #expect(try await fixture.read(server.url + "/a").verdict == .whole)
    #expect(server.requestCounts == ["/a": 1])
  }

  @Test("a page that leads on to the home page, a login or a file is judged as a redirect is")
  func refreshElsewhere() async throws {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/news/1": .page(SamplePage.refresh("0; url=/"))
      case "/wall": .page(SamplePage.refresh("0; url=/login"))
      case "/file": .page(SamplePage.refresh("0; url=/a.pdf"))
      case "/a.pdf": .page("%PDF-1.7", type: "application/pdf")
      default: .page(SamplePage.article)
      }
    }
    defer { server.stop() }
    #expect(try await fixture.read(server.url + "/news/1").verdict == .none(.homePage))
    #expect(try await fixture.read(server.url + "/wall").verdict == .none(.login))
    #expect(try await fixture.read(server.url + "/file").verdict == .none(.notAPage))
  }

  @Test("a page of the internet does not lead into the reader's own network", arguments: [true, false])
  func privateNetwork(mayBeLocal: Bool) async throws {
    let inside = try LoopbackServer { _ in .page(SamplePage.article) }
    defer { inside.stop() }
    let target = inside.url + "/secret"
    let outside = try LoopbackServer(at: "127.0.0.2") { request in
      request.path == "/redirect" ? .redirect(to: target) : .page(SamplePage.refresh("0; url=\(target)"))
    }
    defer { outside.stop() }
    for path in ["/redirect", "/refresh"] {
      await #expect(throws: NewsError.network(.privateNetwork(host: inside.host)), "\(path)") {
        try await fixture.read(outside.url + path, mayBeLocal: mayBeLocal)
      }
    }
    #expect(inside.connectionCount == 0)
  }

  @Test("an address in the reader's own network is read if the reader has typed it, and may lead on there")
  func ownNetwork() async throws {
    let inside = try LoopbackServer { request in
      .page(request.path == "/a" ? SamplePage.refresh("0; url=/b") : SamplePage.article)
    }
    defer { inside.stop() }
    await #expect(throws: NewsError.network(.privateNetwork(host: inside.host))) {
      try await fixture.read(inside.url + "/a", mayBeLocal: false)
    }
    #expect(inside.connectionCount == 0)
    #expect(try await fixture.read(inside.url + "/a").url == inside.url + "/b")
  }
}
