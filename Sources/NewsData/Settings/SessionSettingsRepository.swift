import NewsDomain

/// Settings of a clean run: nothing is read and nothing is kept.
public struct SessionSettingsRepository: SettingsRepository {
  private let locale: InterfaceLanguage

  public init(locale: InterfaceLanguage) {
    self.locale = locale
  }

  public func load() -> (settings: Settings, problems: [SettingsProblem]) {
    (Settings(edition: .standard(for: locale)), [])
  }

  @discardableResult
  public func apply(_ changes: [SettingChange]) -> [SettingsProblem] { [] }
}
