import NewsDomain

/// News from sources' own feeds: the reader's own, and those in the catalogue.
package struct SourceFeedsRepository: NewsRepository, SourceRepository {
  /// The most feeds that are requested for one list: enough for a front page, and little load for their servers.
  static let maxFeeds = 4

  /// The most feeds that are requested for the news of a topic, or of a country for which the catalogue has only feeds.
  /// No other provider completes these lists.
  static let maxTopicFeeds = 8

  let feeds: FeedService
  private let ownFeeds: any OwnFeedRepository
  private let languageCode: String

  /// - Parameter languageCode: the language of the sources' descriptions, if the catalogue has it.
  package init(fetcher: Fetcher, ownFeeds: any OwnFeedRepository, languageCode: String) {
    feeds = FeedService(fetcher: fetcher)
    self.ownFeeds = ownFeeds
    self.languageCode = languageCode
  }

  /// Whether a source is one of the reader's own feeds.
  func isOwn(_ id: String) -> Bool {
    ownFeeds.load().feeds.contains { $0.id == id }
  }

  /// All known sources: the reader's own first, then the catalogue.
  package var allSources: [NewsSource] {
    let own = ownFeeds.load().feeds.map(\.source)
    let taken = Set(own.map(\.id))
    return own + SourceCatalogue.entries.map { $0.source(in: languageCode) }.filter { !taken.contains($0.id) }
  }

  /// The reader's own feeds that match a request.
  func ownSources(_ request: SourceRequest) -> [NewsSource] {
    ownFeeds.load().feeds.map(\.source).filter(request.admits)
  }

  package func sources(_ request: SourceRequest) async -> SourceList {
    SourceList(sources: allSources.filter(request.admits), provider: .feeds)
  }

  /// - Throws: `NewsError`; `NewsError.name(.unknownSource)` if the source has no feed.
  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    if case .source(let source) = request.scope {
      // For the reader's own feed a failed connection is retried; for other sources Google News was asked before.
      let isOwn = isOwn(source.id)
      let feed = try feed(ofSource: source.id)
      // One that has ended is not asked again.
      let hasEnded = isOwn ? await feeds.readings(of: [feed.address])[feed.address]?.trouble == .ended : false
      let options = FeedOptions(isPatient: isOwn)
      let answer = try await feeds.feed(feed, hasEnded ? .stored : freshness, options)
      return NewsPage(answer, request.paging, newestFirst: false)
    }
    return try await page(of: sourceFeeds(for: request), ArchivedList(request), request.paging, freshness) { _ in true }
  }

  /// Searches the current items of the feeds. Older articles cannot be found, because feeds do not list them.
  ///
  /// - Throws: `NewsError`; `NewsError.name(.unknownSource)` if a source has no feed.
  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    let search = ParsedSearch(request.text)
    return try await page(of: try sourceFeeds(for: request), nil, request.paging, freshness) { article in
      let texts = [article.title] + (request.isOfTitles ? [] : [article.summary, article.content])
      return search.matches(texts.compactMap(\.self))
        && (article.publishedAt.map(request.dates.contains) ?? request.dates.isEmpty)
    }
  }
}

extension SourceFeedsRepository {
  /// - Throws: `NewsError.name(.unknownSource)` if none is known.
  func feed(ofSource id: String) throws -> CollectedFeed {
    if let own = ownFeeds.load().feeds.first(where: { $0.id == id }) {
      return CollectedFeed(
        address: own.feed, list: .source(id: own.id), source: .init(id: own.id, name: own.name), namedBy: own.namedBy)
    }
    guard let entry = SourceCatalogue.entry(id), var feed = entry.collectedFeed else {
      throw NewsError.name(.unknownSource(id, nearest: nil))
    }
    feed.list = .source(id: id)
    return feed
  }

  /// - Parameter most: the most feeds, taken from the beginning of the catalogue's.
  func sourceFeeds(for request: HeadlineRequest, most: Int = Self.maxFeeds) -> [CollectedFeed] {
    if case .topic(let topic) = request.scope { return Self.sourceFeeds(ofTopic: topic.id) }
    let (country, category): (Country, Category) =
      switch request.scope {
      case .category(let category, let country): (country, category)
      case .local(let country): (country, .general)
      case .source, .topic: (.unitedStates, .general)
      }
    let fitting = SourceCatalogue.entries.filter {
      $0.feed != nil && $0.source.countryCode == country.code && $0.source.category == category
    }
    if fitting.isEmpty, category == .general { return Self.sourceFeeds(ofTopic: country.code) }
    let inLanguage = fitting.filter { $0.source.languageCode == request.language?.code }
    return Self.sourceFeeds(inLanguage.isEmpty ? fitting : inLanguage, most: most)
  }

