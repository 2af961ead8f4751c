import NewsDomain

/// The words of a setting in a language.
package struct SettingWords: Sendable {
  package let key: SettingKey
  /// The name that the list of settings shows.
  package let label: String
  /// The name to type, followed by other words that are understood.
  package let names: [String]
  /// Its purpose.
  package let meaning: String
  /// The command that changes it.
  package let advice: String
  /// The names of its own values, by the names that are stored: the one to type first.
  package let values: [String: [String]]

  /// - Parameters:
  ///   - label: the name, as it is shown and typed.
  ///   - names: the names to type, if they differ.
  package init(
    _ key: SettingKey, _ label: String, names: [String]? = nil, meaning: String, advice: String,
    values: [String: [String]] = [:]
  ) {
    self.key = key
    self.label = label
    self.names = names ?? [label]
    self.meaning = meaning
    self.advice = advice
    self.values = values
  }
}

extension Texts {
  /// The words of a setting; a setting without words is called by its key.
  package func words(of setting: SettingKey) -> SettingWords {
    settings.first { $0.key == setting } ?? SettingWords(setting, setting.name, meaning: "", advice: "")
  }

  package func label(of setting: SettingKey) -> String { words(of: setting).label }

  /// The purpose of a setting.
  package func meaning(of setting: SettingKey) -> String { words(of: setting).meaning }

  /// The command that changes a setting.
  package func advice(for setting: SettingKey) -> String { words(of: setting).advice }

  /// The command that gives a setting a value.
  func advice(for setting: SettingKey, value: String) -> String {
    let command = String(advice(for: setting).prefix { $0 != " " })
    return "\(command) \(value)"
  }

  /// The names of a value of a setting: the one to type first.
  package func names(of value: String, in setting: SettingKey) -> [String] {
    words(of: setting).values[value] ?? [value]
  }
}
