/// A country with its own news, by its lower-case ISO 3166 code.
package struct Country: Sendable, Hashable {
  package let code: String
  /// The position of the country's marker on the map, rounded to a hundredth of a degree.
  package let centroid: Coordinate

  init(_ code: String, _ latitude: Double, _ longitude: Double) {
    self.code = code
    centroid = Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The country with a code in upper or lower case; `nil` if it is not one of those below.
  package init?(code: String) {
    guard let country = Self.byCode[code.lowercased()] else { return nil }
    self = country
  }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Country {
  package static let unitedStates = Country("us", 38.82, -96.33)
  package static let france = Country("fr", 46.64, 2.19)

  /// All countries: those of ``main``, then those that only the catalogue's feeds or an edition of Google News serve.
  package static let all: [Country] = main + others

  /// The 55 countries whose front pages `world` shows, by code: the 54 of NewsAPI and Algeria.
  ///
  /// Markers are those of the original app, except for Israel's and Norway's: the app put Norway's in Sweden.
  package static let main: [Country] = [
    Country("ae", 24.18, 54.28),
    Country("ar", -35.7, -64.53),
    Country("at", 47.63, 13.8),
    Country("au", -25.7, 134.02),
    Country("be", 50.62, 4.68),
    Country("bg", 42.82, 25.25),
    Country("br", -11.52, -54.36),
    Country("ca", 57.55, -98.42),
    Country("ch", 46.74, 8.29),
    Country("cn", 38.07, 104.69),
    Country("co", 4.19, -72.64),
    Country("cu", 21.48, -79.7),
    Country("cz", 49.75, 15.38),
    Country("de", 51.08, 10.43),
    Country("dz", 28.03, 2.62),
    Country("eg", 26.61, 30.24),
    france,
    Country("gb", 53.98, -2.85),
    Country("gr", 39.42, 23.11),
    Country("hk", 22.28, 114.15),
    Country("hu", 47.23, 19.4),
    Country("id", 0.16, 113.97),
    Country("ie", 53.3, -8.24),
    Country("il", 31.2, 34.8),
    Country("in", 23.59, 81.17),
    Country("it", 42.98, 12.76),
    Country("jp", 36.77, 137.47),
    Country("kr", 36.4, 127.76),
    Country("lt", 55.29, 23.95),
    Country("lv", 56.81, 24.69),
    Country("ma", 28.69, -8.82),
    Country("mx", 23.87, -101.55),
    Country("my", 3.67, 114.63),
    Country("ng", 9.61, 8.15),
    Country("nl", 52.13, 5.55),
    Country("no", 61.15, 8.79),
    Country("nz", -43.83, 170.69),
    Country("ph", 15.59, 121.82),
    Country("pl", 52.07, 19.44),
    Country("pt", 39.68, -7.93),
    Country("ro", 45.82, 25.09),
    Country("rs", 44.03, 20.86),
    Country("ru", 59.04, 98.67),
    Country("sa", 24.14, 44.6),
    Country("se", 62.73, 17.06),
    Country("sg", 1.35, 103.81),
    Country("si", 46.14, 14.89),
    Country("sk", 48.7, 19.58),
    Country("th", 13.66, 101.09),
    Country("tr", 38.93, 35.57),
    Country("tw", 23.81, 120.99),
    Country("ua", 48.66, 31.27),
    unitedStates,
    Country("ve", 7.15, -66.36),
    Country("za", -33.93, 18.42),
  ]

  /// The countries besides those of ``main``, by code. Kosovo has the code in common use, as ISO has none.
  private static let others: [Country] = [
    Country("al", 41.14, 20.05),
    Country("ba", 44.17, 17.77),
    Country("bd", 23.9, 90.22),
    Country("cd", -2.88, 23.64),
    Country("cl", -35.75, -71.31),
    Country("cr", 9.98, -84.19),
    Country("dk", 56.1, 9.4),
    Country("do", 18.89, -70.51),
    Country("ee", 58.69, 25.83),
    Country("es", 40.24, -3.65),
    Country("et", 8.62, 39.6),
    Country("fi", 64.5, 26.28),
    Country("ge", 42.17, 43.51),
    Country("gh", 7.95, -1.22),
    Country("hr", 45.3, 16.2),
    Country("ir", 32.58, 54.27),
    Country("is", 65.0, -18.57),
    Country("ke", 0.6, 37.8),
    Country("kh", 12.72, 104.91),
    Country("lb", 33.92, 35.88),
    Country("md", 47.19, 28.46),
    Country("me", 42.79, 19.24),
    Country("mk", 41.6, 21.68),
    Country("mm", 21.22, 96.49),
    Country("mo", 22.17, 113.55),
    Country("mt", 35.89, 14.44),
    Country("pe", -9.15, -74.38),
    Country("pk", 29.97, 69.34),
    Country("ps", 31.95, 35.25),
    Country("rw", -1.99, 29.92),
    Country("sn", 14.37, -14.47),
    Country("tz", -6.28, 34.8),
    Country("vn", 16.2, 107.6),
    Country("xk", 42.57, 20.87),
  ]

  /// Countries that have sources in one of the 14 languages but no headlines of their own here.
  package static let otherCountries: [Country] = [
    Country("qa", 25.31, 51.18)
  ]

  /// The name of a country that a source may be in; an unknown code is returned in upper case.
  package static func name(ofCode code: String, in names: any EntityNames) -> String {
    let country = Country(code: code) ?? otherCountries.first { $0.code == code.lowercased() }
    return country.map { names.name(of: $0) } ?? code.uppercased()
  }

  /// All countries sorted by name.
  package static func sorted(in names: any EntityNames) -> [Country] { all.sorted(in: names) }

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
  private static let mainCodes = Set(main.map(\.code))

  /// Whether it is one of ``main``.
  package var isMain: Bool { Self.mainCodes.contains(code) }

  /// Whether the original app had it.
  package var isOriginal: Bool { isMain && code != "dz" }
}

extension [Country] {
  /// The countries sorted by name.
  package func sorted(in names: any EntityNames) -> [Country] {
    map { (key: FoldedName(names.name(of: $0)).text, country: $0) }.sorted { $0.key < $1.key }.map(\.country)
  }
}

extension Country {
  /// The country that a language names as feeds write it: Canada for `en-CA`, Switzerland for `de_ch`.
  ///
  /// - Returns: `nil` if it names none, or one that says nothing about where its source is.
  package init?(ofLanguage text: String) {
    let parts = text.lowercased().split { $0 == "-" || $0 == "_" }.map { String($0).trimmed }
    // A script may stand between: `zh-Hant-HK`.
    guard let language = parts.first, let region = parts.dropFirst().first(where: { $0.utf8.count == 2 }),
      Self.usualRegions[language]?.contains(region) != true
    else { return nil }
    self.init(code: region == "uk" ? "gb" : region)
  }

  /// Regions that are written for a language wherever a source is: software fills in `en-US`, and a paper in Belgium or
  /// Senegal writes `fr-FR`. Some repeat the code of the language, which is another country's.
  private static let usualRegions: [String: Set<String>] = [
    "ar": ["ar", "eg", "sa"], "be": ["be"], "ca": ["ca"], "de": ["de"], "en": ["gb", "uk", "us"], "es": ["es", "mx"],
    "et": ["et"], "fr": ["fr"], "my": ["my"], "nl": ["nl"], "pt": ["pt"], "ru": ["ru"], "zh": ["cn", "tw"],
  ]
}
