/// Stores a favourite country, language or source, or a grouping.
package struct KeepSetting: Sendable {
  private let repository: any SettingsRepository

  package init(repository: any SettingsRepository) {
    self.repository = repository
  }

  /// - Throws: ``FileError/failed(path:detail:)``.
  package func callAsFunction(_ change: SettingChange) throws -> [SettingsProblem] {
    try repository.apply([change])
  }
}
