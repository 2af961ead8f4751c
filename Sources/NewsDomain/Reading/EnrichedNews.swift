import FoundationEssentials

/// Completes the headlines of an aggregator, which are little more than titles, with summary, picture and link from the
/// feeds of their sources. Order, numbers and ids stay the aggregator's.
///
/// The feeds are refreshed as well as the list. What they bring completes the stored articles, and those fill the page.
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
  private let stored: any StoredArticles
  private let refresh: FeedRefresh
  private let patience: Duration
  private let clock: WallClock

  /// - Parameters:
  ///   - archive: has the lists as last seen.
  ///   - stored: has the articles of the lists.
  ///   - patience: how long a list waits for the feeds with ``Enrichment/brief``.
  package init(
    _ base: any ForeseeingNews, feeds: any FeedsOfSources, archive: any ArticleArchive, stored: any StoredArticles,
    refresh: FeedRefresh, patience: Duration = Self.patience, clock: WallClock
  ) {
    self.base = base
    self.feeds = feeds
    self.archive = archive
    self.stored = stored
    self.refresh = refresh
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
    let (listed, listing) = AsyncStream.makeStream(of: Void.self)
    let running = await refreshFeeds(beside: request, freshness, enrichment, once: listed)
    var page: NewsPage
    do {
      page = try await base.headlines(request, freshness)
      if page.origin.stored == nil || (enrichment == .patient && page.origin.stored == .recent) {
        listing.finish()
        await running?.wait(atMost: enrichment == .patient ? nil : patience - (ContinuousClock.now - start))
        if Task.isCancelled { throw NewsError.cancelled }
      } else {
        running?.cancel()
      }
    } catch {
      running?.cancel()
      throw error
    }
    page.articles = await stored.filling(page.articles)
    return page
  }

  /// Refreshes the feeds as well; `nil` if the list would come from the store, or no feed is known.
  ///
  /// - Parameter listed: ends when the list is stored: only what is stored can be completed.
  private func refreshFeeds(
    beside request: HeadlineRequest, _ freshness: Freshness, _ enrichment: Enrichment, once listed: AsyncStream<Void>
  ) async -> FeedRefresh.Running? {
    if enrichment != .patient, await !base.isAsked(for: request, freshness) { return nil }
    var chosen = feeds.feeds(ofHosts: await hosts(of: request), most: Self.maxFeeds)
    if chosen.isEmpty { chosen = feeds.feeds(for: request, most: Self.maxFeeds) }
    guard !chosen.isEmpty, !Task.isCancelled else { return nil }
    return refresh.begin { [chosen] in
      await withTaskGroup(of: [Article].self) { group in
        for feed in chosen.prefix(Self.maxFeeds) {
          // A feed that fails just completes nothing.
          group.addTask { (try? await feeds.items(of: feed)) ?? [] }
        }
        for await items in group {
          for await _ in listed {}
          if !Task.isCancelled, !items.isEmpty { await stored.complete(from: items, at: clock.now) }
        }
      }
    }
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
}
