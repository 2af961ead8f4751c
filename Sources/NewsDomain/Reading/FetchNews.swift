/// Fetches the articles for a request of any kind.
package struct FetchNews: Sendable {
  private let headlines: FetchTopHeadlines
  private let search: SearchNews
  private let world: FetchWorldHeadlines
  private let feeds: ReadFeeds
  package let clock: WallClock

  /// - Parameters:
  ///   - reader: reads the reader's own feeds.
  ///   - activity: receives the progress of work that takes many requests.
  package init(repository: any NewsRepository, reader: any FeedReader, activity: Activity, clock: WallClock) {
    headlines = FetchTopHeadlines(repository: repository)
    search = SearchNews(repository: repository, clock: clock)
    world = FetchWorldHeadlines(repository: repository, activity: activity)
    feeds = ReadFeeds(reader: reader, activity: activity)
    self.clock = clock
  }

  /// - Parameter names: the names by which the countries of a list are put in order.
  /// - Throws: ``NewsError``.
  package func callAsFunction(
    _ request: NewsQuery, _ freshness: Freshness, in names: any EntityNames
  ) async throws -> NewsPage {
    switch request {
    case .headlines(let request): try await headlines(request, freshness)
    case .search(let request): try await search(request, freshness)
    case .world(let request): try await world(request, freshness, in: names)
    case .river(let request): try await feeds(request, freshness)
    }
  }
}
