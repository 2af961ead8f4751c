extension SettingKey { package static let accessible = SettingKey("accessible") }

/// Whether the output is meant to be read aloud: without drawings, and with nothing conveyed by position or colour
/// alone.
package enum AccessibleSetting: SwitchSetting {
  package static let key = SettingKey.accessible
  package static let standard = false

  package static func text(of isOn: Bool) -> String? { SwitchText.yesOrNo(isOn) }
}
