import TestSupport
import Testing

@testable import LineEditing
@testable import TerminalKit

@Suite("What a paste does")
struct PasteTests {
  @Test(
    "one line waits for Enter, whatever line breaks follow it",
    arguments: [
      ("top", "top"), ("top\n", "top"), ("top\r\n \n", "top"), (" top\n", " top"), ("a\u{1B}[31mb\tc", "ab c"),
      ("", ""),
    ])
  func one(text: String, shown: String) {
    #expect(Paste(text, before: "x", after: "y") == .text(shown))
  }

  @Test("several lines run in their order, with what was typed around them, and the last one waits")
  func several() {
    #expect(Paste("a\nb\r\n\n c\n", before: "", after: "") == .lines(["a", "b", " c"], unfinished: ""))
    #expect(Paste("a\nb", before: "1 ", after: " 2") == .lines(["1 a"], unfinished: "b 2"))
    // A mark after a letter neither hides a line break nor moves the typed text.
    #expect(Paste("\u{301}a\nb", before: "e", after: "\u{302}z") == .lines(["é" + "a"], unfinished: "b\u{302}z"))
  }

  @Test("the end of a paste is found wherever it begins, and nothing before it is lost")
  func end() {
    for text in ["", "abc", "\u{1B}[20", "\u{1B}[201\u{1B}[201", "\u{1B}\u{1B}[200~"] {
      var end = PasteEnd()
      var taken = ""
      for scalar in (text + "\u{1B}[201~").unicodeScalars {
        #expect(!end.isReached)
        if let sure = end.take(scalar) { taken.unicodeScalars.append(sure) }
      }
      #expect(end.isReached && taken == text)
    }
  }
}
