import FoundationEssentials
import NewsDomain

/// News whose articles are stored as those of providers are.
struct StoredNews: NewsRepository {
  private let base: any NewsRepository
  private let lists: KeptLists
  private let clock: WallClock

  init(_ base: any NewsRepository, lists: KeptLists, clock: WallClock) {
    self.base = base
    self.lists = lists
    self.clock = clock
  }

  func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
    let place = ListPlace.archive(ArchivedList(request), front: request.paging.isFirst ? .given : .none)
    return await lists.stored(try await base.headlines(request, freshness), in: place, at: clock.now)
  }

  func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
    await lists.stored(
      try await base.search(request, freshness), in: .archive(nil, front: .none), at: clock.now)
  }
}

/// Feeds whose articles are stored as those of providers are.
struct StoredFeeds: FeedReader {
  private let base: any FeedReader
  private let lists: KeptLists
  private let clock: WallClock

  init(_ base: any FeedReader, lists: KeptLists, clock: WallClock) {
    self.base = base
    self.lists = lists
    self.clock = clock
  }

  func read(_ feed: OwnFeed, _ freshness: Freshness) async throws -> NewsPage {
    await lists.stored(
      try await base.read(feed, freshness), in: .archive(.source(id: feed.id), front: .given), at: clock.now)
  }

  func check(_ place: String) async throws -> CheckedFeed {
    var feed = try await base.check(place)
    if !feed.isFile { feed.page = await lists.stored(feed.page, in: .archive(nil, front: .none), at: clock.now) }
    return feed
  }

  func discover(_ address: String, choice: Int?) async throws -> FoundFeed {
    try await base.discover(address, choice: choice)
  }

  func readings(of feeds: [OwnFeed]) async -> [String: FeedReading] { await base.readings(of: feeds) }

  func moves(of feeds: [OwnFeed]) async -> [String: String] { await base.moves(of: feeds) }

  func titles(of feeds: [OwnFeed]) async -> [String: String] { await base.titles(of: feeds) }
}

extension KeptLists {
  /// The page with the ids under which its articles are stored, if it was just fetched.
  fileprivate func stored(_ page: NewsPage, in place: ListPlace, at now: Date) async -> NewsPage {
    guard page.origin.stored == nil, page.origin.provider != .sample, !page.articles.isEmpty else { return page }
    var page = page
    page.articles = page.tidied().articles
    page.articles = await take(KeptList("", page.articles, receivedAt: now), in: place).articles
    return page
  }
}
