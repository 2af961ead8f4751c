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

  func otherNames(of country: Country) -> [String] { Self.otherCountryNames[country.code] ?? [] }

  private static let countryNames: [String: String] = [
    "ae": "Émirats arabes unis",
    "al": "Albanie",
    "ar": "Argentine",
    "at": "Autriche",
    "au": "Australie",
    "ba": "Bosnie-Herzégovine",
    "bd": "Bangladesh",
    "be": "Belgique",
    "bg": "Bulgarie",
    "br": "Brésil",
    "ca": "Canada",
    "cd": "RD Congo",
    "ch": "Suisse",
    "cl": "Chili",
    "cn": "Chine",
    "co": "Colombie",
    "cr": "Costa Rica",
    "cu": "Cuba",
    "cz": "Tchéquie",
    "de": "Allemagne",
    "dk": "Danemark",
    "do": "République dominicaine",
    "dz": "Algérie",
    "ee": "Estonie",
    "eg": "Égypte",
    "es": "Espagne",
    "et": "Éthiopie",
    "fi": "Finlande",
    "fr": "France",
    "gb": "Royaume-Uni",
    "ge": "Géorgie",
    "gh": "Ghana",
    "gr": "Grèce",
    "hk": "Hong Kong",
    "hr": "Croatie",
    "hu": "Hongrie",
    "id": "Indonésie",
    "ie": "Irlande",
    "il": "Israël",
    "in": "Inde",
    "ir": "Iran",
    "is": "Islande",
    "it": "Italie",
    "jp": "Japon",
    "ke": "Kenya",
    "kh": "Cambodge",
    "kr": "Corée du Sud",
    "lb": "Liban",
    "lt": "Lituanie",
    "lv": "Lettonie",
    "ma": "Maroc",
    "md": "Moldavie",
    "me": "Monténégro",
    "mk": "Macédoine du Nord",
    "mm": "Birmanie",
    "mo": "Macao",
    "mt": "Malte",
    "mx": "Mexique",
    "my": "Malaisie",
    "ng": "Nigeria",
    "nl": "Pays-Bas",
    "no": "Norvège",
    "nz": "Nouvelle-Zélande",
    "pe": "Pérou",
    "ph": "Philippines",
    "pk": "Pakistan",
    "pl": "Pologne",
    "ps": "Palestine",
    "pt": "Portugal",
    "qa": "Qatar",
    "ro": "Roumanie",
    "rs": "Serbie",
    "ru": "Russie",
    "rw": "Rwanda",
    "sa": "Arabie saoudite",
    "se": "Suède",
    "sg": "Singapour",
    "si": "Slovénie",
    "sk": "Slovaquie",
    "sn": "Sénégal",
    "th": "Thaïlande",
    "tr": "Turquie",
    "tw": "Taïwan",
    "tz": "Tanzanie",
    "ua": "Ukraine",
    "us": "États-Unis",
    "ve": "Venezuela",
    "vn": "Viêt Nam",
    "xk": "Kosovo",
    "za": "Afrique du Sud",
  ]

  private static let otherCountryNames: [String: [String]] = [
    "ae": ["Émirats"],
    "ba": ["Bosnie"],
    "cd": ["République démocratique du Congo"],
    "cz": ["République tchèque"],
    "gb": ["Grande-Bretagne", "Angleterre"],
    "kr": ["Corée"],
    "mk": ["Macédoine"],
    "nl": ["Hollande"],
    "us": ["Amérique"],
    "vn": ["Vietnam"],
  ]

  /// A name after its preposition, such as `de Paris` or `d’Alger`.
  func of(_ name: String) -> String { (Self.isElided(before: name) ? "d’" : "de ") + name }

  /// Whether an article or a preposition loses its vowel before a name. In front of an h, it keeps it.
  static func isElided(before name: String) -> Bool {
    FoldedName(name).text.first.map { "aeiou".contains($0) } ?? false
  }

  /// A name to suggest, in French if it is that of a country, a language or a category.
  func suggested(_ name: String?) -> String? {
    guard let name else { return nil }
    return NewsDomain.Category(rawValue: name.lowercased()).map { self.name(of: $0) } ?? ownName(of: name) ?? name
  }
}
