import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Names of countries")
struct CountryNamesTests {
  static let names: [(String, [String])] = [
    ("us", ["United States", "\u{C9}tats-Unis"]), ("gb", ["United Kingdom", "Royaume-Uni"]),
    ("jp", ["Japan", "Japon"]), ("de", ["Germany", "Allemagne"]),
    ("ae", ["United Arab Emirates", "\u{C9}mirats arabes unis"]), ("kr", ["South Korea", "Cor\u{E9}e du Sud"]),
  ]

  @Test("the names are those of both languages", arguments: CountryNamesTests.names)
  func bothNames(code: String, names: [String]) throws {
    let country = try #require(Country(code: code))
    #expect([country.name(in: .english), country.name(in: .french)] == names)
  }

  @Test("the edition of every country has a name in both languages")
  func editions() throws {
    let canada = try #require(Country(code: "ca"))
    #expect(texts(in: .english).inEdition(of: canada) == "in the Canadian edition")
    #expect(texts(in: .french).inEdition(of: canada) == "dans l’édition canadienne")
    for country in Country.all {
      let (english, french) = (texts(in: .english).inEdition(of: country), texts(in: .french).inEdition(of: country))
      #expect(english.hasSuffix(" edition"), "\(english)")
      #expect(!french.contains(":"), "\(french)")
    }
  }

  /// Typed texts, and the codes of the countries they mean.
  static let spellings: [(String, String)] = [
    ("jp", "jp"), ("JP", "jp"), ("japan", "jp"), ("JAPON", "jp"), ("Jap", "jp"), ("etats-unis", "us"),
    ("\u{E9}tats unis", "us"), ("E\u{301}TATS-UNIS", "us"), ("united s", "us"), ("alg", "dz"), ("algerie", "dz"),
    ("emirats", "ae"), ("royaume", "gb"), ("in", "in"), ("nouvelle zelande", "nz"), ("cor\u{E9}e du sud", "kr"),
    ("suede", "se"), ("hong-kong", "hk"), ("thailande", "th"), ("bresil", "br"), ("uk", "gb"), ("USA", "us"),
    ("spain", "es"), ("danemark", "dk"), ("viet nam", "vn"), ("vietnam", "vn"), ("macau", "mo"), ("burma", "mm"),
    ("georgia", "ge"), ("rd congo", "cd"),
  ]

  @Test("code, name and unique beginning find a country, in both languages", arguments: CountryNamesTests.spellings)
  func codeNameAndBeginningFindACountry(text: String, code: String) {
    #expect(Country.index.match(text).found?.code == code)
  }

  @Test("a beginning that several share names them")
  func aSharedBeginningNamesAllThatHaveIt() {
    let united = ["United Arab Emirates", "United Kingdom", "United States"]
    #expect(Country.index.match("united").candidates?.sorted() == united)
    #expect(Country.index.match("afr").found?.code == "za")
    #expect(Country.index.match("aus").candidates?.count == 2)
  }

  @Test("a beginning of one country is enough, and a code is that of its country")
  func begun() {
    #expect(Country.index.match("ger").found?.code == "de")
    #expect(Country.index.match("isr").found?.code == "il")
    #expect(Country.index.match("mal").candidates?.count == 2)
    #expect(Country.index.match("mala").found?.code == "my")
    #expect(Country.index.match("alge").found?.code == "dz")
    #expect(Country.index.match("is").found?.code == "is")
    #expect(Country.index.match("ge").found?.code == "ge")
  }

  @Test(
    "a misspelt name is answered with the correct one",
    arguments: [("germny", "Germany"), ("itlay", "Italy"), ("belgiqe", "Belgique"), ("unted states", "United States")])
  func nearest(text: String, name: String) {
    #expect(Country.index.match(text).nearest == name)
  }

  @Test("a word that resembles no name is answered with none", arguments: ["atlantis", "klingon", "qqqqqqqq", ""])
  func noneNear(text: String) {
    let match = Country.index.match(text)
    #expect(match.isUnknown)
    #expect(match.nearest == nil)
  }

  @Test("countries that only have sources have names, too; an unknown code is its own name")
  func otherCountries() {
    #expect(Country.name(ofCode: "es", in: .english) == "Spain")
    #expect(Country.name(ofCode: "ES", in: .french) == "Espagne")
    #expect(Country.name(ofCode: "gb", in: .french) == "Royaume-Uni")
    #expect(Country.name(ofCode: "zz", in: .english) == "ZZ")
  }

  static let orders: [(InterfaceLanguage, [String])] = [
    (.english, ["Albania", "Algeria", "Argentina", "Australia", "Austria"]),
    (.french, ["Afrique du Sud", "Albanie", "Alg\u{E9}rie", "Allemagne", "Arabie saoudite"]),
  ]

  @Test("all countries are sorted by their names in a language", arguments: CountryNamesTests.orders)
  func sorted(language: InterfaceLanguage, first: [String]) {
    let names = Country.sorted(in: language).map { $0.name(in: language) }
    #expect(Array(names.prefix(5)) == first)
    #expect(names.sorted() == Country.all.map { $0.name(in: language) }.sorted())
  }

  @Test("an accent does not move a name to the end of the alphabet")
  func sortedWithAccents() throws {
    let names = Country.sorted(in: .french).map { $0.name(in: .french) }
    let start = try #require(names.firstIndex(of: "Cuba"))
    let expected = ["Cuba", "Danemark", "\u{C9}gypte", "\u{C9}mirats arabes unis", "Espagne"]
    #expect(Array(names[start...].prefix(5)) == expected)
    #expect(names.last == "Vi\u{EA}t Nam")
  }
}
