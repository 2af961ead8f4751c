import NewsDomain

/// News from sources' own feeds: the reader's subscriptions, and those in the catalogue.
package struct PublisherFeedsRepository: NewsRepository, SourceRepository {
  /// The most feeds that are requested for one list: enough for a front page, and little load for their servers.
  static let mostFeeds = 4

  /// A feed to request, and the source it belongs to.
  private struct Outlet {
    let publisher: Article.Publisher
    let feed: String
    var language: String?
  }

  private let feeds: FeedService
  private let subscriptions: any SubscriptionRepository
  private let languageCode: String

  /// - Parameter languageCode: of the language that media are described in, if they are described in it.
  package init(fetcher: Fetcher, subscriptions: any SubscriptionRepository, languageCode: String) {
    feeds = FeedService(fetcher: fetcher)
    self.subscriptions = subscriptions
    self.languageCode = languageCode
  }

  /// Whether a source is one of the reader's own feeds.
  func isOwn(_ id: String) -> Bool {
    subscriptions.load().feeds.contains { $0.id == id }
  }

  /// All known sources: the reader's own first, then the catalogue.
  package var media: [NewsSource] {
    let own = subscriptions.load().feeds.map(\.source)
    let taken = Set(own.map(\.id))
    return own + MediaCatalogue.media.map { $0.source(in: languageCode) }.filter { !taken.contains($0.id) }
  }

  /// The reader's own feeds that match a request.
  func ownSources(_ request: SourceRequest) -> [NewsSource] {
    subscriptions.load().feeds.map(\.source).filter(request.admits)
  }

  package func sources(_ request: SourceRequest) async -> SourceList {
    SourceList(sources: media.filter(request.admits), provider: .feeds)
  }

  /// - Throws: `NewsError`; `unknownSource` if the source has no feed.
  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    if case .source(let source) = request.scope {
      let outlet = try outlet(of: source.id)
      // The reader's own feed is tried again if the connection fails; for other sources Google News was asked before.
      let answer = try await feeds.feed(at: outlet.feed, freshness, isPatient: isOwn(source.id))
      return NewsPage(
        answer.value.items, page: request.page, limit: request.limit, newestFirst: false,
        publisher: publisher(outlet, answer.value), provenance: provenance(of: answer, outlet))
    }
    return try await page(of: outlets(for: request), request.page, request.limit, freshness) { _ in true }
  }

  /// Searches the current items of the feeds. Older articles cannot be found, because feeds do not list them.
  ///
  /// - Throws: `NewsError`; `unknownSource` if a source has no feed.
  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    let terms = SearchTerms(request.text, in: request.fields)
    return try await page(of: try outlets(for: request), request.page, request.limit, freshness) { article in
      let texts = [article.title] + (terms.isOfTitles ? [] : [article.summary, article.content])
      return terms.match(texts.compactMap(\.self))
        && (request.from.map { article.publishedAt ?? .distantPast >= $0 } ?? true)
        && (request.to.map { article.publishedAt ?? .distantFuture <= $0 } ?? true)
    }
  }
}

extension PublisherFeedsRepository {
  private func outlet(of id: String) throws -> Outlet {
    if let own = subscriptions.load().feeds.first(where: { $0.id == id }) {
      return Outlet(publisher: .init(id: own.id, name: own.name), feed: own.feed)
    }
    guard let medium = MediaCatalogue.medium(id), let feed = medium.feed else {
      throw NewsError.name(.unknownSource(id, nearest: nil))
    }
    return Outlet(
      publisher: .init(id: medium.source.id, name: medium.source.name), feed: feed,
      language: medium.source.languageCode)
  }

  private func outlets(for request: HeadlineRequest) -> [Outlet] {
    let (country, category): (Country, Category) =
      switch request.scope {
      case .category(let category, let country): (country, category)
      case .local(let country): (country, .general)
      case .source: (.unitedStates, .general)
      }
    let fitting = MediaCatalogue.media.filter {
      $0.feed != nil && $0.source.countryCode == country.code && $0.source.category == category
    }
    let inLanguage = fitting.filter { $0.source.languageCode == request.language?.code }
    return Self.outlets(inLanguage.isEmpty ? fitting : inLanguage)
  }

