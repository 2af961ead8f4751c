/// A follow in the list of feeds: what it finds is read like a feed.
package struct QueryFeed: Sendable, Equatable {
  package let follow: Follow
  /// How many articles that it finds are unread; `nil` if they were not counted.
  package let unread: Int?

  package init(follow: Follow, unread: Int?) {
    self.follow = follow
    self.unread = unread
  }
}

/// Lists the reader's follows as feeds.
package struct ListQueryFeeds: Sendable {
  /// The most follows whose unread articles are counted: each takes a search.
  static let maxCounted = 100

  private let archive: any FollowRepository & FoundMarkRepository

  package init(archive: any FollowRepository & FoundMarkRepository) {
    self.archive = archive
  }

  /// Empty also if the archive cannot be read: the list of feeds is shown without them.
  package func callAsFunction() async -> [QueryFeed] {
    guard let follows = try? await archive.follows().map(\.follow), !follows.isEmpty else { return [] }
    var counts: [Int]?
    if follows.count <= Self.maxCounted { counts = try? await archive.countUnread(of: follows.map(\.request)) }
    return follows.enumerated().map { index, follow in QueryFeed(follow: follow, unread: counts?[index]) }
  }
}
