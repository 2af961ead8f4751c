import Testing

@testable import NewsDomain

@Suite("Countries")
struct CountryTests {
  @Test("the countries are the 54 of NewsAPI and Algeria")
  func codes() {
    let codes = """
      ae ar at au be bg br ca ch cn co cu cz de dz eg fr gb gr hk hu id ie il in it jp kr lt lv ma mx my ng nl no nz
      ph pl pt ro rs ru sa se sg si sk th tr tw ua us ve za
      """
    let expected = codes.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
    #expect(expected.count == 55)
    #expect(Country.all.map(\.code) == expected)
  }

  @Test("Israel and Algeria have headlines, Spain has none")
  func membership() {
    #expect(Country(code: "il")?.englishName == "Israel")
    #expect(Country(code: "dz")?.frenchName == "Alg\u{E9}rie")
    #expect(Country(code: "es") == nil)
  }

  @Test("a code is recognised in upper and lower case", arguments: ["fr", "FR", "Fr"])
  func anyCase(code: String) {
    #expect(Country(code: code) == Country.france)
  }

  @Test("any other text is not a code", arguments: ["", "f", "fra", "France", "xx", "f\u{301}r", " fr"])
  func unknown(code: String) {
    #expect(Country(code: code) == nil)
  }

  @Test("each country has a code, a name in both languages and a place on Earth", arguments: Country.all)
  func complete(country: Country) {
    let isLowerCase = country.code.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    #expect(isLowerCase)
    #expect(country.code.utf8.count == 2)
    #expect(country.englishName.trimmed == country.englishName)
    #expect(country.frenchName.trimmed == country.frenchName)
    #expect(country.englishName.count >= 4)
    #expect(country.frenchName.count >= 4)
    #expect((-90.0...90.0).contains(country.centroid.latitude))
    #expect((-180.0...180.0).contains(country.centroid.longitude))
  }

  @Test("codes, names and places are unique")
  func unique() {
    #expect(Set(Country.all.map(\.code)).count == 55)
    #expect(Set(Country.all.map { FoldedName($0.englishName) }).count == 55)
    #expect(Set(Country.all.map { FoldedName($0.frenchName) }).count == 55)
    #expect(Set(Country.all.map(\.centroid)).count == 55)
  }

  struct Box: Sendable {
    let code: String
    let latitudes: ClosedRange<Double>
    let longitudes: ClosedRange<Double>
  }

  /// The bounds of some countries, taken from an atlas.
  static let boxes: [Box] = [
    Box(code: "fr", latitudes: 42.0...51.2, longitudes: -5.2...8.3),
    Box(code: "us", latitudes: 24.0...49.5, longitudes: -125.0 ... -66.0),
    Box(code: "jp", latitudes: 30.0...46.0, longitudes: 129.0...146.0),
    Box(code: "ar", latitudes: -56.0 ... -21.0, longitudes: -74.0 ... -53.0),
    Box(code: "au", latitudes: -39.5 ... -10.0, longitudes: 113.0...154.0),
    Box(code: "nz", latitudes: -47.5 ... -34.0, longitudes: 166.0...179.0),
    Box(code: "il", latitudes: 29.4...33.4, longitudes: 34.2...35.9),
    Box(code: "dz", latitudes: 18.9...37.2, longitudes: -8.7...12.0),
    Box(code: "gb", latitudes: 49.8...61.0, longitudes: -8.7...1.8),
    Box(code: "za", latitudes: -35.0 ... -22.0, longitudes: 16.4...33.0),
    Box(code: "sg", latitudes: 1.1...1.5, longitudes: 103.5...104.1),
    Box(code: "br", latitudes: -34.0...5.4, longitudes: -74.0 ... -34.0),
  ]

  @Test("a country's marker is inside the country", arguments: CountryTests.boxes)
  func markers(box: Box) throws {
    let country = try #require(Country(code: box.code))
    #expect(box.latitudes.contains(country.centroid.latitude))
    #expect(box.longitudes.contains(country.centroid.longitude))
  }

