import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Tables of the binary")
struct EmbeddedTableTests {
  static let tables: [(String, [[String]])] = [
    ("", []),
    ("\n\n", []),
    ("a\tb\tc", [["a", "b", "c"]]),
    ("a\tb\nc\td\n", [["a", "b"], ["c", "d"]]),
    ("# a comment\na\n#another\tone\nb", [["a"], ["b"]]),
    ("a # no comment", [["a # no comment"]]),
    ("a\t\tb\t", [["a", "", "b", ""]]),
    ("\ta", [["", "a"]]),
    ("\u{E9}t\u{E9}\t\u{627}\u{644}", [["\u{E9}t\u{E9}", "\u{627}\u{644}"]]),
  ]

  @Test(
    "a line is a row of values parted by tabs, unless it is empty or a comment", arguments: EmbeddedTableTests.tables)
  func lineIsARowOfValuesPartedByTabs(text: String, rows: [[String]]) {
    #expect(EmbeddedTable.rows(in: text) == rows)
  }
}
