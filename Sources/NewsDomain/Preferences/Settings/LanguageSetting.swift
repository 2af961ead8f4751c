extension SettingKey { package static let language = SettingKey("language") }

/// The language of searches; `nil` for that of a new reader.
package enum LanguageSetting: Setting {
  package static let key = SettingKey.language
  package static let standard: Language? = nil

  package static func read(_ text: String) -> Language?? { Language(code: text).map(Optional.some) }

  package static func text(of language: Language?) -> String? { language?.code }
}
