/// Resets country, language and source to the defaults.
package struct ResetSettings: Sendable {
  private let repository: any SettingsRepository
  package let standard: Edition

  package init(repository: any SettingsRepository, standard: Edition) {
    self.repository = repository
    self.standard = standard
  }

  /// - Returns: the edition in force afterwards, and problems found in the stored settings.
  /// - Throws: ``FileError/failed(path:detail:)``.
  package func callAsFunction() throws -> (edition: Edition, problems: [SettingsProblem]) {
    let problems = try repository.apply([.resetEdition])
    return (standard, problems)
  }
}
