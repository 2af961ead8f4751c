extension SettingKey { package static let country = SettingKey("country") }

/// The favourite country; `nil` for that of a new reader.
package enum CountrySetting: Setting {
  package static let key = SettingKey.country
  package static let standard: Country? = nil

  package static func read(_ text: String) -> Country?? { Country(code: text).map(Optional.some) }

  package static func text(of country: Country?) -> String? { country?.code }
}

extension SettingKey { package static let language = SettingKey("language") }

/// The language of searches; `nil` for that of a new reader.
package enum LanguageSetting: Setting {
  package static let key = SettingKey.language
  package static let standard: Language? = nil

  package static func read(_ text: String) -> Language?? { Language(code: text).map(Optional.some) }

  package static func text(of language: Language?) -> String? { language?.code }
}

extension SettingKey { package static let source = SettingKey("source") }

/// The id of the favourite source; `nil` for none.
package enum SourceSetting: Setting {
  package static let key = SettingKey.source
  package static let standard: String? = nil

  package static func read(_ text: String) -> String?? {
    text.isEmpty || text.oneLine != text ? nil : .some(text)
  }

  package static func text(of id: String?) -> String? { id }
}

/// The name of the favourite source, so that it need not be looked up.
package enum SourceNameSetting: Setting {
  package static let key = SettingKey("source-name")
  package static let standard: String? = nil

  package static func read(_ text: String) -> String?? { .some(text) }

  package static func text(of name: String?) -> String? { name }
}
