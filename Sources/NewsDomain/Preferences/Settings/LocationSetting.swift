extension SettingKey { package static let location = SettingKey("location") }

/// Whether this machine may be asked for its location; `nil` if the reader has not decided yet.
package enum LocationSetting: Setting {
  package static let key = SettingKey.location
  package static let standard: Bool? = nil
  package static let appliesUnstored = true

  package static func read(_ text: String) -> Bool?? { SwitchText.read(text).map(Optional.some) }

  package static func text(of isAllowed: Bool?) -> String? { isAllowed.map(SwitchText.yesOrNo) }
}
