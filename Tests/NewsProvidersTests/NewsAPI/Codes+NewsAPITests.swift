import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("NewsAPI's codes and ISO's")
struct CodesNewsAPITests {
  static let languages: [(String?, String?)] = [
    ("ud", "ur"), ("se", "sv"), ("ur", "ur"), ("sv", "sv"), ("he", "he"), ("FR", "fr"), (" en ", "en"),
    ("pl", "pl"), ("", nil), ("e", nil), ("eng", nil), (nil, nil),
  ]

  @Test("a language of an answer has its ISO code", arguments: CodesNewsAPITests.languages)
  func language(code: String?, expected: String?) {
    #expect(isoLanguage(newsAPI: code) == expected)
  }

  static let countries: [(String?, String?)] = [
    ("is", "il"), ("zh", "cn"), ("il", "il"), ("cn", "cn"), ("US", "us"), (" fr ", "fr"), ("pk", "pk"),
    ("se", "se"), ("", nil), ("u", nil), ("usa", nil), (nil, nil),
  ]

  @Test("a country of an answer has its ISO code", arguments: CodesNewsAPITests.countries)
  func countryOfAnAnswerHasItsISOCode(code: String?, expected: String?) {
    #expect(isoCountry(newsAPI: code) == expected)
  }

  @Test("NewsAPI is not asked for a language that it spells in several ways", arguments: Language.all)
  func languageToAsk(language: Language) {
    let expected = ["sv", "ur"].contains(language.code) ? nil : language.code
    #expect(language.newsAPICode == expected)
  }

  @Test("NewsAPI is not asked for a country that it calls by another code", arguments: Country.all)
  func countryToAsk(country: Country) {
    let expected = ["cn", "il"].contains(country.code) ? nil : country.code
    #expect(country.newsAPICode == expected)
  }

  @Test("a search names every language by one spelling of NewsAPI's", arguments: Language.all)
  func languageToSearch(language: Language) {
    #expect(language.newsAPISearchCode == (language.code == "ur" ? "ud" : language.code))
  }

  @Test("an order is named as NewsAPI does")
  func orderIsNamedAsNewsAPIDoes() {
    #expect(SearchRequest.Order.allCases.map(\.newsAPICode) == ["relevancy", "popularity", "publishedAt"])
  }
}
