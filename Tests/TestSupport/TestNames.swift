import NewsDomain

/// Names in two languages, as many as tests need; everything else is named by its code.
package struct TestNames: EntityNames {
  package let code: String
  package let nameColumn: StaticString? = nil
  private let countries: [String: String]
  private let languages: [String: String]
  private let categories: [String: String]

  package func name(of country: Country) -> String { countries[country.code] ?? country.code }
  package func name(of category: NewsDomain.Category) -> String { categories[category.code] ?? category.code }
  package func name(ofLanguage code: String) -> String { languages[code] ?? code }
  package func otherNames(of country: Country) -> [String] { [] }
}

extension TestNames {
  package static let english = TestNames(
    code: "en",
    countries: [
      "ae": "United Arab Emirates", "de": "Germany", "dz": "Algeria", "fr": "France", "gb": "United Kingdom",
      "qa": "Qatar", "us": "United States", "za": "South Africa",
    ],
    languages: ["ar": "Arabic", "en": "English", "fr": "French", "ja": "Japanese", "ur": "Urdu"],
    categories: [:])

  package static let french = TestNames(
    code: "fr",
    countries: [
      "ae": "\u{C9}mirats arabes unis", "ar": "Argentine", "at": "Autriche", "au": "Australie", "cz": "Tch\u{E9}quie",
      "de": "Allemagne", "dz": "Alg\u{E9}rie", "eg": "\u{C9}gypte", "fr": "France", "gb": "Royaume-Uni", "qa": "Qatar",
      "sa": "Arabie saoudite", "tw": "Ta\u{EF}wan", "us": "\u{C9}tats-Unis", "za": "Afrique du Sud",
    ],
    languages: ["ar": "arabe", "en": "anglais", "fr": "fran\u{E7}ais"],
    categories: [
      "business": "\u{E9}conomie", "entertainment": "culture", "general": "g\u{E9}n\u{E9}ral", "health": "sant\u{E9}",
    ])
}

extension Edition {
  /// The edition of a new English reader.
  package static let english = Edition(
    country: .unitedStates, language: .english, source: SourceReference(id: "abc-news", name: "ABC News"))
  /// The edition of a new French reader.
  package static let french = Edition(
    country: .france, language: .french, source: SourceReference(id: "le-monde", name: "Le Monde"))
}
