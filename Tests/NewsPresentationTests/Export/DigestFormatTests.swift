import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Kinds of digest")
struct DigestFormatTests {
  static let names: [(String, DigestFormat?)] = [
    ("a.html", .html), ("a.htm", .html), ("A.HTML", .html), ("a.md", .md), ("a.Markdown", .md), ("a.json", .json),
    ("a.csv", .csv), ("a.opml", .opml), ("a.b.md", .md), ("/tmp/x.csv/a.json", .json), ("./a b.md", .md),
    ("", nil), ("a", nil), ("html", nil), ("a.", nil), ("a.txt", nil), ("a.html.gz", nil), (".html", nil),
    ("x.html/a", nil), ("a.ht\u{301}ml", nil), ("a.html ", nil), ("/", nil),
  ]

  @Test("the ending of a file's name gives its format", arguments: DigestFormatTests.names)
  func name(name: String, expected: DigestFormat?) {
    #expect(DigestFormat(fileName: name) == expected)
  }

  static let beginnings: [(DigestFormat, String)] = [
    (.html, "<!DOCTYPE html>\n"), (.md, "# Headlines\n"), (.json, "[\n{\"type\":\"article\""), (.csv, "n,publishedAt,"),
    (.opml, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n"),
  ]

  @Test("each format is written as such", arguments: DigestFormatTests.beginnings)
  func beginning(format: DigestFormat, expected: String) {
    #expect(format.text(of: Digest([.numbered(1)])).hasPrefix(expected))
  }

  @Test(
    "no text makes a file harmful", arguments: DigestFormat.allCases,
    HostileTexts.all)
  func whateverATextSaysNothingInAFileHarmsWhoLooksAtIt(format: DigestFormat, text: String) {
    for digest in Digest.saying(text) {
      let harmful = format.text(of: digest).unicodeScalars.filter { isHarmful($0) && $0 != "\n" && $0 != "\r" }
      #expect(harmful.isEmpty)
    }
  }
}
