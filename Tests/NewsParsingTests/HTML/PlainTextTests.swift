import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("HTML as plain text")
struct PlainTextTests {
  /// The text of a teaser, in which line ends are kept.
  private func text(_ html: String) -> String { PlainText(html: html).text }

  @Test(
    "text without HTML stays, without blanks around it",
    arguments: ["Some words.", "  Some words.\r\n", "\tSome words. "])
  func textWithoutHTMLStaysBlanksAroundItGo(html: String) {
    #expect(text(html) == "Some words.")
  }

  @Test(
    "an empty text stays empty",
    arguments: ["", " ", "<p></p>", "<br>", "<!-- note -->", "<a href=\"https://example.com/\">"])
  func nothingIsNothing(html: String) {
    #expect(text(html) == "")
  }

  @Test(
    "readings above letters are left out",
    arguments: [
      "<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp>字<rt>ji</rt></ruby> 1", "<ruby>漢<rp>(<rt>kan<rp>)</ruby>字 1",
      "<ruby><rb>漢字<rt>kanji</ruby> 1", "<p>漢字<rt>kanji</p> 1", "<div><ruby>漢字<rt>kanji</div><div>1</div>",
    ])
  func readings(html: String) {
    #expect(PlainText(html: html, keepsLines: false).text.filter { $0 != "\n" && $0 != " " } == "漢字1")
  }

  @Test("blanks in text without markup are single spaces where line ends do not count")
  func blanks() {
    #expect(PlainText(html: " one\n  two\tthree \u{A0}four ", keepsLines: false).text == "one two three \u{A0}four")
    #expect(PlainText(html: "one two", keepsLines: false, most: 5).text == "one t")
  }

  static let entities: [(String, String)] = [
    ("Fish &amp; chips", "Fish & chips"),
    ("&lt;b&gt;", "<b>"),
    ("&quot;Tea&quot;", "\"Tea\""),
    ("It&apos;s", "It's"),
    ("Caf&eacute;", "Caf\u{E9}"),
    ("1&nbsp;000", "1\u{A0}000"),
    ("1&ndash;2&mdash;3&hellip;", "1\u{2013}2\u{2014}3\u{2026}"),
    ("It&rsquo;s &ldquo;tea&rdquo;", "It\u{2019}s \u{201C}tea\u{201D}"),
    ("It&#39;s", "It's"),
    ("It&#039;s", "It's"),
    ("It&#8217;s", "It\u{2019}s"),
    ("It&#x2019;s", "It\u{2019}s"),
    ("It&#X2019;s", "It\u{2019}s"),
    ("&#128512;", "\u{1F600}"), ("&#55357;&#56832;", "\u{1F600}"),
    ("it&#146;s &#128;5", "it\u{2019}s \u{20AC}5"), ("&colon;&lpar;&nGt;", ":(\u{226B}\u{20D2}"),
    ("Caf&eacute au lait &copy", "Caf\u{E9} au lait \u{A9}"), ("&#xD800; thing", "\u{FFFD} thing"),
    ("&#x1f600;", "\u{1F600}"),
  ]

