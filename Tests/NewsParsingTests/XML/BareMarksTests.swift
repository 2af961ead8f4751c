import TestSupport
import Testing

@testable import NewsParsing

@Suite("Unescaped ampersands")
struct BareMarksTests {
  private func escaped(_ text: String) -> String {
    String(decoding: BareMarks.escaped(Array(text.utf8)), as: UTF8.self)
  }

  static let texts: [(String, String)] = [
    ("<a>x & y</a>", "<a>x &amp; y</a>"), ("<a b='?c=1&d=2'/>", "<a b='?c=1&amp;d=2'/>"), ("R&D", "R&amp;D"),
    ("&", "&amp;"), ("&&", "&amp;&amp;"), ("&;", "&amp;;"), ("& ;", "&amp; ;"), ("&a b;", "&amp;a b;"),
    ("&été;", "&amp;été;"), ("&aName,WhichIsNone;", "&amp;aName,WhichIsNone;"),
    ("&<!-- & -->&<![CDATA[&]]>&", "&amp;<!-- & -->&amp;<![CDATA[&]]>&amp;"),
  ]

  @Test("bare ampersands are escaped as in XML", arguments: BareMarksTests.texts)
  func bare(text: String, expected: String) {
    #expect(escaped(text) == expected)
  }

  @Test(
    "ampersands that begin an entity stay, and so do comments and sections",
    arguments: [
      "", "x", "&amp;&lt;&eacute;&none;&#65;&#x41;", "<!-- a & b -->", "<![CDATA[a & b]]>", "<!-- & never closed",
      "<![CDATA[& never closed", "<a b=\"&amp;\">&sup2;</a>",
    ])
  func whatBeginsAnEntityStays(text: String) {
    #expect(escaped(text) == text)
    #expect(escaped(escaped("&" + text)) == escaped("&" + text))
  }

  @Test("a million ampersands are read to the end")
  func many() {
    let result = BareMarks.escaped([UInt8](repeating: UInt8(ascii: "&"), count: 1 << 20))
    #expect(result.count == 5 << 20)
  }
}
