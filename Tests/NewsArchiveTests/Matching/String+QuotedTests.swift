import Testing

@testable import NewsArchive
@testable import NewsDomain

@Suite("Texts in the languages of full-text searches")
struct QuotedTests {
  private static let marks = ["", "\u{301}", "\u{FE0F}", "\u{200D}"]

  @Test("a quote stays within the quotes, whatever stands on it")
  func quotes() {
    for mark in Self.marks {
      #expect(Array("a\"\(mark)b".quotedForFTS5.utf8) == Array("\"a\"\"\(mark)b\"".utf8))
      #expect(Array("a\0\(mark)b".quotedForFTS5.utf8) == Array("\"a \(mark)b\"".utf8))
      #expect(Array("a'\(mark)b\\\(mark)".quotedAsLexeme.utf8) == Array("'a''\(mark)b\\\\\(mark)'".utf8))
    }
  }
}
