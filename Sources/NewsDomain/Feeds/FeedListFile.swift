/// Reads and writes lists of feeds in files, in the format that feed readers exchange (OPML).
package protocol FeedListFile: Sendable {
  /// - Throws: ``FileError/unreadable(path:detail:)``, ``FeedError/notOPML(path:detail:)``.
  func read(_ path: String) throws -> FeedList
  /// - Throws: ``FileError/failed(path:detail:)``; an existing file is unchanged in that case.
  func write(_ feeds: [OwnFeed], to path: String) throws
  /// The text that ``write(_:to:)`` would write.
  func text(of feeds: [OwnFeed]) -> String
}
