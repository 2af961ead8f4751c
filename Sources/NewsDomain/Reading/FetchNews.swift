/// Fetches the articles for a request of any kind.
package struct FetchNews: Sendable {
  private let repository: any NewsRepository
  private let world: FetchWorldHeadlines
  private let feeds: ReadFeeds
  private let archive: any ArticleArchive
  private let hideMuted: HideMuted
  private let trace: (@Sendable (String) -> Void)?
  package let clock: WallClock
  /// The last page used to fill gaps.
  private static let maxFilled = 20

  /// - Parameters:
  ///   - reader: reads the reader's own feeds.
  ///   - activity: receives the progress of work with many requests.
  ///   - archive: the archive, and the mutes that hide articles.
  ///   - trace: receives a line for each answer from the archive.
  package init(
    repository: any NewsRepository, reader: any FeedReader, archive: any ArticleArchive & MuteRepository,
    activity: Activity, clock: WallClock, trace: (@Sendable (String) -> Void)? = nil
  ) {
    self.trace = trace
    self.repository = repository
    world = FetchWorldHeadlines(repository: repository, activity: activity)
    feeds = ReadFeeds(reader: reader, activity: activity)
    self.archive = archive
    hideMuted = HideMuted(mutes: archive)
    self.clock = clock
  }

  /// - Parameter names: the names by which the countries of a list are sorted.
  /// - Throws: ``NewsError``.
  package func callAsFunction(
    _ request: NewsQuery, _ freshness: Freshness, in names: any EntityNames
  ) async throws -> NewsPage {
    var page = try await page(request, freshness, names)
    page.before = request.skipped
    if request.isOfArchive { trace?("< archive, \(page.articles.count) articles") }
    // Saved articles are never hidden.
    if case .archive(let request) = request, case .saved = request.purpose { return page }
    return await counted(try await filled(await hideMuted(page, at: clock.now), request, freshness, names), request)
  }

  /// A page of the archive with the articles that mutes hide in the rest of its list, which is read only if there are
  /// mutes: how many a list hides does not depend on the length of the page.
  private func counted(_ page: NewsPage, _ request: NewsQuery) async -> NewsPage {
    let read = page.articles.count + page.hidden.count
    guard case .archive(var request) = request, !request.paging.isFirst || read < page.total ?? 0,
      await hideMuted.hidesAny(at: clock.now)
    else { return page }
    request.paging = Paging(limit: FindRequest.maxNew)
    guard let list = try? await archive.find(request) else { return page }
    var page = page
    page.hiddenOfList = await hideMuted(list, at: clock.now).hidden
    return page
  }

  /// The page with further articles in place of those that mutes hide, as long as there are some.
  private func filled(
    _ page: NewsPage, _ request: NewsQuery, _ freshness: Freshness, _ names: any EntityNames
  ) async throws -> NewsPage {
    var page = page
    var request = request
    for _ in 1..<Self.maxFilled where page.articles.count < request.limit && !page.hidden.isEmpty {
      // There is another request to a provider only if it has said that there is more.
      guard request.isOfArchive || (page.total ?? 0) > request.reach, let further = request.next(of: page.service)
      else { break }
      request = further
      let fetched: NewsPage
      do {
        fetched = try await self.page(request, freshness, names)
      } catch  where !request.isOfArchive && !Task.isCancelled {
        break
      }
      guard fetched.origin.provider == page.origin.provider else { break }
      let next = await hideMuted(fetched, at: clock.now)
      guard !next.articles.isEmpty || !next.hidden.isEmpty else { break }
      let before = page.articles.count + page.hidden.count
      // The rest of the further page is left to `more`.
      let missing = next.articles.prefix(request.limit - page.articles.count)
      let end = missing.count < next.articles.count ? missing.count : next.articles.count + next.hidden.count
      page.hidden += next.hidden.filter { $0.index < end }.map {
        HiddenArticle(article: $0.article, index: before + $0.index, mute: $0.mute)
      }
      page.articles += missing
      if let hits = next.hits { page.hits?.matches.merge(hits.matches) { $1 } }
    }
    return page
  }

  private func page(
    _ request: NewsQuery, _ freshness: Freshness, _ names: any EntityNames
  ) async throws -> NewsPage {
    var page = try await fetched(request, freshness, names)
    await takeOwnLinks(of: &page.articles)
    return page
  }

  /// Gives articles whose links lead through an aggregator the sources' own addresses that were found before.
  private func takeOwnLinks(of articles: inout [Article]) async {
    let places = articles.indices.filter { articles[$0].isOpaque && articles[$0].provider != .sample }
    guard !places.isEmpty else { return }
    let links = await archive.ownLinks(of: places.map { articles[$0].id })
    guard !links.isEmpty else { return }
    for place in places {
      if let link = links[articles[place].id] { articles[place].take(link) }
    }
  }

  private func fetched(
    _ request: NewsQuery, _ freshness: Freshness, _ names: any EntityNames
  ) async throws -> NewsPage {
    switch request {
    case .headlines(let request): try await repository.headlines(request, freshness).tidied()
    case .search(let request):
      try await repository.search(try request.checked(now: clock.now), freshness).tidied()
    case .world(let request): try await world(request, freshness, in: names)
    case .feeds(let request): try await feeds(request, freshness)
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
