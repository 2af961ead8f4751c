import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Escaping text for other formats")
struct EscapingTests {
  /// Scalars that join a character before or after them into one Character: marks, a variation selector, joiners, a
  /// scalar that begins a Character, and a line feed after a carriage return.
  static let joined: [(before: String, after: String)] = [
    ("", "\u{301}"), ("", "\u{FE0F}"), ("", "\u{200D}"), ("", "\u{20E3}"), ("\u{600}", ""), ("\u{600}", "\u{301}"),
    ("", "\u{301}\u{301}"), ("", ""),
  ]

  private struct Escaper: Sendable {
    let signs: String
    let escape: @Sendable (String) -> String
    /// The replacement for a character.
    let replacement: @Sendable (Unicode.Scalar) -> String
  }

  private static let escapers: [String: Escaper] = [
    "markup": Escaper(signs: "&<>\"'\n\r", escape: \.escapedForMarkup) {
      ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"][$0] ?? " "
    },
    "Markdown": Escaper(signs: "\\`*_[]<>#|~&", escape: \.escapedForMarkdown) { "\\" + String($0) },
    "backslashes": Escaper(signs: "'\\:", escape: { $0.backslashed("'\\:") }) { "\\" + String($0) },
    "replaced scalars": Escaper(
      signs: "\t\n", escape: { $0.replacingScalars { $0 == "\t" || $0 == "\n" ? "." : nil } }
    ) { _ in "." },
  ]

  @Test("no sign is passed over because of what is joined to it", arguments: EscapingTests.escapers.keys.sorted())
  func joinedSigns(name: String) throws {
    let escaper = try #require(Self.escapers[name])
    for sign in escaper.signs.unicodeScalars {
      for (before, after) in Self.joined {
        let text = "a" + before + String(sign) + after + "b"
        let expected = "a" + before + escaper.replacement(sign) + after + "b"
        #expect(Array(escaper.escape(text).utf8) == Array(expected.utf8), "\(name) \(text.debugDescription)")
      }
    }
  }

  @Test(
    "a text in quotes of JSON is read as it was", arguments: ["\"", "\\", "\u{0}", "\n", "\r\n", "\u{1B}", "\u{7F}"])
  func json(sign: String) throws {
    for (before, after) in Self.joined {
      let text = "a" + before + sign + after + "b"
      let read = try JSONDecoder().decode([String].self, from: Data("[\(text.quotedForJSON)]".utf8))
      #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
    }
  }

  @Test("a text is divided at a sign with a mark on it, and at the line feed after a carriage return")
  func division() {
    for (before, after) in Self.joined {
      let parts = ("a" + before + "," + after + "b").split(at: ",").map { Array($0.utf8) }
      #expect(parts == [Array(("a" + before).utf8), Array((after + "b").utf8)])
      #expect(("a" + before + "," + after).has(","))
    }
    #expect("a\r\nb\nc\rd\r\n".lines == ["a", "b", "c\rd", ""])
    #expect("".lines == [""])
    #expect(",a,,b".split(at: ",", maxSplits: 1, omittingEmptySubsequences: false) == ["", "a,,b"])
  }

  @Test("a limit counts scalars, as one Character may have any number of marks")
  func limit() {
    #expect(("e" + String(repeating: "\u{301}", count: 1_000)).prefix(scalars: 3).unicodeScalars.count == 3)
    #expect("ab".prefix(scalars: 3) == "ab")
  }

  @Test("a parenthesis in an address does not end a Markdown link")
  func markdownLink() throws {
    let link = try #require(WebLink("https://a.example/(b)\u{301}"))
    #expect("t".markdownLink(to: link) == "[t](https://a.example/%28b%29%CC%81)")
  }
}
