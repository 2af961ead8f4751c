import TestSupport
import Testing

@testable import NewsDomain

@Suite("Copies of one text")
struct FoldCopiesTests {
  private static let agency =
    "The president of the republic said on Tuesday that the new bridge over the river would open in spring, two years late."

  private func storyArticle(_ title: String, _ source: String, summary: String? = nil) -> Coverage {
    var article = Article.titled(title)
    article.source = Article.Source(name: source)
    article.summary = summary
    return Coverage(article, country: nil)
  }

  @Test("an agency's text told again is one article with its copies")
  func agency() {
    let folded = FoldCopies()([
      storyArticle("New bridge opens in spring", "Post", summary: Self.agency),
      storyArticle("New bridge to open in spring", "Herald", summary: Self.agency),
      storyArticle(
        "River bridge: what we know", "Times",
        summary: "Our reporter has walked over it and was not impressed at all by it."),
    ])
    #expect(folded.map(\.article.source.name) == ["Post", "Times"])
    #expect(folded.first?.copies.map(\.article.source.name) == ["Herald"])
  }

  @Test("short texts must have the same words")
  func short() {
    let folded = FoldCopies()([
      storyArticle("Volcano erupts", "a"), storyArticle("VOLCANO erupts!", "b"),
      storyArticle("Volcano erupts again", "c"),
      storyArticle("", "d"), storyArticle("", "e"),
    ])
    #expect(folded.map(\.article.source.name) == ["a", "c", "d", "e"])
    #expect(folded.first?.copies.count == 1)
  }

  @Test("a source that repeats itself 500 times is one article")
  func repeated() {
    let coverage = (0..<500).map { storyArticle("Market report", "Post \($0)", summary: Self.agency) }
    #expect(FoldCopies()(coverage).map(\.copies.count) == [499])
  }
}
