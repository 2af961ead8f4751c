import NewsDomain
import TestSupport
import Testing

@testable import NewsData

@Suite("NewsAPI or the sample edition, whichever there is", .serialized)
struct AutomaticRepositoryTests {
  private static let answer = #"{"status":"ok","totalResults":1,"articles":[{"title":"T"}],"sources":[{"id":"a"}]}"#

  struct Case: Sendable, CustomTestStringConvertible {
    let hasKey: Bool
    let isOffline: Bool
    /// Whether an answer of NewsAPI was stored before.
    let isStored: Bool
    let provider: Provider
    let requests: Int

    var testDescription: String {
      [(hasKey, "a key"), (isOffline, "offline"), (isStored, "stored")].filter(\.0).map(\.1).joined(separator: ", ")
    }
  }

  static let cases: [Case] = [
    Case(hasKey: true, isOffline: false, isStored: false, provider: .newsapi, requests: 3),
    Case(hasKey: false, isOffline: false, isStored: false, provider: .sample, requests: 0),
    Case(hasKey: false, isOffline: false, isStored: true, provider: .sample, requests: 0),
    Case(hasKey: true, isOffline: true, isStored: true, provider: .newsapi, requests: 0),
    Case(hasKey: false, isOffline: true, isStored: true, provider: .newsapi, requests: 0),
    Case(hasKey: true, isOffline: true, isStored: false, provider: .sample, requests: 0),
    Case(hasKey: false, isOffline: true, isStored: false, provider: .sample, requests: 0),
  ]

  @Test("who is asked depends on key, network and store", arguments: AutomaticRepositoryTests.cases)
  func provider(each: Case) async throws {
    let server = try LoopbackServer.playing(.json(Self.answer))
    defer { server.stop() }
    let store = Store(path: nil)
    let headlines = HeadlineRequest(scope: .local(.unitedStates))
    let search = SearchRequest(text: "moon")
    if each.isStored {
      let before = NewsAPIRepository.quick(server, store: store)
      _ = try await before.headlines(headlines, .current)
      _ = try await before.search(search, .current)
      _ = try await before.sources(SourceRequest())
    }
    let asked = server.requests.count

    let keys = FakeKeys(each.hasKey ? "k1" : nil)
    let newsAPI = NewsAPIRepository.quick(server, isOffline: each.isOffline, store: store, key: keys.key)
    let repository = AutomaticRepository(
      newsAPI: newsAPI, sample: SampleRepository(language: .english), keys: keys, isOffline: each.isOffline)
    #expect(try await repository.headlines(headlines, .current).provider == each.provider)
    #expect(try await repository.search(search, .current).provider == each.provider)
    #expect(try await repository.sources(SourceRequest()).provider == each.provider)
    #expect(server.requests.count - asked == each.requests)
  }

  @Test("with a key, trouble is told and not covered by the sample")
  func failure() async throws {
    let server = try LoopbackServer.playing(.json("", status: 500))
    defer { server.stop() }
    let repository = AutomaticRepository(
      newsAPI: .quick(server), sample: SampleRepository(language: .english), keys: FakeKeys("k1"), isOffline: false)
    await #expect(throws: NewsError.serverError(host: server.host, status: 500)) {
      try await repository.search(SearchRequest(text: "moon"), .current)
    }
  }

  @Test("a key that is entered is used from then on")
  func newKey() async throws {
    let server = try LoopbackServer.playing(.json(Self.answer))
    defer { server.stop() }
    let keys = FakeKeys()
    let newsAPI = NewsAPIRepository(
      fetcher: .quick(http: HTTPClient(userAgent: "t")), base: server.url + "/v2", keys: keys)
    let repository = AutomaticRepository(
      newsAPI: newsAPI, sample: SampleRepository(language: .english), keys: keys, isOffline: false)
    let request = HeadlineRequest(scope: .local(.unitedStates))
    #expect(try await repository.headlines(request, .current).provider == .sample)
    try keys.keep("k2")
    #expect(try await repository.headlines(request, .current).provider == .newsapi)
    #expect(server.requests.map { $0.headers["x-api-key"] } == ["k2"])
  }
}
