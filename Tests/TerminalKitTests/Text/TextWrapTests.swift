import CSystem
import Testing

@testable import TerminalKit

@Suite("Text fitted into a width")
struct TextWrapTests {
  struct Example: Sendable {
    let text: String
    let width: Int
    let expected: String
  }

  static let cuts: [Example] = [
    Example(text: "abcdef", width: 6, expected: "abcdef"), Example(text: "abcdef", width: 5, expected: "abcd\u{2026}"),
    Example(text: "abcdef", width: 1, expected: "\u{2026}"), Example(text: "abcdef", width: 0, expected: ""),
    Example(text: "", width: 0, expected: ""), Example(text: "ab cd", width: 4, expected: "ab\u{2026}"),
    Example(text: "\u{65E5}\u{672C}\u{8A9E}", width: 6, expected: "\u{65E5}\u{672C}\u{8A9E}"),
    Example(text: "\u{65E5}\u{672C}\u{8A9E}", width: 5, expected: "\u{65E5}\u{672C}\u{2026}"),
    Example(text: "\u{65E5}\u{672C}\u{8A9E}", width: 4, expected: "\u{65E5}\u{2026}"),
    Example(text: "e\u{301}e\u{301}e\u{301}", width: 2, expected: "e\u{301}\u{2026}"),
    Example(text: "\u{1F1EB}\u{1F1F7}ab", width: 3, expected: "\u{1F1EB}\u{1F1F7}\u{2026}"),
  ]

  @Test("text that is too long ends with an ellipsis", arguments: TextWrapTests.cuts)
  func cut(example: Example) {
    #expect(TextWrap.cut(SafeText(example.text), to: example.width).string == example.expected)
  }

  struct Wrapped: Sendable {
    let text: String
    let width: Int
    let expected: [String]
  }

  static let wraps: [Wrapped] = [
    Wrapped(text: "aaa bbb ccc", width: 7, expected: ["aaa bbb", "ccc"]),
    Wrapped(text: "aaa bbb ccc", width: 11, expected: ["aaa bbb ccc"]),
    Wrapped(text: "aaa  bbb", width: 20, expected: ["aaa bbb"]), Wrapped(text: "", width: 5, expected: [""]),
    Wrapped(text: "abcdefgh", width: 3, expected: ["abc", "def", "gh"]),
    Wrapped(
      text: "\u{65E5}\u{672C}\u{8A9E}\u{65E5}\u{672C}", width: 4,
      expected: ["\u{65E5}\u{672C}", "\u{8A9E}\u{65E5}", "\u{672C}"]),
    Wrapped(text: "a bb ccc dddd", width: 4, expected: ["a bb", "ccc", "dddd"]),
  ]

  @Test("lines are broken at blanks, and inside a word that is longer than a line", arguments: TextWrapTests.wraps)
  func lines(example: Wrapped) {
    #expect(TextWrap.lines(SafeText(example.text), width: example.width).map(\.string) == example.expected)
  }

  @Test("no line is wider than it may be, and no letter is lost", arguments: [2, 3, 7, 20, 79])
  func widths(width: Int) {
    let text =
      "The \u{65E5}\u{672C}\u{8A9E} supercalifragilistic e\u{301}t\u{E9} \u{1F1EB}\u{1F1F7} of 1234567890 \u{1F600}"
    let lines = TextWrap.lines(SafeText(text), width: width)
    for line in lines { #expect(line.width <= width) }
    let before = text.filter { $0 != " " }
    let after = lines.joined().string.filter { $0 != " " }
    #expect(before == after)
  }

  /// Texts in scripts whose vowel signs take cells.
  static let signs = [
    "\u{92E}\u{93E}\u{932}\u{93E} \u{915}\u{940} \u{928}\u{93E}\u{935} \u{914}\u{930} \u{930}\u{93E}\u{91C}\u{93E}",
    "\u{BA4}\u{BAE}\u{BBF}\u{BB4}\u{BCD} \u{BAE}\u{BBE}\u{BB2}\u{BC8} \u{BAA}\u{BBE}\u{B9F}\u{BC1}",
    "\u{9AC}\u{9BE}\u{9B2}\u{9BE} \u{9A8}\u{9BE}\u{9B0}\u{9C0} \u{9A4}\u{9BE}\u{9B0}\u{9BE}",
    "\u{1797}\u{17B6}\u{179F}\u{17B6}\u{1797}\u{17B6}\u{179F}\u{17B6} \u{1019}\u{102C}\u{1014}\u{102C}",
  ]

  @Test("by the C library, no line of vowel signs is wider than it may be", arguments: signs, [4, 7, 12])
  func vowelSigns(text: String, width: Int) {
    let text = SafeText(text)
    func cells(_ line: SafeText) -> Int {
      line.string.unicodeScalars.reduce(0) { $0 + Int(supernews_wcwidth($1.value)) }
    }
    let lines = TextWrap.lines(text, width: width)
    for line in lines + [TextWrap.cut(text, to: width)] { #expect(cells(line) <= width) }
    #expect(lines.joined(separator: "").string.filter { $0 != " " } == text.string.filter { $0 != " " })
  }

  @Test("if there are too many lines, the last one shown is cut")
  func most() {
    #expect(TextWrap.lines("one two three four", width: 9, most: 2) == ["one two", "three fo\u{2026}"])
    #expect(TextWrap.lines("one two three", width: 9, most: 2) == ["one two", "three"])
    #expect(TextWrap.lines("one two three", width: 5, most: 1) == ["one\u{2026}"])
  }

  @Test("a width of zero or less does no harm", arguments: [0, -5])
  func noWidth(width: Int) {
    #expect(TextWrap.lines("abc", width: width).joined() == "abc")
    #expect(TextWrap.cut("abc", to: width).isEmpty)
  }
}
