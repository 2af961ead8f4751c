import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Pages that a server does not give, against a server on loopback", .serialized, .takesTurns)
struct WebPagesStatusTests {
  private let fixture = PageFixture()

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackServer.Answer
    /// The error for an answer; the parameter is the server's name.
    let error: @Sendable (String) -> NewsError

    init(_ name: String, _ answer: LoopbackServer.Answer, _ error: @escaping @Sendable (String) -> NewsError) {
      testDescription = name
      self.answer = answer
      self.error = error
    }
  }

  private static let short = SamplePage.page(["You may not see this page."], title: "No")

  static let cases: [Case] = [
    Case("not found", .page(SamplePage.article, status: 404)) { .network(.noSuchPage(host: $0, status: 404)) },
    Case("gone", .status(410)) { .network(.noSuchPage(host: $0, status: 410)) },
    Case("forbidden", .page(short, status: 403)) { .network(.noSuchPage(host: $0, status: 403)) },
    Case("unauthorised", .page(short, status: 401)) { .network(.noSuchPage(host: $0, status: 401)) },
    Case("a forbidden file", .page("%PDF-1.7", status: 403, type: "application/pdf")) {
      .network(.noSuchPage(host: $0, status: 403))
    },
    Case("for legal reasons", .status(451)) { .network(.noSuchPage(host: $0, status: 451)) },
    Case("trouble", .page(SamplePage.article, status: 500)) { .network(.serverError(host: $0, status: 500)) },
    Case("busy", .status(503)) { .network(.serverError(host: $0, status: 503)) },
    Case("busy for a while", .status(503, retryAfter: 30)) {
      .network(.refused(host: $0, .tooManyRequests(retryAfter: 30)))
    },
    Case("too many requests", .status(429, retryAfter: 7)) {
      .network(.refused(host: $0, .tooManyRequests(retryAfter: 7)))
    },
  ]

  @Test("a page that is not given is an error, and asked for once", arguments: WebPagesStatusTests.cases)
  func refused(each: Case) async throws {
    let server = try LoopbackServer.playing(each.answer)
    defer { server.stop() }
    await #expect(throws: each.error(server.host)) { try await fixture.read(server.url + "/a") }
    #expect(server.requests.count == 1)
  }

  @Test("a page that failed is left alone for ten seconds, others of its host are not")
  func pause() async throws {
    let server = try LoopbackServer { $0.path == "/a" ? .status(404) : .page(SamplePage.article) }
    defer { server.stop() }
    let gone = NewsError.network(.noSuchPage(host: server.host, status: 404))
    await #expect(throws: gone) { try await fixture.read(server.url + "/a") }
    await #expect(throws: NewsError.network(.refused(host: server.host, .pausing(seconds: 10)))) {
      try await fixture.read(server.url + "/a")
    }
    #expect(try await fixture.read(server.url + "/b").verdict == .whole)
    fixture.clock.advance(10)
    await #expect(throws: gone) { try await fixture.read(server.url + "/a") }
    #expect(server.requestCounts == ["/a": 2, "/b": 1])
  }

  @Test("a host that has had too many requests is left alone for as long as it says")
  func retryAfter() async throws {
    let server = try LoopbackServer { $0.path == "/a" ? .status(429, retryAfter: 120) : .page(SamplePage.article) }
    defer { server.stop() }
    await #expect(throws: NewsError.self) { try await fixture.read(server.url + "/a") }
    fixture.clock.advance(119)
    await #expect(throws: NewsError.network(.refused(host: server.host, .pausing(seconds: 1)))) {
      try await fixture.read(server.url + "/b")
    }
    fixture.clock.advance(1)
    #expect(try await fixture.read(server.url + "/b").verdict == .whole)
    #expect(server.requestCounts == ["/a": 1, "/b": 1])
  }

  @Test("an article is read although the server says that it is forbidden", arguments: [401, 403])
  func wholeAllTheSame(status: Int) async throws {
    let server = try LoopbackServer.playing(.page(SamplePage.article, status: status))
    defer { server.stop() }
    let text = try await fixture.read(server.url + "/a")
    #expect(text.verdict == .whole)
    #expect(text.plain.contains("spring tide"))
  }

  @Test("a page for subscribers has the text that it shows, and it is never called whole")
  func paid() async throws {
    let server = try LoopbackServer { request in
      .page(request.path == "/a" ? SamplePage.article : "<html><body></body></html>", status: 402)
    }
    defer { server.stop() }
    let text = try await fixture.read(server.url + "/a")
    #expect(text.verdict == .beginning(.paywall))
    #expect(text.plain.contains("eleven houses"))
    #expect(try await fixture.read(server.url + "/b").verdict == .none(.paywall))
  }

  @Test("a page that checks its reader is no error of the network")
  func challenge() async throws {
    let page = """
      <!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head><body>
      <noscript>Enable JavaScript and cookies to continue</noscript>
      <script>window._cf_chl_opt = {};</script></body></html>
      """
    let server = try LoopbackServer.playing(.page(page, status: 403))
    defer { server.stop() }
    #expect(try await fixture.read(server.url + "/a").verdict == .none(.challenge))
  }
}
