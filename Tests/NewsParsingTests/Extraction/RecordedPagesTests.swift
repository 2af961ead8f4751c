import FoundationEssentials
import NewsDomain
import TestSupport
import Testing

@testable import NewsParsing

@Suite("Recorded pages", .enabled(if: Corpus.isAvailable, "\(Corpus.absence)"))
struct RecordedPagesTests {
  /// Text that a page must contain, and text that it must not.
  private struct Expectation: Decodable {
    let file: String
    let with: [String]
    let without: [String]
  }

  private func text(_ name: String) throws -> ArticleText {
    let page = try Corpus.read("pages/trafilatura/" + name)
    return SmallPage.text(Array(page), url: name)
  }

  @Test("nearly all that belongs to an article is found, and little else", .timeLimit(.minutes(2)))
  func snippets() throws {
    let wanted = try JSONDecoder().decode(
      [String: Expectation].self, from: Corpus.read("pages/trafilatura/evaldata.json"))
    var (found, missed, surplus, pages) = (0, 0, 0, 0)
    for expectation in wanted.values {
      let name = expectation.file.split(separator: "/").last.map(String.init) ?? expectation.file
      guard let text = try? text(name) else { continue }
      pages += 1
      let words = Self.folded(text.plain)
      for snippet in expectation.with {
        if words.contains(Self.folded(snippet)) { found += 1 } else { missed += 1 }
      }
      surplus += expectation.without.count { words.contains(Self.folded($0)) }
    }
    #expect(pages >= 100)
    #expect(Double(found) / Double(found + missed) >= 0.9)
    #expect(Double(found) / Double(found + surplus) >= 0.88)
  }

  private static func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("hardly any of them is taken for a page without an article", .timeLimit(.minutes(2)))
  func verdicts() throws {
    let names = try JSONDecoder().decode(
      [String: Expectation].self, from: Corpus.read("pages/trafilatura/evaldata.json")
    ).values.compactMap { $0.file.split(separator: "/").last.map(String.init) }
    let verdicts = names.compactMap { try? text($0).verdict }
    #expect(verdicts.count { $0.name == "none" } <= 2)
    #expect(verdicts.count { $0 == .whole } * 10 >= verdicts.count * 9)
  }
}
