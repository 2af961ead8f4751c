/// A setting that is kept between sessions: one line of the file of settings.
package protocol Setting: Sendable {
  associatedtype Value: Sendable & Equatable

  static var key: SettingKey { get }
  /// The value of a reader who has not chosen one.
  static var standard: Value { get }
  /// Whether a choice applies to this session even if it cannot be stored.
  static var appliesUnstored: Bool { get }

  /// - Returns: `nil` if the text is not a value.
  static func read(_ text: String) -> Value?

  /// The text that is stored; `nil` if the line is removed from the file.
  static func text(of value: Value) -> String?
}

extension Setting {
  package static var appliesUnstored: Bool { false }

  /// Whether a text is a value.
  package static func accepts(_ text: String) -> Bool { read(text) != nil }
}

/// A value with a name is stored by this name.
extension Setting where Value: RawRepresentable<String> {
  package static func read(_ text: String) -> Value? { Value(rawValue: text) }

  package static func text(of value: Value) -> String? { value.rawValue }
}

/// A setting that is on or off.
package protocol SwitchSetting: Setting where Value == Bool {}

extension SwitchSetting {
  package static func read(_ text: String) -> Bool? { SwitchText.read(text) }

  package static func text(of isOn: Bool) -> String? { SwitchText.onOrOff(isOn) }
}

/// A setting that is a number of days; `nil` is for ever.
package protocol DaysSetting: Setting where Value == Int? {}

extension DaysSetting {
  /// The allowed numbers of days.
  package static var limits: ClosedRange<Int> { 1...36_500 }

  package static func read(_ text: String) -> Int?? {
    if text == "forever" { return .some(nil) }
    guard let days = Int(text), limits.contains(days) else { return nil }
    return days
  }

  package static func text(of days: Int?) -> String? { days.map { String($0) } ?? "forever" }
}

/// A setting that is a program with its arguments, as typed; `nil` for none.
package protocol ProgramSetting: Setting where Value == String? {}

extension ProgramSetting {
  package static var standard: String? { nil }

  package static func read(_ text: String) -> String?? { .some(text.nonBlank) }

  package static func text(of program: String?) -> String? { program }
}

/// The name of a setting, as programs and the file of settings write it. The file that declares a setting adds its key.
package struct SettingKey: Sendable, Hashable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  // Not stored, but shown with the settings.

  /// Where the news comes from in this session.
  package static let provider = SettingKey("provider")
  /// The NewsAPI key.
  package static let key = SettingKey("key")
  /// The format of the output.
  package static let format = SettingKey("format")
}

/// How on and off are written in the file of settings.
enum SwitchText {
  private static let answers = ["yes": true, "on": true, "no": false, "off": false]

  static func read(_ text: String) -> Bool? { answers[text] }

  static func onOrOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  static func yesOrNo(_ isOn: Bool) -> String { isOn ? "yes" : "no" }
}

extension RawRepresentable<String> {
  /// - Returns: `nil` if a word is not one of the values.
  static func list(_ words: [Substring]) -> [Self]? {
    let values = words.compactMap { Self(rawValue: String($0)) }
    return values.count == words.count ? values : nil
  }
}

extension Sequence where Element: RawRepresentable<String> {
  /// The values as one text.
  var stored: String { map(\.rawValue).joined(separator: " ") }
}
