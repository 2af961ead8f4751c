import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The words of a search in a text")
struct MatchedWordsTests {
  /// The text with brackets around the highlighted words.
  private func marked(_ words: [String], in text: String) -> String {
    MatchedWords(words).spans(of: SafeText(text), .title)
      .map { $0.role == .match ? "[\($0.string)]" : $0.string }.joined()
  }

  static let texts: [([String], String, String)] = [
    (["moon"], "The moon and moons", "The [moon] and moons"), (["moon"], "Moon, moon.", "Moon, [moon]."),
    (["cat"], "concat cat-like category cat", "concat [cat]-like category [cat]"),
    (["New", "New York"], "New York New", "[New York] [New]"), (["20"], "2026 20", "2026 [20]"),
    (["\u{E9}t\u{E9}"], "l\u{2019}\u{E9}t\u{E9}", "l\u{2019}[\u{E9}t\u{E9}]"),
    (["cafe\u{301}"], "caf\u{E9} noir", "[caf\u{E9}] noir"),
    // Scripts without spaces have no visible ends of words.
    (
      ["\u{6771}\u{4EAC}"], "\u{6771}\u{4EAC}\u{90FD}\u{306E}\u{6771}\u{4EAC}",
      "[\u{6771}\u{4EAC}]\u{90FD}\u{306E}[\u{6771}\u{4EAC}]"
    ),
    (["GDP"], "\u{65E5}\u{672C}GDP\u{5897}", "\u{65E5}\u{672C}[GDP]\u{5897}"),
    ([], "moon", "moon"), ([""], "moon", "moon"), (["moon"], "", ""), (["moon"], "mo", "mo"),
  ]

  @Test("whole words stand out, as they are written", arguments: MatchedWordsTests.texts)
  func spans(words: [String], text: String, expected: String) {
    #expect(marked(words, in: text) == expected)
    #expect(MatchedWords(words).areIn(text) == (expected != text))
  }

  private static let long =
    "The first words of a long summary stand here, and only then does the moon appear, followed by many more words."

  @Test("a long text is cut around the first word, to any width", arguments: [8, 20, 40, 60, 80])
  func excerpt(width: Int) throws {
    let part = try #require(MatchedWords(["moon"]).excerpt(of: SafeText(Self.long), width: width)).string
    #expect(DisplayWidth.of(part) <= width)
    #expect(part.hasPrefix("\u{2026} "))
    #expect(part.contains("moon"))
  }

  @Test("a short text is shown whole, and one without the words not at all")
  func others() {
    #expect(MatchedWords(["moon"]).excerpt(of: "The moon.", width: 40) == "The moon.")
    #expect(MatchedWords(["mars"]).excerpt(of: "The moon.", width: 40) == nil)
    #expect(MatchedWords(["first"]).excerpt(of: SafeText(Self.long), width: 40)?.string.hasPrefix("The first") == true)
  }

  // Looking at every place for every word would take hours.
  @Test("a long text is searched once for all words", .timeLimit(.minutes(5)))
  func hostile() {
    let words = MatchedWords((0..<64).map { "a\($0)" })
    #expect(!words.areIn(String(repeating: "aaa ", count: 250_000)))
  }
}
