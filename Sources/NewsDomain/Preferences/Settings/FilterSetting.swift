extension SettingKey { package static let filter = SettingKey("filter") }

/// How lists of sources are grouped.
package enum FilterSetting: Setting {
  package static let key = SettingKey.filter
  package static let standard = SourceGrouping.all
}
