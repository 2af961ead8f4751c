/// A country with news of its own, by its lower-case ISO 3166 code.
package struct Country: Sendable, Hashable {
  package let code: String
  package let englishName: String
  package let frenchName: String
  /// Where the country's marker stands on the map, to a hundredth of a degree.
  package let centroid: Coordinate

  init(_ code: String, _ englishName: String, _ frenchName: String, _ latitude: Double, _ longitude: Double) {
    self.code = code
    self.englishName = englishName
    self.frenchName = frenchName
    centroid = Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The country of a code, whatever its case.
  package init?(code: String) {
    guard let country = Self.byCode[code.lowercased()] else { return nil }
    self = country
  }

  package func name(in language: InterfaceLanguage) -> String {
    language == .french ? frenchName : englishName
  }

  /// What a person may call it: the names in both languages, the code, and what people say instead.
  package var names: [String] { [englishName, frenchName, code] + (Self.otherNames[code] ?? []) }

  package static func == (one: Self, other: Self) -> Bool { one.code == other.code }

  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension Country {
  package static let unitedStates = Country("us", "United States", "États-Unis", 38.82, -96.33)
  package static let france = Country("fr", "France", "France", 46.64, 2.19)

  /// The 55 countries, by code: the 54 of NewsAPI and Algeria.
  ///
  /// French names and markers are those of the original app; Israel's and Norway's markers are ours, the latter since
  /// the app's is in Sweden.
  package static let all: [Country] = [
    Country("ae", "United Arab Emirates", "Émirats arabes unis", 24.18, 54.28),
    Country("ar", "Argentina", "Argentine", -35.7, -64.53),
    Country("at", "Austria", "Autriche", 47.63, 13.8),
    Country("au", "Australia", "Australie", -25.7, 134.02),
    Country("be", "Belgium", "Belgique", 50.62, 4.68),
    Country("bg", "Bulgaria", "Bulgarie", 42.82, 25.25),
    Country("br", "Brazil", "Brésil", -11.52, -54.36),
    Country("ca", "Canada", "Canada", 57.55, -98.42),
    Country("ch", "Switzerland", "Suisse", 46.74, 8.29),
    Country("cn", "China", "Chine", 38.07, 104.69),
    Country("co", "Colombia", "Colombie", 4.19, -72.64),
    Country("cu", "Cuba", "Cuba", 21.48, -79.7),
    Country("cz", "Czechia", "Tchéquie", 49.75, 15.38),
    Country("de", "Germany", "Allemagne", 51.08, 10.43),
    Country("dz", "Algeria", "Algérie", 28.03, 2.62),
    Country("eg", "Egypt", "Égypte", 26.61, 30.24),
    france,
    Country("gb", "United Kingdom", "Royaume-Uni", 53.98, -2.85),
    Country("gr", "Greece", "Grèce", 39.42, 23.11),
    Country("hk", "Hong Kong", "Hong Kong", 22.28, 114.15),
    Country("hu", "Hungary", "Hongrie", 47.23, 19.4),
    Country("id", "Indonesia", "Indonésie", 0.16, 113.97),
    Country("ie", "Ireland", "Irlande", 53.3, -8.24),
    Country("il", "Israel", "Israël", 31.4, 35.0),
    Country("in", "India", "Inde", 23.59, 81.17),
    Country("it", "Italy", "Italie", 42.98, 12.76),
    Country("jp", "Japan", "Japon", 36.77, 137.47),
    Country("kr", "South Korea", "Corée du Sud", 36.4, 127.76),
    Country("lt", "Lithuania", "Lituanie", 55.29, 23.95),
    Country("lv", "Latvia", "Lettonie", 56.81, 24.69),
    Country("ma", "Morocco", "Maroc", 28.69, -8.82),
    Country("mx", "Mexico", "Mexique", 23.87, -101.55),
    Country("my", "Malaysia", "Malaisie", 3.67, 114.63),
    Country("ng", "Nigeria", "Nigeria", 9.61, 8.15),
    Country("nl", "Netherlands", "Pays-Bas", 52.13, 5.55),
    Country("no", "Norway", "Norvège", 61.15, 8.79),
    Country("nz", "New Zealand", "Nouvelle-Zélande", -43.83, 170.69),
    Country("ph", "Philippines", "Philippines", 15.59, 121.82),
    Country("pl", "Poland", "Pologne", 52.07, 19.44),
    Country("pt", "Portugal", "Portugal", 39.68, -7.93),
    Country("ro", "Romania", "Roumanie", 45.82, 25.09),
    Country("rs", "Serbia", "Serbie", 44.03, 20.86),
    Country("ru", "Russia", "Russie", 59.04, 98.67),
    Country("sa", "Saudi Arabia", "Arabie saoudite", 24.14, 44.6),
    Country("se", "Sweden", "Suède", 62.73, 17.06),
    Country("sg", "Singapore", "Singapour", 1.35, 103.81),
    Country("si", "Slovenia", "Slovénie", 46.14, 14.89),
    Country("sk", "Slovakia", "Slovaquie", 48.7, 19.58),
    Country("th", "Thailand", "Thaïlande", 13.66, 101.09),
    Country("tr", "Turkey", "Turquie", 38.93, 35.57),
    Country("tw", "Taiwan", "Taïwan", 23.81, 120.99),
    Country("ua", "Ukraine", "Ukraine", 48.66, 31.27),
    unitedStates,
    Country("ve", "Venezuela", "Venezuela", 7.15, -66.36),
    Country("za", "South Africa", "Afrique du Sud", -33.93, 18.42),
  ]

  /// Homes of media in one of the 14 languages that have no headlines of their own here.
  static let mediaHomes: [Country] = [
    Country("es", "Spain", "Espagne", 40.24, -3.65),
    Country("pk", "Pakistan", "Pakistan", 29.97, 69.34),
    Country("qa", "Qatar", "Qatar", 25.31, 51.18),
  ]

  /// The name of any country a medium may be at home in; a code nobody knows stands for itself.
  package static func name(ofCode code: String, in language: InterfaceLanguage) -> String {
    let country = Country(code: code) ?? mediaHomes.first { $0.code == code.lowercased() }
    return country?.name(in: language) ?? code.uppercased()
  }

  private static let otherNames = [
    "ae": ["UAE", "Emirates", "Émirats"], "cz": ["Czech Republic", "République tchèque"],
    "gb": ["UK", "Great Britain", "Britain", "England", "Grande-Bretagne", "Angleterre"],
    "kr": ["Korea", "Corée"], "nl": ["Holland", "Hollande"], "tr": ["Türkiye"],
    "us": ["USA", "United States of America", "America", "Amérique"],
  ]

  /// Finds a country by any of its names.
  package static let index = NameIndex(all.map { ($0, $0.names) })

  /// All of them in the order of their names.
  package static func sorted(in language: InterfaceLanguage) -> [Country] {
    all.map { (key: FoldedName($0.name(in: language)).text, country: $0) }.sorted { $0.key < $1.key }.map(\.country)
  }

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}
