extension SettingKey { package static let reader = SettingKey("reader") }

/// Whether `open` fetches the text of an article.
package enum ReaderSetting: SwitchSetting {
  package static let key = SettingKey.reader
  package static let standard = false
}
