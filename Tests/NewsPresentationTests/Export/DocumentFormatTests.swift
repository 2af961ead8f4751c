import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Kinds of document")
struct DocumentFormatTests {
  static let names: [(String, DocumentFormat?)] = [
    ("a.html", .html), ("a.htm", .html), ("A.HTML", .html), ("a.md", .md), ("a.Markdown", .md), ("a.json", .json),
    ("a.csv", .csv), ("a.opml", .opml), ("a.atom", .atom), ("a.jsonfeed", .jsonfeed), ("a.b.md", .md),
    ("/tmp/x.csv/a.json", .json), ("./a b.md", .md),
    ("", nil), ("a", nil), ("html", nil), ("a.", nil), ("a.txt", nil), ("a.html.gz", nil), (".html", nil),
    ("x.html/a", nil), ("a.ht\u{301}ml", nil), ("a.html ", nil), ("/", nil),
  ]

  @Test("the ending of a file's name gives its format", arguments: DocumentFormatTests.names)
  func name(name: String, expected: DocumentFormat?) {
    #expect(DocumentFormat(fileName: name) == expected)
  }

  static let beginnings: [(DocumentFormat, String)] = [
    (.html, "<!DOCTYPE html>\n"), (.md, "# Headlines\n"), (.json, "[\n{\"type\":\"article\""), (.csv, "n,publishedAt,"),
    (.opml, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n"),
    (.atom, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" "),
    (.jsonfeed, "{\"version\":\"https://jsonfeed.org/version/1.1\","),
  ]

  @Test("each format is written as such", arguments: DocumentFormatTests.beginnings)
  func beginning(format: DocumentFormat, expected: String) {
    #expect(format.text(of: Document([.numbered(1)])).hasPrefix(expected))
  }

  @Test(
    "no text makes a file harmful", arguments: DocumentFormat.allCases,
    HostileTexts.all)
  func whateverATextSaysNothingInAFileHarmsWhoLooksAtIt(format: DocumentFormat, text: String) {
    for document in Document.saying(text) {
      let harmful = format.text(of: document).unicodeScalars.filter { isHarmful($0) && $0 != "\n" && $0 != "\r" }
      #expect(harmful.isEmpty)
    }
  }
}
