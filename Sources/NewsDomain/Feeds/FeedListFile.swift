/// Reads and writes lists of feeds in files, in the format that feed readers exchange (OPML).
package protocol FeedListFile: Sendable {
  /// - Throws: ``NewsError/unreadable(path:detail:)``, ``NewsError/notOPML(path:detail:)``.
  func read(_ path: String) throws -> FeedList
  /// - Throws: ``NewsError/io(path:detail:)``; an existing file is unchanged in that case.
  func write(_ feeds: [Subscription], to path: String) throws
  /// The text that ``write(_:to:)`` would write.
  func text(of feeds: [Subscription]) -> String
}
