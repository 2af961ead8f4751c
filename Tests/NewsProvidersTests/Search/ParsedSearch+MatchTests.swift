import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Searches that no service does")
struct ParsedSearchMatchTests {
  static let searches: [(String, String, Bool)] = [
    ("US", "The U.S. votes", true), ("u.s.", "US ports", true), ("JK Low", "J. K. Low", true), ("مدرسه", "مدرسة", true),
    ("🚢", "Ferry 🚢", true), ("🚢", "Ferry", false), ("erry", "Ferry", true), ("fer*", "The ferry", true),
    ("ferry -US", "Ferry to the U.S.", false), ("-moon", "Ferry", true), ("ferry OR moon", "Moon", true),
  ]

  @Test("they find the words that the archive finds, and parts of words", arguments: searches)
  func match(search: String, text: String, isMatch: Bool) {
    #expect(ParsedSearch(search).matches([text]) == isMatch)
  }
}
