import TestSupport
import Testing

@testable import NewsParsing
@testable import SystemServices

@Suite("HTML taken apart")
struct HTMLFragmentTests {
  /// The pieces of a fragment: texts as they are, tags by the names in these tests.
  private func pieces(_ html: String) -> [String] {
    let names = ["a", "p", "br", "img", "h1", "script"].map { ($0, HTMLTagName($0)) }
    var pieces: [String] = []
    let end = Array(html.utf8).withUnsafeBufferPointer { bytes in
      HTMLFragment.read(bytes) { piece in
        let name = names.first { $0.1 == piece.name }?.0 ?? "?"
        switch piece.kind {
        case .text: pieces.append(String(decoding: piece.text, as: UTF8.self))
        case .start: pieces.append("<\(name)>")
        case .end: pieces.append("</\(name)>")
        case .other: pieces.append("<!>")
        }
        return .continueByName
      }
    }
    return end < html.utf8.count ? pieces + ["<cut>"] : pieces
  }

  private func attribute(_ name: StaticString, of html: String) -> String? {
    var value: String?
    Array(html.utf8).withUnsafeBufferPointer { bytes in
      _ = HTMLFragment.read(bytes) { piece in
        value = piece.attribute(name)
        return .stop
      }
    }
    return value
  }

  static let documents: [(String, [String])] = [
    ("", []), ("tea", ["tea"]), ("a<p>b</p>", ["a", "<p>", "b", "</p>"]), ("<BR/>", ["<br>"]), ("<br />", ["<br>"]),
    ("<H1 class='x'>a</H1>", ["<h1>", "a", "</h1>"]), ("<abbr>x</abbr>", ["<?>", "x", "</?>"]),
    ("<x-y>x</x-y>", ["<?>", "x", "</?>"]), ("a&amp;b&#233;", ["a&bé"]), ("<!-- a > b --><p>", ["<!>", "<p>"]),
    ("<!-->a", ["<!>", "a"]), ("<!DOCTYPE html>a", ["<!>", "a"]), ("<?php echo ?>a", ["<!>", "a"]),
    ("<p>a<p", ["<p>", "a", "<cut>"]), ("a<!-- b", ["a", "<!>"]), ("<p title=\"a > b\">c", ["<p>", "c"]),
    ("<p title='a > b'>c", ["<p>", "c"]), ("</>a", ["a"]),
    ("<script>a<b</SCRIPT>c", ["<script>", "a<b", "</script>", "c"]),
  ]

  @Test("texts and tags are found in order", arguments: HTMLFragmentTests.documents)
  func order(html: String, expected: [String]) {
    #expect(pieces(html) == expected)
  }

  @Test("where a piece is in the fragment is known")
  func ranges() {
    let html = "a &amp; b<p x='>'>c</p y=z><!-- > -->d<?x ?>e"
    var found: [String] = []
    Array(html.utf8).withUnsafeBufferPointer { bytes in
      _ = HTMLFragment.read(bytes) { piece in
        found.append(String(decoding: bytes[piece.range], as: UTF8.self))
        return .continue
      }
    }
    #expect(found == ["a &amp; b", "<p x='>'>", "c", "</p y=z>", "<!-- > -->", "d", "<?x ?>", "e"])
  }

  @Test(
    "a comment may end with a bracket before its dashes",
    arguments: ["<!--<b>-->", "<!-- <i>a</i>-->", "<!--a--<b></b>-->", "<!-->", "<!--->", "<!---->", "<!-- a --!>"])
  func comments(comment: String) {
    let html = "one\(comment)two"
    var found: [String] = []
    Array(html.utf8).withUnsafeBufferPointer { bytes in
      _ = HTMLFragment.read(bytes) { piece in
        found.append(String(decoding: bytes[piece.range], as: UTF8.self))
        return .continue
      }
    }
    #expect(found == ["one", comment, "two"])
  }

  @Test("a quote that is never closed ends with its tag")
  func openQuote() {
    #expect(pieces("<a href=\"x>tea</a> cup") == ["tea", "</a>", " cup"])
    #expect(pieces("one<a href='x>tea</a>") == ["one", "tea", "</a>"])
    #expect(pieces("<a href=x\">tea</a> <b c=\"\">cup").filter { !$0.hasPrefix("<") } == ["tea", " ", "cup"])
  }

  static let attributes: [(String, String?)] = [
    ("<img src=\"a.png\">", "a.png"), ("<img src='a.png'>", "a.png"), ("<img src=a.png>", "a.png"),
    ("<IMG SRC=\"a.png\" ALT=\"\">", "a.png"), ("<img src = \"a.png\" >", "a.png"),
    ("<img\nsrc=\"a.png\"\n/>", "a.png"), ("<img src=\"a.png\"/>", "a.png"), ("<img/src=\"a.png\">", "a.png"),
    ("<img alt src=\"a.png\">", "a.png"), ("<img alt=\"x > y\" src=\"a.png\">", "a.png"),
    ("<img alt='src=\"b.png\"' src=\"a.png\">", "a.png"), ("<img data-src=\"b.png\" src=\"a.png\">", "a.png"),
    ("<img src=\"a.png\" src=\"b.png\">", "a.png"), ("<img src=\"?a=1&amp;b=2\">", "?a=1&b=2"),
    ("<img src=\"?a=1&b=2\">", "?a=1&b=2"), ("<img src=\"?a=1&copy=2\">", "?a=1&copy=2"), ("<img src=\"\">", ""),
    ("<img src=\"été.png\">", "été.png"), ("<img>", nil), ("<img alt=\"src=b\">", nil),
    ("<img data-src=\"b.png\">", nil), ("<img/>", nil),
  ]

  @Test("an attribute is found in all ways of writing it", arguments: HTMLFragmentTests.attributes)
  func attribute(html: String, value: String?) {
    #expect(attribute("src", of: html) == value)
  }

  @Test("a fragment may be read while another one is")
  func nested() {
    var inner: [String] = []
    Array("<p>a</p>".utf8).withUnsafeBufferPointer { bytes in
      _ = HTMLFragment.read(bytes) { piece in
        if piece.kind == .text { inner = pieces("<a>b &amp; c</a>") }
        return .continue
      }
    }
    #expect(inner == ["<a>", "b & c", "</a>"])
  }

  @Test(
    "any prefix and any text of marks is read to its end",
    arguments: ["<a href=\"x\">", "<a <a <a", "<!---->", "&amp;&lt;", "\"'<>&;=/", "</a </a", "<a '<a '", "<<>>"])
  func marks(text: String) {
    let html = String(repeating: text, count: 40)
    for count in 0...html.utf8.count {
      #expect(pieces(String(html.prefix(count))).count <= html.utf8.count + 1)
    }
  }
}
