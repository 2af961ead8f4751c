import NewsDomain

/// Settings of a clean session: nothing is read and nothing is stored.
package struct SessionSettingsRepository: SettingsRepository {
  private let standard: Edition

  /// - Parameter standard: the edition of a new reader.
  package init(standard: Edition) {
    self.standard = standard
  }

  package func load() -> (settings: Settings, problems: [SettingsProblem]) {
    (Settings(edition: standard), [])
  }

  @discardableResult
  package func apply(_ changes: [SettingsChange]) -> [SettingsProblem] { [] }
}
