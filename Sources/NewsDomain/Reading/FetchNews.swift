/// Fetches the articles for a request of any kind.
package struct FetchNews: Sendable {
  private let headlines: FetchTopHeadlines
  private let search: SearchNews
  private let world: FetchWorldHeadlines
  private let feeds: ReadFeeds
  private let archive: any ArticleArchive
  private let hideMuted: HideMuted
  package let clock: WallClock

  /// - Parameters:
  ///   - reader: reads the reader's own feeds.
  ///   - activity: receives the progress of work that takes many requests.
  ///   - archive: the archive, and the mutes that hide articles.
  package init(
    repository: any NewsRepository, reader: any FeedReader, archive: any ArticleArchive & MuteRepository,
    activity: Activity, clock: WallClock
  ) {
    headlines = FetchTopHeadlines(repository: repository)
    search = SearchNews(repository: repository, clock: clock)
    world = FetchWorldHeadlines(repository: repository, activity: activity)
    feeds = ReadFeeds(reader: reader, activity: activity)
    self.archive = archive
    hideMuted = HideMuted(mutes: archive)
    self.clock = clock
  }

  /// - Parameter names: the names by which the countries of a list are put in order.
  /// - Throws: ``NewsError``.
  package func callAsFunction(
    _ request: NewsQuery, _ freshness: Freshness, in names: any EntityNames
  ) async throws -> NewsPage {
    let page = try await page(request, freshness, names)
    // What a reader has saved is never hidden.
    if case .archive(let request) = request, case .saved = request.purpose { return page }
    return await hideMuted(page, at: clock.now)
  }

  private func page(
    _ request: NewsQuery, _ freshness: Freshness, _ names: any EntityNames
  ) async throws -> NewsPage {
    switch request {
    case .headlines(let request): try await headlines(request, freshness)
    case .search(let request): try await search(request, freshness)
    case .world(let request): try await world(request, freshness, in: names)
    case .river(let request): try await feeds(request, freshness)
    case .archive(let request): try await archive.find(request)
    case .front(let request): try await front(request)
    }
  }

  private func front(_ request: FrontRequest) async throws -> NewsPage {
    guard let front = try await archive.front(of: request.list, in: request.day) else {
      throw NewsError.archive(.notSeen(on: request.day.lowerBound))
    }
    return NewsPage(
      articles: Array(front.articles.prefix(request.limit)), total: front.articles.count,
      provider: front.articles.first?.provider ?? .feeds, receivedAt: front.seenAt, stored: .archived)
  }
}
