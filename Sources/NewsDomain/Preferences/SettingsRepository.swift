/// Stores the reader's settings.
package protocol SettingsRepository: Sendable {
  /// Returns the stored settings, with defaults for missing or unreadable ones. Never fails: problems are returned as
  /// well.
  func load() -> (settings: Settings, problems: [SettingsProblem])

  /// Writes the changes and leaves everything else as it is currently stored.
  ///
  /// - Returns: problems found in the stored settings when they were read for this change.
  /// - Throws: ``FileError/failed(path:detail:)``; nothing has changed in that case.
  func apply(_ changes: [SettingsChange]) throws -> [SettingsProblem]
}
