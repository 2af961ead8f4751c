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

  /// - Parameter text: `nil` removes the line.
  package init(key: SettingKey, text: String?) {
    self.key = key
    self.text = text
    appliesUnstored = false
  }
}

/// The stored text of a setting before and after a change; `nil` if it had, or has, no line.
package struct SettingEdit: Sendable, Equatable {
  package let key: SettingKey
  package let before: String?
  package let after: String?
  /// The text in force before, which an option of the program may have set.
  package var inForce: String?

  package init(_ key: SettingKey, before: String?, after: String?) {
    self.key = key
    self.before = before
    self.after = after
    inForce = before
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

/// Records changes of settings that the reader asked for, so that they can be taken back.
package protocol SettingChangeRecorder: Sendable {
  func record(_ edits: [SettingEdit])
}
