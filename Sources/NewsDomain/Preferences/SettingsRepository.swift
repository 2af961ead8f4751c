/// Stores the reader's settings.
package protocol SettingsRepository: Sendable {
  /// Returns the stored settings, with defaults for missing or unreadable ones. Never fails: problems are returned as
  /// well.
  func load() -> (settings: Settings, problems: [SettingsProblem])

  /// Writes changes and leaves everything else as it is currently stored. Other sessions are locked out meanwhile.
  ///
  /// - Parameter decide: the changes to write, given the text of each setting as it is currently stored.
  /// - Returns: the stored texts of these settings before and after, and problems found in the stored settings when they
  ///   were read for this change.
  /// - Throws: ``FileError/failed(path:detail:)``; nothing has changed in that case.
  func edit(
    _ decide: (_ stored: (SettingKey) -> String?) -> [SettingsChange]
  ) throws -> (edits: [SettingEdit], problems: [SettingsProblem])
}

extension SettingsRepository {
  /// Writes changes, as ``edit(_:)``.
  ///
  /// - Returns: problems found in the stored settings.
  @discardableResult
  package func apply(_ changes: [SettingsChange]) throws -> [SettingsProblem] { try edit { _ in changes }.problems }
}

/// A problem with the stored settings, and what was done about it.
package enum SettingsProblem: Sendable, Equatable {
  /// The file could not be parsed and was moved to `keptAs`; `nil` if it could not be moved.
  case damaged(file: String, keptAs: String?)
  /// The list of the reader's own feeds could not be parsed and was moved to `keptAs`; `nil` if it could not be moved.
  case damagedFeeds(file: String, keptAs: String?)
  /// The file could not be read, so its content is unknown. It is left alone, and this session does not overwrite it.
  case unreadable(file: String, detail: String)
  /// The list of the reader's own feeds was not parsed, for this reason. It is left alone, and not overwritten.
  case unparsedFeeds(file: String, NewsError)
  /// The file belongs to somebody else or can be changed by others. It is left alone, and this session does not use it.
  case untrusted(file: String)
  /// Users other than its owner may read the file with the key.
  case exposedKey(file: String)
  /// The reader's home folder does not exist, and is not created.
  case noHome(path: String)
  /// One value is unknown. The default is used instead, and the file is left alone.
  case unknownValue(file: String, line: Int, key: String, value: String)
}
