import Testing

@testable import NewsDomain

@Suite("What stands above an article")
struct ArticleHeadlineTests {
  private func headline(_ summary: String?, content: String? = nil) -> String? {
    Article(summary: summary, content: content, provider: .feeds).headline
  }

  @Test("a title is the headline, and the summary stands below it")
  func title() {
    let article = Article(title: "A", summary: "A", provider: .feeds)
    #expect(article.headline == "A")
    #expect(article.summaryBelowHeadline == "A")
  }

  @Test("without a title it is the first words of the text")
  func firstWords() {
    #expect(headline("One two.\nThree.") == "One two.")
    #expect(headline(nil, content: "One two") == "One two")
    #expect(headline("\n One") == "One")
    let words = headline(String(repeating: "words ", count: 100))
    #expect(words == Array(repeating: "words", count: 16).joined(separator: " ") + "…")
    #expect(headline(String(repeating: "w", count: 200)) == String(repeating: "w", count: 100) + "…")
    #expect(headline(String(repeating: "w", count: 100)) == String(repeating: "w", count: 100))
  }

  @Test("where there is nothing there is none")
  func whereThereIsNothingThereIsNone() {
    #expect(headline(nil) == nil)
    #expect(headline(" \n") == nil)
  }

  @Test("a summary that is all headline does not stand below it again")
  func summary() {
    #expect(Article(summary: "One", provider: .feeds).summaryBelowHeadline == nil)
    #expect(Article(summary: "One\nTwo", provider: .feeds).summaryBelowHeadline == "One\nTwo")
  }
}
