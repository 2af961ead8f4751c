import NewsDomain
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsPresentation

@Suite("A translation beside its original")
struct TranslationScreenTests {
  private static func screen(_ original: [String], _ translated: [String]) -> TranslationScreen {
    TranslationScreen(
      Translation(original: original, translated: translated, from: "fr", to: "en"),
      of: Article(title: "Lune", provider: .feeds), number: 1, by: "trans")
  }

  private static let long = String(repeating: "mot ", count: 20).trimmed

  @Test("in a wide window both stand side by side, paragraph by paragraph")
  func wide() {
    let lines = Self.screen(["Lune", Self.long], ["Moon", "word"]).lines(columns: 100)
    #expect(lines.count == 6)
    #expect(lines[0] == "Lune" + String(repeating: " ", count: 47) + "Moon")
    #expect(lines[2].hasPrefix("mot mot") && lines[2].hasSuffix("mot    word"))
    #expect(lines[3].hasPrefix("mot") && !lines[3].contains("word"))
    #expect(lines[5] == "Translated from French into English by trans")
  }

  @Test("in a narrow one they follow each other")
  func narrow() {
    let lines = Self.screen(["Lune", "un"], ["Moon", "one"]).lines(columns: 99)
    #expect(lines == ["Lune", "Moon", "", "un", "one", "", "Translated from French into English by trans"])
  }

  @Test("paragraphs that nobody can pair stand one text after the other")
  func unpaired() {
    let lines = Self.screen(["Lune", "un", "deux"], ["Moon", "one two"]).lines(columns: 120)
    #expect(
      lines == [
        "Moon", "", "one two", "", "Lune", "", "un", "", "deux", "", "Translated from French into English by trans",
      ])
  }

  @Test("what a program writes cannot harm the terminal")
  func hostile() {
    let text = Self.screen(["Lune"], ["a\u{1B}]0;x\u{7}\u{202E}b"]).text(columns: 120)
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
  }
}
