import TestSupport
import Testing

@testable import NewsDomain

@Suite("Countries")
struct CountryTests {
  @Test("the first countries are the 54 of NewsAPI and Algeria; 34 others follow")
  func codes() {
    let codes = """
      ae ar at au be bg br ca ch cn co cu cz de dz eg fr gb gr hk hu id ie il in it jp kr lt lv ma mx my ng nl no nz
      ph pl pt ro rs ru sa se sg si sk th tr tw ua us ve za
      """
    let expected = codes.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
    #expect(expected.count == 55)
    #expect(Country.main.map(\.code) == expected)
    let others = """
      al ba bd cd cl cr dk do ee es et fi ge gh hr ir is ke kh lb md me mk mm mo mt pe pk ps rw sn tz vn xk
      """
    #expect(Country.all.map(\.code) == expected + others.split(separator: " ").map { String($0) })
  }

  @Test("the original app had 54 of them; Algeria and Spain came later")
  func membership() throws {
    #expect(Country.all.filter(\.isOriginal).count == 54)
    #expect(Country.all.filter(\.isMain) == Country.main)
    let (algeria, spain) = (try #require(Country(code: "dz")), try #require(Country(code: "es")))
    #expect(algeria.isMain)
    #expect(!algeria.isOriginal)
    #expect(!spain.isMain && !spain.isOriginal)
    #expect(Country(code: "qa") == nil)
  }

  @Test(
    "a language names a country, unless its region is written wherever a source is",
    arguments: [
      ("en-ca", "ca"), ("de_CH", "ch"), (" fr-BE ", "be"), ("zh-Hant-HK", "hk"), ("ja-JP", "jp"), ("en-IN", "in"),
      ("pt-BR", "br"), ("en", nil), ("en-US", nil), ("en-gb", nil), ("en-uk", nil), ("fr-FR", nil), ("es-419", nil),
      ("ar-AR", nil), ("ca-CA", nil), ("xx-YY", nil), ("", nil), ("-", nil), ("ca", nil),
    ])
  func ofLanguage(text: String, code: String?) {
    #expect(Country(ofLanguage: text)?.code == code)
  }

  @Test("a code is recognised in upper and lower case", arguments: ["fr", "FR", "Fr"])
  func anyCase(code: String) {
    #expect(Country(code: code) == Country.france)
  }

  @Test("any other text is not a code", arguments: ["", "f", "fra", "France", "xx", "f\u{301}r", " fr"])
  func otherTextsAreNoCode(code: String) {
    #expect(Country(code: code) == nil)
  }

  @Test("each has a code and a place on Earth", arguments: Country.all)
  func eachHasACodeAndAPlace(country: Country) {
    let isLowerCase = country.code.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    #expect(isLowerCase)
    #expect(country.code.utf8.count == 2)
    #expect((-90.0...90.0).contains(country.centroid.latitude))
    #expect((-180.0...180.0).contains(country.centroid.longitude))
  }

  @Test("codes and places are told apart")
  func codesAndPlacesAreUnique() {
    #expect(Set(Country.all.map(\.code)).count == 89)
    #expect(Set(Country.all.map(\.centroid)).count == 89)
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

  @Test("homes of sources have names although they have no headlines; an unknown code stands for itself")
  func otherCountries() {
    #expect(Country.name(ofCode: "qa", in: TestNames.english) == "Qatar")
    #expect(Country.name(ofCode: "GB", in: TestNames.french) == "Royaume-Uni")
    #expect(Country.name(ofCode: "zz", in: TestNames.english) == "ZZ")
    #expect(Country.otherCountries.allSatisfy { Country(code: $0.code) == nil })
  }

  @Test("sorted countries are all of them by their names, and accents do not count")
  func sorted() throws {
    let all = Country.sorted(in: TestNames.french).map(\.code)
    #expect(all.sorted() == Country.all.map(\.code).sorted())
    let codes = Country.main.sorted(in: TestNames.french).map(\.code)
    #expect(Array(codes.prefix(5)) == ["za", "dz", "de", "sa", "ar"])
    let start = try #require(codes.firstIndex(of: "cu"))
    #expect(Array(codes[start...].prefix(5)) == ["cu", "eg", "ae", "us", "fr"])
  }
}
