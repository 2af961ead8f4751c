import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Documents as a table")
struct DocumentTableTests {
  /// Parses a table by RFC 4180; `nil` if it is malformed.
  private func parsed(_ text: String) -> [[String]]? {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        guard field.isEmpty else { return nil }
        while let inner = scalars.popFirst() {
          if inner != "\"" {
            field.unicodeScalars.append(inner)
          } else if scalars.first == "\"" {
            scalars.removeFirst()
            field.unicodeScalars.append(inner)
          } else {
            break
          }
        }
        guard scalars.first == "," || scalars.first == "\r" else { return nil }
      case ",":
        row.append(field)
        field = ""
      case "\r":
        guard scalars.popFirst() == "\n" else { return nil }
        rows.append(row + [field])
        (row, field) = ([], "")
      case "\n": return nil
      default: field.unicodeScalars.append(scalar)
      }
    }
    return row.isEmpty && field.isEmpty ? rows : nil
  }

  private static let articleColumns = "n,publishedAt,source,title,url,author,description,imageUrl,provider\r\n"
  private static let sourceColumns = "n,id,name,category,language,country,url,feedUrl,description\r\n"

  @Test("each article is a row, below the names of the columns")
  func articles() {
    var article = Article.numbered(1)
    article.title = "\"A\", b"
    article.summary = "One.\r\nTwo."
    let text = DocumentTable.text(of: Document([article, Article(provider: .feeds)]))
    let expected =
      "1,2026-11-21T08:00:00Z,Example News,\"\"\"A\"\", b\",https://example.com/1,Author 1,One. Two.,"
      + "https://example.com/1.jpg,newsapi\r\n2,,,,,,,,feeds\r\n"
    #expect(text == Self.articleColumns + expected)
  }

  @Test("each source is a row")
  func mediaAreARowEach() {
    let source = NewsSource(
      id: "a", name: "A", summary: "Of all.", link: "https://a.org/", category: .sports, languageCode: "fr",
      countryCode: "be")
    let text = DocumentTable.text(
      of: Document([source, NewsSource(id: "b", name: "B")], feeds: ["a": "https://a.org/f"]))
    let expected = "1,a,A,sports,fr,be,https://a.org/,https://a.org/f,Of all.\r\n2,b,B,,,,,,\r\n"
    #expect(text == Self.sourceColumns + expected)
  }

  @Test("an empty list has only the names of the columns")
  func emptyListHasTheNamesOfTheColumns() {
    #expect(DocumentTable.text(of: Document([Article]())) == Self.articleColumns)
    #expect(DocumentTable.text(of: Document([NewsSource]())) == Self.sourceColumns)
  }

  static let formulas: [(String, String)] = [
    ("a;=b", "a;'=b"), ("a; +b", "a; '+b"), ("a;b", "a;b"), ("a;b=c", "a;b=c"),
    ("=1+1", "'=1+1"), ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"),
    ("\t=1", "'=1"), ("\r\n=1", "'=1"), (" =1", "'=1"), ("\u{0}=1", "'=1"), ("\u{FEFF}=1", "'=1"),
    ("=\u{301}1", "'=\u{301}1"), ("\u{FF1D}1", "'\u{FF1D}1"), ("a=1", "a=1"), ("1-1", "1-1"), ("'a'", "'a'"),
    ("=1,\"2\"", "'=1,\"2\""),
  ]

  @Test("a spreadsheet takes no text for a formula", arguments: DocumentTableTests.formulas)
  func formula(text: String, expected: String) {
    let table = DocumentTable.text(of: Document([Article(title: text, provider: .feeds)]))
    #expect(parsed(table)?.last?[3] == expected)
  }

  @Test("no text adds rows or columns to a table", arguments: HostileTexts.all)
  func whateverATextSaysATableHasItsOwnRowsAndColumns(text: String) throws {
    for document in Document.saying(text) {
      let rows = try #require(parsed(DocumentTable.text(of: document)))
      #expect(rows.count == document.entries.count + 1)
      for row in rows {
        #expect(row.count == 9)
        #expect(!row.contains { $0.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } == true })
      }
    }
  }

  @Test("a text that is not a web address is left out", arguments: HostileTexts.addresses)
  func addresses(address: String) throws {
    let rows = Document.leading(to: address).map { parsed(DocumentTable.text(of: $0))?.last }
    #expect(rows == [["1", "", "", "a", "", "", "", "", "feeds"], ["1", "a", "a", "", "", "", "", "", ""]])
  }
}
