import Synchronization
import TestSupport

@testable import NewsDomain
@testable import NewsProviders

/// NewsAPI and Google News on one server, each with an answer that a test can change. Sources' feeds are those that a
/// test stores in separate lists. Nothing outside this machine is contacted.
final class ChainFixture: Sendable {
  struct Answers: Sendable {
    var newsAPI = LoopbackServer.Answer.newsAPI("N1")
    var google = LoopbackServer.Answer.google("G1")
  }

  /// Shared with the server, which is created before the fixture is complete.
  private final class Script: Sendable {
    let answers = Mutex(Answers())
  }

  let clock = TestClock()
  let cache = Cache(path: nil)
  let lists = ListsInMemory()
  let sourceLists = ListsInMemory()
  let keys: FakeKeys
  let server: LoopbackServer
  private let script: Script

  init(key: String? = "k1") throws {
    let script = Script()
    self.script = script
    keys = FakeKeys(key)
    server = try LoopbackServer { request in
      script.answers.withLock { request.path.hasPrefix("/v2/") ? $0.newsAPI : $0.google }
    }
  }

  deinit {
    server.stop()
  }

  var host: String { server.host }

  func play(newsAPI: LoopbackServer.Answer? = nil, google: LoopbackServer.Answer? = nil) {
    script.answers.withLock { answers in
      if let newsAPI { answers.newsAPI = newsAPI }
      if let google { answers.google = google }
    }
  }

  /// The services that the server was asked for, in order: `N` is NewsAPI and `G` is Google News.
  var asked: String {
    server.requests.map { $0.path.hasPrefix("/v2/") ? "N" : "G" }.joined()
  }

  private func fetcher(isOffline: Bool) -> Fetcher {
    .quick(http: isOffline ? nil : HTTPClient(userAgent: "t"), cache: cache, lists: lists, clock: clock)
  }

  func newsAPI(isOffline: Bool = false) -> NewsAPIRepository {
    NewsAPIRepository(fetcher: fetcher(isOffline: isOffline), base: server.url + "/v2", keys: keys)
  }

  func google(isOffline: Bool = false) -> GoogleNewsRepository {
    GoogleNewsRepository(
      fetcher: fetcher(isOffline: isOffline), base: server.url, clock: WallClock { [clock] in clock.now })
  }

  /// - Parameters:
  ///   - use: whether the sample edition may be used.
  ///   - own: the reader's own feeds; if there are any, sources' feeds are fetched.
  func chain(
    isOffline: Bool = false, hasNewsAPI: Bool = true, hasSample: Bool = true, use: SampleUse = .chosen(true),
    own: [OwnFeed] = []
  ) -> ProviderChain {
    let fetcher =
      own.isEmpty || isOffline
      ? Fetcher.quick(http: nil, lists: sourceLists, clock: clock) : fetcher(isOffline: false)
    return ProviderChain(
      ProviderChain.Members(
        newsAPI: hasNewsAPI ? newsAPI(isOffline: isOffline) : nil, googleNews: google(isOffline: isOffline),
        sourceFeeds: SourceFeedsRepository(
          fetcher: fetcher, ownFeeds: FakeOwnFeeds(own), languageCode: "en"),
        sample: hasSample ? SampleRepository(languageCode: "en") : nil),
      sampleUse: use, keys: keys, isOffline: isOffline,
      clock: WallClock { [clock] in clock.now })
  }

  /// Keeps a feed of the first source of a country.
  func keepSource(_ title: String, of country: Country = .france) async throws {
    let entry = SourceCatalogue.entries.first {
      $0.feed != nil && $0.source.countryCode == country.code && $0.source.category == .general
    }
    try await sourceLists.keep(SampleFeed.rss([title]), of: entry?.feed ?? "")
  }
}

extension LoopbackServer.Answer {
  static func newsAPI(_ titles: String...) -> Self {
    let articles = titles.map { "{\"title\":\"\($0)\",\"url\":\"https://example.org/\($0)\"}" }
    return .json(
      "{\"status\":\"ok\",\"totalResults\":\(titles.count),\"articles\":[\(articles.joined(separator: ","))]}")
  }

  static func newsAPIError(_ status: Int, _ code: String) -> Self {
    .json("{\"status\":\"error\",\"code\":\"\(code)\",\"message\":\"m\"}", status: status)
  }

  static func google(_ titles: String...) -> Self {
    .xml(SampleFeed.google(titles.map { (title: $0, source: "Alpha", day: 10) }))
  }
}
