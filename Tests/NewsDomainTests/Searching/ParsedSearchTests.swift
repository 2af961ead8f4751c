import Testing

@testable import NewsDomain

@Suite("A search that was read")
struct ParsedSearchTests {
  private static let moon = SearchExpression.words("moon", isPrefix: false)
  private static let mars = SearchExpression.words("mars", isPrefix: false)

  static let searches: [(String, SearchExpression?, [SearchExpression])] = [
    ("moon", moon, []), ("moon -mars", .all([moon, .not(mars)]), []), ("", nil, []), ("-", nil, []),
    ("-moon", nil, [moon]), ("-moon -mars", nil, [moon, mars]), ("-(moon OR mars)", nil, [.any([moon, mars])]),
  ]

  @Test("it wants words, or only excludes some", arguments: searches)
  func read(text: String, wanted: SearchExpression?, unwanted: [SearchExpression]) {
    let search = ParsedSearch(text)
    #expect(search.text == text)
    #expect(search.wanted == wanted)
    #expect(search.unwanted == unwanted)
  }

  @Test("in a phrase no character has a meaning")
  func phrase() {
    let search = ParsedSearch(phrase: "moon -mars*")
    #expect(search.wanted == .words("moon -mars*", isPrefix: false))
    #expect(search.unwanted.isEmpty)
  }

  @Test("a request holds the search of its text, also of a later one")
  func request() {
    var request = FindRequest(text: "moon")
    #expect(request.search == ParsedSearch("moon"))
    request.text = "-mars"
    #expect(request.search == ParsedSearch("-mars"))
    #expect(request == FindRequest(text: "-mars"))
  }
}
