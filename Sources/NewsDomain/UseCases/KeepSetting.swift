/// Chooses a favourite country, language or source, or a grouping, and keeps it.
public struct KeepSetting: Sendable {
  private let repository: any SettingsRepository

  public init(repository: any SettingsRepository) {
    self.repository = repository
  }

  /// - Throws: ``NewsError/io(path:detail:)``.
  public func callAsFunction(_ change: SettingChange) throws -> [SettingsProblem] {
    try repository.apply([change])
  }
}
