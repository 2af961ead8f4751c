/// A new value of one setting. Only this setting is written, so that changes by other sessions are preserved.
package struct SettingsChange: Sendable, Equatable {
  package let key: SettingKey
  /// The text to store; `nil` if the line is removed.
  package let text: String?
  /// Whether it applies to this session even if it cannot be stored.
  package let appliesUnstored: Bool

  package init<S: Setting>(_ setting: S.Type, _ value: S.Value) {
    key = S.key
    text = S.text(of: value)
    appliesUnstored = S.appliesUnstored
  }
}

extension [SettingsChange] {
  /// A favourite source; `nil` for none.
  package static func source(_ source: SourceReference?) -> [SettingsChange] {
    [SettingsChange(SourceSetting.self, source?.id), SettingsChange(SourceNameSetting.self, source?.name)]
  }

  /// Country, language and source are those of a new reader.
  package static var standardEdition: [SettingsChange] {
    [SettingsChange(CountrySetting.self, nil), SettingsChange(LanguageSetting.self, nil)] + source(nil)
  }
}
