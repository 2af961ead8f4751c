extension SettingKey { package static let pictures = SettingKey("pictures") }

/// How pictures are drawn.
package enum PicturesSetting: Setting {
  package static let key = SettingKey.pictures
  package static let standard = PictureMode.symbols

  package static func read(_ text: String) -> PictureMode? { text == "on" ? .symbols : PictureMode(rawValue: text) }
}
