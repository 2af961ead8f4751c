import TestSupport
import Testing

@testable import NewsParsing

@Suite("Marks and references in XML")
struct XMLMarksTests {
  private func escaped(_ text: String) -> String {
    String(decoding: XMLMarks.mended(Array(text.utf8)), as: UTF8.self)
  }

  static let texts: [(String, String)] = [
    ("<a>x & y</a>", "<a>x &amp; y</a>"), ("<a b='?c=1&d=2'/>", "<a b='?c=1&amp;d=2'/>"), ("R&D", "R&amp;D"),
    ("&", "&amp;"), ("&&", "&amp;&amp;"), ("&;", "&amp;;"), ("& ;", "&amp; ;"), ("&a b;", "&amp;a b;"),
    ("&été;", "&amp;été;"), ("&aName,WhichIsNone;", "&amp;aName,WhichIsNone;"),
    ("&<!-- & -->&<![CDATA[&]]>&", "&amp;<!-- & -->&amp;<![CDATA[&]]>&amp;"),
  ]

  @Test("bare ampersands are escaped as in XML", arguments: XMLMarksTests.texts)
  func bare(text: String, expected: String) {
    #expect(escaped(text) == expected)
  }

  @Test(
    "ampersands that begin an entity stay, and so do comments and sections",
    arguments: [
      "", "x", "&amp;&lt;&#65;&#x41;", "<!-- a & b -->", "<![CDATA[a & b]]>", "<!-- & never closed",
      "<![CDATA[& never closed", "<a b=\"&amp;\">x</a>",
    ])
  func whatBeginsAnEntityStays(text: String) {
    #expect(escaped(text) == text)
    #expect(escaped(escaped("&" + text)) == escaped("&" + text))
  }

  @Test("a million ampersands are read to the end")
  func many() {
    let result = XMLMarks.mended([UInt8](repeating: UInt8(ascii: "&"), count: 1 << 20))
    #expect(result.count == 5 << 20)
  }

  static let references: [(String, String)] = [
    ("&eacute;&sup2;", "&#233;&#178;"), ("<a b=\"caf&eacute;\"/>", "<a b=\"caf&#233;\"/>"), ("&colon;", "&#58;"),
    ("&nGt;", "&#8811;&#8402;"), ("&none;", "&amp;none;"), ("&notit;", "&amp;notit;"), ("&eacute", "&amp;eacute"),
    ("it&#146;s", "it&#8217;s"), ("&#55357;&#56832;", "&#128512;"), ("<![CDATA[&eacute;]]>", "<![CDATA[&eacute;]]>"),
  ]

  @Test("references of HTML become numbers, and unknown ones stay as text", arguments: XMLMarksTests.references)
  func reference(text: String, expected: String) {
    #expect(escaped(text) == expected)
    #expect(XMLMarks.areForeign(in: Array(text.utf8)) == (escaped(text) != text))
  }

  @Test(
    "a text with nothing to mend is recognised",
    arguments: [
      "", "x", "&lt;b&gt;&amp;&quot;&apos;&#39;&#039;&#8217;&#x2019;&#xA0;", "<![CDATA[a & b &nbsp; &#146;]]>&lt;",
      "<![CDATA[&]]><![CDATA[&eacute;]]>", "<![CDATA[&",
    ])
  func nothing(text: String) {
    #expect(!XMLMarks.areForeign(in: Array(text.utf8)))
  }

  @Test(
    "any other ampersand is found", arguments: ["&", "a & b", "&eacute;", "&#146;", "&#x80;", "]]>&x", "<![CDATA[]]>&"])
  func something(text: String) {
    #expect(XMLMarks.areForeign(in: Array(text.utf8)))
  }
}
