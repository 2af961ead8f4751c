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
    for _ in 0..<3 where parser.isWaiting {
      if let key = parser.takePause() { keys.append(key) }
    }
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
    // A slow line may still bring the rest of a sequence.
    #expect(parser.takePause() == nil)
    #expect(parser.takePause() == nil)
    #expect(parser.takePause() == .escape)
    #expect(keys("A", &parser) == [.text("A")])
    #expect(!parser.isWaiting)
  }

  @Test("the rest of a sequence that comes even later is no text", arguments: ["[B", "[1;5C", "[5~", "["])
  func late(rest: String) {
    var parser = KeyParser()
    #expect(keys("\u{1B}", &parser) == [.escape])
    #expect(keys(rest, &parser).isEmpty)
    #expect(keys("\u{1B}[A", &parser) == [.up])
    #expect(keys("x", &parser) == [.text("x")])
  }

  @Test("long after Esc, and after another key, a bracket is text")
  func bracket() {
    var parser = KeyParser()
    #expect(keys("\u{1B}", &parser) == [.escape])
    for _ in 0..<20 { #expect(parser.takePause() == nil) }
    #expect(!parser.isWaiting)
    #expect(keys("[", &parser) == [.text("[")])
    #expect(keys("\u{1B}", &parser) == [.escape])
    #expect(keys("j[", &parser) == [.text("j"), .text("[")])
  }

  @Test("the second of two Esc may begin a sequence")
  func sequenceAfterEsc() {
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
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
    #expect(keys("\u{1B}[A", &parser) == [.up])
    #expect(keys("x", &parser) == [.text("x")])
  }

  @Test(
    "a sequence may arrive in parts",
    arguments: [
      ("\u{1B}[", "B", Key.down), ("\u{1B}[5", "~", .pageUp), ("\u{1B}O", "A", .up), ("\u{1B}[1;", "5C", .right),
    ])
  func halves(first: String, rest: String, expected: Key) {
    var parser = KeyParser()
    #expect(keys(first, &parser).isEmpty)
    #expect(keys(rest, &parser) == [expected])
  }

  @Test("after a longer pause the rest of a sequence never comes", arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;"])
  func givenUp(text: String) {
    var parser = KeyParser()
    #expect(keys(text, &parser).isEmpty)
    for _ in 0..<20 { #expect(parser.takePause() == nil) }
    #expect(!parser.isWaiting)
    #expect(keys("x", &parser) == [.text("x")])
  }

  @Test(
    "an answer of the terminal that nobody asked for is skipped as a whole",
    arguments: [
      "\u{1B}]11;rgb:0000/ffff/0000\u{7}", "\u{1B}]11;rgb:0/f/0\u{1B}\\", "\u{1B}P1+r544e=78\u{1B}\\",
      "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}^quit\u{1B}\\", "\u{1B}Xq\u{1B}\\",
    ])
  func answers(text: String) {
    #expect(keys(text + "x") == [.text("x")])
    // The terminal's answer may be the last that it sends.
    #expect(keys(String(text.dropLast()) + "\u{1B}[A").last == .up)
  }

  @Test("Alt and a letter that begins such an answer is the letter, after a pause")
  func alt() {
    #expect(keys("\u{1B}P") == [.text("P")])
    #expect(keys("\u{1B}]") == [.text("]")])
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

  @Test(
    "a paste is one key, as it was copied, even if it looks like keys",
    arguments: [
      "moon", "new moon", "a\nb", "a\rb\tc", "caf\u{E9} \u{65E5}\u{672C}", "a\u{3}b\u{4}c\u{15}", "a\u{7F}\u{8}b",
      "a\u{202E}b\u{0}", "a\u{1B}[Ab", "a\u{1B}OBb", "\u{1B}[3~", "\u{1B}\u{1B}", "\u{1B}[1;5C", "\u{1B}\r",
      "\u{1B}[201",
      String(repeating: "top\n", count: 25_000),
    ])
  func paste(text: String) {
    #expect(keys("\u{1B}[200~" + text + "\u{1B}[201~") == [.paste(text)])
  }

  @Test("an empty paste is no key")
  func emptyPaste() {
    #expect(keys("\u{1B}[200~\u{1B}[201~x") == [.text("x")])
  }

  @Test("a paste may arrive in parts, and one whose end is lost ends after a while")
  func pasteInParts() {
    var parser = KeyParser()
    #expect(keys("\u{1B}[200~one", &parser).isEmpty)
    #expect(keys("two\u{1B}[201~", &parser) == [.paste("onetwo")])
    #expect(keys("\u{1B}[200~lost", &parser).isEmpty)
    let ends = (0..<100).compactMap { _ in parser.takePause() }
    #expect(ends == [.paste("lost")])
    #expect(keys("q", &parser) == [.text("q")])
  }

  @Test("of a paste without end, only as much is kept as is needed to refuse it")
  func endless() {
    let limit = 16 * LineInput.lengthLimit
    let keys = keys("\u{1B}[200~" + String(repeating: "x", count: limit + 9) + "\u{1B}[201~")
    #expect(keys == [.paste(String(repeating: "x", count: limit + 1))])
  }

  @Test("after a paste, keys are recognised again")
  func afterPaste() {
    #expect(keys("\u{1B}[200~a\r\u{1B}[201~\r\u{1B}[A") == [.paste("a\r"), .enter, .up])
  }
}
