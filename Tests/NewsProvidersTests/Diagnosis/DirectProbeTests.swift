import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Asking providers for a diagnosis", .serialized, .takesTurns)
struct DirectProbeTests {
  private static let key = "0123456789abcdef0123456789abcdef"
  private static let date = ("Date", "Fri, 15 Jan 2027 08:00:00 GMT")
  private static let items =
    "<item><title>One</title><link>https://a.example/1</link><pubDate>Fri, 15 Jan 2027 07:00:00 GMT</pubDate></item>"
    + "<item><title>Two</title><link>https://a.example/2</link><pubDate>Fri, 15 Jan 2027 06:00:00 GMT</pubDate></item>"
  private static let rss = "<rss version=\"2.0\"><channel><title>Paper</title>\(items)</channel></rss>"
  private static let page =
    #"{"status":"ok","articles":[{"title":"a","publishedAt":"2027-01-15T07:30:00Z"},{"title":"b"}]}"#

  private let folder = TemporaryFolder()
  private let lists = ListsInMemory()
  private let clock = TestClock(Date(timeIntervalSince1970: 1_800_000_000))

  private var store: FilePath { FilePath(folder.path + "/store.sqlite") }

  private func probe(
    at base: String, key: String? = key, choice: ProviderChoice = .auto, isOffline: Bool = false,
    environment: [String: String] = [:], cache: Cache? = nil
  ) -> DirectProbe {
    let http = isOffline ? nil : HTTPClient(userAgent: "supernews/test")
    let fetcher = Fetcher.quick(http: http, cache: cache ?? Cache(path: store), lists: lists, clock: clock)
    return DirectProbe(
      fetcher: fetcher, bases: DirectProbe.Bases(googleNews: base, newsAPI: base), keys: FakeKeys(key),
      sources: SourceFeedsRepository(fetcher: fetcher, ownFeeds: FakeOwnFeeds(), languageCode: "en"), choice: choice,
      environment: environment)
  }

  private func server(_ answer: LoopbackServer.Answer) throws -> LoopbackServer { try LoopbackServer { _ in answer } }

  @Test("Google News is asked once, and nothing is stored")
  func googleNews() async throws {
    let server = try server(
      .response(headers: [("Content-Type", "application/xml"), Self.date], body: Array(Self.rss.utf8)))
    defer { server.stop() }
    let answer = try await probe(at: server.url).ask(.googleNews, in: .english)
    #expect(answer.headlines == 2 && answer.source == nil)
    #expect(answer.newest == Date(timeIntervalSince1970: 1_799_996_400))
    #expect(answer.clockLead == 0)
    #expect(server.requests.count == 1)
    #expect(try folder.names().isEmpty)
  }

  @Test("a failure is not repeated, and no pause follows it", arguments: [500, 503, 429])
  func failure(status: Int) async throws {
    let server = try server(.response(status: status, headers: [("Retry-After", "1")], body: []))
    defer { server.stop() }
    for _ in 0..<2 {
      await #expect(throws: NewsError.self) { try await probe(at: server.url).ask(.googleNews, in: .english) }
    }
    #expect(server.requests.count == 2)
    #expect(try folder.names().isEmpty)
  }

  @Test("a web page is not headlines")
  func webPage() async throws {
    let server = try server(
      .response(headers: [("Content-Type", "text/html")], body: Array("<html>Log in</html>".utf8)))
    defer { server.stop() }
    await #expect(throws: NewsError.self) { try await probe(at: server.url).ask(.googleNews, in: .english) }
  }

  @Test("NewsAPI is asked once, which counts")
  func newsAPI() async throws {
    let server = try server(.json(Self.page))
    defer { server.stop() }
    let cache = Cache(path: nil)
    let answer = try await probe(at: server.url, cache: cache).ask(.newsapi, in: .english)
    #expect(answer.headlines == 2 && answer.newest == Date(timeIntervalSince1970: 1_799_998_200))
    #expect(answer.clockLead == nil)
    #expect(server.requests.map { $0.headers["x-api-key"] } == [Self.key])
    let account = NewsAPIAccount(cache: cache, keys: FakeKeys(Self.key))
    #expect(account.quota(at: clock.now) == Quota(sent: [.headlines: 1], answered: 1, first: clock.now))
  }

  @Test("NewsAPI is not asked again if it is busy", arguments: [429, 503])
  func busy(status: Int) async throws {
    let server = try server(.json(#"{"status":"error","code":"rateLimited"}"#, status: status))
    defer { server.stop() }
    await #expect(throws: NewsError.self) { try await probe(at: server.url).ask(.newsapi, in: .english) }
    #expect(server.requests.count == 1)
  }

  @Test("who is asked depends on the network, the key and the choice")
  func reasons() {
    func reason(_ service: NewsService, _ probe: DirectProbe) -> NotAsked? {
      probe.reasonNotToAsk(service, in: .english)
    }
    let base = "http://127.0.0.1:1"
    #expect(reason(.googleNews, probe(at: base)) == nil && reason(.newsapi, probe(at: base)) == nil)
    #expect(reason(.newsapi, probe(at: base, key: nil)) == .noKey)
    #expect(reason(.newsapi, probe(at: base, choice: .feeds)) == .notChosen)
    #expect(reason(.googleNews, probe(at: base, choice: .newsapi)) == .notChosen)
    for service in NewsService.allCases {
      #expect(reason(service, probe(at: base, isOffline: true)) == .offline)
      #expect(reason(service, probe(at: base, choice: .sample)) == .notChosen)
    }
    #expect((try? folder.names()) == [])
  }

  @Test("a host that wants no requests for a while gets none, and its pause stays as it is")
  func pause() throws {
    let probe = probe(at: "http://127.0.0.1:1")
    let host = try #require(probe.host(of: .googleNews, in: .english))
    do {
      let cache = Cache(path: store)
      cache.pause(host, for: 90, at: clock.now)
    }
    let before = try folder.names()
    #expect(probe.reasonNotToAsk(.googleNews, in: .english) == .pausing(seconds: 90))
    #expect(try folder.names() == before)
    clock.advance(91)
    #expect(probe.reasonNotToAsk(.googleNews, in: .english) == nil)
    // A file that is none is not replaced.
    try folder.write("no database".utf8, to: "store.sqlite")
    #expect(probe.reasonNotToAsk(.googleNews, in: .english) == nil)
    #expect(try folder.read("store.sqlite") == "no database")
  }

  @Test(
    "a proxy is named without its name and password",
    arguments: [
      ("http://anna:pass@proxy.example:3128", "http://proxy.example:3128"),
      ("proxy.example:3128", "proxy.example:3128"),
      ("anna:p@ss@proxy.example", "proxy.example"), ("socks5://proxy.example", "socks5://proxy.example"),
    ])
  func proxy(given: String, shown: String) {
    let probe = probe(at: "https://news.example", environment: ["https_proxy": given])
    #expect(probe.proxy == shown)
    #expect(self.probe(at: "https://news.example").proxy == nil)
  }
}
