import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("The order of one's own feeds")
struct FeedOrderTests {
  /// Feeds by id, folder, unread articles and the hour they were fetched.
  private static let feeds: [(String, String?, Int, Double?)] = [
    ("zebra", nil, 1, 3), ("ant", nil, 5, nil), ("lwn", "Tech", 2, 1), ("alps", "News/Europe", 9, 2),
    ("paris", "News", 0, 9), ("bee", "Tech", 4, 8),
  ]

  private static let listed = feeds.enumerated().map { index, feed in
    ListedFeed(
      number: index + 1,
      feed: OwnFeed(
        id: feed.0, name: feed.0, feed: "https://\(feed.0).example/", folder: feed.1.flatMap { FeedFolder(path: $0) }),
      reading: feed.3.map { FeedReading(count: 1, readAt: Date(timeIntervalSince1970: $0)) })
  }

  private static let unread = UnreadFeeds(
    total: 21, byFeed: Dictionary(uniqueKeysWithValues: feeds.map { ($0.0, $0.2) }),
    byFolder: [
      FeedFolder(["Tech"]): 6, FeedFolder(["News"]): 9, FeedFolder(["News", "Europe"]): 9,
    ].reduce(into: [:]) { all, entry in if let folder = entry.key { all[folder] = entry.value } })

  static let orders: [(FeedOrder, [String])] = [
    (.folder, ["zebra", "ant", "lwn", "alps", "paris", "bee"]),
    (.name, ["ant", "zebra", "paris", "alps", "bee", "lwn"]),
    (.unread, ["ant", "zebra", "paris", "alps", "bee", "lwn"]),
    (.updated, ["zebra", "ant", "paris", "alps", "bee", "lwn"]),
  ]

  @Test("folders stay together, each with its own feeds first, and numbers run through", arguments: orders)
  func order(order: FeedOrder, ids: [String]) {
    let ordered = Self.listed.ordered(by: order, Self.unread)
    #expect(ordered.map(\.feed.id) == ids)
    #expect(ordered.map(\.number) == Array(1...6))
    #expect(ordered.map(\.unread) == ids.map { Self.unread.byFeed[$0] })
  }

  @Test("feeds whose unread articles were not counted stay in their order", arguments: FeedOrder.allCases)
  func uncounted(order: FeedOrder) {
    let ordered = Array(Self.listed.prefix(1)).ordered(by: order, nil)
    #expect(ordered.map(\.feed.id) == ["zebra"] && ordered.map(\.unread) == [nil])
  }
}
