/// Reads several of the reader's own feeds in parallel, as one list. A feed that fails does not affect the others.
package struct ReadFeeds: Sendable {
  /// How many feeds are read at the same time. Thousands take minutes, mostly waiting for servers; a single host gets
  /// no more requests at once than for anything else.
  static let maxAtOnce = 16

  private let reader: any FeedReader
  private let activity: Activity

  /// - Parameter activity: receives how many feeds are done.
  package init(reader: any FeedReader, activity: Activity) {
    self.reader = reader
    self.activity = activity
  }

  /// - Throws: ``NewsError`` if no feed gives anything.
  package func callAsFunction(_ request: FeedsRequest, _ freshness: Freshness = .current) async throws -> NewsPage {
    // A feed that has ended is not asked again; what is stored of it stays.
    let ended = Set(await reader.readings(of: request.feeds).filter { $0.value.trouble == .ended }.keys)
    let results = await read(request.feeds, freshness, ended: ended)
    if Task.isCancelled { throw NewsError.cancelled }
    var pages: [NewsPage] = []
    var failures: [FeedFailure] = []
    for (feed, result) in zip(request.feeds, results) {
      switch result {
      case .success(var page) where ended.contains(feed.id):
        page.origin.stored = .failure(Self.ended(feed))
        pages.append(page)
      case .success(let page):
        pages.append(page)
        if case .failure(let error)? = page.origin.stored {
          failures.append(FeedFailure(feed, error))
        }
      case .failure where ended.contains(feed.id):
        failures.append(FeedFailure(feed, Self.ended(feed)))
      case .failure(let error): failures.append(FeedFailure(feed, error))
      }
    }
    if pages.isEmpty, let failure = failures.first { throw failure.error }
    // The list is as old as its oldest page. Pages of feeds that could not be fetched do not count, as they are
    // reported one by one.
    let asked = pages.filter { if case .failure? = $0.origin.stored { false } else { true } }
    let oldest = (asked.isEmpty ? pages : asked).min {
      ($0.origin.receivedAt ?? .distantFuture) < ($1.origin.receivedAt ?? .distantFuture)
    }
    var page = NewsPage(
      articles: pages.flatMap(\.articles).newestFirst(), total: nil, provider: .feeds,
      receivedAt: oldest?.origin.receivedAt, stored: oldest?.origin.stored
    ).tidied()
    page.total = page.articles.count
    page.articles = request.paging.slice(of: page.articles)
    // Failures are reported once, with the first page.
    if request.paging.isFirst { page.failures.feeds = failures }
    return page
  }

  private static func ended(_ feed: OwnFeed) -> NewsError {
    .network(.ended(host: WebLink(feed.feed)?.host ?? feed.feed))
  }

  private func read(
    _ feeds: [OwnFeed], _ freshness: Freshness, ended: Set<String>
  ) async -> [Result<NewsPage, NewsError>] {
    activity.report(.init(done: 0, total: feeds.count, unit: .feeds))
    defer { activity.report(nil) }
    return await withTaskGroup(of: (Int, Result<NewsPage, NewsError>).self) { group in
      var results = [Result<NewsPage, NewsError>](repeating: .failure(.cancelled), count: feeds.count)
      var done = 0
      var waiting = feeds.indices
      func add(_ index: Int) {
        let freshness = ended.contains(feeds[index].id) ? .stored : freshness
        group.addTask { (index, await read(feeds[index], freshness)) }
      }
      for index in waiting.prefix(Self.maxAtOnce) { add(index) }
      waiting = waiting.dropFirst(Self.maxAtOnce)
      for await (index, result) in group {
        results[index] = result
        done += 1
        activity.report(.init(done: done, total: feeds.count, unit: .feeds))
        if let next = waiting.popFirst() { add(next) }
      }
      return results
    }
  }

  private func read(_ feed: OwnFeed, _ freshness: Freshness) async -> Result<NewsPage, NewsError> {
    do {
      return .success(try await reader.read(feed, freshness))
    } catch {
      return .failure((error as? NewsError) ?? .cancelled)
    }
  }
}
