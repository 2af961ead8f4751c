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

  /// Words whose widths the C library and `wcswidth` of PyPI's wcwidth 0.9.4 agree on.
  static let agreed: [(String, Int)] = [
    ("\u{938}\u{92E}\u{93E}\u{91A}\u{93E}\u{930}", 6), ("\u{915}\u{93E}", 2), ("\u{915}\u{94D}\u{937}", 2),
    ("\u{916}\u{93F}\u{921}\u{93C}\u{915}\u{940}", 5), ("\u{BA4}\u{BAE}\u{BBF}\u{BB4}\u{BCD}", 4),
    ("\u{996}\u{9AC}\u{9B0}", 3), ("\u{E44}\u{E17}\u{E22}", 3), ("\u{E19}\u{E49}\u{E33}", 2),
    ("\u{1797}\u{17B6}\u{179F}\u{17B6}", 4), ("\u{1019}\u{103C}\u{1014}\u{103A}\u{1019}\u{102C}", 5),
    ("\u{DC3}\u{DD2}\u{D82}\u{DC4}\u{DBD}", 4), ("\u{C24}\u{C46}\u{C32}\u{C41}\u{C17}\u{C41}", 5),
    ("\u{D2E}\u{D32}\u{D2F}\u{D3E}\u{D33}\u{D02}", 6), ("\u{F40}\u{F7F}", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1100}\u{1161}", 4), ("\u{30AB}\u{FF9E}", 3),
    ("\u{FF76}\u{FF9E}", 2), ("\u{5E9}\u{5B8}\u{5C1}\u{5DC}", 2), ("\u{645}\u{64F}\u{62D}\u{64E}\u{651}", 2),
    ("a\u{FE0F}", 1), ("a\u{1F3FD}", 3), ("#\u{1F3FB}", 3), ("\u{263A}\u{FE0E}", 1), ("\u{8FBB}\u{E0100}", 2),
  ]

  @Test("marks with a cell of their own count, as in most scripts of India", arguments: DisplayWidthTests.agreed)
  func marks(text: String, expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }

  /// Words whose clusters take fewer cells together than their characters do alone, by `wcswidth`.
  static let clusters: [(String, Int)] = [
    ("\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}", 4), ("\u{915}\u{94D}\u{937}\u{93F}", 2),
    ("\u{930}\u{93E}\u{937}\u{94D}\u{91F}\u{94D}\u{930}\u{940}\u{92F}", 5),
    ("\u{9AC}\u{9BE}\u{982}\u{9B2}\u{9BE}", 4), ("\u{915}\u{94D}\u{200D}\u{937}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("\u{1F469}\u{1F3FD}\u{200D}\u{1F680}", 2), ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2), ("\u{1F1EB}", 2),
    ("\u{897}", 0), ("\u{323B0}", 2),
  ]

  @Test("the marks and letters of a cluster share its cells", arguments: DisplayWidthTests.clusters)
  func shared(text: String, expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }

  /// Where both measures disagree, or `wcswidth` is less than what is drawn.
  static let judged: [(String, Int)] = [
    // The consonants of Tamil stand side by side.
    ("\u{B95}\u{BCD}\u{BB7}\u{BBE}", 3), ("\u{1781}\u{17D2}\u{1798}\u{17C2}\u{179A}", 4),
    // These become emoji by what follows.
    ("\u{261D}\u{1F3FB}", 2), ("\u{2764}\u{200D}\u{1F525}", 2),
    // Many terminals do not make an emoji narrow.
    ("\u{231A}\u{FE0E}", 2),
    // A joiner between letters hides none of them.
    ("\u{628}\u{200D}\u{628}", 2),
  ]

  @Test("where measures differ, no text is thought narrower than it is drawn", arguments: DisplayWidthTests.judged)
  func differences(text: String, expected: Int) {
    #expect(DisplayWidth.of(text) == expected)
  }

  @Test("the widths of adjoining texts add up", arguments: DisplayWidthTests.widths)
  func sum(text: String, expected: Int) {
    #expect(DisplayWidth.of("x" + text + " y") == expected + 3)
  }
}
