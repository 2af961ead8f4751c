import ArchiveTestSupport
import NewsArchive
import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Headlines completed by the feeds of their sources")
struct EnrichedNewsTests {
  /// An aggregator that would send a request, or not.
  private struct Aggregator: ForeseeingNews {
    let news: FakeNews
    var isAsked = true

    func isAsked(for request: HeadlineRequest, _ freshness: Freshness) -> Bool { isAsked }

    func headlines(_ request: HeadlineRequest, _ freshness: Freshness) async throws -> NewsPage {
      try await news.headlines(request, freshness)
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

  private func news(
    _ page: NewsPage = Self.page(), _ feeds: FakeSourceFeeds = Self.feeds,
    _ archive: any ArticleArchive = DatabaseArchive.inMemory(), isAsked: Bool = true, isOn: Bool = true,
    patience: Duration = .seconds(60)
  ) -> EnrichedNews {
    EnrichedNews(
      Aggregator(news: FakeNews(page), isAsked: isAsked), feeds: feeds, archive: archive,
      settings: LiveSettings(.archived(isOn ? .local : .off)), patience: patience, clock: .at(Self.now))
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
    #expect(page.late == nil)
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
      #expect(try await news(page, feeds, isAsked: isAsked).headlines(request, .current) == page)
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
    #expect(page.late == nil)
  }

  @Test("a reader does not wait for a slow feed; what it brings later joins the archive and is taken once")
  func late() async throws {
    let isOpen = Mutex(false)
    let feeds = FakeSourceFeeds(catalogue: [.of("paper.example")]) { _ in
      _ = try await eventually { isOpen.withLock { $0 } }
      return [.inFeed(Self.titles[1])]
    }
    let archive = DatabaseArchive.inMemory()
    let page = try await news(Self.page(), feeds, archive, patience: .milliseconds(20))
      .headlines(Self.request(), .current)
    #expect(page.articles == Self.list)
    let round = try #require(page.late)
    #expect(round.takeLate().isEmpty)
    #expect(try await size(of: archive) == 0)
    isOpen.withLock { $0 = true }
    #expect(try await eventually { try await size(of: archive) > 0 })
    #expect(try await size(of: archive) == 1)
    #expect(try await archive.kept(Self.list[1]).summary == "Summary of \(Self.titles[1]).")
    // It stands in no list.
    #expect(try await archive.countNew(in: .list(.local(.france))) == 0)
    #expect(try await archive.front(of: .local(.france), in: .distantPast ... .distantFuture) == nil)

    let list = NewsListing(.headlines(Self.request()), page)
    let (completed, count) = list.completed(with: round.takeLate())
    #expect(count == 1)
    #expect(completed.page.articles.map(\.id) == Self.list.map(\.id))
    #expect(completed.page.articles.map { $0.summary == nil } == [true, false, true])
    #expect(completed.page.articles[1].provenance?.supplement == .told)
    #expect(round.takeLate().isEmpty)
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
    #expect(page.articles[0].summary != nil && page.late == nil)
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

  @Test("nobody waits for a round whose list is gone")
  func dropped() async throws {
    let isCancelled = Mutex(false)
    let feeds = FakeSourceFeeds(catalogue: [.of("paper.example")]) { _ in
      if await untilCancelled() { isCancelled.withLock { $0 = true } }
      throw NewsError.cancelled
    }
    let news = news(Self.page(), feeds, patience: .zero)
    var page: NewsPage? = try await news.headlines(Self.request(), .current)
    #expect(page?.late != nil)
    #expect(try await eventually { !feeds.read.isEmpty })
    page = nil
    #expect(try await eventually { isCancelled.withLock { $0 } })
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
      #expect(page.articles.map(\.provenance?.supplement) == [nil, .archive, nil])
    }
    let broken = DatabaseArchive.failing(with: .archive(.unusable(file: "/a", detail: "full")))
    let page = try await news(Self.page(stored: .renewing), FakeSourceFeeds(), broken, isAsked: false)
      .headlines(Self.request(), .kept)
    #expect(page.articles == Self.list)
  }

  @Test("the archive is asked once, for all articles with gaps")
  func once() async throws {
    var whole = Self.list[0]
    whole.complete(from: .inFeed(Self.titles[0]))
    var known = Self.list[1]
    known.complete(from: .inFeed(Self.titles[1]))
    let archive = RecordedArchive(articles: [Self.list[1].id: known])
    let page = try await news(
      Self.page([whole] + Self.list[1...], stored: .renewing), FakeSourceFeeds(), archive, isAsked: false
    ).headlines(Self.request(), .kept)
    #expect(archive.wantedIDs == [Self.list[1...].map(\.id)])
    #expect(page.articles.map { $0.summary == nil } == [false, false, true])
  }

  @Test("where the archive is off, late articles stay out of it")
  func off() async throws {
    let archive = DatabaseArchive.inMemory()
    _ = try await news(Self.page(stored: .recent), Self.feeds, archive, isOn: false)
      .headlines(Self.request(.patient), .current)
    #expect(try await size(of: archive) == 0)
  }
}

extension Supplement {
  /// The feed of the only source that has anything here.
  fileprivate static let told = Supplement.feed(title: "Feed of paper.example")
}
