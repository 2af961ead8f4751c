/// Stores the reader's own feeds.
package protocol OwnFeedRepository: Sendable {
  /// Returns the stored feeds. Never fails: problems are returned with them.
  func load() -> (feeds: [OwnFeed], problems: [SettingsProblem])

  /// Whether an id or a name is that of a known source to which the feed at an address does not belong.
  func isReserved(_ name: String, for feed: String) -> Bool

  /// Changes the stored feeds while other sessions are kept from doing so.
  ///
  /// - Returns: problems found in the stored list.
  /// - Throws: ``FileError/failed(path:detail:)`` and the errors of `change`; nothing has changed in that case.
  func change(_ change: (inout [OwnFeed]) throws -> Void) throws -> [SettingsProblem]
}
