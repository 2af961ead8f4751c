import Testing

@testable import NewsDomain

@Suite("Categories")
struct CategoryTests {
  @Test("the categories are NewsAPI's seven")
  func codes() {
    let expected = ["business", "entertainment", "general", "health", "science", "sports", "technology"]
    #expect(NewsDomain.Category.allCases.map(\.code) == expected)
  }
}
