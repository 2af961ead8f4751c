import TestSupport
import Testing

@testable import TerminalKit

@Suite("The sanitiser")
struct SanitiserTests {
  static let sequences: [(String, String)] = [
    // CSI
    ("a\u{1B}[31mb", "ab"), ("a\u{1B}[1;31;48;5;196mb\u{1B}[0m", "ab"), ("a\u{1B}[2Jb", "ab"), ("a\u{1B}[?25lb", "ab"),
    ("a\u{1B}[20Cb", "ab"), ("a\u{1B}[", "a"), ("a\u{9B}31mb", "ab"), ("a\u{9B}2Jb", "ab"),
    // OSC, ended by BEL, by ST and by the C1 ST
    ("a\u{1B}]0;title\u{7}b", "ab"), ("a\u{1B}]0;title\u{1B}\\b", "ab"), ("a\u{1B}]0;title\u{9C}b", "ab"),
    ("a\u{9D}0;title\u{7}b", "ab"), ("a\u{9D}0;title\u{9C}b", "ab"), ("a\u{9D}0;title\u{1B}\\b", "ab"),
    ("a\u{1B}]8;;http://evil.example\u{1B}\\link\u{1B}]8;;\u{1B}\\b", "alinkb"),
    ("a\u{1B}]52;c;ZXZpbA==\u{7}b", "ab"),
    // DCS, SOS, PM and APC
    ("a\u{1B}P1;2|x\u{1B}\\b", "ab"), ("a\u{90}q\u{9C}b", "ab"), ("a\u{1B}Xs\u{1B}\\b", "ab"),
    ("a\u{1B}^p\u{1B}\\b", "ab"),
    ("a\u{1B}_G\u{1B}\\b", "ab"), ("a\u{9F}G\u{9C}b", "ab"),
    // Short escapes
    ("a\u{1B}cb", "ab"), ("a\u{1B}7b", "ab"), ("a\u{1B}(0b", "ab"), ("a\u{1B}", "a"), ("\u{1B}\u{1B}[31ma", "a"),
  ]

  @Test("escape sequences are removed as a whole", arguments: SanitiserTests.sequences)
  func escapes(text: String, expected: String) {
    #expect(Sanitiser.line(text).string == expected)
  }

  static let controls: [(String, String)] = [
    ("a\u{0}b", "ab"), ("a\u{7}b", "ab"), ("a\u{8}b", "ab"), ("a\u{7F}b", "ab"), ("a\u{80}b", "ab"), ("a\u{99}b", "ab"),
    ("a\u{5}b", "ab"), ("a\tb", "a b"), ("\u{E9}\u{0}\u{65E5}", "\u{E9}\u{65E5}"),
  ]

  @Test("controls are removed, and a tab becomes a blank", arguments: SanitiserTests.controls)
  func control(text: String, expected: String) {
    #expect(Sanitiser.line(text).string == expected)
  }

  static let lineEnds: [(String, String)] = [
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\n\n\nb", "a b"), ("a\u{2028}b", "a b"),
    ("a\u{2029}b", "a b"),
    ("a\u{85}b", "a b"), ("a\u{B}b", "a b"), ("a\u{C}b", "a b"), ("a \nb", "a b"),
  ]

  @Test("line ends become one blank", arguments: SanitiserTests.lineEnds)
  func onOneLine(text: String, expected: String) {
    #expect(Sanitiser.line(text).string == expected)
  }

  static let hidden: [(String, String)] = [
    ("a\u{202E}b", "ab"), ("a\u{202A}b\u{202C}", "ab"), ("\u{2066}a\u{2067}b\u{2068}c\u{2069}", "abc"),
    ("a\u{200E}b\u{200F}", "ab"), ("a\u{61C}b", "ab"), ("a\u{200B}b", "ab"), ("a\u{FEFF}b", "ab"), ("a\u{2060}b", "ab"),
    ("a\u{AD}b", "ab"), ("a\u{200D}b", "ab"), ("a\u{200C}b", "ab"), ("a\u{E000}b", "ab"), ("a\u{E0041}b", "ab"),
    ("\u{5D0}\u{202E}\u{5D1}", "\u{5D0}\u{5D1}"),
  ]

