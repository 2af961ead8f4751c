import ArchiveTestSupport
import NewsArchive
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Headlines completed by the feeds of their sources")
struct EnrichedNewsTests {
  /// An aggregator that would send a request, or not. Its answers are stored where they arrive.
  private struct Aggregator: ForeseeingNews {
    let news: FakeNews
    let lists: KeptLists
    var isAsked = true

    func isAsked(for request: HeadlineRequest, _ freshness: Freshness) -> Bool { isAsked }

    func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
      var page = try await news.headlines(request, freshness)
      guard page.origin.stored == nil else { return page }
      let list = KeptList("list", page.articles, receivedAt: EnrichedNewsTests.now)
      page.articles = await lists.take(list, in: .archive(ArchivedList(request), front: .given)).articles
      return page
    }

    func search(_ request: SearchRequest, _ freshness: Freshness) async throws -> NewsPage {
      try await news.search(request, freshness)
    }
  }

  private static let now = Date(timeIntervalSince1970: 1_795_248_000)
  private static let titles = [
    "Harbor bridge opens to bicycles", "Museum finds a lost map in its cellar", "Rain at last for the plains",
  ]
  private static let list = titles.map { Article.opaque($0) }

  /// Feeds of two sources, one of which has the last two articles.
  private static let feeds = FakeSourceFeeds(catalogue: [.of("other.example"), .of("paper.example")]) { feed in
    feed.host == "paper.example" ? [.inFeed(titles[2]), .inFeed(titles[1])] : [.inFeed(titles[0], of: feed.host)]
  }

  private static func request(
    _ enrichment: Enrichment? = .brief, _ scope: HeadlineRequest.Scope = .local(.france)
  ) -> HeadlineRequest {
    HeadlineRequest(scope: scope, enrichment: enrichment)
  }

  private static func page(_ articles: [Article] = list, stored: StoredReason? = nil) -> NewsPage {
    NewsPage(articles: articles, total: articles.count, provider: .feeds, stored: stored)
  }

  private static func lists(_ archive: DatabaseArchive, isOn: Bool = true) -> KeptLists {
    KeptLists(
      archive: archive, cache: DatabaseArchive.listsInMemory(), settings: LiveSettings(.archived(isOn ? .local : .off)))
  }

  private func news(
    _ page: NewsPage = Self.page(), _ feeds: FakeSourceFeeds = Self.feeds,
    _ archive: DatabaseArchive = .inMemory(), isAsked: Bool = true, isOn: Bool = true,
    refresh: FeedRefresh = FeedRefresh(), patience: Duration = .seconds(60)
  ) -> EnrichedNews {
    let lists = Self.lists(archive, isOn: isOn)
    return EnrichedNews(
      Aggregator(news: FakeNews(page), lists: lists, isAsked: isAsked), feeds: feeds, archive: archive, stored: lists,
      refresh: refresh, patience: patience, clock: .at(Self.now))
  }

  /// How many articles an archive has.
  private func size(of archive: DatabaseArchive) async throws -> Int { try await archive.facts(now: Self.now).articles }

  @Test("an article gets summary, picture, author and link of its source's feed; order and ids stay")
  func completes() async throws {
    let page = try await news().headlines(Self.request(), .current)
    #expect(page.articles.map(\.title) == Self.titles)
    #expect(page.articles.map(\.id) == Self.list.map(\.id))
    #expect(page.articles.map(\.summary) == [nil] + Self.titles.dropFirst().map { "Summary of \($0)." })
    let found = page.articles[1]
    let told = Article.inFeed(Self.titles[1])
    #expect([found.link, found.imageLink, found.author] == [told.link, told.imageLink, told.author])
    #expect(found.givenLink == Self.list[1].link && found.linkWay == .feed)
    #expect(page.articles.map(\.provenance?.supplement) == [nil, .told, .told])
    #expect(page.articles[1].provenance?.feed.title == "Google News")
    // Lists compare and name the articles as before.
    #expect(page.tidied().articles.map(\.id) == Self.list.map(\.id))
    let list = NewsListing(.headlines(Self.request()), page)
    #expect(list.countNew(in: NewsListing(list.request, Self.page())) == 0)
  }

  static let unasked: [(HeadlineRequest, isAsked: Bool)] = [
    (request(nil), true), (request(.brief, .source(SourceReference(id: "x", name: "X"))), true),
    (request(.brief), false),
  ]

  @Test("no feed is asked unless it was wanted, for sources, or if the list comes from the store")
  func unasked() async throws {
    for (request, isAsked) in Self.unasked {
      let feeds = FakeSourceFeeds(catalogue: [.of("paper.example")]) { _ in Self.list }
      let page = Self.page(stored: isAsked ? nil : .recent)
      let shown = try await news(page, feeds, isAsked: isAsked).headlines(request, .current)
      #expect(shown.articles.map(\.id) == Self.list.map(\.id))
      #expect(shown.articles.filter(\.isIncomplete).count == Self.list.count)
      #expect(feeds.read.isEmpty)
    }
    let feeds = FakeSourceFeeds(catalogue: [.of("paper.example")])
    _ = try await news(Self.page(), feeds).search(SearchRequest(text: "bridge"), .current)
    #expect(feeds.read.isEmpty)
  }

  @Test("a page that comes from the store after all stays as it is", arguments: [StoredReason.renewing, .offline])
  func stored(reason: StoredReason) async throws {
    let page = Self.page(stored: reason)
    #expect(try await news(page).headlines(Self.request(.patient), .current) == page)
  }

  @Test("who asks for it gets it for a list of some minutes ago as well, and the archive learns it")
  func recent() async throws {
    let archive = DatabaseArchive.inMemory()
    let before = Self.now.addingTimeInterval(-600)
    await archive.keep(Self.list, in: .local(.france), at: before)
    let page = try await news(Self.page(stored: .recent), Self.feeds, archive, isAsked: false)
      .headlines(Self.request(.patient), .current)
    #expect(page.articles.map { $0.summary == nil } == [true, false, false])
    #expect(try await archive.kept(Self.list[0]).summary == nil)
    for article in Self.list.dropFirst() {
      let title = try #require(article.title)
      #expect(try await archive.kept(article).summary == "Summary of \(title).")
    }
    // The list was not seen again.
    let front = try #require(try await archive.front(of: .local(.france), in: .distantPast ... .distantFuture))
    #expect(front.articles.map(\.title) == Self.titles && front.seenAt == before)
  }

  @Test("the feeds are those of the sources that the list had when last seen, the most frequent first")
  func hosts() async throws {
    let archive = DatabaseArchive.inMemory()
    await archive.keep(
      [.opaque("One", of: "a.example"), .opaque("Two", of: "b.example"), .opaque("Three", of: "b.example")],
      in: .local(.france))
    let feeds = FakeSourceFeeds(known: ["a.example", "b.example"], catalogue: [.of("paper.example")])
    _ = try await news(Self.page(), feeds, archive).headlines(Self.request(), .current)
    #expect(feeds.hosts == ["b.example", "a.example"])
    #expect(feeds.read == ["a.example", "b.example"])
    // Other lists have other sources.
    _ = try await news(Self.page(), feeds, archive).headlines(Self.request(.brief, .local(.japan)), .current)
    #expect(feeds.read == ["a.example", "b.example", "paper.example"])
  }

  @Test("at most eight feeds are asked")
  func most() async throws {
    let feeds = FakeSourceFeeds(catalogue: (1...20).map { .of("paper-\($0).example") })
    _ = try await news(Self.page(), feeds).headlines(Self.request(), .current)
    #expect(feeds.read.count == 8)
  }

  @Test("a feed that fails changes nothing, and the others serve")
  func failure() async throws {
    let feeds = FakeSourceFeeds(catalogue: [.of("other.example"), .of("paper.example")]) { feed in
      if feed.host == "other.example" { throw NewsError.network(.timeout(host: feed.host, seconds: 5)) }
      return [.inFeed(Self.titles[0])]
    }
    let page = try await news(Self.page(), feeds).headlines(Self.request(), .current)
    #expect(page.articles.map { $0.summary == nil } == [false, true, true])
  }

  @Test("a reader does not wait for a slow feed; what it brings later completes the stored articles")
  func late() async throws {
    let isOpen = Mutex(false)
    let feeds = FakeSourceFeeds(catalogue: [.of("paper.example")]) { _ in
      _ = try await eventually { isOpen.withLock { $0 } }
      return [.inFeed(Self.titles[1])]
    }
    let archive = DatabaseArchive.inMemory()
    let refresh = FeedRefresh()
    let page = try await news(Self.page(), feeds, archive, refresh: refresh, patience: .milliseconds(20))
      .headlines(Self.request(), .current)
    #expect(page.articles.map(\.id) == Self.list.map(\.id))
    #expect(page.articles.filter(\.isBare).count == Self.list.count)
    #expect(try await archive.kept(Self.list[1]).summary == nil)
    isOpen.withLock { $0 = true }
    #expect(try await eventually { try await archive.kept(Self.list[1]).summary == "Summary of \(Self.titles[1])." })
    #expect(try await size(of: archive) == Self.list.count)

    let list = NewsListing(.headlines(Self.request()), page)
    let (completed, count) = try #require(await list.filled(from: Self.lists(archive)))
    #expect(count == 1)
    #expect(completed.page.articles.map(\.id) == Self.list.map(\.id))
    #expect(completed.page.articles.map { $0.summary == nil } == [true, false, true])
    #expect(completed.page.articles[1].provenance?.supplement == .told)
  }

  @Test("a feed that answers before the list completes it as well")
  func early() async throws {
    let isListed = Mutex(false)
    let feeds = FakeSourceFeeds(catalogue: [.of("paper.example")]) { _ in [.inFeed(Self.titles[0])] }
    let lists = Self.lists(.inMemory())
    let slow = FakeNews.answering { _ in
      _ = try await eventually { isListed.withLock { $0 } }
      return Self.page()
    }
    let news = EnrichedNews(
      Aggregator(news: slow, lists: lists), feeds: feeds, archive: DatabaseArchive.inMemory(), stored: lists,
      refresh: FeedRefresh(), clock: .at(Self.now))
    let task = Task { try await news.headlines(Self.request(.patient), .current) }
    #expect(try await eventually { !feeds.read.isEmpty })
    isListed.withLock { $0 = true }
    #expect(try await task.value.articles.map { $0.summary == nil } == [false, true, true])
  }

  @Test("whoever asked for it waits as long as the feeds take")
  func patient() async throws {
    let isOpen = Mutex(false)
    let feeds = FakeSourceFeeds(catalogue: [.of("paper.example")]) { _ in
      _ = try await eventually { isOpen.withLock { $0 } }
      return [.inFeed(Self.titles[0])]
    }
    let news = news(Self.page(), feeds, patience: .zero)
    let task = Task { try await news.headlines(Self.request(.patient), .current) }
    #expect(try await eventually { !feeds.read.isEmpty })
    isOpen.withLock { $0 = true }
    let page = try await task.value
    #expect(page.articles[0].summary != nil)
  }

  @Test("Ctrl-C ends the requests to the feeds as well")
  func cancelled() async throws {
    let isCancelled = Mutex(false)
    let feeds = FakeSourceFeeds(catalogue: [.of("paper.example")]) { _ in
      if await untilCancelled() { isCancelled.withLock { $0 = true } }
      throw NewsError.cancelled
    }
    let news = news(Self.page(), feeds)
    let task = Task { try await news.headlines(Self.request(.patient), .current) }
    #expect(try await eventually { !feeds.read.isEmpty })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    #expect(try await eventually { isCancelled.withLock { $0 } })
  }

  @Test("the feeds of the next list take the place of those before, and those of an unanswered list end")
  func next() async throws {
    let cancelled = Mutex(0)
    let feeds = FakeSourceFeeds(catalogue: [.of("paper.example")]) { _ in
      if await untilCancelled() { cancelled.withLock { $0 += 1 } }
      throw NewsError.cancelled
    }
    let refresh = FeedRefresh()
    let news = news(Self.page(), feeds, refresh: refresh, patience: .zero)
    _ = try await news.headlines(Self.request(), .current)
    #expect(try await eventually { feeds.read.count == 1 })
    _ = try await news.headlines(Self.request(.brief, .local(.japan)), .current)
    #expect(try await eventually { cancelled.withLock { $0 } == 1 })
    refresh.cancel()
    #expect(try await eventually { cancelled.withLock { $0 } == 2 })
    let lists = Self.lists(.inMemory())
    let failing = EnrichedNews(
      Aggregator(news: .answering { _ in throw NewsError.network(.offline) }, lists: lists), feeds: feeds,
      archive: DatabaseArchive.inMemory(), stored: lists, refresh: refresh, clock: .at(Self.now))
    await #expect(throws: NewsError.network(.offline)) { try await failing.headlines(Self.request(), .current) }
    #expect(try await eventually { cancelled.withLock { $0 } == 3 })
  }

  @Test("what the archive knows from before fills the gaps, in lists from the store as well")
  func archived() async throws {
    var known = Self.list[1]
    known.complete(from: .inFeed(Self.titles[1]), by: .feed(title: "F"))
    let archive = DatabaseArchive.inMemory()
    await archive.keep([Self.list[0], known])
    for (stored, isAsked) in [(StoredReason?.some(.renewing), false), (nil, true)] {
      let page = try await news(Self.page(stored: stored), FakeSourceFeeds(), archive, isAsked: isAsked)
        .headlines(Self.request(), .kept)
      #expect(page.articles.map { $0.summary == nil } == [true, false, true])
      #expect(page.articles.map(\.id) == Self.list.map(\.id))
      #expect(page.articles[1].link == known.link)
      #expect(page.articles.map(\.provenance?.supplement) == [nil, .feed(title: "F"), nil])
    }
    let broken = DatabaseArchive.failing(with: .archive(.unusable(file: "/a", detail: "full")))
    let page = try await news(Self.page(stored: .renewing), FakeSourceFeeds(), broken, isAsked: false)
      .headlines(Self.request(), .kept)
    #expect(page.articles == Self.list)
  }

  @Test("where the archive is off, the list is completed beside it")
  func off() async throws {
    let archive = DatabaseArchive.inMemory()
    let page = try await news(Self.page(), Self.feeds, archive, isOn: false)
      .headlines(Self.request(.patient), .current)
    #expect(page.articles.map { $0.summary == nil } == [true, false, false])
    #expect(try await size(of: archive) == 0)
  }
}

extension Supplement {
  /// The feed of the only source that has anything here.
  fileprivate static let told = Supplement.feed(title: "Feed of paper.example")
}
