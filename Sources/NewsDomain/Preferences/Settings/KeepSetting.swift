extension SettingKey { package static let keep = SettingKey("keep") }

/// How many days articles are stored after they were last seen. Saved ones are never deleted.
package enum KeepSetting: DaysSetting {
  package static let key = SettingKey.keep
  package static let standard: Int? = nil
}
