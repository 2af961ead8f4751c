import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Searches of NewsAPI, and what the cache keeps of it", .serialized, .takesTurns)
struct NewsAPISearchTests {
  private let clock = TestClock()
  private let cache = Cache(path: nil)
  private let lists = ListsInMemory()
  private let home = HeadlineRequest(scope: .local(.unitedStates))

  private static func page(_ articles: String...) -> String {
    #"{"status":"ok","totalResults":\#(articles.count),"articles":[\#(articles.joined(separator: ","))]}"#
  }

  private static let one = page(#"{"source":{"id":"s","name":"S"},"title":"T","url":"https://e.org/1"}"#)

  struct Question: Sendable {
    let request: SearchRequest
    let query: [String: String]
  }

  private static let urdu = Language(code: "ur")

  static let questions: [Question] = [
    Question(
      request: SearchRequest(text: "tea"),
      query: ["q": "tea", "sortBy": "publishedAt", "pageSize": "20", "page": "1"]),
    Question(
      request: SearchRequest(text: "", sources: ["le-monde", "bbc-news"], order: .relevancy),
      query: ["sources": "le-monde%2Cbbc-news", "sortBy": "relevancy", "pageSize": "20", "page": "1"]),
    Question(
      request: SearchRequest(
        text: "\"tea time\" +milk", fields: [.title, .description],
        domains: Domains(["bbc.co.uk"], excluded: ["a.org"]),
        dates: Dates(from: Date(timeIntervalSince1970: 1_793_491_200), to: Date(timeIntervalSince1970: 1_793_577_599)),
        edition: .init(language: urdu), order: .popularity, paging: Paging(page: 3, limit: 100)),
      query: [
        "q": "%22tea%20time%22%20%2Bmilk", "searchIn": "title%2Cdescription", "domains": "bbc.co.uk",
        "excludeDomains": "a.org", "from": "2026-11-01T00%3A00%3A00", "to": "2026-11-01T23%3A59%3A59",
        "language": "ud", "sortBy": "popularity", "pageSize": "100", "page": "3",
      ]),
  ]

  @Test("a search is sent with all its parameters and no others", arguments: NewsAPISearchTests.questions)
  func parameters(question: Question) async throws {
    let server = try LoopbackServer.playing(.json(Self.one))
    defer { server.stop() }
    let page = try await NewsAPIRepository.quick(server).search(question.request, .current)
    #expect(page.articles.map(\.title) == ["T"])
    #expect(server.requests.map(\.path) == ["/v2/everything"])
    #expect(server.requests.map(\.query) == [question.query])
  }

  /// A page of one answer, as it comes from the cache.
  private func stored(_ page: NewsPage, _ reason: StoredReason) -> NewsPage {
    var page = page
    page.origin.stored = reason
    let request = page.articles.first?.provenance?.request
    let provenance = Provenance(
      Origin(.newsapi, receivedAt: page.origin.receivedAt, stored: reason), request: request, isLocal: true)
    for index in page.articles.indices { page.articles[index].provenance = provenance }
    return page
  }

  @Test("a page and its articles have their time, and the reason if they are stored")
  func origin() async throws {
    let server = try LoopbackServer.playing(.json(Self.one), .json("", status: 500))
    defer { server.stop() }
    let repository = NewsAPIRepository.quick(server, cache: cache, lists: lists, clock: clock)
    let request = SearchRequest(text: "tea")
    let first = try await repository.search(request, .current)
    #expect(first.origin == Origin(.newsapi, receivedAt: clock.now))
    #expect(first.articles.map(\.provenance?.origin.receivedAt) == [clock.now])
    #expect(try await repository.search(request, .current) == stored(first, .recent))
    clock.advance(3600)
    #expect(try await repository.search(request, .kept) == stored(first, .renewing))
    let failure = StoredReason.failure(.network(.serverError(host: server.host, status: 500)))
    #expect(try await repository.search(request, .current) == stored(first, failure))
    #expect(server.requests.count == 2)

    // A stored answer needs no key.
    let offline = NewsAPIRepository.quick(server, isOffline: true, cache: cache, lists: lists, clock: clock, key: nil)
    #expect(try await offline.search(request, .current) == stored(first, .offline))
    await #expect(throws: NewsError.network(.offline)) {
      try await offline.search(SearchRequest(text: "milk"), .current)
    }
  }

