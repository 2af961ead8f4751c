import FoundationEssentials
import NewsDomain

/// Asks each provider for headlines with one request, whose answer is stored nowhere.
package struct DirectProbe: ProviderProbe {
  /// The addresses of the services.
  package struct Bases: Sendable {
    let googleNews: String
    let newsAPI: String

    package init(googleNews: String, newsAPI: String) {
      self.googleNews = googleNews
      self.newsAPI = newsAPI
    }
  }

  /// No answer is valid for any time, and no pause follows a failure: the cache is not asked, and not written to.
  private static let validity = ListValidity(lifetime: 0, reach: 0, pause: 0)

  private let fetcher: Fetcher
  private let bases: Bases
  private let keys: any KeyRepository
  private let sources: SourceFeedsRepository
  private let choice: ProviderChoice
  private let proxies: ProxyChoice

  /// - Parameters:
  ///   - choice: the providers that the reader wants to use in this session.
  ///   - environment: the environment, for its proxy variables.
  package init(
    fetcher: Fetcher, bases: Bases, keys: any KeyRepository, sources: SourceFeedsRepository, choice: ProviderChoice,
    environment: [String: String]
  ) {
    self.fetcher = fetcher
    self.bases = bases
    self.keys = keys
    self.sources = sources
    self.choice = choice
    proxies = ProxyChoice(environment: environment)
  }

  package var proxy: String? {
    WebHost(of: bases.googleNews).flatMap(proxies.proxy).map(Self.withoutLogin)
  }

  package func reasonNotToAsk(_ service: NewsService, in edition: Edition) -> NotAsked? {
    if fetcher.isOffline { return .offline }
    let isWanted =
      switch service {
      case .newsapi: [.auto, .newsapi].contains(choice)
      case .googleNews, .sourceFeeds: [.auto, .feeds].contains(choice)
      case .sample: false
      }
    guard isWanted else { return .notChosen }
    if service == .newsapi { return keys.key == nil ? .noKey : nil }
    guard let asked = feed(of: service, in: edition) else { return .noFeed }
    let pause = fetcher.cache.pauseNow(of: [HTTPClient.withoutLogin(asked.address), asked.host], at: fetcher.clock.now)
    return pause.map { .pausing(seconds: Int($0.rounded(.up))) }
  }

  package func host(of service: NewsService, in edition: Edition) -> String? {
    service == .newsapi ? WebLink(bases.newsAPI)?.host : feed(of: service, in: edition)?.host
  }

  package func ask(_ service: NewsService, in edition: Edition) async throws -> ProviderAnswer {
    let start = ContinuousClock.now
    let (found, response) = try await answer(of: service, in: edition)
    return ProviderAnswer(
      headlines: found.headlines, newest: found.newest, source: found.source,
      clockLead: response.date.map { fetcher.clock.now.timeIntervalSince($0) },
      milliseconds: Int((ContinuousClock.now - start).seconds * 1000))
  }

  /// A proxy without its name and password; as libcurl reads it, its address may lack a scheme.
  private static func withoutLogin(_ proxy: String) -> String {
    let scalars = proxy.unicodeScalars
    let start = scalars.firstRange(of: "://".unicodeScalars)?.upperBound ?? scalars.startIndex
    guard let end = scalars[start...].lastIndex(of: "@") else { return proxy }
    return String(Substring(scalars[..<start])) + String(Substring(scalars[scalars.index(after: end)...]))
  }

  private typealias Found = (headlines: Int, newest: Date?, source: String?)

  private func answer(of service: NewsService, in edition: Edition) async throws -> (Found, HTTPResponse) {
    guard service != .newsapi else {
      let newsAPI = NewsAPIService(fetcher: fetcher, base: bases.newsAPI) { [keys] in keys.key }
      // The plan of most keys has headlines of no other country.
      let query = NewsAPIEndpoint.TopHeadlines(country: Country.unitedStates.code, pageSize: 20)
      let (answer, response) = try await newsAPI.askOnce(.topHeadlines(query))
      let dates = (answer.articles ?? []).compactMap { $0.publishedAt.flatMap { Date(iso8601: $0) } }
      return ((answer.articles?.count ?? 0, dates.max(), nil), response)
    }
    guard let asked = feed(of: service, in: edition) else { throw NewsError.feed(.noFeedKnown) }
    let question = CachedRequest(
      request: HTTPRequest(url: asked.address, bodyLimit: FeedService.sizeLimit), validity: Self.validity,
      isPatient: false, bringsDocument: true, isFinal: { _ in true })
    let feeds = FeedService(fetcher: fetcher)
    let (contents, response) = try await fetcher.fetch(question) { response in
      (try await feeds.read(response, of: asked, isNeverEmpty: asked.isOfAggregator), response)
    }
    let newest = contents.articles.compactMap(\.publishedAt).max()
    return ((contents.articles.count, newest, asked.isOfAggregator ? nil : asked.source.name), response)
  }

  /// The front page of the reader's country, or the first feed of a source there.
  private func feed(of service: NewsService, in edition: Edition) -> CollectedFeed? {
    let request = HeadlineRequest(scope: .local(edition.country), language: edition.language)
    guard service == .googleNews else { return sources.sourceFeeds(for: request, most: 1).first }
    return GoogleNewsRepository(fetcher: fetcher, base: bases.googleNews, clock: fetcher.clock).feed(for: request)
  }
}
