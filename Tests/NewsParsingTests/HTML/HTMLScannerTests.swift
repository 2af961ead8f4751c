import TestSupport
import Testing

@testable import NewsParsing
@testable import SystemServices

@Suite("HTML taken apart")
struct HTMLScannerTests {
  /// The tokens of a text: texts as they are, characters in parentheses, tags by the names in these tests.
  private func tokens(_ html: String) -> [String] {
    let names: [StaticString] = ["a", "p", "br", "img", "h1", "script"]
    return scan(html) { scanner, bytes in
      var tokens: [String] = []
      while let token = scanner.next() {
        switch token {
        case .text(let range): tokens.append(String(decoding: bytes[range], as: UTF8.self))
        case .character(let scalar): tokens.append("(\(scalar))")
        case .cut: tokens.append("<cut>")
        case .tag(let tag):
          let name = names.first { scanner.isNamed(tag, $0) }.map { "\($0)" } ?? "?"
          tokens.append("<\(tag.isClosing ? "/" : "")\(name)>")
        }
      }
      return tokens
    }
  }

  private func scan<Result>(
    _ html: String, _ body: (inout HTMLScanner, UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    Array(html.utf8).withUnsafeBufferPointer { bytes in
      var scanner = HTMLScanner(bytes)
      return body(&scanner, bytes)
    }
  }

  /// The attribute of the first tag.
  private func attribute(_ name: String, of html: String) -> String? {
    scan(html) { scanner, _ in
      while let token = scanner.next() {
        if case .tag(let tag) = token { return scanner.attribute(name, of: tag) }
      }
      return nil
    }
  }

  static let documents: [(String, [String])] = [
    ("", []), ("tea", ["tea"]), ("a<p>b</p>", ["a", "<p>", "b", "</p>"]), ("<BR/>", ["<br>"]), ("<br />", ["<br>"]),
    ("<H1 class='x'>a</H1>", ["<h1>", "a", "</h1>"]), ("<abbr>x</abbr>", ["<?>", "x", "</?>"]),
    ("a&amp;b&#233;", ["a", "(&)", "b", "(é)"]), ("<!-- a > b --><p>", ["<?>", "<p>"]), ("<!-->a", ["<?>", "a"]),
    ("<!DOCTYPE html>a", ["<?>", "a"]), ("<?php echo ?>a", ["<?>", "a"]), ("<p>a<p", ["<p>", "a", "<cut>"]),
    ("a<!-- b", ["a", "<cut>"]), ("a &am", ["a ", "<cut>"]), ("a<b c… d", ["a", "<cut>", "… d"]),
    ("<p title=\"a > b\">c", ["<p>", "c"]), ("<p title='a > b'>c", ["<p>", "c"]), ("</>a", ["</?>", "a"]),
  ]

  @Test("texts, characters and tags are found in order", arguments: HTMLScannerTests.documents)
  func order(html: String, expected: [String]) {
    #expect(tokens(html) == expected)
  }

  @Test(
    "marks that begin no tag and no entity are text",
    arguments: [
      "a < b", "<3", "1<2>0", "<", "<<", "<é>", "<日本>", "< p>", "a & b", "&", "&;", "R&D", "&none;", "&#xFFFFFFFF;",
    ])
  func whatBeginsNoTagAndNoEntityIsText(html: String) {
    #expect(tokens(html).joined() == html)
  }

  @Test("a quote that is never closed ends with its tag")
  func openQuote() {
    #expect(tokens("<a href=\"x>tea</a> cup") == ["<a>", "tea", "</a>", " cup"])
    #expect(tokens("<a href='x>tea</a>") == ["<a>", "tea", "</a>"])
    // The closing quote is too far away to count.
    let far = String(repeating: "x", count: 5000)
    #expect(tokens("<a href=\"y>tea\(far)\">cup").count == 2)
    #expect(tokens("<a href=\"y\(far)\">cup") == ["<a>", "cup"])
  }

  static let attributes: [(String, String?)] = [
    ("<img src=\"a.png\">", "a.png"), ("<img src='a.png'>", "a.png"), ("<img src=a.png>", "a.png"),
    ("<IMG SRC=\"a.png\" ALT=\"\">", "a.png"), ("<img src = \"a.png\" >", "a.png"),
    ("<img\nsrc=\"a.png\"\n/>", "a.png"),
    ("<img src=\"a.png\"/>", "a.png"), ("<img/src=\"a.png\">", "a.png"), ("<img alt src=\"a.png\">", "a.png"),
    ("<img alt=\"x > y\" src=\"a.png\">", "a.png"), ("<img alt='src=\"b.png\"' src=\"a.png\">", "a.png"),
    ("<img data-src=\"b.png\" src=\"a.png\">", "a.png"), ("<img src=\"a.png\" src=\"b.png\">", "a.png"),
    ("<img src=\"?a=1&amp;b=2\">", "?a=1&b=2"), ("<img src=\"?a=1&b=2\">", "?a=1&b=2"), ("<img src=\"\">", ""),
    ("<img src=\" a.png \">", "a.png"), ("<img src=\"été.png\">", "été.png"),
    ("<img>", nil), ("<img alt=\"src=b\">", nil), ("<img data-src=\"b.png\">", nil), ("<img/>", nil),
  ]

  @Test("an attribute is found in all ways of writing it", arguments: HTMLScannerTests.attributes)
  func attribute(html: String, value: String?) {
    #expect(attribute("src", of: html) == value)
  }

  @Test("the content of a script is left out, but not its end tag")
  func script() {
    func rest(_ html: String) -> String {
      scan(html) { scanner, bytes in
        guard case .tag(let tag)? = scanner.next() else { return "" }
        scanner.skipContent(of: tag)
        return String(decoding: bytes[scanner.position...], as: UTF8.self)
      }
    }
    #expect(rest("<script>if (a<b) { '<p>' }</SCRIPT>tea") == "</SCRIPT>tea")
    #expect(rest("<script></s></script>") == "</script>")
    #expect(rest("<script>never closed") == "")
    #expect(rest("<script>") == "")
  }

  @Test(
    "any prefix and any text of marks is read to its end",
    arguments: ["<a href=\"x\">", "<a <a <a", "<!---->", "&amp;&lt;", "\"'<>&;=/", "</a </a", "<a '<a '", "<<>>"])
  func marks(text: String) {
    let html = String(repeating: text, count: 40)
    for count in 0...html.utf8.count {
      let isAtEnd = scan(String(html.prefix(count))) { scanner, bytes in
        var steps = 0
        while scanner.next() != nil { steps += 1 }
        return scanner.position == bytes.count && steps <= bytes.count
      }
      #expect(isAtEnd)
    }
  }
}
