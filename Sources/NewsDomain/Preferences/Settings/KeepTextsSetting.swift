extension SettingKey { package static let keepTexts = SettingKey("keep-texts") }

/// How many days texts are stored after they were fetched. Those of saved articles are never deleted.
package enum KeepTextsSetting: DaysSetting {
  package static let key = SettingKey.keepTexts
  package static let standard: Int? = 90
}
