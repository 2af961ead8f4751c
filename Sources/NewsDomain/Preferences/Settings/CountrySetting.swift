extension SettingKey { package static let country = SettingKey("country") }

/// The favourite country; `nil` for that of a new reader.
package enum CountrySetting: Setting {
  package static let key = SettingKey.country
  package static let standard: Country? = nil

  package static func read(_ text: String) -> Country?? { Country(code: text).map(Optional.some) }

  package static func text(of country: Country?) -> String? { country?.code }
}
