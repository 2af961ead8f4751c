import NewsDomain

/// Finds countries, languages and categories by their names in any language of the interface.
package enum EntityIndex {
  package static let countries = NameIndex(Country.all.map { ($0, names(of: $0)) })
  package static let languages = NameIndex(Language.all.map { ($0, names(of: $0)) })
  package static let categories = NameIndex(NewsDomain.Category.allCases.map { ($0, names(of: $0)) })

  private static let texts: [any Texts] = InterfaceLanguage.all.map(\.texts)

  /// The names of a country: in each language, then its code, then other common names.
  package static func names(of country: Country) -> [String] {
    texts.map { $0.name(of: country) } + [country.code] + texts.flatMap { $0.otherNames(of: country) }
  }

  /// The countries by their names in a language, and by their codes.
  package static func countries(in language: InterfaceLanguage) -> NameIndex<Country> {
    let texts = language.texts
    return NameIndex(
      Country.all.map { ($0, [texts.name(of: $0), $0.code] + texts.otherNames(of: $0)) })
  }

  /// The names of a language: in each language, then in itself, then its codes.
  package static func names(of language: Language) -> [String] {
    texts.map { $0.name(of: language) } + [language.ownName] + language.codes
  }

  /// The names of a category in each language.
  package static func names(of category: NewsDomain.Category) -> [String] {
    texts.map { $0.name(of: category) }
  }
}
