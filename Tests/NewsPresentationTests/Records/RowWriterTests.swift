import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Tab-separated output")
struct RowWriterTests {
  private func text(_ records: [any Record]) -> String {
    var writer = RowWriter()
    writer.write(records)
    return writer.text
  }

  @Test("a row of an article is number, date, source, title and URL")
  func article() {
    let expected = "3\t2026-11-21T08:00:00Z\tExample News\tHeadline 1\thttps://example.com/1\n"
    #expect(text([ArticleRecord(number: 3, article: .numbered(1))]) == expected)
  }

  @Test("in a list of many countries the country is last, and a sample article's source says so")
  func ofCountry() {
    var article = Article.numbered(1)
    (article.country, article.alsoIn, article.provider) = (.japan, [.france], .sample)
    let expected = "3\t2026-11-21T08:00:00Z\tExample News (sample)\tHeadline 1\thttps://example.com/1\tjp\n"
    #expect(text([ArticleRecord(number: 3, article: article, namesCountry: true)]) == expected)
    #expect(text([ArticleRecord(number: 1, article: Article(provider: .feeds), namesCountry: true)]) == "1\t\t\t\t\t\n")
  }

  @Test("a row of a source is number, id, name, category, language and country")
  func sourceIsNumberId() throws {
    let source = try #require(NewsSource.samples.first { $0.id == "bbc-news" })
    #expect(text([SourceRecord(number: 2, source: source, group: nil)]) == "2\tbbc-news\tBBC News\tgeneral\ten\tgb\n")
  }

  @Test("an absent value leaves an empty column")
  func whatIsAbsentIsEmpty() {
    #expect(text([ArticleRecord(number: 1, article: Article(provider: .sample))]) == "1\t\t\t\t\n")
    #expect(text([SourceRecord(number: 1, source: NewsSource(id: "x", name: "X"), group: nil)]) == "1\tx\tX\t\t\t\n")
  }

  @Test("each record is a line")
  func eachRecordIsALine() {
    let records = (1...3).map { ArticleRecord(number: $0, article: .numbered($0)) }
    #expect(text(records).split(separator: "\n").count == 3)
    #expect(text([]).isEmpty)
  }

  static let titles: [(String, String)] = [
    ("a\tb", "a b"), ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\u{1B}[31mb", "ab"), ("a\u{202E}b", "ab"),
    ("\u{C9}t\u{E9} \u{65E5}\u{672C}", "\u{C9}t\u{E9} \u{65E5}\u{672C}"),
  ]

  @Test("tabs and line ends become one blank, and harmful characters are removed", arguments: RowWriterTests.titles)
  func tabsAndLineEndsInsideAValueBecomeOneBlank(title: String, expected: String) {
    let article = Article(title: title, provider: .sample)
    #expect(text([ArticleRecord(number: 1, article: article)]) == "1\t\t\t\(expected)\t\n")
  }

  @Test("no value can add a column or a line", arguments: NaughtyStrings.some)
  func shape(value: String) {
    let article = Article(
      title: value, source: Article.Source(name: value), link: value, provider: .newsapi)
    let written = Array(text([ArticleRecord(number: 1, article: article)]).unicodeScalars)
    let tabs = written.filter { $0.value == 0x09 }
    let lineEnds = written.filter { $0.value == 0x0A }
    let harmful = written.filter { isHarmful($0) }
    #expect(tabs.count == 4)
    #expect(lineEnds.count == 1)
    #expect(harmful.count == 5)
  }
}
