import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("NewsAPI's codes and ISO's")
struct CodesNewsAPITests {
  static let languages: [(String?, String?)] = [
    ("ud", "ur"), ("se", "sv"), ("ur", "ur"), ("sv", "sv"), ("he", "he"), ("FR", "fr"), (" en ", "en"),
    ("pl", "pl"), ("", nil), ("e", nil), ("eng", nil), (nil, nil),
  ]

  @Test("a language in an answer gets its ISO code", arguments: CodesNewsAPITests.languages)
  func language(code: String?, expected: String?) {
    #expect(isoLanguage(newsAPI: code) == expected)
  }

  static let countries: [(String?, String?)] = [
    ("is", "il"), ("zh", "cn"), ("il", "il"), ("cn", "cn"), ("US", "us"), (" fr ", "fr"), ("pk", "pk"),
    ("se", "se"), ("", nil), ("u", nil), ("usa", nil), (nil, nil),
  ]

  @Test("a country in an answer gets its ISO code", arguments: CodesNewsAPITests.countries)
  func country(code: String?, expected: String?) {
    #expect(isoCountry(newsAPI: code) == expected)
  }

  @Test("a language that NewsAPI spells in several ways is not a parameter of the request", arguments: Language.all)
  func languageToAsk(language: Language) {
    let expected = ["sv", "ur"].contains(language.code) ? nil : language.code
    #expect(language.newsAPICode == expected)
  }

  @Test("a country with another code at NewsAPI is not a parameter of the request", arguments: Country.all)
  func countryToAsk(country: Country) {
    let expected = ["cn", "il"].contains(country.code) ? nil : country.code
    #expect(country.newsAPICode == expected)
  }

  @Test("a search uses one of NewsAPI's spellings for every language", arguments: Language.all)
  func languageToSearch(language: Language) {
    #expect(language.newsAPISearchCode == (language.code == "ur" ? "ud" : language.code))
  }

  @Test("an order has NewsAPI's name")
  func order() {
    #expect(SearchRequest.Order.allCases.map(\.newsAPICode) == ["relevancy", "popularity", "publishedAt"])
  }
}