  private func outlets(for request: SearchRequest) throws -> [Outlet] {
    if !request.sources.isEmpty { return try request.sources.map(outlet) }
    let fitting = MediaCatalogue.media.filter { medium in
      let host = medium.source.link.flatMap(WebLink.init)?.host ?? ""
      return medium.feed != nil
        && (request.language == nil || medium.source.languageCode == request.language?.code)
        && (request.domains.isEmpty || request.domains.contains { host.isWithin($0) })
        && !request.excludedDomains.contains { host.isWithin($0) }
    }
    // Sources of the reader's country come first, and within a country those of general news.
    let ordered = fitting.enumerated().sorted { one, other in
      rank(one.element, request) != rank(other.element, request)
        ? rank(one.element, request) < rank(other.element, request) : one.offset < other.offset
    }
    return Self.outlets(ordered.map(\.element))
  }

  private func rank(_ medium: MediaCatalogue.Medium, _ request: SearchRequest) -> Int {
    (medium.source.countryCode == request.country?.code ? 0 : 2) + (medium.source.category == .general ? 0 : 1)
  }

  private static func outlets(_ media: [MediaCatalogue.Medium]) -> [Outlet] {
    media.prefix(mostFeeds).compactMap { medium in
      medium.feed.map {
        Outlet(
          publisher: .init(id: medium.source.id, name: medium.source.name), feed: $0,
          language: medium.source.languageCode)
      }
    }
  }

  /// Returns the wanted articles of several feeds, newest first. Feeds that fail are left out; it throws if all fail.
  private func page(
    of outlets: [Outlet], _ number: Int, _ limit: Int, _ freshness: Freshness,
    where isWanted: @escaping @Sendable (Article) -> Bool
  ) async throws -> NewsPage {
    if outlets.isEmpty { throw NewsError.feed(.noFeedKnown) }
    let results = await withTaskGroup(of: (Int, Result<NewsPage, any Error>).self) { group in
      for (index, outlet) in outlets.enumerated() {
        group.addTask {
          do {
            // The other feeds are read as well, so a failed connection is not retried.
            let answer = try await feeds.feed(at: outlet.feed, freshness, isPatient: false)
            let items = answer.value.items
            return (
              index,
              .success(
                NewsPage(
                  items, page: 1, limit: max(1, items.count), newestFirst: false,
                  publisher: publisher(outlet, answer.value), provenance: provenance(of: answer, outlet)))
            )
          } catch {
            return (index, .failure(error))
          }
        }
      }
      var results: [Int: Result<NewsPage, any Error>] = [:]
      for await (index, result) in group { results[index] = result }
      return outlets.indices.compactMap { results[$0] }
    }
    let pages = results.compactMap { try? $0.get() }
    if Task.isCancelled { throw NewsError.cancelled }
    guard !pages.isEmpty else {
      for case .failure(let error) in results { throw error }
      throw NewsError.feed(.noFeedKnown)
    }
    let articles = pages.flatMap(\.articles).filter(isWanted)
      .sorted { $0.publishedAt ?? .distantPast > $1.publishedAt ?? .distantPast }
    let oldest = pages.min { ($0.receivedAt ?? .distantFuture) < ($1.receivedAt ?? .distantFuture) }
    let start = min((number - 1) * limit, articles.count)
    return NewsPage(
      articles: Array(articles[start...].prefix(limit)), total: articles.count, provider: .feeds,
      receivedAt: oldest?.receivedAt, stored: oldest?.stored)
  }

  private func publisher(_ outlet: Outlet, _ feed: Feed) -> Article.Publisher {
    outlet.publisher.name == nil ? .init(name: feed.title) : outlet.publisher
  }

  private func provenance(of answer: Fetcher.Answer<Feed>, _ outlet: Outlet) -> Provenance {
    Provenance(
      .feeds, feed: answer.value.title, request: HTTPClient.withoutLogin(outlet.feed),
      language: outlet.language ?? answer.value.language, receivedAt: answer.received,
      isLocal: answer.isLocal, stored: answer.stored)
  }
}
