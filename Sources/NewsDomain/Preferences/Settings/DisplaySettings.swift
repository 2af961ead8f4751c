extension SettingKey { package static let pictures = SettingKey("pictures") }

/// How pictures are drawn.
package enum PicturesSetting: Setting {
  package static let key = SettingKey.pictures
  package static let standard = PictureMode.symbols

  package static func read(_ text: String) -> PictureMode? { text == "on" ? .symbols : PictureMode(rawValue: text) }
}

/// How pictures are drawn on a terminal.
package enum PictureMode: String, CaseIterable, Sendable {
  case off
  /// Composed of characters, which every terminal can show.
  case symbols
  /// The graphics of the DEC terminals.
  case sixel
  /// The graphics protocol of the terminal kitty.
  case kitty
}

extension SettingKey { package static let accessible = SettingKey("accessible") }

/// Whether the output is meant to be read aloud: without drawings, and with nothing conveyed by position or colour
/// alone.
package enum AccessibleSetting: SwitchSetting {
  package static let key = SettingKey.accessible
  package static let standard = false

  package static func text(of isOn: Bool) -> String? { SwitchText.yesOrNo(isOn) }
}

extension SettingKey { package static let prompt = SettingKey("prompt") }

/// The reader's own prompt; `nil` for the default.
package enum PromptSetting: Setting {
  package static let key = SettingKey.prompt
  package static let standard: String? = nil

  package static func read(_ text: String) -> String?? { .some(text.isEmpty ? nil : text) }

  package static func text(of prompt: String?) -> String? { prompt }
}

extension SettingKey { package static let filter = SettingKey("filter") }

/// How lists of sources are grouped.
package enum FilterSetting: Setting {
  package static let key = SettingKey.filter
  package static let standard = SourceGrouping.all
}

extension SettingKey { package static let fold = SettingKey("fold") }

/// Whether the articles of a story share one row of a list.
package enum FoldSetting: SwitchSetting {
  package static let key = SettingKey.fold
  package static let standard = true
}
