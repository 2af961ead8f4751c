import Synchronization
import TestSupport
import Testing

@testable import NewsDomain

@Suite("Several feeds as one list")
struct ReadFeedsTests {
  private static func feeds(_ count: Int) -> [OwnFeed] {
    (0..<count).map { OwnFeed(id: "feed-\($0)", name: "Feed \($0)", feed: "https://a.org/\($0)") }
  }

  private static func date(_ hours: Double) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + hours * 3600) }

  private static func page(
    _ articles: [(String, Double?)], at hours: Double = 100, stored: StoredReason? = nil
  ) -> NewsPage {
    NewsPage(
      articles: articles.map { title, hours in
        Article(
          title: title, source: .init(name: "Paper"), link: "https://paper.example/\(title)",
          publishedAt: hours.map(date), provider: .feeds)
      }, total: articles.count, provider: .feeds, receivedAt: date(hours), stored: stored)
  }

  private func read(
    _ request: FeedsRequest, activity: Activity = Activity(),
    _ pages: @escaping @Sendable (OwnFeed) async throws -> NewsPage
  ) async throws -> NewsPage {
    try await ReadFeeds(reader: FakeFeedReader(read: pages), activity: activity)(request)
  }

  private static func two(_ feed: OwnFeed) -> NewsPage {
    feed.id == "feed-0"
      ? page([("noon", 12), ("evening", 18), ("undated", nil), ("shared?utm_source=a", 9)], at: 50)
      : page([("night", 22), ("shared", 10), ("noon too", 12)])
  }

  @Test("articles of all feeds are listed newest first, without a date last, and each page once")
  func merged() async throws {
    let page = try await read(try FeedsRequest(nil, of: Self.feeds(2))) { Self.two($0) }
    #expect(page.articles.map(\.title) == ["night", "evening", "noon", "noon too", "shared", "undated"])
    #expect(page.total == 6)
    #expect((page.origin.provider, page.origin.receivedAt, page.origin.stored) == (.feeds, Self.date(50), nil))
    #expect(page.failures.feeds.isEmpty)
  }

  @Test("articles without a date stand where they were first seen")
  func undated() async throws {
    let page = try await read(try FeedsRequest(nil, of: Self.feeds(2))) { feed in
      var page = Self.two(feed)
      for index in page.articles.indices where page.articles[index].publishedAt == nil {
        page.articles[index].firstSeen = Self.date(13)
      }
      return page
    }
    #expect(page.articles.map(\.title) == ["night", "evening", "undated", "noon", "noon too", "shared"])
  }

  @Test("a source at the end of a title is removed, as in other lists")
  func tidied() async throws {
    let page = try await read(try FeedsRequest(nil, of: Self.feeds(1))) { _ in Self.page([("Rain - Paper", 1)]) }
    #expect(page.articles.map(\.title) == ["Rain"])
  }

  @Test("further pages continue where one ends, and the last is short")
  func pages() async throws {
    var request = try FeedsRequest(nil, of: Self.feeds(2), paging: Paging(limit: 4))
    request.paging.page = 2
    let page = try await read(request) { Self.two($0) }
    #expect(page.articles.map(\.title) == ["shared", "undated"])
    #expect(page.total == 6)
    request.paging.page = 3
    #expect(try await read(request) { Self.two($0) }.articles.isEmpty)
  }

  @Test("a feed that fails does not affect the others, and is reported with the first page only")
  func failing() async throws {
    let timeout = NewsError.network(.timeout(host: "a.org", seconds: 5))
    let pages = { @Sendable (feed: OwnFeed) throws -> NewsPage in
      switch feed.id {
      case "feed-0": throw timeout
      // Older articles are returned, and the error is still reported.
      case "feed-1": Self.page([("old", 1)], at: 2, stored: .failure(.network(.offline)))
      default: Self.page([("new", 3)], at: 90)
      }
    }
    var request = try FeedsRequest(nil, of: Self.feeds(3))
    let page = try await read(request, pages)
    #expect(page.articles.map(\.title) == ["new", "old"])
    #expect(page.failures.feeds.map(\.name) == ["Feed 0", "Feed 1"])
    #expect(page.failures.feeds.map(\.error) == [timeout, .network(.offline)])
    #expect(page.failures.feeds.map(\.address) == Self.feeds(3).prefix(2).map(\.feed))
    #expect((page.origin.receivedAt, page.origin.stored) == (Self.date(90), nil))
    request.paging.page = 2
    #expect(try await read(request, pages).failures.feeds.isEmpty)
  }

  @Test("if no feed gives anything, the first error is thrown")
  func allFailing() async throws {
    let request = try FeedsRequest(nil, of: Self.feeds(2))
    await #expect(throws: NewsError.network(.serverError(host: "feed-0", status: 500))) {
      try await read(request) { throw NewsError.network(.serverError(host: $0.id, status: 500)) }
    }
  }

  @Test("many feeds are read in parallel, but at most sixteen at a time")
  func bounded() async throws {
    let running = Mutex((now: 0, most: 0))
    let page = try await read(try FeedsRequest(nil, of: Self.feeds(40))) { feed in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      // Each waits until as many as allowed are running, and long enough to notice one more.
      _ = try? await eventually { running.withLock { $0.most } >= ReadFeeds.maxAtOnce }
      try? await Task.sleep(for: .milliseconds(5))
      running.withLock { $0.now -= 1 }
      return Self.page([(feed.id, 1)])
    }
    #expect(page.total == 40)
    #expect(running.withLock { $0.most } == 16)
  }

  @Test("the number of feeds that are done is reported, and nothing when it is over")
  func progress() async throws {
    let activity = Activity()
    let seen = Mutex<[Activity.Progress?]>([])
    _ = try await read(try FeedsRequest(nil, of: Self.feeds(2)), activity: activity) { _ in
      seen.withLock { $0.append(activity.state.progress) }
      return Self.page([])
    }
    #expect(seen.withLock { $0.compactMap { $0?.total } } == [2, 2])
    #expect(seen.withLock { $0.allSatisfy { $0?.unit == .feeds } })
    #expect(activity.state.progress == nil)
  }

  @Test("Ctrl-C stops all feeds")
  func cancelled() async throws {
    let request = try FeedsRequest(nil, of: Self.feeds(20))
    let task = Task {
      try await read(request) { _ in
        await untilCancelled()
        try Task.checkCancellation()
        return Self.page([])
      }
    }
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }
}
