import Testing

@testable import NewsDomain

@Suite("One article out of a list")
struct ArticlesNumberTests {
  private let articles = ["A", "B", "C"].map { Article(title: $0, provider: .sample) }

  @Test("articles are numbered from 1", arguments: [(1, "A"), (2, "B"), (3, "C")])
  func articlesAreNumberedFrom1(number: Int, title: String) throws {
    let article = try articles.numbered(number)
    #expect(article.title == title)
  }

  @Test(
    "the error for a number not in the list has the length of the list", arguments: [0, 4, -1, Int.max, Int.min])
  func outside(number: Int) {
    #expect(throws: NewsError.list(.noSuchItem(number, count: 3))) {
      try articles.numbered(number)
    }
  }

  @Test("an empty list has no article")
  func emptyListHasNoArticle() {
    #expect(throws: NewsError.list(.noSuchItem(1, count: 0))) {
      try [Article]().numbered(1)
    }
  }
}
