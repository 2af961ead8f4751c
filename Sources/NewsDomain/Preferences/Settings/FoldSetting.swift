extension SettingKey { package static let fold = SettingKey("fold") }

/// Whether the articles of a story share one row of a list.
package enum FoldSetting: SwitchSetting {
  package static let key = SettingKey.fold
  package static let standard = true
}
