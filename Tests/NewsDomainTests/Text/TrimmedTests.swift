import Testing

@testable import NewsDomain

@Suite("Trimmed text")
struct TrimmedTests {
  static let cases: [(String, String)] = [
    ("", ""), (" ", ""), (" \t\r\n ", ""), ("a", "a"), ("  a b  ", "a b"), ("\na\r\n", "a"), ("a\tb", "a\tb"),
    ("\u{A0}\u{E9}\u{A0}", "\u{E9}"),
  ]

  @Test("blanks at the ends of a text are removed, those inside stay", arguments: TrimmedTests.cases)
  func trimmed(text: String, expected: String) {
    #expect(text.trimmed == expected)
    #expect(text[...].trimmed == expected)
  }
}
