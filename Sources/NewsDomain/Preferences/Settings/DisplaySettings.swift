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

extension SettingKey { package static let colours = SettingKey("colours") }

/// The colours of the terminal; `nil` for those that the terminal itself gives to the usual roles.
package enum ColoursSetting: Setting {
  package enum Choice: Sendable, Equatable {
    case scheme(ColourScheme)
    /// Those of a file, by its path from the root or from home.
    case file(String)
  }

  package static let key = SettingKey.colours
  package static let standard: Choice? = nil

  package static func read(_ text: String) -> Choice?? {
    if let scheme = ColourScheme(rawValue: text) { return .some(.scheme(scheme)) }
    // The program may be started anywhere, so a path from the current folder would not do.
    return text.hasPrefix("/") || text.hasPrefix("~/") ? .some(.file(text)) : nil
  }

  package static func text(of value: Choice?) -> String? {
    switch value {
    case .scheme(let scheme): scheme.rawValue
    case .file(let path): path
    case nil: nil
    }
  }
}

/// A set of colours that comes with the program.
package enum ColourScheme: String, CaseIterable, Sendable {
  case dark
  case light
  /// Without colours, by weight alone.
  case mono
  /// Without faint text, and with the colours of the background where it matters.
  case contrast
}

extension SettingKey { package static let dates = SettingKey("dates") }

/// How dates are written for people.
package enum DatesSetting: Setting {
  package enum Value: String, CaseIterable, Sendable {
    /// As a person thinks of them: `2 h ago`, `yesterday 21:40`.
    case relative
    /// `2026-11-28 21:40`, in the reader's time zone.
    case iso
    /// As the reader's locale writes a day (`LC_TIME`).
    case locale
  }

  package static let key = SettingKey.dates
  package static let standard = Value.relative
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

extension SettingKey { package static let layout = SettingKey("layout") }

/// How many lines of a window each article of a list takes.
package enum LayoutSetting: Setting {
  package static let key = SettingKey.layout
  package static let standard = ListLayout.two
}

/// The form of the entries in lists of articles.
package enum ListLayout: String, CaseIterable, Sendable {
  /// The title, the source and the age on one line.
  case one
  /// A title of at most two lines, and below it where it is from.
  case two
}
