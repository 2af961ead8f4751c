import NewsDomain

/// Settings of a clean run: nothing is read and nothing is kept.
package struct SessionSettingsRepository: SettingsRepository {
  private let locale: InterfaceLanguage

  package init(locale: InterfaceLanguage) {
    self.locale = locale
  }

  package func load() -> (settings: Settings, problems: [SettingsProblem]) {
    (Settings(edition: .standard(for: locale)), [])
  }

  @discardableResult
  package func apply(_ changes: [SettingChange]) -> [SettingsProblem] { [] }
}
