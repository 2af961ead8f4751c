/// Stores the reader's own feeds.
package protocol OwnFeedRepository: Sendable {
  /// Returns the stored feeds. Never fails: problems are returned with them.
  func load() -> (feeds: [OwnFeed], problems: [SettingsProblem])

  /// Changes the stored feeds while other sessions are kept from doing so.
  ///
  /// - Returns: problems found in the stored list.
  /// - Throws: ``FileError/failed(path:detail:)`` and the errors of `change`; nothing has changed in that case.
  func change(_ change: (inout [OwnFeed]) throws -> Void) throws -> [SettingsProblem]
}