  @Test("sources have their time, and are fresh for a week")
  func sources() async throws {
    let server = try LoopbackServer.playing(.json(#"{"status":"ok","sources":[{"id":"a","name":"A"}]}"#))
    defer { server.stop() }
    let repository = NewsAPIRepository.quick(server, cache: cache, lists: lists, clock: clock)
    let first = try await repository.sources(SourceRequest())
    #expect(first.origin == Origin(.newsapi, receivedAt: clock.now))
    clock.advance(7 * 86_400 - 1)
    let second = try await repository.sources(SourceRequest())
    #expect(second.sources == first.sources)
    #expect(second.stored == .recent)
    clock.advance(1)
    #expect(try await repository.sources(SourceRequest()).stored == nil)
    #expect(server.requests.count == 2)
  }

  static let marked: [(String, Bool)] = [
    (#"{"title":"[Removed]","url":"https://removed.com","publishedAt":"1970-01-01T00:00:00Z"}"#, true),
    (#"{"title":"[Removed]","url":"https://e.org/2","publishedAt":"2026-11-01T08:00:00Z"}"#, true),
    (#"{"title":" [Removed]\r\n","url":null}"#, true),
    (#"{"title":null,"url":"http://www.removed.com/"}"#, true),
    (#"{"title":"News","url":"https://removed.com/?utm_source=x"}"#, true),
    (#"{"title":"News","description":"[Removed]","content":"[Removed]","url":"https://e.org/2"}"#, false),
    (#"{"title":"[Removed] from the shelves","url":"https://e.org/2"}"#, false),
    (#"{"title":"News","url":"https://removed.com/story"}"#, false),
    (#"{"title":"News","url":"https://removed.com.e.org"}"#, false),
    ("{}", false),
  ]

  @Test("an article that its source withdrew is left out and counted", arguments: NewsAPISearchTests.marked)
  func removed(article: String, isRemoved: Bool) async throws {
    let other = #"{"title":"T","url":"https://e.org/1"}"#
    let server = try LoopbackServer.playing(.json(Self.page(article, other)))
    defer { server.stop() }
    let repository = NewsAPIRepository.quick(server)
    for page in [
      try await repository.search(SearchRequest(text: "tea"), .current), try await repository.headlines(home, .current),
    ] {
      #expect(page.removed == (isRemoved ? 1 : 0))
      #expect(page.articles.count == (isRemoved ? 1 : 2))
      #expect(page.articles.last?.title == "T")
    }
  }

  @Test("a country whose articles were all withdrawn has news")
  func allRemoved() async throws {
    let server = try LoopbackServer.playing(.json(Self.page(#"{"title":"[Removed]"}"#)))
    defer { server.stop() }
    let page = try await NewsAPIRepository.quick(server).headlines(HeadlineRequest(scope: .local(.france)), .current)
    #expect(page.articles.isEmpty)
    #expect(page.removed == 1)
    #expect(page.remark == nil)
  }

  static let errors: [(Int, String)] = [
    (401, #"{"status":"error","code":"apiKeyInvalid","message":"m"}"#),
    (426, #"{"status":"error","code":"maximumResultsReached","message":"m"}"#),
    (429, #"{"status":"error","code":"rateLimited","message":"m"}"#),
    (500, #"{"status":"error","code":"unexpectedError","message":"m"}"#),
    (200, #"{"status":"error","code":"apiKeyExhausted","message":"m"}"#),
    (200, "<!DOCTYPE html><title>Sign in</title>"), (200, ""), (200, "{"), (200, #"{"status":"ok"}"#),
    (200, #"{"status":"ok","sources":[]}"#), (302, one), (500, one), (404, one),
  ]

  @Test("an answer that is not a page of news is not stored", arguments: NewsAPISearchTests.errors)
  func notKept(status: Int, body: String) async throws {
    let server = try LoopbackServer.playing(.json(body, status: status))
    defer { server.stop() }
    let repository = NewsAPIRepository.quick(server, cache: cache, lists: lists, clock: clock)
    await #expect(throws: NewsError.self) { try await repository.search(SearchRequest(text: "tea"), .current) }
    #expect(lists.addresses.isEmpty)
    #expect(cache.count("request") == server.requests.count)
  }

  @Test("the key is never written into the cache")
  func secret() async throws {
    let folder = TemporaryFolder()
    let key = "0123456789abcdef0123456789abcdef"
    let server = try LoopbackServer { request in
      switch request.path {
      case "/v2/top-headlines/sources": .json(#"{"status":"ok","sources":[]}"#)
      case "/v2/everything": .json(Self.one)
      default: .json(#"{"status":"error","code":"apiKeyInvalid","message":"m"}"#, status: 401)
      }
    }
    defer { server.stop() }
    let cache = Cache(path: folder.path + "/store.sqlite")
    let repository = NewsAPIRepository.quick(server, cache: cache, lists: lists, clock: clock, key: key)
    _ = try await repository.search(SearchRequest(text: "tea"), .current)
    _ = try await repository.sources(SourceRequest())
    await #expect(throws: NewsError.self) { try await repository.headlines(home, .current) }
    #expect(server.requests.count == 3)
    #expect(server.requests.allSatisfy { $0.headers["x-api-key"] == key })

    var written: [UInt8] = []
    for name in try folder.names() where name.hasPrefix("store.sqlite") {
      written += FileManager.default.contents(atPath: folder.path + "/" + name) ?? Data()
    }
    // The address is in the file, and the key would be next to it.
    #expect(written.firstRange(of: Array("/v2/top-headlines/sources".utf8)) != nil)
    #expect(lists.addresses.allSatisfy { $0.contains("/v2/everything?q=tea") && !$0.contains(key) })
    #expect(written.firstRange(of: Array(key.utf8)) == nil)
  }
}
