import FoundationEssentials

/// Completes the headlines of an aggregator, which are little more than titles, with summary, picture and link from the
/// feeds of their sources. Order, numbers and ids stay the aggregator's.
///
/// The feeds are fetched at the same time as the aggregator's list, so they are chosen by the sources that the same
/// list had when it was last seen.
package struct EnrichedNews: NewsRepository {
  /// The most feeds fetched for one list.
  package static let maxFeeds = 8
  /// How long a reader waits for the feeds.
  package static let patience = Duration.seconds(2)

  private let base: any ForeseeingNews
  private let feeds: any FeedsOfSources
  private let archive: any ArticleArchive
  private let settings: LiveSettings
  private let patience: Duration
  private let clock: WallClock

  /// - Parameter patience: how long a list waits for the feeds with ``Enrichment/brief``.
  package init(
    _ base: any ForeseeingNews, feeds: any FeedsOfSources, archive: any ArticleArchive, settings: LiveSettings,
    patience: Duration = Self.patience, clock: WallClock
  ) {
    self.base = base
    self.feeds = feeds
    self.archive = archive
    self.settings = settings
    self.patience = patience
    self.clock = clock
  }

  package func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    try await base.search(request, freshness)
  }

  package func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    guard let enrichment = request.enrichment, request.isOfCountry else {
      return try await base.headlines(request, freshness)
    }
    let start = ContinuousClock.now
    let round = await round(for: request, freshness, enrichment)
    var page = try await base.headlines(request, freshness)
    if let round, page.origin.stored == nil || (enrichment == .patient && page.origin.stored == .recent) {
      await round.wait(atMost: enrichment == .patient ? nil : patience - (ContinuousClock.now - start))
      if Task.isCancelled { throw NewsError.cancelled }
      page = await completed(page, by: round)
    }
    return await filled(page)
  }

  /// Fetches the feeds; `nil` if the list would come from the store, or no feed is known.
  private func round(
    for request: HeadlineRequest, _ freshness: Freshness, _ enrichment: Enrichment
  ) async -> FeedRound? {
    if enrichment != .patient, await !base.isAsked(for: request, freshness) { return nil }
    var chosen = feeds.feeds(ofHosts: await hosts(of: request), most: Self.maxFeeds)
    if chosen.isEmpty { chosen = feeds.feeds(for: request, most: Self.maxFeeds) }
    guard !chosen.isEmpty, !Task.isCancelled else { return nil }
    return FeedRound(Array(chosen.prefix(Self.maxFeeds)), from: feeds.items) { await keep($0) }
  }

  /// The hosts of the sources that the list had when it was last seen, the most frequent first.
  private func hosts(of request: HeadlineRequest) async -> [String] {
    let front = try? await archive.front(of: ArchivedList(request), in: .distantPast ... .distantFuture)
    let hosts = (front?.articles ?? []).compactMap(\.sourceHost)
    let counts = Dictionary(hosts.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    let ordered = hosts.filter { seen.insert($0).inserted }.enumerated()
    return ordered.sorted { one, other in
      let (first, second) = (counts[one.element] ?? 0, counts[other.element] ?? 0)
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
  }

  /// The page completed from the feeds' answers so far.
  private func completed(_ page: NewsPage, by round: FeedRound) async -> NewsPage {
    var page = page
    let result = round.complete(page.articles)
    page.articles = result.articles
    if result.isAwaited { page.late = round }
    await keep(result.completed.sorted().map { result.articles[$0] })
    return page
  }

  /// Adds articles to the archive that a list had before they were complete.
  private func keep(_ articles: [Article]) async {
    guard settings.isArchiving, !articles.isEmpty else { return }
    let articles = articles.map { $0.withSourceApart() }
    await archive.add(Delivery(articles, list: nil, isFront: false, at: clock.now))
  }

  /// The page with its incomplete articles completed from the archive: a feed may have dropped them since, and stored
  /// lists are shown without fetching the feeds.
  private func filled(_ page: NewsPage) async -> NewsPage {
    let places = page.articles.indices.filter { page.articles[$0].isIncomplete }
    guard let known = try? await archive.articles(of: places.map { page.articles[$0].id }) else { return page }
    var page = page
    for place in places {
      // Words of others about an article must not pass for its source's.
      guard let copy = known[page.articles[place].id], copy.attribution >= page.articles[place].attribution else {
        continue
      }
      page.articles[place].complete(from: copy, by: .archive)
    }
    return page
  }
}
