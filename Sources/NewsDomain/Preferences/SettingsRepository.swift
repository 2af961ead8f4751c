/// Keeps what the reader has chosen.
package protocol SettingsRepository: Sendable {
  /// What is kept, defaults in the place of what is missing or cannot be read. Never fails: what was wrong
  /// comes with it.
  func load() -> (settings: Settings, problems: [SettingsProblem])

  /// Writes the changes and leaves everything else as it is kept now.
  ///
  /// - Returns: what was wrong with the kept settings when they were read for that.
  /// - Throws: ``NewsError/io(path:detail:)``; then nothing has changed.
  func apply(_ changes: [SettingChange]) throws -> [SettingsProblem]
}
