import Testing

@testable import NewsPresentation
@testable import NewsShell

@Suite("Commands that may ask")
struct DeclarationAsksTests {
  static let lines: [(String, Bool)] = [
    ("mark all read", false), ("mark 1-5 read", false), ("mark 3 unread", false), ("mark read --feed Tech", true),
    ("save all", false), ("save 1 2 --as climate", false), ("save --unread --as later", true), ("unsave all", false),
    ("unsave --since 3d", true), ("web 3", false), ("web 3.2", false), ("web", false), ("web all", true),
    ("web 1-20", true), ("web all --yes", false), ("map", true), ("near", true),
  ]

  @Test("only what really may ask a question needs the terminal of a view", arguments: lines)
  func asks(line: String, expected: Bool) throws {
    let phrase = try #require(ParsedLine(line).commands.first)
    let match = try #require(try CommandTable.standard.match(phrase.words))
    let call = try Call(match.words, of: match.declaration, at: .english)
    #expect(match.declaration.asks(call) == expected)
  }
}
