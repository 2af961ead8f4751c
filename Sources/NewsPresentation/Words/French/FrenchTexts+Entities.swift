import NewsDomain

extension FrenchTexts {
  var nameColumn: StaticString? { "frenchName" }

  /// The original app's settings for a new reader.
  var standardEdition: Edition {
    Edition(
      country: .france, language: .french, source: SourceReference(id: "le-monde", name: "Le Monde"))
  }

  func name(of country: Country) -> String { Self.countryNames[country.code] ?? country.code.uppercased() }

  func name(of category: NewsDomain.Category) -> String {
    switch category {
    case .business: "économie"
    case .entertainment: "culture"
    case .general: "général"
    case .health: "santé"
    case .science: "sciences"
    case .sports: "sport"
    case .technology: "technologie"
    }
  }

  func name(ofLanguage code: String) -> String { Self.languageNames[code] ?? code }

  func otherNames(of country: Country) -> [String] { Self.otherCountryNames[country.code] ?? [] }

  private static let countryNames: [String: String] = [
    "ae": "Émirats arabes unis",
    "ar": "Argentine",
    "at": "Autriche",
    "au": "Australie",
    "be": "Belgique",
    "bg": "Bulgarie",
    "br": "Brésil",
    "ca": "Canada",
    "ch": "Suisse",
    "cn": "Chine",
    "co": "Colombie",
    "cu": "Cuba",
    "cz": "Tchéquie",
    "de": "Allemagne",
    "dz": "Algérie",
    "eg": "Égypte",
    "es": "Espagne",
    "fr": "France",
    "gb": "Royaume-Uni",
    "gr": "Grèce",
    "hk": "Hong Kong",
    "hu": "Hongrie",
    "id": "Indonésie",
    "ie": "Irlande",
    "il": "Israël",
    "in": "Inde",
    "it": "Italie",
    "jp": "Japon",
    "kr": "Corée du Sud",
    "lt": "Lituanie",
    "lv": "Lettonie",
    "ma": "Maroc",
    "mx": "Mexique",
    "my": "Malaisie",
    "ng": "Nigeria",
    "nl": "Pays-Bas",
    "no": "Norvège",
    "nz": "Nouvelle-Zélande",
    "ph": "Philippines",
    "pk": "Pakistan",
    "pl": "Pologne",
    "pt": "Portugal",
    "qa": "Qatar",
    "ro": "Roumanie",
    "rs": "Serbie",
    "ru": "Russie",
    "sa": "Arabie saoudite",
    "se": "Suède",
    "sg": "Singapour",
    "si": "Slovénie",
    "sk": "Slovaquie",
    "th": "Thaïlande",
    "tr": "Turquie",
    "tw": "Taïwan",
    "ua": "Ukraine",
    "us": "États-Unis",
    "ve": "Venezuela",
    "za": "Afrique du Sud",
  ]

  private static let otherCountryNames: [String: [String]] = [
    "ae": ["Émirats"],
    "cz": ["République tchèque"],
    "gb": ["Grande-Bretagne", "Angleterre"],
    "kr": ["Corée"],
    "nl": ["Hollande"],
    "us": ["Amérique"],
  ]

  private static let languageNames: [String: String] = [
    "ar": "arabe",
    "bg": "bulgare",
    "cs": "tchèque",
    "de": "allemand",
    "el": "grec",
    "en": "anglais",
    "es": "espagnol",
    "fr": "français",
    "gu": "gujarati",
    "he": "hébreu",
    "hi": "hindi",
    "hu": "hongrois",
    "id": "indonésien",
    "it": "italien",
    "ja": "japonais",
    "ko": "coréen",
    "lt": "lituanien",
    "lv": "letton",
    "mr": "marathi",
    "nl": "néerlandais",
    "no": "norvégien",
    "pl": "polonais",
    "pt": "portugais",
    "ro": "roumain",
    "ru": "russe",
    "sk": "slovaque",
    "sl": "slovène",
    "sr": "serbe",
    "sv": "suédois",
    "th": "thaï",
    "tr": "turc",
    "uk": "ukrainien",
    "ur": "ourdou",
    "zh": "chinois",
  ]
}
