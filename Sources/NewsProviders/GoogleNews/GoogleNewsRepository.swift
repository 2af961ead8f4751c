import NewsDomain

/// Headlines and searches of Google News, whose feeds are offered for personal use.
package struct GoogleNewsRepository: ForeseeingNews {
  private let feeds: FeedService
  private let base: String
  let clock: WallClock
  var directory: GoogleNewsDirectory { .standard }

  /// - Parameter base: the address of Google News, such as `https://news.google.com`.
  package init(fetcher: Fetcher, base: String, clock: WallClock = .system) {
    feeds = FeedService(fetcher: fetcher)
    self.base = base
    self.clock = clock
  }

  /// - Throws: `NewsError`; `NewsError.name(.unknownSource)` if the source's site is not known.
  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    switch request.scope {
    case .local(let country):
      return try await section(of: country, nil, request, freshness)
    case .category(let category, let country):
      return try await section(of: country, category, request, freshness)
    case .topic: throw NewsError.feed(.noFeedKnown)
    case .source(let source):
      guard let endpoint = endpoint(ofSource: source.id) else {
        throw NewsError.name(.unknownSource(source.id, nearest: nil))
      }
      return try await page(endpoint, request, freshness, newestFirst: true)
    }
  }

  /// - Throws: `NewsError`; `NewsError.name(.unknownSource)` if a source's site is not known.
  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    let sites = try request.sources.map { id in
      let entry = try Self.entry(id)
      guard let site = entry.source.link.flatMap(GoogleNewsQuery.site) else {
        throw NewsError.name(.unknownSource(id, nearest: nil))
      }
      return site
    }
    guard let edition = directory.edition(for: request.edition.language, in: request.edition.country) else {
      throw NewsError.service(.parameterInvalid(message: nil))
    }
    let query = GoogleNewsQuery.text(of: request, sites: sites, now: clock.now)
    let endpoint = GoogleNewsEndpoint.search(q: query, edition)
    let answer = try await feeds.feed(feed(of: endpoint), freshness)
    return NewsPage(answer, request.paging, newestFirst: request.order == .published) { article in
      // Google silently ignores operators it does not support, so the dates are checked here.
      article.publishedAt.map(request.dates.contains) ?? true
    }
  }

  private func section(
    of country: Country, _ category: Category?, _ request: HeadlineRequest, _ freshness: Freshness
  ) async throws -> NewsPage {
    guard let (endpoint, isSearch) = endpoint(of: country, category, request.language) else {
      throw NewsError.feed(.noFeedKnown)
    }
    var page = try await page(endpoint, request, freshness, newestFirst: isSearch)
    if isSearch { page.remark = .searched(country) }
    return page
  }

  /// The search for the news of a source; `nil` if its site is not known.
  func endpoint(ofSource id: String) -> GoogleNewsEndpoint? {
    guard let entry = try? Self.entry(id) else { return nil }
    let language = entry.source.languageCode.flatMap(Language.init(code:))
    let country = entry.source.countryCode.flatMap(Country.init(code:))
    guard let site = entry.source.link.flatMap(GoogleNewsQuery.site),
      let edition = directory.edition(for: language, in: country) ?? directory.edition(for: nil, in: country)
    else { return nil }
    return .search(q: GoogleNewsQuery.news(of: site), edition)
  }

  /// - Returns: the section of a country's edition or, if it has none, a search; `nil` if neither is known.
  func endpoint(
    of country: Country, _ category: Category?, _ language: Language?
  ) -> (endpoint: GoogleNewsEndpoint, isSearch: Bool)? {
    if let edition = directory.edition(of: country, in: language) {
      let topic = category.flatMap { directory.topics[$0] }
      return (topic.map { .topic($0, edition) } ?? .top(edition), false)
    }
    guard let query = directory.query(of: country, in: language), let words = query.words[category?.code ?? "top"]
    else { return nil }
    return (.search(q: words, query.edition), true)
  }

  package func isAsked(for request: HeadlineRequest, _ freshness: Freshness) async -> Bool {
    guard request.isOfCountry, let section = feed(for: request) else { return true }
    return await feeds.isAsked(section, freshness)
  }

  private func page(
    _ endpoint: GoogleNewsEndpoint, _ request: HeadlineRequest, _ freshness: Freshness, newestFirst: Bool
  ) async throws -> NewsPage {
    let feed = feed(of: endpoint, for: request, newestFirst: newestFirst)
    let answer = try await feeds.feed(feed, freshness, FeedOptions(isNeverEmpty: !newestFirst))
    return NewsPage(answer, request.paging, newestFirst: newestFirst)
  }

  func feed(of endpoint: GoogleNewsEndpoint) -> CollectedFeed {
    CollectedFeed(
      address: endpoint.url(base: base, directory: directory), language: endpoint.edition.language,
      isOfAggregator: true)
  }

  /// The feed of a list; `nil` if Google News has none for it.
  func feed(for request: HeadlineRequest) -> CollectedFeed? {
    let found: (endpoint: GoogleNewsEndpoint, isSearch: Bool)? =
      switch request.scope {
      case .local(let country): endpoint(of: country, nil, request.language)
      case .category(let category, let country): endpoint(of: country, category, request.language)
      case .source(let source): endpoint(ofSource: source.id).map { ($0, true) }
      case .topic: nil
      }
    return found.map { feed(of: $0.endpoint, for: request, newestFirst: $0.isSearch) }
  }

  /// The feed of a list at an endpoint.
  ///
  /// - Parameter newestFirst: whether the list is in the order of time, rather than in the feed's own.
  private func feed(
    of endpoint: GoogleNewsEndpoint, for request: HeadlineRequest, newestFirst: Bool
  ) -> CollectedFeed {
    var feed = feed(of: endpoint)
    feed.list = ArchivedList(request)
    feed.front = newestFirst ? .newestFirst : .given
    return feed
  }

  private static func entry(_ id: String) throws -> SourceCatalogue.Entry {
    guard let entry = SourceCatalogue.entry(id) else { throw NewsError.name(.unknownSource(id, nearest: nil)) }
    return entry
  }
}
