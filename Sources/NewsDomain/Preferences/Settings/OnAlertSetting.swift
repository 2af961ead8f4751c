extension SettingKey { package static let onAlert = SettingKey("on-alert") }

/// The program that receives alerts.
package enum OnAlertSetting: ProgramSetting {
  package static let key = SettingKey.onAlert
}
