import Testing

@testable import TerminalKit

@Suite("The display width of texts")
struct DisplayWidthTests {
  static let widths: [(String, Int)] = [
    ("", 0), ("abc", 3), ("a b", 3), ("\u{E9}", 1), ("e\u{301}", 1), ("\u{65E5}\u{672C}", 4), ("\u{D55C}\u{AD6D}", 4),
    ("\u{FF21}", 2), ("a\u{65E5}b", 4), ("\u{420}\u{443}\u{441}", 3), ("\u{5E2}\u{5D1}\u{5E8}", 3), ("\u{2014}", 1),
    ("\u{1F1EB}\u{1F1F7}", 2), ("\u{1F600}", 2), ("\u{1F44D}\u{1F3FD}", 2), ("\u{2764}\u{FE0F}", 2),
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2), ("a\u{301}\u{302}\u{303}", 1), ("\u{2026}", 1),
  ]

  @Test("Latin takes one cell, CJK and emoji take two, marks take none", arguments: DisplayWidthTests.widths)
  func width(text: String, expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }

  @Test("the widths of adjoining texts add up", arguments: DisplayWidthTests.widths)
  func sum(text: String, expected: Int) {
    #expect(DisplayWidth.of("x" + text + " y") == expected + 3)
  }
}