  /// The first feeds of a topic, or of a country by its code: each on another host, those of known sources first.
  private static func sourceFeeds(ofTopic id: String) -> [CollectedFeed] {
    var hosts: Set<String> = []
    let entries = FeedCatalogue.current.feeds(ofTopic: id)
    let known = entries.filter { $0.source != nil } + entries.filter { $0.source == nil }
    let chosen = known.filter { entry in
      guard let host = WebLink(entry.feed)?.bareHost else { return false }
      return hosts.insert(host).inserted
    }
    return chosen.prefix(maxTopicFeeds).map { entry in
      let source = entry.source.flatMap(SourceCatalogue.entry)?.source
      return CollectedFeed(
        address: entry.feed, source: .init(id: source?.id, name: source?.name), language: source?.languageCode)
    }
  }

  private func sourceFeeds(for request: SearchRequest) throws -> [CollectedFeed] {
    if !request.sources.isEmpty { return try request.sources.map(feed(ofSource:)) }
    let (language, domains) = (request.edition.language, request.domains.lowercased)
    let fitting = SourceCatalogue.entries.filter { entry in
      entry.feed != nil && (language == nil || entry.source.languageCode == language?.code)
        && domains.admits(Domains.hosts(of: [entry.source.link]))
    }
    // Sources of the reader's country come first, and within a country those of general news.
    let ordered = fitting.enumerated().sorted { one, other in
      rank(one.element, request) != rank(other.element, request)
        ? rank(one.element, request) < rank(other.element, request) : one.offset < other.offset
    }
    return Self.sourceFeeds(ordered.map(\.element))
  }

  private func rank(_ entry: SourceCatalogue.Entry, _ request: SearchRequest) -> Int {
    (entry.source.countryCode == request.edition.country?.code ? 0 : 2) + (entry.source.category == .general ? 0 : 1)
  }

  private static func sourceFeeds(_ entries: [SourceCatalogue.Entry], most: Int = Self.maxFeeds) -> [CollectedFeed] {
    Array(entries.lazy.compactMap(\.collectedFeed).prefix(most))
  }

  /// Returns the wanted articles of several feeds, newest first. Feeds that fail are left out; it throws if all fail.
  ///
  /// - Parameter list: the list that they make; `nil` for none.
  private func page(
    of sourceFeeds: [CollectedFeed], _ list: ArchivedList?, _ paging: Paging, _ freshness: Freshness,
    where isWanted: @escaping @Sendable (Article) -> Bool
  ) async throws -> NewsPage {
    if sourceFeeds.isEmpty { throw NewsError.feed(.noFeedKnown) }
    let results = await withTaskGroup(of: (Int, Result<NewsPage, any Error>).self) { group in
      for (index, sourceFeed) in sourceFeeds.enumerated() {
        group.addTask {
          do {
            var sourceFeed = sourceFeed
            if let list { (sourceFeed.list, sourceFeed.front) = (list, .none) }
            // The other feeds are read as well, so a failed connection is not retried.
            let answer = try await feeds.feed(sourceFeed, freshness, FeedOptions(isPatient: false))
            return (index, .success(NewsPage(answer.value, received: answer.received, stored: answer.stored)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      var results: [Int: Result<NewsPage, any Error>] = [:]
      for await (index, result) in group { results[index] = result }
      return sourceFeeds.indices.compactMap { results[$0] }
    }
    let pages = results.compactMap { try? $0.get() }
    if Task.isCancelled { throw NewsError.cancelled }
    guard !pages.isEmpty else {
      for case .failure(let error) in results { throw error }
      throw NewsError.feed(.noFeedKnown)
    }
    let articles = pages.flatMap(\.articles).filter(isWanted).newestFirst()
    let oldest = pages.min { ($0.origin.receivedAt ?? .distantFuture) < ($1.origin.receivedAt ?? .distantFuture) }
    var page = NewsPage(
      articles: paging.slice(of: articles), total: articles.count, provider: .feeds,
      receivedAt: oldest?.origin.receivedAt, stored: oldest?.origin.stored)
    if let list, pages.contains(where: { $0.origin.stored == nil }) { await feeds.keepFront(articles, of: list) }
    page.failures.sources = zip(sourceFeeds, results).compactMap { feed, result -> FeedFailure? in
      switch result {
      case .success(let page): return page.origin.stored?.error.map(feed.failure)
      case .failure(let error): return feed.failure((error as? NewsError) ?? .cancelled)
      }
    }
    return page
  }
}

extension SourceCatalogue.Entry {
  /// Its feed, if it has one.
  var collectedFeed: CollectedFeed? {
    feed.map {
      CollectedFeed(
        address: $0, source: Article.Source(id: source.id, name: source.name), language: source.languageCode)
    }
  }
}
