import Testing

@testable import TerminalKit

@Suite("Keys as a terminal sends them")
struct KeyParserTests {
  /// The keys of these characters, and of a pause after them.
  private func keys(_ text: String) -> [Key] {
    var parser = KeyParser()
    return keys(text, &parser)
  }

  private func keys(_ text: String, _ parser: inout KeyParser) -> [Key] {
    var keys = text.unicodeScalars.compactMap { parser.take($0) }
    if parser.isWaiting, let key = parser.takePause() { keys.append(key) }
    return keys
  }

  static let sequences: [(String, [Key])] = [
    ("a", [.text("a")]), (" ", [.text(" ")]), ("~", [.text("~")]), ("[A", [.text("["), .text("A")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\u{1}", [.control("a")]), ("\u{3}", [.control("c")]), ("\u{4}", [.control("d")]), ("\u{15}", [.control("u")]),
    ("\u{17}", [.control("w")]), ("\u{1A}", [.control("z")]),
    // xterm, in its cursor and its application mode
    ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}OA", [.up]),
    ("\u{1B}OB", [.down]), ("\u{1B}OC", [.right]), ("\u{1B}OD", [.left]), ("\u{1B}[H", [.home]), ("\u{1B}[F", [.end]),
    ("\u{1B}OH", [.home]), ("\u{1B}OF", [.end]), ("\u{1B}[3~", [.delete]), ("\u{1B}[5~", [.pageUp]),
    ("\u{1B}[6~", [.pageDown]), ("\u{1B}[Z", [.backTab]),
    // the console, rxvt and screen
    ("\u{1B}[1~", [.home]), ("\u{1B}[4~", [.end]), ("\u{1B}[7~", [.home]), ("\u{1B}[8~", [.end]),
    // with Shift, Alt or Ctrl held
    ("\u{1B}[1;5A", [.up]), ("\u{1B}[1;2B", [.down]), ("\u{1B}[1;3C", [.right]), ("\u{1B}[1;5D", [.left]),
    ("\u{1B}[1;5H", [.home]), ("\u{1B}[1;5F", [.end]),
    // Alt and a key count as the key alone.
    ("\u{1B}a", [.text("a")]), ("\u{1B}\u{7F}", [.backspace]), ("\u{1B}\r", [.enter]), ("\u{1B}\u{1}", [.control("a")]),
    ("\u{1B}\u{E9}", [.text("\u{E9}")]),
    // one after the other
    ("a\u{1B}[Ab\u{1B}OB\r", [.text("a"), .up, .text("b"), .down, .enter]),
  ]

  @Test("each key is recognised by its sequence", arguments: KeyParserTests.sequences)
  func eachKeyIsKnownByItsSequence(text: String, expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test("Esc alone is recognised by the pause after it")
  func escape() {
    var parser = KeyParser()
    #expect(!parser.isWaiting)
    #expect(parser.take("\u{1B}") == nil)
    #expect(parser.isWaiting)
    #expect(parser.takePause() == .escape)
    #expect(!parser.isWaiting)
    #expect(parser.takePause() == nil)
    #expect(keys("A", &parser) == [.text("A")])
  }

  @Test("Esc twice is Esc")
  func escTwiceIsEsc() {
    #expect(keys("\u{1B}\u{1B}").first == .escape)
  }

  @Test(
    "a sequence that breaks off is no key, and the next is one", arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;"])
  func brokenOff(text: String) {
    var parser = KeyParser()
    #expect(keys(text, &parser).isEmpty)
    #expect(!parser.isWaiting)
    #expect(keys("\u{1B}[A", &parser) == [.up])
    #expect(keys("x", &parser) == [.text("x")])
  }

  @Test(
    "an unknown sequence is skipped as a whole",
    arguments: [
      "\u{1B}OP", "\u{1B}[15~", "\u{1B}[24~", "\u{1B}[2~", "\u{1B}[99~", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?1;2c",
      "\u{1B}[<0;10;20M", "\u{1B}[<0;10;20m", "\u{1B}[1;1R", "\u{1B}[200;5~", "\u{1B}[>0;276;0c",
      // F1 to F5 of the Linux console
      "\u{1B}[[A", "\u{1B}[[E",
    ])
  func sequenceNobodyKnowsIsPassedOverAsAWhole(text: String) {
    #expect(keys(text + "x") == [.text("x")])
  }

  @Test("an unknown sequence of any length is skipped", arguments: [15, 16, 17, 18, 40, 1000])
  func overlong(length: Int) {
    #expect(keys("\u{1B}[" + String(repeating: "1", count: length) + "~x") == [.text("x")])
  }

  @Test(
    "characters without a key are skipped",
    arguments: ["\u{0}", "\u{1C}", "\u{1F}", "\u{80}", "\u{9B}"])
  func passedOver(text: String) {
    #expect(keys(text + "x") == [.text("x")])
  }

  @Test(
    "letters of all scripts are text",
    arguments: ["\u{E9}", "\u{65E5}", "\u{43F}", "\u{639}", "\u{1F600}", "\u{301}", "\u{A0}", "\u{200D}", "\u{10FFFF}"])
  func scripts(text: String) {
    #expect(keys(text) == [.text(text)])
    #expect(keys("a" + text + "b") == [.text("a"), .text(text), .text("b")])
  }

  /// The text that a paste gives; `nil` if it gives other keys as well.
  private func pasted(_ text: String) -> String? {
    var parser = KeyParser()
    let keys = keys("\u{1B}[200~" + text + "\u{1B}[201~", &parser)
    let texts = keys.compactMap { key -> String? in
      if case .text(let text) = key { text } else { nil }
    }
    return texts.count == keys.count ? texts.joined() : nil
  }

  static let pastes: [(String, String)] = [
    ("moon", "moon"), ("new moon", "new moon"), ("a\nb", "a b"), ("a\rb", "a b"), ("a\tb", "a b"), ("", ""),
    ("caf\u{E9} \u{65E5}\u{672C}", "caf\u{E9} \u{65E5}\u{672C}"), ("a\u{3}b\u{4}c\u{15}", "abc"),
    ("a\u{7F}\u{8}b", "ab"),
    ("a\u{202E}b\u{0}", "ab"),
  ]

  @Test("a paste is text, with blanks for line ends and without controls", arguments: KeyParserTests.pastes)
  func paste(text: String, expected: String) {
    #expect(pasted(text) == expected)
  }

  @Test(
    "a paste is text even if it looks like keys",
    arguments: ["a\u{1B}[Ab", "a\u{1B}OBb", "\u{1B}[3~", "\u{1B}\u{1B}", "\u{1B}[1;5C", "\u{1B}\r"])
  func pastedKeys(text: String) {
    #expect(pasted(text) != nil)
  }

  @Test("after a paste, keys are recognised again")
  func afterPaste() {
    #expect(keys("\u{1B}[200~a\r\u{1B}[201~\r\u{1B}[A") == [.text("a"), .text(" "), .enter, .up])
  }
}
