import Testing

@testable import NewsDomain

@Suite("Similar articles")
struct SimilarArticlesTests {
  private static func article(_ number: Int, _ title: String) -> Article {
    Article(title: title, link: "https://paper.example/\(number)", provider: .feeds)
  }

  private func chosen(_ found: [Article], besides others: [Article] = []) -> [String?] {
    SimilarArticles.chosen(among: found, like: Self.article(0, "Moon"), besides: others).map(\.title)
  }

  @Test("only the nearest are shown")
  func nearest() {
    #expect(chosen((1...9).map { Self.article($0, "Title \($0)") }) == ["Title 1", "Title 2", "Title 3"])
    #expect(chosen([]).isEmpty)
  }

  @Test("copies, and what is shown already, are left out")
  func others() {
    let shown = Self.article(1, "Mars")
    let found = [
      shown, Self.article(2, "Moon"), Self.article(3, "Mars"), Self.article(4, "Sun"), Self.article(5, "Sun"),
    ]
    #expect(chosen(found, besides: [shown]) == ["Sun"])
  }
}
