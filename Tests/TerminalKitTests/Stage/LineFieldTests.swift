import TestSupport
import Testing

@testable import TerminalKit

@Suite("A line that is being typed")
struct LineFieldTests {
  /// The field after these keys, with `|` for its cursor.
  private func field(_ text: String, _ keys: [Key]) -> String {
    var field = LineField(text, longest: 500)
    for key in keys { _ = field.take(key) }
    let before = String(field.beforeCursor)
    return before + "|" + String(field.text.unicodeScalars.dropFirst(before.unicodeScalars.count))
  }

  static let edits: [(String, [Key], String)] = [
    ("", [], "|"), ("moon", [], "moon|"), ("", [.text("m"), .text("o")], "mo|"),
    ("moon", [.left, .left, .text("x")], "mox|on"), ("moon", [.backspace], "moo|"),
    ("moon", [.control("h"), .control("h")], "mo|"), ("", [.backspace, .delete], "|"),
    ("moon", [.home, .delete], "|oon"), ("moon", [.control("a"), .control("d"), .control("d")], "|on"),
    ("moon", [.delete], "moon|"), ("moon", [.home, .backspace], "|moon"), ("moon", [.home, .left], "|moon"),
    ("moon", [.right], "moon|"), ("moon", [.home, .right], "m|oon"), ("moon", [.control("b"), .control("b")], "mo|on"),
    ("moon", [.control("a"), .control("f")], "m|oon"), ("moon", [.home, .end], "moon|"),
    ("moon", [.control("a"), .control("e")], "moon|"), ("moon", [.left, .control("u")], "|n"),
    ("moon", [.left, .left, .control("k")], "mo|"), ("moon landing", [.control("w")], "moon |"),
    ("moon landing  ", [.control("w")], "moon |"), ("moon", [.control("w")], "|"), ("", [.control("w")], "|"),
    ("one two three", [.left, .left, .left, .left, .left, .control("w")], "one |three"),
    ("  ", [.control("w")], "|"), ("mn", [.left, .text("oo")], "moo|n"), ("m", [.text("")], "m|"),
  ]

  @Test("typing and editing keys work as at the prompt", arguments: LineFieldTests.edits)
  func edited(text: String, keys: [Key], expected: String) {
    #expect(field(text, keys) == expected)
  }

  static let pastes: [(String, String)] = [
    ("moon", "moon"), ("new moon", "new moon"), ("a\nb", "a b"), ("a\rb", "a b"), ("a\tb", "a b"), ("", ""),
    ("caf\u{E9} \u{65E5}\u{672C}", "caf\u{E9} \u{65E5}\u{672C}"), ("a\u{3}b\u{4}c\u{15}", "abc"),
    ("a\u{7F}\u{8}b", "ab"), ("a\u{202E}b\u{0}", "ab"), ("a\u{1B}b", "ab"),
  ]

  @Test("a paste is text, with blanks for line ends and without controls", arguments: LineFieldTests.pastes)
  func paste(text: String, expected: String) {
    #expect(field("x", [.left, .paste(text)]) == expected + "|x")
  }

  @Test("of a long paste as much is taken as there is room for")
  func longPaste() {
    var field = LineField("ab", longest: 5)
    _ = field.take(.paste("12345678"))
    #expect(field.text == "ab123")
    _ = field.take(.paste("9"))
    #expect(field.text == "ab123")
  }

  static let marks: [(String, [Key], String)] = [
    // A letter and its marks are one character, even if they are typed one after the other.
    ("caf", [.text("e"), .text("\u{301}")], "cafe\u{301}|"), ("cafe\u{301}", [.backspace], "caf|"),
    ("cafe\u{301}s", [.left, .left], "caf|e\u{301}s"), ("cafe\u{301}", [.left, .delete], "caf|"),
    ("e\u{301}", [.home, .text("x")], "x|e\u{301}"), ("\u{301}", [], "\u{301}|"),
    ("\u{1F468}\u{200D}\u{1F469}x", [.left, .backspace], "|x"),
    ("\u{1F1EB}\u{1F1F7}\u{1F1E9}\u{1F1EA}", [.left, .backspace], "|\u{1F1E9}\u{1F1EA}"),
    ("\u{65E5}\u{672C}\u{8A9E}", [.left, .backspace], "\u{65E5}|\u{8A9E}"),
  ]

  @Test("the cursor moves by whole characters", arguments: LineFieldTests.marks)
  func characters(text: String, keys: [Key], expected: String) {
    #expect(Array(field(text, keys).unicodeScalars) == Array(expected.unicodeScalars))
  }

  static let joins: [(String, [Key])] = [
    ("\u{301}", [.home, .text("e"), .text("x")]), ("\u{1F1F7}", [.home, .text("\u{1F1EB}"), .left, .delete]),
    ("\u{1F1EB}\u{1F1F7}\u{1F1E9}", [.home, .text("\u{1F1EA}"), .text("a"), .backspace]),
    ("\u{1F469}", [.home, .text("\u{1F468}"), .text("\u{200D}"), .left, .right, .delete]),
    ("\u{E9}\u{301}\u{302}", [.left, .text("\u{303}"), .control("k"), .control("w")]),
    ("\r", [.text("\n"), .left, .text("x")]), ("\n", [.home, .text("\r"), .left, .delete, .backspace]),
    ("\u{1100}", [.text("\u{1161}"), .left, .text("\u{1100}"), .right, .backspace]),
  ]

  @Test("scalars that combine with their neighbours neither lose characters nor trap", arguments: LineFieldTests.joins)
  func joined(text: String, keys: [Key]) {
    var field = LineField(text, longest: 500)
    for key in keys {
      let typed = field.text.unicodeScalars.count
      _ = field.take(key)
      #expect(field.text.hasPrefix(String(field.beforeCursor)) || field.beforeCursor.isEmpty)
      if case .text(let new) = key { #expect(field.text.unicodeScalars.count == typed + new.unicodeScalars.count) }
    }
  }

  @Test("every text can be typed, moved through and deleted", arguments: NaughtyStrings.some)
  func anyText(text: String) {
    var field = LineField("", longest: 500)
    for scalar in text.unicodeScalars { _ = field.take(.text(String(Character(scalar)))) }
    #expect(Array(field.text.unicodeScalars) == Array(text.unicodeScalars))
    for _ in 0..<text.unicodeScalars.count { _ = field.take(.left) }
    #expect(field.beforeCursor.isEmpty)
    for _ in 0..<text.unicodeScalars.count { _ = field.take(.right) }
    #expect(Array(field.beforeCursor.unicodeScalars) == Array(text.unicodeScalars))
    for _ in 0..<text.unicodeScalars.count { _ = field.take(.backspace) }
    #expect(field.text.isEmpty)
  }

  @Test(
    "other keys are not taken",
    arguments: [Key.enter, .escape, .tab, .backTab, .up, .down, .pageUp, .pageDown, .control("c"), .control("n")])
  func keysThatAreNoneOfTypingAreLeftToOthers(key: Key) {
    var field = LineField("moon", longest: 500)
    let before = field
    let isTaken = field.take(key)
    #expect(!isTaken)
    #expect(field == before)
    let isMoved = field.take(.left)
    #expect(isMoved)
  }
}
