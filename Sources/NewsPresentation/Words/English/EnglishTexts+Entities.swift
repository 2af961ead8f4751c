import NewsDomain

extension EnglishTexts {
  var nameColumn: StaticString? { nil }

  /// The original app's settings for a new reader.
  var standardEdition: Edition {
    Edition(
      country: .unitedStates, language: .english, source: SourceReference(id: "abc-news", name: "ABC News"))
  }

  func name(of country: Country) -> String { Self.countryNames[country.code] ?? country.code.uppercased() }

  /// NewsAPI's names are English.
  func name(of category: NewsDomain.Category) -> String { category.code }

  func name(ofLanguage code: String) -> String { Self.languageNames[code] ?? code }

  func otherNames(of country: Country) -> [String] { Self.otherCountryNames[country.code] ?? [] }

  private static let countryNames: [String: String] = [
    "ae": "United Arab Emirates",
    "ar": "Argentina",
    "at": "Austria",
    "au": "Australia",
    "be": "Belgium",
    "bg": "Bulgaria",
    "br": "Brazil",
    "ca": "Canada",
    "ch": "Switzerland",
    "cn": "China",
    "co": "Colombia",
    "cu": "Cuba",
    "cz": "Czechia",
    "de": "Germany",
    "dz": "Algeria",
    "eg": "Egypt",
    "es": "Spain",
    "fr": "France",
    "gb": "United Kingdom",
    "gr": "Greece",
    "hk": "Hong Kong",
    "hu": "Hungary",
    "id": "Indonesia",
    "ie": "Ireland",
    "il": "Israel",
    "in": "India",
    "it": "Italy",
    "jp": "Japan",
    "kr": "South Korea",
    "lt": "Lithuania",
    "lv": "Latvia",
    "ma": "Morocco",
    "mx": "Mexico",
    "my": "Malaysia",
    "ng": "Nigeria",
    "nl": "Netherlands",
    "no": "Norway",
    "nz": "New Zealand",
    "ph": "Philippines",
    "pk": "Pakistan",
    "pl": "Poland",
    "pt": "Portugal",
    "qa": "Qatar",
    "ro": "Romania",
    "rs": "Serbia",
    "ru": "Russia",
    "sa": "Saudi Arabia",
    "se": "Sweden",
    "sg": "Singapore",
    "si": "Slovenia",
    "sk": "Slovakia",
    "th": "Thailand",
    "tr": "Turkey",
    "tw": "Taiwan",
    "ua": "Ukraine",
    "us": "United States",
    "ve": "Venezuela",
    "za": "South Africa",
  ]

  private static let otherCountryNames: [String: [String]] = [
    "ae": ["UAE", "Emirates"],
    "cz": ["Czech Republic"],
    "gb": ["UK", "Great Britain", "Britain", "England"],
    "kr": ["Korea"],
    "nl": ["Holland"],
    "tr": ["Türkiye"],
    "us": ["USA", "United States of America", "America"],
  ]

  private static let languageNames: [String: String] = [
    "ar": "Arabic",
    "bg": "Bulgarian",
    "cs": "Czech",
    "de": "German",
    "el": "Greek",
    "en": "English",
    "es": "Spanish",
    "fr": "French",
    "gu": "Gujarati",
    "he": "Hebrew",
    "hi": "Hindi",
    "hu": "Hungarian",
    "id": "Indonesian",
    "it": "Italian",
    "ja": "Japanese",
    "ko": "Korean",
    "lt": "Lithuanian",
    "lv": "Latvian",
    "mr": "Marathi",
    "nl": "Dutch",
    "no": "Norwegian",
    "pl": "Polish",
    "pt": "Portuguese",
    "ro": "Romanian",
    "ru": "Russian",
    "sk": "Slovak",
    "sl": "Slovenian",
    "sr": "Serbian",
    "sv": "Swedish",
    "th": "Thai",
    "tr": "Turkish",
    "uk": "Ukrainian",
    "ur": "Urdu",
    "zh": "Chinese",
  ]
}
