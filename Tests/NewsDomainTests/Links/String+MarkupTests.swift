import Testing

@testable import NewsDomain

@Suite("Text in markup")
struct StringMarkupTests {
  static let markupTexts: [(String, String)] = [
    ("", ""), ("caf\u{E9} 100 %", "caf\u{E9} 100 %"), ("a & b", "a &amp; b"), ("&amp;", "&amp;amp;"),
    ("</title><script>", "&lt;/title&gt;&lt;script&gt;"), ("\"a\" 'b'", "&quot;a&quot; &#39;b&#39;"),
    ("]]>", "]]&gt;"), ("<!-- -->", "&lt;!-- --&gt;"), ("a\u{0}b\u{1B}c\u{7F}d", "a b c d"), ("a\r\n\tb", "a   b"),
    ("\u{FFFE}\u{FFFF}\u{1FFFF}", "   "), ("<\u{301}b>\u{301}", "&lt;\u{301}b&gt;\u{301}"),
    ("\"\u{301} onclick=", "&quot;\u{301} onclick="), ("\u{65E5}\u{1F44D}\u{1F3FD}", "\u{65E5}\u{1F44D}\u{1F3FD}"),
  ]

  @Test("an escaped text contains no markup of HTML or XML", arguments: StringMarkupTests.markupTexts)
  func markup(text: String, expected: String) {
    // Compared by scalar, because strings that only differ in composition are equal.
    #expect(Array(text.escapedForMarkup.unicodeScalars) == Array(expected.unicodeScalars))
  }

  static let markdownTexts: [(String, String)] = [
    ("", ""), ("Plain, isn't it? 100 %!", "Plain, isn't it? 100 %!"), ("[a](http://b)", "\\[a\\](http://b)"),
    ("![a](b)", "!\\[a\\](b)"), ("<b> <http://a>", "\\<b\\> \\<http://a\\>"), ("`a`", "\\`a\\`"),
    ("~~~", "\\~\\~\\~"), ("# a", "\\# a"), ("> a", "\\> a"), ("*a* _b_", "\\*a\\* \\_b\\_"), ("a|b", "a\\|b"),
    ("&lt;b&gt;", "\\&lt;b\\&gt;"), ("\\", "\\\\"), ("\\[", "\\\\\\["), ("- a-b", "\\- a-b"), ("+ a+b", "\\+ a+b"),
    ("===", "\\==="), ("---", "\\---"), ("1. a. b", "1\\. a. b"), ("12) a)", "12\\) a)"), ("1.5 1. 2)", "1\\.5 1. 2)"),
    (". a", ". a"), (") a", ") a"), ("a1. b", "a1. b"), ("\u{661}. a", "\u{661}. a"),
    ("[\u{301}a]\u{301}", "\\[\u{301}a\\]\u{301}"),
  ]

  @Test("an escaped text contains no markup of Markdown", arguments: StringMarkupTests.markdownTexts)
  func markdown(text: String, expected: String) {
    #expect(Array(text.escapedForMarkdown.unicodeScalars) == Array(expected.unicodeScalars))
  }

  static let links: [(String, String, String)] = [
    ("Title", "https://example.com/a", "[Title](https://example.com/a)"),
    ("a](b", "https://example.com/a_(b) c", "[a\\](b](https://example.com/a_%28b%29%20c)"),
    ("", "https://example.com/)[x](", "[](https://example.com/%29[x]%28)"),
  ]

  @Test("in Markdown a text leads to its link and to nothing else", arguments: StringMarkupTests.links)
  func link(text: String, address: String, expected: String) throws {
    #expect(text.markdownLink(to: try #require(WebLink(address))) == expected)
  }
}
