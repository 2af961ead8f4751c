import NewsDomain
import Testing

@testable import NewsPresentation
@testable import NewsShell

@Suite("Pasted lines that run only after a question")
struct PasteCareTests {
  private func first(_ lines: [String], _ language: InterfaceLanguage = .english) -> String? {
    PasteCare.first(of: lines, in: .standard, known: KnownNames(), language: language)
  }

  @Test(
    "lines that start programs, write files, set programs or keys, delete, or add feeds",
    arguments: [
      "!touch x", "top | sh", "top > x", "top >> x", "top us; !touch x", "settings pager 'touch x'", "key", "key set",
      "archive forget all", "archive import x.jsonl", "feeds add https://example.com/", "feeds remove 1", "unfollow 1",
      "unsave 1", "unmute 1", "undo 2", "export x.html",
    ])
  func careful(line: String) {
    #expect(first(["top us", line, "top fr"]) == line)
    #expect(first([line]) == line)
  }

  @Test(
    "other lines, and those that only look like one",
    arguments: [
      "top us", "search 'a > b'", "find \"a | b\"", "feeds", "settings", "archive", "unsave --help", "open 3",
      "nonsense 'x",
    ])
  func harmless(line: String) {
    #expect(first([line]) == nil)
  }

  @Test("names of commands count in the language of the prompt")
  func french() {
    #expect(first(["flux ajoute https://example.com/"], .french) != nil)
  }
}