  @Test("an entity is the character it stands for", arguments: PlainTextTests.entities)
  func entity(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(
    "an entity is decoded only once",
    arguments: [("&amp;lt;b&amp;gt;", "&lt;b&gt;"), ("&amp;amp;", "&amp;"), ("&amp;#39;", "&#39;")])
  func entityIsResolvedOnce(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(
    "anything that is neither tag nor entity stays as it is",
    arguments: [
      "a < b", "a << b", "1 <2", "1<2", "x > y", "I <3 tea", "a <", "<", "fish & chips", "&", "&;", "&&", "Q&A session",
      "AT&T and others", "&unknown; thing", "&#; thing", "&#x; thing",
      "https://example.com/?a=1&b=2",
    ])
  func untouched(html: String) {
    #expect(text(html) == html)
  }

  @Test("an ampersand in a name at the end begins no entity", arguments: ["AT&T", "All of R&D", "Time for Q&A"])
  func nameAtTheEnd(html: String) {
    #expect(text(html) == html)
    #expect(text(html + "…") == html + "…")
  }

  @Test(
    "tags are removed and their text stays",
    arguments: [
      ("a <b>bold</b> word", "a bold word"),
      ("a <a href=\"https://example.com/?a=1&amp;b=2\">link</a>", "a link"),
      ("an<img src=\"a.jpg\" alt=\"\"/> image", "an image"),
      ("a <span\nclass=\"x\">span</span>", "a span"),
      ("a<!-- note --> b", "a b"),
      ("<!DOCTYPE html>Text", "Text"),
      ("<?xml version=\"1.0\"?>Text", "Text"),
      ("<STRONG>Text</STRONG>", "Text"),
    ])
  func tags(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(
    "a line break and a paragraph end the line",
    arguments: [
      "One<br>Two", "One<br/>Two", "One<BR />Two", "<p>One</p><p>Two</p>", "<P class=\"x\">One</P><P>Two</P>",
      "<div>One</div><div>Two</div>", "<ul><li>One</li><li>Two</li></ul>", "<h2>One</h2>Two", "One<p>Two",
    ])
  func lineEnds(html: String) {
    #expect(text(html) == "One\nTwo")
  }

  @Test(
    "a tag that was cut off is removed",
    arguments: ["Text <a href=\"https://example.com/", "Text <a", "Text </di", "Text <br", "Text <!-- no"])
  func cutTag(html: String) {
    #expect(text(html) == "Text")
  }

  @Test(
    "after a tag that was cut off its ellipsis stays",
    arguments: [
      "Text <a href=\"https://exa… [+12 chars]",
      "Text <a… [+12 chars]",
      "Text </l… [+12 chars]",
      "Text <img alt=\"Wait… what\" src=\"https://exa… [+12 chars]",
    ])
  func markOfTheCut(html: String) {
    #expect(text(html) == "Text … [+12 chars]")
  }

  @Test(
    "an entity that was cut off is removed",
    arguments: [
      ("Fish &am", "Fish"), ("Fish &#82", "Fish"), ("Fish &#x20", "Fish"),
      ("Fish &am… [+12 chars]", "Fish … [+12 chars]"), ("Fish &#82… [+12 chars]", "Fish … [+12 chars]"),
    ])
  func cutEntity(html: String, expected: String) {
    #expect(text(html) == expected)
  }

  @Test(
    "letters of every script stay",
    arguments: ["Été <3 déjà", "новости & мир", "今日 < 明日", "חדשות & עולם", "👩‍🚀 & 🇫🇷"])
  func scripts(html: String) {
    #expect(text(html) == html)
  }

  static let pages: [(String, String)] = [
    ("One\ntwo", "One two"), ("One\r\n\t two", "One two"), ("  One   two\n", "One two"),
    ("One\n<b>two</b>", "One two"), ("One <b> two</b>", "One two"), ("One<b> </b>two", "One two"),
    ("<p>One</p>\n\n<p>Two</p>", "One\nTwo"), ("<p>One </p><p> Two</p>", "One\nTwo"), ("One\n<br>\nTwo", "One\nTwo"),
    ("<ul>\n<li>One</li>\n<li>Two\nthree</li>\n</ul>", "One\nTwo three"), ("One<br><br>Two", "One\nTwo"),
    ("1&nbsp;000", "1\u{A0}000"), ("One &amp; two", "One & two"), ("\n\t", ""), ("<p>\n</p>", ""),
    ("<table><tr><td>One</td></tr>\n<tr><td>Two</td></tr></table>", "One\nTwo"),
  ]

  @Test("in HTML proper, a line end in the source is a blank", arguments: PlainTextTests.pages)
  func page(html: String, expected: String) {
    #expect(PlainText(html: html, keepsLines: false).text == expected)
  }

  @Test("in a teaser it is a line end")
  func teaser() {
    #expect(text("One\ntwo") == "One\ntwo")
    #expect(text("One\n<b>two</b>") == "One\ntwo")
  }

  @Test("scripts and styles are not text", arguments: [true, false])
  func code(keepsLines: Bool) {
    let html = "<style>p { x: y }</style>One<script>if (a<b) { \"<p>\" }</script> two<SCRIPT>x</SCRIPT>"
    #expect(PlainText(html: html, keepsLines: keepsLines).text == "One two")
    #expect(text("One<script>never closed <p>") == "One")
  }

  static let pictures: [(String, String?)] = [
    ("<p>One</p>", nil), ("<img src=\"a.png\">", "a.png"),
    ("<p><IMG alt='x' SRC='a.png'/></p><img src=b.png>", "a.png"),
    ("<img alt=\"x\"><img src=\"b.png\">", "b.png"), ("<a href=\"x.png\">x</a>", nil),
    ("<img src=\"https://example.org/a.png?b=1&amp;c=2\">", "https://example.org/a.png?b=1&c=2"),
    ("&lt;img src=\"a.png\"&gt;", nil), ("<!-- <img src=\"a.png\"> -->", nil),
    ("<script><img src=\"a.png\"></script>", nil),
    ("</img src=\"a.png\">", nil), ("<img src=\"a.png", nil),
  ]

  @Test("the address of the first picture is returned", arguments: PlainTextTests.pictures)
  func picture(html: String, image: String?) {
    #expect(PlainText(html: html, keepsLines: false).image == image)
    #expect(PlainText(html: html).image == image)
  }

  static let size = 1 << 20

  @Test("a million marks that are not HTML stay unchanged", arguments: ["<", "&"])
  func manyMarks(mark: String) {
    let html = String(repeating: mark, count: Self.size)
    let isUnchanged = text(html) == html
    #expect(isUnchanged)
  }

  @Test("a million nested tags are read to the end", arguments: ["p", "div", "b", "a href=\"x\""])
  func nested(tag: String) {
    let count = Self.size / (tag.utf8.count + 2)
    let html =
      String(repeating: "<\(tag)>", count: count) + "end" + String(repeating: "</\(tag.prefix(1))>", count: count)
    #expect(PlainText(html: html, keepsLines: false).text == "end")
  }

  @Test("a million tags and entities are read to the end")
  func manyTags() {
    let tags = text(String(repeating: "<b>", count: Self.size / 4) + "end")
    #expect(tags == "end")
    let entities = text(String(repeating: "&amp;", count: Self.size / 4) + "end")
    #expect(entities.utf8.count == Self.size / 4 + 3)
    let unclosed = text("Text " + String(repeating: "<a ", count: Self.size / 4))
    #expect(unclosed == "Text")
  }
}
