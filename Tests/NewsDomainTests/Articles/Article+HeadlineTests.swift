import Testing

@testable import NewsDomain

@Suite("The headline of an article")
struct ArticleHeadlineTests {
  private func headline(_ summary: String?, content: String? = nil) -> String? {
    Article(summary: summary, content: content, provider: .feeds).headline
  }

  @Test("a title is the headline, and the summary is shown below it")
  func title() {
    let article = Article(title: "A", summary: "A", provider: .feeds)
    #expect(article.headline == "A")
    #expect(article.summaryBelowHeadline == "A")
  }

  @Test("without a title the headline is the beginning of the text")
  func firstWords() {
    #expect(headline("One two.\nThree.") == "One two.")
    #expect(headline(nil, content: "One two") == "One two")
    #expect(headline("\n One") == "One")
    let words = headline(String(repeating: "words ", count: 100))
    #expect(words == Array(repeating: "words", count: 16).joined(separator: " ") + "…")
    #expect(headline(String(repeating: "w", count: 200)) == String(repeating: "w", count: 100) + "…")
    #expect(headline(String(repeating: "w", count: 100)) == String(repeating: "w", count: 100))
  }

  @Test("an article without any text has no headline")
  func nothing() {
    #expect(headline(nil) == nil)
    #expect(headline(" \n") == nil)
  }

  @Test("a summary that is all in the headline is not shown again")
  func summary() {
    #expect(Article(summary: "One", provider: .feeds).summaryBelowHeadline == nil)
    #expect(Article(summary: "One\nTwo", provider: .feeds).summaryBelowHeadline == "One\nTwo")
  }
}
