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

  /// The 55 countries, by code: the 54 of NewsAPI and Algeria.
  ///
  /// Markers are those of the original app, except for Israel's and Norway's: the app's marker for Norway is in Sweden.
  package static let all: [Country] = [
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
    Country("il", 31.4, 35.0),
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

  /// Countries that are home to sources in one of the 14 languages but have no headlines of their own here.
  package static let otherCountries: [Country] = [
    Country("es", 40.24, -3.65),
    Country("pk", 29.97, 69.34),
    Country("qa", 25.31, 51.18),
  ]

  /// The name of a country that a source may be in; an unknown code is returned in upper case.
  package static func name(ofCode code: String, in names: any EntityNames) -> String {
    let country = Country(code: code) ?? otherCountries.first { $0.code == code.lowercased() }
    return country.map { names.name(of: $0) } ?? code.uppercased()
  }

  /// All countries in the order of their names.
  package static func sorted(in names: any EntityNames) -> [Country] {
    all.map { (key: FoldedName(names.name(of: $0)).text, country: $0) }.sorted { $0.key < $1.key }.map(\.country)
  }

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}
