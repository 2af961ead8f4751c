import NewsDomain

/// Settings of a clean run: nothing is read and nothing is kept.
package struct SessionSettingsRepository: SettingsRepository {
  private let standard: Edition

  /// - Parameter standard: what a new reader begins with.
  package init(standard: Edition) {
    self.standard = standard
  }

  package func load() -> (settings: Settings, problems: [SettingsProblem]) {
    (Settings(edition: standard), [])
  }

  @discardableResult
  package func apply(_ changes: [SettingChange]) -> [SettingsProblem] { [] }
}
