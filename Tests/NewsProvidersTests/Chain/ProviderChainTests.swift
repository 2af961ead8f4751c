import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("A chain of providers", .serialized, .takesTurns)
struct ProviderChainTests {
  private static let france = HeadlineRequest(scope: .local(.france))
  private static let home = HeadlineRequest(scope: .local(.unitedStates))
  private static let moon = SearchRequest(text: "moon", edition: .init(language: .french))

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var key: String? = "k1"
    var newsAPI = LoopbackServer.Answer.newsAPI("N1")
    var google = LoopbackServer.Answer.google("G1")
    var isSourceThere = true
    /// The services that the server is asked for.
    let asked: String
    let title: String
    /// The attempts before the page; the parameter is the server's name.
    let attempts: @Sendable (String) -> [Attempt]
  }

  static let cases: [Case] = [
    Case(testDescription: "NewsAPI has something", asked: "N", title: "N1") { _ in [] },
    Case(testDescription: "no key", key: nil, asked: "G", title: "G1") { _ in
      [Attempt(.newsapi, .failed(.key(.missing)))]
    },
    Case(testDescription: "ok, but nothing", newsAPI: .newsAPI(), asked: "NG", title: "G1") { _ in
      [Attempt(.newsapi, .nothing)]
    },
    Case(testDescription: "trouble of NewsAPI", newsAPI: .status(500), asked: "NG", title: "G1") {
      [Attempt(.newsapi, .failed(.network(.serverError(host: $0, status: 500))))]
    },
    Case(
      testDescription: "the key is refused", newsAPI: .newsAPIError(401, "apiKeyInvalid"), asked: "NG", title: "G1"
    ) { _ in [Attempt(.newsapi, .failed(.key(.invalid(message: "m"))))] },
    Case(testDescription: "Google turns away", key: nil, google: .status(429), asked: "G", title: "P1") {
      [
        Attempt(.newsapi, .failed(.key(.missing))),
        Attempt(.googleNews, .failed(.network(.refused(host: $0, .tooManyRequests(retryAfter: nil))))),
      ]
    },
    Case(testDescription: "Google has an empty front page", key: nil, google: .google(), asked: "G", title: "P1") {
      [
        Attempt(.newsapi, .failed(.key(.missing))),
        Attempt(.googleNews, .failed(.network(.refused(host: $0, .emptyList)))),
      ]
    },
    Case(
      testDescription: "both fail", newsAPI: .status(500), google: .captivePortal, asked: "NG", title: "P1"
    ) {
      [
        Attempt(.newsapi, .failed(.network(.serverError(host: $0, status: 500)))),
        Attempt(.googleNews, .failed(.network(.refused(host: $0, .webPage)))),
      ]
    },
  ]

  @Test(
    "the first service with news gives the page, with the attempts before it",
    arguments: ProviderChainTests.cases)
  func firstThatHasSomethingGivesThePage(each: Case) async throws {
    let fixture = try ChainFixture(key: each.key)
    fixture.play(newsAPI: each.newsAPI, google: each.google)
    try await fixture.keepSource("P1")
    let page = try await fixture.chain().headlines(Self.france, .current)
    #expect(page.titles.first == each.title)
    #expect(page.origin.provider == (each.title == "N1" ? .newsapi : .feeds))
    #expect(page.attempts == each.attempts(fixture.host))
    #expect(page.articles.allSatisfy { $0.provenance?.attempts == page.attempts })
    #expect(fixture.asked == each.asked)
  }

  @Test("searches work alike", arguments: [("k1", "N", "N1"), (nil, "G", "G1")] as [(String?, String, String)])
  func search(key: String?, asked: String, title: String) async throws {
    let fixture = try ChainFixture(key: key)
    #expect(try await fixture.chain().search(Self.moon, .current).titles == [title])
    #expect(fixture.asked == asked)
  }

  @Test("without NewsAPI only feeds are asked, and NewsAPI is not in the attempts")
  func feedsOnly() async throws {
    let fixture = try ChainFixture()
    let page = try await fixture.chain(hasNewsAPI: false, hasSample: false).headlines(Self.france, .current)
    #expect(page.titles == ["G1"])
    #expect(page.attempts.isEmpty)
    #expect(fixture.asked == "G")
  }

  @Test("if no service has news, the sample edition is returned with the reason")
  func sample() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .status(500), google: .status(404))
    let page = try await fixture.chain().headlines(Self.france, .current)
    #expect(page.origin.provider == .sample)
    #expect(
      page.attempts == [
        Attempt(.newsapi, .failed(.network(.serverError(host: fixture.host, status: 500)))),
        Attempt(.googleNews, .failed(.network(.noSuchPage(host: fixture.host, status: 404)))),
        Attempt(.sourceFeeds, .failed(.network(.offline))),
      ])
    #expect(try await fixture.chain().search(SearchRequest(text: "nobel"), .current).origin.provider == .sample)
  }

  @Test("without a sample edition the most useful error is thrown")
  func failure() async throws {
    let fixture = try ChainFixture(key: nil)
    fixture.play(google: .status(429))
    // Neither the missing key nor the failure to reach the sources.
    await #expect(throws: NewsError.network(.refused(host: fixture.host, .tooManyRequests(retryAfter: nil)))) {
      try await fixture.chain(hasSample: false).headlines(Self.france, .current)
    }
  }

  @Test("a search that finds nothing gives an empty page and not the sample edition", arguments: ["k1", nil])
  func nothingFound(key: String?) async throws {
    let fixture = try ChainFixture(key: key)
    fixture.play(newsAPI: .newsAPI(), google: .google())
    let page = try await fixture.chain().search(Self.moon, .current)
    #expect(page.articles.isEmpty)
    #expect(page.origin.provider == (key == nil ? .feeds : .newsapi))
    #expect(fixture.asked == (key == nil ? "G" : "NG"))
    // The service of the page is not an attempt; and if Google News has nothing, sources' feeds do not matter.
    let others =
      key == nil
      ? [Attempt(.newsapi, .failed(.key(.missing)))]
      : [Attempt(.googleNews, .nothing), Attempt(.sourceFeeds, .failed(.network(.offline)))]
    #expect(page.attempts == others)
  }

  @Test("that the sources' feeds list nothing is no answer where Google News could not be asked")
  func nothingListed() async throws {
    let fixture = try ChainFixture(key: nil)
    fixture.play(google: .status(429))
    try await fixture.keepSource("P1")
    await #expect(throws: NewsError.network(.refused(host: fixture.host, .tooManyRequests(retryAfter: nil)))) {
      try await fixture.chain(hasSample: false).search(Self.moon, .current)
    }
    #expect(try await fixture.chain(hasSample: false).search(SearchRequest(text: "P1"), .current).articles.count == 1)
  }

  @Test("an answer whose articles were all withdrawn is still an answer")
  func removed() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .newsAPI("[Removed]"))
    let page = try await fixture.chain().headlines(Self.home, .current)
    #expect(page.origin.provider == .newsapi)
    #expect(page.removed == 1)
    #expect(fixture.asked == "N")
  }

  @Test("a source that NewsAPI does not know is searched for by its site")
  func source() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .newsAPIError(400, "sourceDoesNotExist"))
    let request = HeadlineRequest(scope: .source(SourceReference(id: "le-monde", name: "Le Monde")))
    let page = try await fixture.chain().headlines(request, .current)
    #expect(page.titles == ["G1"])
    #expect(page.attempts == [Attempt(.newsapi, .failed(.name(.unknownSource("le-monde", nearest: nil))))])
  }

  @Test("a source that no service knows is unknown")
  func unknownSource() async throws {
    let fixture = try ChainFixture(key: nil)
    let request = HeadlineRequest(scope: .source(SourceReference(id: "no-such-source", name: "None")))
    for hasSample in [true, false] {
      await #expect(throws: NewsError.name(.unknownSource("no-such-source", nearest: nil))) {
        try await fixture.chain(hasSample: hasSample).headlines(request, .current)
      }
    }
    #expect(fixture.asked == "")
  }

  @Test(
    "a list continues with the service that began it, even if that has nothing more",
    arguments: [NewsService.newsapi, .googleNews])
  func further(service: NewsService) async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .newsAPI())
    let request = HeadlineRequest(scope: .local(.france), paging: Paging(page: 2), service: service)
    let page = try await fixture.chain().headlines(request, .current)
    #expect(page.articles.isEmpty)
    #expect(page.service == service)
    var search = SearchRequest(text: "a", paging: Paging(page: 2))
    search.service = service
    let found = try await fixture.chain().search(search, .current)
    #expect(found.articles.isEmpty)
    #expect(fixture.asked == (service == .newsapi ? "NN" : "GG"))
  }

  @Test("a list of the sample edition continues with it, and one of another service may fail")
  func furtherOfSample() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .status(500), google: .status(500))
    let request = HeadlineRequest(scope: .local(.france), paging: Paging(page: 2), service: .sample)
    let page = try await fixture.chain().headlines(request, .current)
    #expect(page.origin.provider == .sample && !page.articles.isEmpty)
    #expect(fixture.asked == "")
    for service in [NewsService.newsapi, .googleNews] {
      let request = HeadlineRequest(scope: .local(.france), paging: Paging(page: 2), service: service)
      await #expect(throws: NewsError.network(.serverError(host: fixture.host, status: 500))) {
        try await fixture.chain().headlines(request, .current)
      }
    }
  }

  @Test("a cancelled task asks no further service")
  func cancelled() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .silence)
    let chain = fixture.chain()
    let task = Task { try await chain.headlines(Self.home, .current) }
    #expect(try await eventually { fixture.asked == "N" })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    #expect(fixture.asked == "N")
  }
}
