import Testing

@testable import NewsDomain

@Suite("The words of headlines of which phrases are made")
struct HeadlinePhrasesTests {
  static let cases: [(String, [String])] = [
    ("", []), ("🙂", []), ("– … !", []),
    ("Trump's visit to the U.S.", ["trump", "visit", "to", "the", "us"]),
    ("L'Iran répond à l’Arabie", ["iran", "repond", "a", "arabie"]),
    ("O'Brien wins Covid-19 case at 3.5%", ["o-brien", "wins", "covid-19", "case", "at", "3.5"]),
    ("Zelenský a Zelensky", ["zelensky", "a", "zelensky"]),
    ("ПУТИН и Путин", ["путин", "и", "путин"]),
    ("ウクライナ大統領が会談", ["ウクライナ", "大", "統", "領", "会", "談"]),
    ("צה\"ל תקף בלבנון", ["צהל", "תקף", "בלבנון"]),
    ("أمريكا وإيران", ["امريكا", "وايران"]),
    ("대통령 서울 방문", ["대통령", "서울", "방문"]),
    ("दिल्ली में बारिश", ["दिल्ली", "में", "बारिश"]),
  ]

  private func words(_ headline: String, language: String? = nil, source: String? = nil) -> [PhraseWord] {
    HeadlinePhrases.words(of: headline, language: language, source: source)
  }

  @Test("words are folded, and parted in the way of their script", arguments: HeadlinePhrasesTests.cases)
  func keys(headline: String, expected: [String]) {
    #expect(words(headline).map(\.key) == expected)
  }

  @Test("words stand where the headline has them")
  func ranges() {
    let headline = "«L’Été» à Zürich: 東京 2028"
    let bytes = Array(headline.utf8)
    let found = words(headline).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(found == ["Été", "à", "Zürich", "東", "京", "2028"])
  }

  @Test("punctuation and other scripts part phrases")
  func joined() {
    #expect(words("Paris, London calling").map(\.isJoined) == [false, false, true])
    #expect(words("東京都で 京都").map(\.isJoined) == [false, true, true, false, true])
    #expect(words("東京 京都").map(\.isJoined) == [false, true, false, true])
  }

  @Test("capitals within a sentence tell names")
  func names() {
    let found = words("Police keep looking for Anna Berg after storm in northern Rome", language: "en")
    #expect(found.filter { $0.isName == true }.map(\.key) == ["anna", "berg", "rome"])
    #expect(found.first?.isName == nil)
  }

  @Test(
    "where most words have capitals, or all nouns, they tell nothing",
    arguments: [("Police Keep Looking for Anna Berg", "en"), ("die lange und kalte Nacht in Rom", "de")])
  func noNames(headline: String, language: String) {
    #expect(words(headline, language: language).allSatisfy { $0.isName == nil })
  }

  @Test(
    "the name of the source at the end does not count",
    arguments: [
      ("Storm hits coast - BBC News", "BBC News"), ("Storm hits coast | Le Monde.fr", "Le Monde"),
      ("Storm hits coast \u{2014} NHK", "NHK WORLD"), ("Storm hits coast", "coast"),
    ])
  func source(headline: String, source: String) {
    #expect(words(headline, source: source).map(\.key) == ["storm", "hits", "coast"])
  }

  @Test("what follows a dash and is no source counts")
  func noSource() {
    #expect(words("Storm - coast closed", source: "Reuters").map(\.key) == ["storm", "coast", "closed"])
    #expect(words("Storm - coast closed").map(\.key) == ["storm", "coast", "closed"])
  }

  @Test("only the beginning of a long headline counts")
  func long() {
    #expect(words(String(repeating: "a", count: 10_000)).isEmpty)
    #expect(words(String(repeating: "a ", count: 10_000)).count == 64)
    #expect(words(String(repeating: "word ", count: 60) + String(repeating: "x", count: 10_000)).count == 60)
  }
}