  @Test("characters that reorder or hide text are removed", arguments: SanitiserTests.hidden)
  func invisible(text: String, expected: String) {
    #expect(Array(Sanitiser.line(text).string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "ordinary text is kept as it is",
    arguments: [
      "", "plain text ~ 100 %", "\u{C9}t\u{E9} \u{2014} \u{AB} na\u{EF}f \u{BB}", "\u{65E5}\u{672C}\u{8A9E}",
      "\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629}", "\u{5E2}\u{5D1}\u{5E8}\u{5D9}\u{5EA}",
      // Hindi with a joiner, Thai, Vietnamese in pieces
      "\u{915}\u{94D}\u{200D}\u{937}", "\u{E17}\u{E35}\u{E48}", "e\u{323}\u{302}",
      // Persian with a non-joiner
      "\u{645}\u{6CC}\u{200C}\u{62E}\u{648}\u{627}\u{647}\u{645}",
      // A family, a heart on fire, a flag, a skin tone
      "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{2764}\u{FE0F}\u{200D}\u{1F525}", "\u{1F1EB}\u{1F1F7}",
      "\u{1F44D}\u{1F3FD}", "\u{FFFD}",
    ])
  func kept(text: String) {
    #expect(Array(Sanitiser.line(text).string.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("the marks with a cell of their own are limited, too")
  func spacingMarks() {
    let many = "\u{915}" + String(repeating: "\u{93E}", count: 100)
    #expect(Sanitiser.line(many).string.unicodeScalars.count == 7)
  }

  @Test("the marks on one letter are limited")
  func zalgo() {
    let text = "a" + String(repeating: "\u{301}", count: 40) + "b" + String(repeating: "\u{489}", count: 40)
    let clean = Array(Sanitiser.line(text).string.unicodeScalars)
    let letters = clean.filter { $0.isASCII }.map { Character($0) }
    #expect(clean.count < 20)
    #expect(String(letters) == "ab")
  }

  @Test(
    "letters without a cell of their own are limited like marks", arguments: [0x1161, 0x11A8, 0x11FF, 0xD7B0, 0xD7FB])
  func letterPiles(value: UInt32) throws {
    let letter = try #require(Unicode.Scalar(value))
    let text = "a" + String(String.UnicodeScalarView(repeatElement(letter, count: 10_000))) + "b"
    let clean = Array(Sanitiser.line(text).string.unicodeScalars)
    #expect(clean.count < 10)
    #expect(clean.first == "a" && clean.last == "b")
  }

  @Test("Korean syllables made of single letters are kept whole")
  func conjoining() {
    let word = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
    let text = String(repeating: word, count: 50)
    #expect(Array(Sanitiser.line(text).string.unicodeScalars) == Array(text.unicodeScalars))
    // Old Korean has two letters in each position.
    let old = "\u{1107}\u{110C}\u{119E}\u{1175}\u{11AF}\u{11A8}"
    #expect(Array(Sanitiser.line(old).string.unicodeScalars) == Array(old.unicodeScalars))
  }

  @Test("paragraphs are kept, without blanks around them and without empty ones")
  func paragraphs() {
    #expect(Sanitiser.paragraphs("a\n\n  b \r\nc") == ["a", "b", "c"])
    #expect(Sanitiser.paragraphs(" \n \n").isEmpty)
    #expect(Sanitiser.paragraphs("\u{1B}[31mred\u{1B}[0m\nx\u{202E}y") == ["red", "xy"])
  }

  @Test("a control string without end does not remove the rest of the text")
  func unended() {
    #expect(Sanitiser.line("news\u{9D} of today").string.hasSuffix("of today"))
    #expect(Sanitiser.line("news\u{1B}]0; of today").string.hasSuffix("of today"))
  }

  @Test("nothing harmful passes", arguments: NaughtyStrings.some)
  func nothingHarmfulPasses(text: String) {
    #expect(harmful(in: text).isEmpty)
  }

  @Test("nothing harmful passes, whatever the string", .enabled(if: Corpus.isAvailable, "SUPERNEWS_CORPUS is not set"))
  func harmlessCorpus() throws {
    for text in try NaughtyStrings.all() where !harmful(in: text).isEmpty {
      Issue.record("\(text.debugDescription) lets harmful characters pass")
    }
  }

  @Test("nothing harmful passes from any scalar, alone, before others or after them")
  func everyScalar() {
    var passed: [UInt32] = []
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var text = "a\u{915}"
      text.unicodeScalars.append(scalar)
      text += "\u{937}b"
      if !harmful(in: text).isEmpty { passed.append(value) }
    }
    #expect(passed.isEmpty)
  }

  /// The harmful characters that pass, apart from the blank between paragraphs.
  private func harmful(in text: String) -> [Unicode.Scalar] {
    let passed = Sanitiser.line(text) + Sanitiser.paragraphs(text).joined()
    return Array(passed.string.unicodeScalars).filter { isHarmful($0) }
  }

  @Test(
    "hidden characters cannot follow one another",
    arguments: [
      ("\u{645}\u{200D}\u{200D}\u{200D}\u{645}", "\u{645}\u{200D}\u{645}"), ("a\u{FE0F}\u{FE0E}\u{FE01}b", "ab"),
      ("\u{65E5}\u{200D}\u{672C}", "\u{65E5}\u{672C}"), ("\u{2764}\u{FE0F}\u{FE0F}", "\u{2764}\u{FE0F}"),
    ])
  func charactersThatHideCannotStandInRows(text: String, expected: String) {
    // Scalar by scalar, because strings are equal if they look alike.
    #expect(Array(Sanitiser.line(text).string.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
