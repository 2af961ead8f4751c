/// Resets country, language and source to the defaults of the reader's locale.
package struct ResetSettings: Sendable {
  private let repository: any SettingsRepository
  private let locale: InterfaceLanguage

  package init(repository: any SettingsRepository, locale: InterfaceLanguage) {
    self.repository = repository
    self.locale = locale
  }

  /// - Returns: the edition in force afterwards, and problems found in the stored settings.
  /// - Throws: ``NewsError/io(path:detail:)``.
  package func callAsFunction() throws -> (edition: Edition, problems: [SettingsProblem]) {
    let problems = try repository.apply([.resetEdition])
    return (.standard(for: locale), problems)
  }
}
