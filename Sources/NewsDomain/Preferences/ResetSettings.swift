/// Resets country, language and source to the defaults.
package struct ResetSettings: Sendable {
  private let change: ChangeSettings
  package let standard: Edition

  package init(change: ChangeSettings, standard: Edition) {
    self.change = change
    self.standard = standard
  }

  /// - Returns: the edition in force afterwards, and problems found in the stored settings.
  /// - Throws: ``FileError/failed(path:detail:)``.
  package func callAsFunction() throws -> (edition: Edition, problems: [SettingsProblem]) {
    let problems = try change(.standardEdition)
    return (standard, problems)
  }
}
