import NewsDomain

/// Finds countries, languages and categories by what they are called in any language of the interface.
package enum EntityIndex {
  package static let countries = NameIndex(Country.all.map { ($0, names(of: $0)) })
  package static let languages = NameIndex(Language.all.map { ($0, names(of: $0)) })
  package static let categories = NameIndex(NewsDomain.Category.allCases.map { ($0, names(of: $0)) })

  private static let texts: [any Texts] = InterfaceLanguage.all.map(\.texts)

  /// What a person may call a country: its name in each language, the code, and what people say instead.
  package static func names(of country: Country) -> [String] {
    texts.map { $0.name(of: country) } + [country.code] + texts.flatMap { $0.otherNames(of: country) }
  }

  /// What a person may call a language: its name in each language, what its speakers call it, then the codes.
  package static func names(of language: Language) -> [String] {
    texts.map { $0.name(of: language) } + [language.ownName] + language.codes
  }

  /// What a person may call a category: its name in each language.
  package static func names(of category: NewsDomain.Category) -> [String] {
    texts.map { $0.name(of: category) }
  }
}
