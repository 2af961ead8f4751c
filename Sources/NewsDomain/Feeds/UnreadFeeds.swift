/// How many unread articles the reader's own feeds have. An article of several feeds counts once in each total.
package struct UnreadFeeds: Sendable, Equatable {
  package let total: Int
  /// By the ids of the feeds.
  package let byFeed: [String: Int]
  /// With those of the folders inside.
  package let byFolder: [FeedFolder: Int]

  package init(total: Int, byFeed: [String: Int], byFolder: [FeedFolder: Int]) {
    self.total = total
    self.byFeed = byFeed
    self.byFolder = byFolder
  }
}
