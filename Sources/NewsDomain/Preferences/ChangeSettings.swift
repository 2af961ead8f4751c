/// Stores new values of settings, which apply at once.
package struct ChangeSettings: Sendable {
  private let repository: any SettingsRepository
  private let settings: LiveSettings

  package init(repository: any SettingsRepository, settings: LiveSettings) {
    self.repository = repository
    self.settings = settings
  }

  /// - Throws: ``FileError/failed(path:detail:)``; nothing has changed in that case, except settings that apply even if
  ///   they cannot be stored.
  package func callAsFunction(_ changes: [SettingsChange]) throws -> [SettingsProblem] {
    settings.take(changes.filter(\.appliesUnstored))
    let problems = try repository.apply(changes)
    settings.take(changes)
    return problems
  }

  /// Stores a new value of one setting.
  ///
  /// - Throws: ``FileError/failed(path:detail:)``.
  package func callAsFunction<S: Setting>(_ setting: S.Type, _ value: S.Value) throws -> [SettingsProblem] {
    try self([SettingsChange(setting, value)])
  }
}
