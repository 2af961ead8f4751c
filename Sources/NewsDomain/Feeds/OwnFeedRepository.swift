/// Stores the reader's own feeds.
package protocol OwnFeedRepository: Sendable {
  /// Returns the stored feeds. Never fails: problems are returned as well.
  func load() -> (feeds: [OwnFeed], problems: [SettingsProblem])

  /// Whether an id or name belongs to a known source and the feed at an address does not.
  func isReserved(_ name: String, for feed: String) -> Bool

  /// Changes the stored feeds while other sessions are locked out.
  ///
  /// - Returns: problems found in the stored list.
  /// - Throws: ``FileError/failed(path:detail:)`` and the errors of `change`; nothing has changed in that case.
  func change(_ change: (inout [OwnFeed]) throws -> Void) throws -> [SettingsProblem]
}
