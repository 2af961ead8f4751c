import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("Searching in a text")
struct TextSearchTests {
  /// - Parameter lines: Lines of one paragraph each; those that begin with "+" continue the one before.
  private func search(_ lines: [String]) -> TextSearch {
    TextSearch(
      lines.map { line in
        PageLine([Span(line.hasPrefix("+") ? String(line.dropFirst()) : line)], isContinued: line.hasPrefix("+"))
      }, folder: PlainLetters())
  }

  /// The text found, line by line.
  private func found(_ words: String, in lines: [String]) -> [[String]] {
    search(lines).hits(of: words).map { hit in
      hit.lines.map { index in
        let line = Array(lines[index].hasPrefix("+") ? lines[index].dropFirst() : lines[index][...])
        return String(line[hit.characters(of: index).clamped(to: 0..<line.count)])
      }
    }
  }

  @Test("case makes no difference, and every place counts")
  func places() {
    #expect(found("ocean", in: ["The Ocean and the ocean", "no sea", "OCEANS"]) == [["Ocean"], ["ocean"], ["OCEAN"]])
    #expect(found("aa", in: ["aaaa"]) == [["aa"], ["aa"]])
    #expect(found("lake", in: ["The ocean"]).isEmpty)
  }

  @Test("marks make no difference, and letters with marks are found whole")
  func marks() {
    #expect(found("ete", in: ["un e\u{301}te\u{301} sec"]) == [["e\u{301}te\u{301}"]])
    #expect(found("שלום", in: ["אמר שָׁלוֹם לכולם"]) == [["שָׁלוֹם"]])
    #expect(found("हिन्दी", in: ["यह हिन्दी है"]).count == 1)
  }

  @Test("words are found across the end of a line, not across that of a paragraph")
  func lineEnds() {
    #expect(found("new bridge", in: ["the new", "+bridge opened"]) == [["new", "bridge"]])
    #expect(found("new bridge", in: ["the new", "bridge opened"]).isEmpty)
    // Chinese has no spaces, so a line may end within a word.
    #expect(found("大橋開通", in: ["東京大橋", "+開通した"]) == [["大橋", "開通"]])
  }

  @Test("quotation marks, dashes and spaces are found however they are written")
  func signs() {
    #expect(found("l'affaire", in: ["Voici l’affaire"]) == [["l’affaire"]])
    #expect(found("well-known", in: ["a well\u{2010}known case"]) == [["well\u{2010}known"]])
    #expect(found("10 %", in: ["plus de 10\u{A0}%"]) == [["10\u{A0}%"]])
  }

  @Test("what only leads to a line is not searched")
  func lead() {
    var second = PageLine([Span("│ "), Span("bridge")], isContinued: true)
    second.lead = 1
    let search = TextSearch([PageLine([Span("│ "), Span("new")]), second], folder: PlainLetters())
    let hits = search.hits(of: "new bridge")
    #expect(hits.count == 1)
    #expect(hits.first?.characters(of: 1) == 0..<6)
  }

  @Test("nothing is found by no words", arguments: ["", "  ", "\u{A0}"])
  func nothing(words: String) {
    #expect(search(["a b"]).hits(of: words).isEmpty)
  }

  @Test("a text of a million letters has no more hits than anybody steps through")
  func many() {
    let hits = search(Array(repeating: String(repeating: "a", count: 1000), count: 1000)).hits(of: "a")
    #expect(hits.count == TextSearch.most)
  }
}
