import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("NewsAPI, against a server on loopback", .serialized, .takesTurns)
struct NewsAPIRepositoryTests {
  private let france = HeadlineRequest(scope: .local(.france))
  private let home = HeadlineRequest(scope: .local(.unitedStates))

  private static let page = """
    {"status":"ok","totalResults":34,"articles":[{"source":{"id":"s","name":"S"},"title":"T","url":"https://e.org/1"}]}
    """

  @Test("each kind of headlines is requested with its own parameters")
  func parameters() async throws {
    let server = try LoopbackServer { _ in .json(Self.page) }
    defer { server.stop() }
    let repository = NewsAPIRepository.quick(server)
    _ = try await repository.headlines(
      HeadlineRequest(scope: .local(.france), paging: Paging(page: 2, limit: 5)), .current)
    _ = try await repository.headlines(HeadlineRequest(scope: .category(.sports, .unitedStates)), .current)
    _ = try await repository.headlines(
      HeadlineRequest(scope: .source(SourceReference(id: "bbc-news", name: "BBC"))), .current)
    #expect(server.requests.allSatisfy { $0.path == "/v2/top-headlines" })
    #expect(
      server.requests.map(\.query) == [
        ["country": "fr", "page": "1", "pageSize": "20"],
        ["country": "us", "category": "sports", "page": "1", "pageSize": "20"],
        ["sources": "bbc-news", "page": "1", "pageSize": "20"],
      ])
  }

  @Test(
    "the first twenty are one request, however few of them are wanted",
    arguments: [
      (1, 5, 1...5, "20", "1"), (2, 5, 6...10, "20", "1"), (4, 5, 16...20, "20", "1"), (1, 20, 1...20, "20", "1"),
      (5, 5, 21...25, "5", "5"), (3, 8, 17...24, "8", "3"), (1, 21, 1...21, "21", "1"), (2, 20, 21...40, "20", "2"),
    ])
  func slices(page: Int, limit: Int, numbers: ClosedRange<Int>, pageSize: String, asked: String) async throws {
    let server = try LoopbackServer { request in
      let size = request.query["pageSize"].flatMap { Int($0) } ?? 0
      let first = ((request.query["page"].flatMap { Int($0) } ?? 1) - 1) * size
      let articles = (1...size).map { "{\"title\":\"\(first + $0)\",\"url\":\"https://e.org/\(first + $0)\"}" }
      return .json(#"{"status":"ok","totalResults":90,"articles":[\#(articles.joined(separator: ","))]}"#)
    }
    defer { server.stop() }
    let request = HeadlineRequest(scope: .local(.france), paging: Paging(page: page, limit: limit))
    let given = try await NewsAPIRepository.quick(server).headlines(request, .current)
    #expect(given.articles.map(\.title) == numbers.map(String.init))
    #expect(given.total == 90)
    #expect(server.requests.map(\.query) == [["country": "fr", "page": asked, "pageSize": pageSize]])
  }

  static let titles: [(String, String)] = [
    ("Ferry &amp; tea", "Ferry & tea"), ("It&#39;s &quot;late&quot;", "It's \"late\""),
    ("caf&eacute;&nbsp;1", "café\u{A0}1"),
    ("std::list<int> &lt;b&gt;", "std::list<int> <b>"), ("a<b and c>d", "a<b and c>d"), ("&amp;amp;", "&amp;"),
    ("AT&T", "AT&T"), ("fish &c", "fish &c"), ("questions &a", "questions &a"), ("R&D;", "R&D;"),
  ]

  @Test("references in titles and names are resolved, and nothing is taken for markup", arguments: titles)
  func references(title: String, expected: String) async throws {
    let text = title.replacing("\"", with: "\\\"")
    let server = try LoopbackServer { request in
      request.path.hasSuffix("sources")
        ? .json(#"{"status":"ok","sources":[{"id":"s","name":"\#(text)"}]}"#)
        : .json(#"{"status":"ok","articles":[{"title":"\#(text)","url":"https://e.org/1"}]}"#)
    }
    defer { server.stop() }
    let repository = NewsAPIRepository.quick(server)
    #expect(try await repository.headlines(home, .current).articles.map(\.title) == [expected])
    #expect(try await repository.sources(SourceRequest()).sources.map(\.name) == [expected])
  }

  static let odd = [
    #"{"status":"ok","totalResults":1e300,"articles":[{"title":"T"}]}"#,
    #"{"status":"ok","totalResults":-9223372036854775809,"articles":[{"title":"T"},null,7,[],"a",{"title":["x"]}]}"#,
    #"{"status":"ok","totalResults":null,"articles":[{"title":"T","source":7,"publishedAt":1e99,"url":{"a":1}}]}"#,
    #"{"status":"ok","articles":[{"title":"T","publishedAt":"9999-99-99T99:99:99Z","source":{"id":[],"name":null}}]}"#,
    #"{"status":"ok","articles":[{"title":"T","url":"javascript:alert(1)","urlToImage":"file:///etc/passwd"}]}"#,
  ]

  @Test("odd values affect nothing but themselves", arguments: NewsAPIRepositoryTests.odd)
  func oddValues(body: String) async throws {
    let server = try LoopbackServer { _ in .json(body) }
    defer { server.stop() }
    let page = try await NewsAPIRepository.quick(server).headlines(france, .current)
    #expect(page.articles.first?.title == "T")
    #expect((page.total ?? 0) >= 0)
    #expect(page.articles.allSatisfy { $0.publishedAt == nil && $0.imageLink == nil })
  }

  @Test("refusals without a body, or with one of any length, are errors of a few words")
  func refusals() async throws {
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    let server = try LoopbackServer { request in
      switch request.query["country"] {
      case "fr": .response(status: 429, headers: [("Retry-After", "1000000000000000000")], body: [])
      case "us": .json(#"{"status":"error","code":"parameterInvalid","message":"\#(marks)"}"#)
      default: .response(status: 200, body: [])
      }
    }
    defer { server.stop() }
    let repository = NewsAPIRepository.quick(server)
    await #expect(throws: NewsError.service(.rateLimited(retryAfter: 86_400))) {
      try await repository.headlines(france, .current)
    }
    let error = await #expect(throws: NewsError.self) { try await repository.headlines(home, .current) }
    guard case .service(.parameterInvalid(let message?))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.unicodeScalars.count == 200)
  }

  @Test("the key is sent in its header and never in the address")
  func key() async throws {
    let server = try LoopbackServer { _ in .json(Self.page) }
    defer { server.stop() }
    _ = try await NewsAPIRepository.quick(server, key: "sesame").headlines(home, .current)
    let request = try #require(server.requests.first)
    #expect(request.headers["x-api-key"] == "sesame")
    #expect(!request.target.contains("sesame"))
  }

  @Test("a page has its provider, total and provenance")
  func page() async throws {
    let server = try LoopbackServer { _ in .json(Self.page) }
    defer { server.stop() }
    let page = try await NewsAPIRepository.quick(server).headlines(home, .current)
    #expect(page.total == 34)
    #expect(page.origin.provider == .newsapi)
    #expect(page.articles.map(\.title) == ["T"])
    #expect(page.remark == nil)
    let provenance = Provenance(
      Origin(.newsapi, receivedAt: TestClock().now),
      request: server.url + "/v2/top-headlines?country=us&pageSize=20&page=1", isLocal: true)
    #expect(page.articles.map(\.provenance) == [provenance])
  }

  @Test("an empty answer for a country but the United States has a remark")
  func servesOnlyUnitedStates() async throws {
    let server = try LoopbackServer { _ in .json(#"{"status":"ok","totalResults":0,"articles":[]}"#) }
    defer { server.stop() }
    let repository = NewsAPIRepository.quick(server)
    #expect(try await repository.headlines(france, .current).remark == .servesOnlyUnitedStates(asked: .france))
    #expect(try await repository.headlines(home, .current).remark == nil)
  }

  @Test("articles beyond the limit are left out, and a negative total counts as nothing")
  func bounds() async throws {
    let articles = Array(repeating: "{}", count: 1000).joined(separator: ",")
    let server = try LoopbackServer { _ in
      .json(#"{"status":"ok","totalResults":-9223372036854775808,"articles":[\#(articles)]}"#)
    }
    defer { server.stop() }
    let page = try await NewsAPIRepository.quick(server).headlines(
      HeadlineRequest(scope: .local(.unitedStates), paging: Paging(limit: 7)), .current)
    #expect(page.articles.count == 7)
    #expect(page.total == 0)
  }

  @Test("without a key nothing is requested")
  func noKey() async throws {
    let server = try LoopbackServer { _ in .json(Self.page) }
    defer { server.stop() }
    await #expect(throws: NewsError.key(.missing)) {
      try await NewsAPIRepository.quick(server, key: nil).headlines(home, .current)
    }
    #expect(server.requests.isEmpty)
  }

  @Test(
    "every error code of NewsAPI has its own error",
    arguments: [
      (401, "apiKeyInvalid", NewsError.key(.invalid(message: "m"))),
      (401, "apiKeyDisabled", .key(.disabled)),
      (401, "apiKeyMissing", .key(.missing)),
      (429, "apiKeyExhausted", .service(.quotaExhausted(message: "m"))),
      (429, "rateLimited", .service(.rateLimited(retryAfter: nil))),
      (400, "parameterInvalid", .service(.parameterInvalid(message: "m"))),
      (400, "parametersMissing", .service(.parameterInvalid(message: "m"))),
      (400, "parametersIncompatible", .service(.parameterInvalid(message: "m"))),
      (400, "sourcesTooMany", .service(.parameterInvalid(message: "m"))),
      (426, "corsNotAllowed", .service(.notInPlan(message: "m"))),
      (426, "parameterInvalid", .service(.notInPlan(message: "m"))),
      (426, "maximumResultsReached", .service(.resultsLimit(message: "m"))),
      (400, "somethingNew", .service(.parameterInvalid(message: "m"))),
      (401, "somethingNew", .key(.invalid(message: "m"))),
      (426, "somethingNew", .service(.notInPlan(message: "m"))),
      (429, "somethingNew", .service(.rateLimited(retryAfter: nil))),
    ])
  func codes(status: Int, code: String, expected: NewsError) async throws {
    let server = try LoopbackServer { _ in
      .json(#"{"status":"error","code":"\#(code)","message":"m"}"#, status: status)
    }
    defer { server.stop() }
    await #expect(throws: expected) { try await NewsAPIRepository.quick(server).headlines(home, .current) }
  }

  @Test("an error in an answer with status 200 is an error")
  func errorWithOK() async throws {
    let server = try LoopbackServer { _ in .json(#"{"status":"error","code":"apiKeyInvalid","message":"m"}"#) }
    defer { server.stop() }
    await #expect(throws: NewsError.key(.invalid(message: "m"))) {
      try await NewsAPIRepository.quick(server).headlines(home, .current)
    }
  }

  @Test("a source that NewsAPI does not know is an unknown source")
  func sourceDoesNotExist() async throws {
    let server = try LoopbackServer { _ in .json(#"{"status":"error","code":"sourceDoesNotExist"}"#, status: 400) }
    defer { server.stop() }
    let request = HeadlineRequest(scope: .source(SourceReference(id: "nowhere", name: "N")))
    await #expect(throws: NewsError.name(.unknownSource("nowhere", nearest: nil))) {
      try await NewsAPIRepository.quick(server).headlines(request, .current)
    }
  }

  @Test("an error of the server keeps its status", arguments: [500, 502, 503])
  func serverError(status: Int) async throws {
    let server = try LoopbackServer { _ in .json("oops", status: status) }
    defer { server.stop() }
    await #expect(throws: NewsError.network(.serverError(host: "127.0.0.1:\(server.port)", status: status))) {
      try await NewsAPIRepository.quick(server).headlines(home, .current)
    }
  }

  @Test(
    "an answer in another form is a bad answer",
    arguments: [
      "", "<html><title>Log in</title></html>", "{", "[]", "null", #"{"status":"ok"}"#, #"{"totalArticles":3}"#,
      #"{"status":"ok","articles":{}}"#, "\u{FEFF}no",
    ])
  func badAnswers(body: String) async throws {
    let server = try LoopbackServer { _ in .json(body) }
    defer { server.stop() }
    let error = await #expect(throws: NewsError.self) {
      try await NewsAPIRepository.quick(server).headlines(home, .current)
    }
    guard case .network(.badResponse)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("sources are requested by ISO codes and found by them, whatever NewsAPI's codes")
  func sources() async throws {
    let server = try LoopbackServer { _ in
      .json(
        """
        {"status":"ok","sources":[
          {"id":"a","name":"A","category":"general","language":"he","country":"is"},
          {"id":"b","name":"B","category":"general","language":"se","country":"se"},
          {"id":"c","name":"C","category":"sports","language":"sv","country":"se"},
          {"id":"d","name":"D","category":"general","language":"zh","country":"zh"}]}
        """)
    }
    defer { server.stop() }
    let repository = NewsAPIRepository.quick(server)
    func ids(_ request: SourceRequest) async throws -> [String] {
      try await repository.sources(request).sources.map(\.id)
    }
    #expect(try await ids(SourceRequest(country: Country(code: "il"))) == ["a"])
    #expect(try await ids(SourceRequest(country: Country(code: "cn"))) == ["d"])
    #expect(try await ids(SourceRequest(language: Language(code: "sv"))) == ["b", "c"])
    #expect(try await ids(SourceRequest(category: .sports, language: Language(code: "sv"))) == ["c"])
    #expect(server.requests.allSatisfy { $0.path == "/v2/top-headlines/sources" })
    // The same request is sent once, as the cache answers it for a week.
    #expect(server.requests.map(\.query) == [[:], ["category": "sports"]])
  }
}
