import Testing

@testable import NewsParsing

@Suite("Numeric references")
struct NumericReferencesTests {
  private func mended(_ text: String) -> String {
    String(decoding: NumericReferences.mended(Array(text.utf8)), as: UTF8.self)
  }

  static let texts: [(String, String)] = [
    ("it&#146;s &#128;5", "it&#8217;s &#8364;5"), ("&#x92;&#X80;", "&#8217;&#8364;"), ("&#0146;", "&#8217;"),
    ("&#55357;&#56832;", "&#128512;"), ("&#xD83D;&#xDE00;", "&#128512;"), ("a&#xd83d;&#56832;b", "a&#128512;b"),
  ]

  @Test("those of windows-1252 and the halves of a character are mended", arguments: NumericReferencesTests.texts)
  func mends(text: String, expected: String) {
    #expect(mended(text) == expected)
  }

  @Test(
    "all others stay",
    arguments: [
      "", "&#8217;", "&#129;", "&#xA0;", "&#;", "&#x;", "&#146", "&#+146;", "&#55357;", "&#55357; &#56832;",
      "&#56832;&#55357;", "& #146;", "&#99999999999;",
    ])
  func stays(text: String) {
    #expect(mended(text) == text)
  }
}
