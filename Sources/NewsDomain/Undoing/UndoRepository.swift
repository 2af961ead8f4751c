/// Takes back changes of what the archive has of the reader. What others of a shared archive have done is left alone.
package protocol UndoRepository: Sendable {
  /// Gives articles back the marks they had, all in one transaction, except those whose marks have changed since. When it
  /// returns, the marks are on disk.
  ///
  /// - Returns: how many articles have them again.
  func takeBack(_ edits: [MarksEdit]) async throws -> Int

  /// Restores, changes back or removes a follow. A restored one has another number and raises no alerts about what it had
  /// found.
  ///
  /// - Returns: `false` if it has changed since and stays as it is.
  func takeBack(_ edit: FollowEdit) async throws -> Bool

  /// Restores, changes back or removes a mute. A restored one has another number.
  ///
  /// - Returns: `false` if it has changed since and stays as it is.
  func takeBack(_ edit: MuteEdit) async throws -> Bool
}
