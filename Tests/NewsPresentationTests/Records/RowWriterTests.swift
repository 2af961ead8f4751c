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

  @Test("a row of an article is number, date, source, title, URL and id")
  func article() {
    let expected = "3\t2026-11-21T08:00:00Z\tExample News\tHeadline 1\thttps://example.com/1\tmxcojhe5es4cr\n"
    #expect(text([ArticleRecord(number: 3, article: .numbered(1))]) == expected)
  }

  @Test("in a list of many countries the country is before the id, and a sample article's source says so")
  func ofCountry() {
    var article = Article.numbered(1)
    (article.country, article.alsoIn, article.provider) = (.japan, [.france], .sample)
    let expected = "3\t2026-11-21T08:00:00Z\tExample News (sample)\tHeadline 1\thttps://example.com/1\tjp"
    #expect(text([ArticleRecord(number: 3, article: article, namesCountry: true)]) == "\(expected)\t\(article.id)\n")
    let bare = Article(provider: .feeds)
    #expect(text([ArticleRecord(number: 1, article: bare, namesCountry: true)]) == "1\t\t\t\t\t\t\(bare.id)\n")
  }

  @Test("a row of a source is number, id, name, category, language and country")
  func sourceIsNumberId() throws {
    let source = try #require(NewsSource.samples.first { $0.id == "bbc-news" })
    #expect(text([SourceRecord(number: 2, source: source, group: nil)]) == "2\tbbc-news\tBBC News\tgeneral\ten\tgb\n")
  }

  @Test("an absent value leaves an empty column")
  func whatIsAbsentIsEmpty() {
    #expect(text([ArticleRecord(number: 1, article: Article(provider: .sample))]) == "1\t\t\t\t\tgcaxwhe5mtt5f\n")
    #expect(text([SourceRecord(number: 1, source: NewsSource(id: "x", name: "X"), group: nil)]) == "1\tx\tX\t\t\t\n")
  }

  @Test("the members asked for are the columns, in the order asked for")
  func fields() throws {
    let fields = try #require(RecordFields("id, source,labels,url,error,n"))
    var writer = RowWriter(fields: fields)
    var state = ArticleState(labels: ["sea"], firstSeen: Date(timeIntervalSince1970: 0))
    state.shared = [SharedLabel("climate", by: "anna")]
    let failure = FailureRecord(CountryFailure(.japan, .cancelled))
    let source = try #require(NewsSource.samples.first { $0.id == "bbc-news" })
    let records: [any Record] = [
      ArticleRecord(number: 3, article: .numbered(1), state: state), failure,
      SourceRecord(number: 2, source: source, group: nil),
    ]
    writer.write(records)
    // A failure has no row without them either.
    #expect(
      writer.text == "mxcojhe5es4cr\tExample News\tsea climate (anna)\thttps://example.com/1\t\t3\n"
        + "bbc-news\t\t\t\(source.link ?? "")\t\t2\n")
  }

  @Test("a kind of record that has none of them keeps its columns")
  func otherKinds() throws {
    let source = try #require(NewsSource.samples.first { $0.id == "bbc-news" })
    var writer = RowWriter(fields: RecordFields("title"))
    writer.write([SourceRecord(number: 2, source: source, group: nil)])
    #expect(writer.text == "2\tbbc-news\tBBC News\tgeneral\ten\tgb\n")
  }

  @Test("only names of members can be asked for", arguments: ["", "nothing", "id,", "id,,title", "Title", "id title"])
  func noFields(text: String) {
    #expect(RecordFields(text) == nil)
    #expect(RecordFields.unknown(in: text) != nil)
  }

  @Test("the first name that is no member is known")
  func unknownField() {
    #expect(RecordFields.unknown(in: "id, titel,nothing") == "titel")
    #expect(RecordFields.unknown(in: "id,title") == nil)
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
    #expect(text([ArticleRecord(number: 1, article: article)]) == "1\t\t\t\(expected)\t\t\(article.id)\n")
  }

  @Test("no value can add a column or a line", arguments: NaughtyStrings.some)
  func shape(value: String) {
    let article = Article(
      title: value, source: Article.Source(name: value), link: value, provider: .newsapi)
    let written = Array(text([ArticleRecord(number: 1, article: article)]).unicodeScalars)
    let tabs = written.filter { $0.value == 0x09 }
    let lineEnds = written.filter { $0.value == 0x0A }
    let harmful = written.filter { isHarmful($0) }
    #expect(tabs.count == 5)
    #expect(lineEnds.count == 1)
    #expect(harmful.count == 6)
  }
}
