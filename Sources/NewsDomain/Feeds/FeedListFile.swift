/// Lists of feeds in files, as readers exchange them (OPML).
package protocol FeedListFile: Sendable {
  /// - Throws: ``NewsError/unreadable(path:detail:)``, ``NewsError/notOPML(path:detail:)``.
  func read(_ path: String) throws -> FeedList
  /// - Throws: ``NewsError/io(path:detail:)``; then an older file stands as it was.
  func write(_ feeds: [Subscription], to path: String) throws
  /// The same as text.
  func text(of feeds: [Subscription]) -> String
}
