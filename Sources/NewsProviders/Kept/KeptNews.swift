import NewsDomain

/// Searches all stored answers of providers, without sending a request.
package struct KeptNews: Sendable {
  /// The number of tasks that read pages at the same time.
  private static let workers = 4

  /// A matching article, and the index of its page among the stored pages, newest first.
  private struct Find {
    let article: Article
    let place: Int
  }

  private let store: Store
  private let newsAPI: String?
  private let googleNews: String
  private let ownFeeds: any OwnFeedRepository
  private let clock: WallClock

  /// - Parameters:
  ///   - newsAPI: the address of NewsAPI; `nil` leaves out its answers.
  ///   - googleNews: the address of Google News.
  package init(
    store: Store, newsAPI: String?, googleNews: String, ownFeeds: any OwnFeedRepository,
    clock: WallClock = .system
  ) {
    self.store = store
    self.newsAPI = newsAPI
    self.googleNews = googleNews
    self.ownFeeds = ownFeeds
    self.clock = clock
  }

  /// Returns the matching articles of all stored pages, newest first and without duplicates.
  ///
  /// - Parameter reason: the reason why stored news is shown.
  /// - Throws: `NewsError.cancelled`.
  func search(_ request: SearchRequest, _ reason: StoredReason) async throws -> NewsPage {
    let own = ownFeeds.load().feeds
    let reader = KeptPageReader(newsAPI: newsAPI, googleNews: googleNews, own: own)
    let filter = KeptFilter(request, own: own, now: clock.now)
    let addresses = store.addresses(now: clock.now)
    let parts = await withTaskGroup(of: (pages: Int, finds: [Find]).self) { group in
      for worker in 0..<Self.workers {
        group.addTask {
          var pages = 0
          var finds: [Find] = []
          for place in stride(from: worker, to: addresses.count, by: Self.workers) where !Task.isCancelled {
            guard let answer = store.answer(to: addresses[place], now: clock.now),
              let page = reader.page(answer, at: addresses[place], reason)
            else { continue }
            pages += 1
            finds += page.articles.filter { filter.admits($0, of: page) }.map { Find(article: $0, place: place) }
          }
          return (pages, finds)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    if Task.isCancelled { throw NewsError.cancelled }

    let finds = parts.flatMap(\.finds).sorted { one, other in
      let dates = (one.article.publishedAt ?? .distantPast, other.article.publishedAt ?? .distantPast)
      return dates.0 == dates.1 ? one.place < other.place : dates.0 > dates.1
    }
    let articles = finds.map(\.article).withStoriesOnce()
    let start = min((request.page - 1) * request.limit, articles.count)
    return NewsPage(
      articles: Array(articles[start...].prefix(request.limit)), total: articles.count,
      provider: articles.first?.provider ?? .feeds, remark: .ofKept(pages: parts.reduce(0) { $0 + $1.pages }),
      receivedAt: articles.compactMap { $0.provenance?.receivedAt }.min(), stored: reason)
  }
}

extension [Article] {
  /// Removes articles that lead to a page already in the list, or have the same title, source and day as one in it:
  /// aggregators and sources give the same article different addresses.
  fileprivate func withStoriesOnce() -> [Article] {
    var links: Set<String> = []
    var names: Set<String> = []
    return filter { article in
      let isNewPage = article.link.flatMap(WebLink.init).map { links.insert($0.canonical).inserted } ?? true
      guard let title = article.title, let source = article.source.name else { return isNewPage }
      let day = article.publishedAt.map { ($0.timeIntervalSince1970 / 86_400).rounded(.down) } ?? 0
      return names.insert(FoldedName("\(title)\n\(source)\n\(day)").text).inserted && isNewPage
    }
  }
}
