extension SettingKey { package static let sample = SettingKey("sample") }

/// Whether the sample edition may be used, see ``SampleUse``; `nil` if the reader has not chosen.
package enum SampleSetting: Setting {
  package static let key = SettingKey.sample
  package static let standard: Bool? = nil

  package static func read(_ text: String) -> Bool?? { SwitchText.read(text).map(Optional.some) }

  package static func text(of isWanted: Bool?) -> String? { isWanted.map(SwitchText.yesOrNo) }
}
