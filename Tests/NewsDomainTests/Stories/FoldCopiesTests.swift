import TestSupport
import Testing

@testable import NewsDomain

@Suite("Copies of one text")
struct FoldCopiesTests {
  private static let agency =
    "The president of the republic said on Tuesday that the new bridge over the river would open in spring, two years late."

  private func telling(_ title: String, _ source: String, summary: String? = nil) -> Coverage {
    var article = Article.titled(title)
    article.source = Article.Source(name: source)
    article.summary = summary
    return Coverage(article, country: nil)
  }

  @Test("an agency's text told again is one telling with its copies")
  func agency() {
    let folded = FoldCopies()([
      telling("New bridge opens in spring", "Post", summary: Self.agency),
      telling("New bridge to open in spring", "Herald", summary: Self.agency),
      telling(
        "River bridge: what we know", "Times",
        summary: "Our reporter has walked over it and was not impressed at all by it."),
    ])
    #expect(folded.map(\.article.source.name) == ["Post", "Times"])
    #expect(folded.first?.copies.map(\.article.source.name) == ["Herald"])
  }

  @Test("short texts must have the same words")
  func short() {
    let folded = FoldCopies()([
      telling("Volcano erupts", "a"), telling("VOLCANO erupts!", "b"), telling("Volcano erupts again", "c"),
      telling("", "d"), telling("", "e"),
    ])
    #expect(folded.map(\.article.source.name) == ["a", "c", "d", "e"])
    #expect(folded.first?.copies.count == 1)
  }

  @Test("a source that repeats itself 500 times is one telling")
  func repeated() {
    let coverage = (0..<500).map { telling("Market report", "Post \($0)", summary: Self.agency) }
    #expect(FoldCopies()(coverage).map(\.copies.count) == [499])
  }
}
