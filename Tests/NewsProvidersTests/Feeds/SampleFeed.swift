import ParsingTestSupport
import TestSupport

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

/// Feeds as sources write them, for tests that are not about the form of feeds.
enum SampleFeed {
  /// Each entry leads to a page of `example.org` that is named like its title.
  static func rss(_ titles: [String], name: String = "Feed") -> String {
    rss(titles.map { (title: $0, day: nil) }, name: name)
  }

  /// - Parameter day: a day of January 2027; the clocks of the tests begin in the middle of that month.
  static func rss(_ entries: [(title: String, day: Int?)], name: String = "Feed") -> String {
    let items = entries.map { title, day in
      let date = day.map { "<pubDate>\($0) Jan 2027 12:00:00 GMT</pubDate>" } ?? ""
      return "<item><title>\(title)</title><link>https://example.org/\(title.percentEncoded)</link>\(date)</item>"
    }
    return "<rss version=\"2.0\"><channel><title>\(name)</title>\(items.joined())</channel></rss>"
  }

  /// A feed with one item.
  static func item(_ content: String) -> String {
    "<rss version=\"2.0\"><channel><title>Feed</title><item>\(content)</item></channel></rss>"
  }

  /// A feed in the form of Google News, with the source after each title and in a separate element.
  static func google(_ entries: [(title: String, source: String, day: Int)]) -> String {
    let items = entries.map { title, source, day in
      """
      <item><title>\(title) - \(source)</title><link>https://news.google.com/rss/articles/\(title)?oc=5</link>\
      <pubDate>\(day) Jan 2027 12:00:00 GMT</pubDate>\
      <source url="https://\(source.lowercased()).example">\(source)</source></item>
      """
    }
    return "<rss version=\"2.0\"><channel><title>Top - Google News</title>\(items.joined())</channel></rss>"
  }
}

extension LoopbackServer.Answer {
  static func feed(_ titles: String...) -> Self { .xml(SampleFeed.rss(titles)) }

  static func xml(
    _ text: String, status: Int = 200, type: String = "application/rss+xml", headers: [(String, String)] = []
  ) -> Self {
    .response(status: status, headers: [("Content-Type", type)] + headers, body: Array(text.utf8))
  }

  static func status(_ status: Int, retryAfter: Int? = nil) -> Self {
    .response(status: status, headers: retryAfter.map { [("Retry-After", "\($0)")] } ?? [], body: [])
  }
}

/// Reads feeds through a test's cache and clock.
struct FeedFixture: Sendable {
  let clock = TestClock()
  let cache: Cache
  let lists: ListsInMemory
  let fetcher: Fetcher
  let feeds: FeedService

  init(cache: Cache = Cache(path: nil), lists: ListsInMemory = ListsInMemory(), isOffline: Bool = false) {
    self.cache = cache
    self.lists = lists
    fetcher = .quick(http: isOffline ? nil : HTTPClient(userAgent: "t"), cache: cache, lists: lists, clock: clock)
    feeds = FeedService(fetcher: fetcher)
  }

  /// The same without a network.
  var offline: FeedFixture { FeedFixture(cache: cache, lists: lists, isOffline: true) }
}

extension FeedService {
  func feed(
    at address: String, _ freshness: Freshness, isOfAggregator: Bool = false, isNeverEmpty: Bool = false,
    isPatient: Bool = true
  ) async throws -> Fetcher.Answer<FeedContents> {
    try await feed(
      CollectedFeed(address: address, isOfAggregator: isOfAggregator), freshness,
      FeedOptions(isNeverEmpty: isNeverEmpty, isPatient: isPatient))
  }
}

extension FeedInspector {
  func discover(_ address: String) async throws -> FeedList.Entry { try await discover(address, choice: nil).entry }
}

extension FeedContents {
  var titles: [String?] { articles.map(\.title) }
}

extension ListsInMemory {
  /// Stores the articles of a feed as if they had arrived this many seconds after the time at which the tests' clocks
  /// begin.
  func keep(_ text: String, of address: String, at seconds: TimeInterval = 0) async throws {
    let feed = CollectedFeed(address: address)
    let now = Date(timeIntervalSince1970: 1_800_000_000 + seconds)
    let contents = await FeedContents(
      try await ParsedFeed(reading: text, at: address), of: feed, received: now, at: now, isLocal: false,
      DirectParser())
    _ = await keep(contents.list(of: .sample(), to: address, of: feed, at: now))
  }
}

extension NewsPage {
  var titles: [String?] { articles.map(\.title) }
}