  static let names: [(String, [String])] = [
    ("us", ["United States", "\u{C9}tats-Unis"]), ("gb", ["United Kingdom", "Royaume-Uni"]),
    ("jp", ["Japan", "Japon"]), ("de", ["Germany", "Allemagne"]),
    ("ae", ["United Arab Emirates", "\u{C9}mirats arabes unis"]), ("kr", ["South Korea", "Cor\u{E9}e du Sud"]),
  ]

  @Test("the names are those of both languages", arguments: CountryTests.names)
  func bothNames(code: String, names: [String]) throws {
    let country = try #require(Country(code: code))
    #expect([country.name(in: .english), country.name(in: .french)] == names)
  }

  /// A typed text, and the code of the country that it means.
  static let spellings: [(String, String)] = [
    ("jp", "jp"), ("JP", "jp"), ("japan", "jp"), ("JAPON", "jp"), ("Jap", "jp"), ("etats-unis", "us"),
    ("\u{E9}tats unis", "us"), ("E\u{301}TATS-UNIS", "us"), ("united s", "us"), ("alg", "dz"), ("algerie", "dz"),
    ("emirats", "ae"), ("royaume", "gb"), ("in", "in"), ("nouvelle zelande", "nz"), ("cor\u{E9}e du sud", "kr"),
    ("suede", "se"), ("hong-kong", "hk"), ("thailande", "th"), ("bresil", "br"), ("uk", "gb"), ("USA", "us"),
  ]

  @Test("a country is found by code, name or unique prefix, in both languages", arguments: CountryTests.spellings)
  func found(text: String, code: String) {
    #expect(Country.index.match(text).found?.code == code)
  }

  @Test("an ambiguous prefix is answered with the names that have it")
  func ambiguous() {
    let united = ["United Arab Emirates", "United Kingdom", "United States"]
    #expect(Country.index.match("united").candidates?.sorted() == united)
    #expect(Country.index.match("afr").found?.code == "za")
    #expect(Country.index.match("aus").candidates?.count == 2)
  }

  @Test(
    "a typing error is answered with the name that was meant",
    arguments: [("germny", "Germany"), ("itlay", "Italy"), ("belgiqe", "Belgique"), ("unted states", "United States")])
  func nearest(text: String, name: String) {
    #expect(Country.index.match(text).nearest == name)
  }

  @Test("a word that is like no name is answered with no name", arguments: ["atlantis", "klingon", "qqqqqqqq", ""])
  func noneNear(text: String) {
    let match = Country.index.match(text)
    #expect(match.isUnknown)
    #expect(match.nearest == nil)
  }

  @Test("countries of sources have names even without headlines; an unknown code stays as it is")
  func mediaHomes() {
    #expect(Country.name(ofCode: "es", in: .english) == "Spain")
    #expect(Country.name(ofCode: "ES", in: .french) == "Espagne")
    #expect(Country.name(ofCode: "gb", in: .french) == "Royaume-Uni")
    #expect(Country.name(ofCode: "zz", in: .english) == "ZZ")
  }

  static let orders: [(InterfaceLanguage, [String])] = [
    (.english, ["Algeria", "Argentina", "Australia", "Austria", "Belgium"]),
    (.french, ["Afrique du Sud", "Alg\u{E9}rie", "Allemagne", "Arabie saoudite", "Argentine"]),
  ]

  @Test("sorting keeps all countries, by their names in a language", arguments: CountryTests.orders)
  func sorted(language: InterfaceLanguage, first: [String]) {
    let names = Country.sorted(in: language).map { $0.name(in: language) }
    #expect(Array(names.prefix(5)) == first)
    #expect(names.sorted() == Country.all.map { $0.name(in: language) }.sorted())
  }

  @Test("an accented letter is sorted like the plain one")
  func sortedWithAccents() throws {
    let names = Country.sorted(in: .french).map(\.frenchName)
    let start = try #require(names.firstIndex(of: "Cuba"))
    let expected = ["Cuba", "\u{C9}gypte", "\u{C9}mirats arabes unis", "\u{C9}tats-Unis", "France"]
    #expect(Array(names[start...].prefix(5)) == expected)
    #expect(names.last == "Venezuela")
  }
}
