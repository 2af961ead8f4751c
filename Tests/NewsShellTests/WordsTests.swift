import TestSupport
import Testing

@testable import NewsShell

@Suite("A line taken apart")
struct WordsTests {
  private func commands(_ line: String) -> [[String]] {
    Words(line).commands.map { $0.words.map(\.text) }
  }

  static let lines: [(String, [[String]])] = [
    ("", []), ("   \t ", []), ("top", [["top"]]), ("  top \t sports ", [["top", "sports"]]),
    ("top\r", [["top"]]),
    // Quotes and backslashes
    ("a 'b c' \"d e\"", [["a", "b c", "d e"]]), ("a'b c'\"d\"e", [["ab cde"]]), ("''", [[""]]),
    ("a '' b", [["a", "", "b"]]),
    ("a\\ b", [["a b"]]), ("\\'a\\\"", [["'a\""]]), ("\"a\\\"b\"", [["a\"b"]]), ("'a\\b'", [["a\\b"]]),
    ("'a\"b'", [["a\"b"]]), ("\"a'b\"", [["a'b"]]), ("a\\\\b", [["a\\b"]]), ("a\\", [["a\\"]]),
    ("l\u{2019}\u{E9}t\u{E9}", [["l\u{2019}\u{E9}t\u{E9}"]]),
    // Ends of commands
    ("a;b c", [["a"], ["b", "c"]]), ("a ; b;", [["a"], ["b"]]), (";;;", []), ("a\nb\n\nc", [["a"], ["b"], ["c"]]),
    ("a\r\nb", [["a"], ["b"]]), ("'a;b'", [["a;b"]]), ("a\\;b", [["a;b"]]), ("\"a\nb\"", [["a\nb"]]),
    // Comments
    ("# a", []), ("a # b ; c", [["a"]]), ("a #b\nc", [["a"], ["c"]]), ("a#b", [["a#b"]]), ("'#a'", [["#a"]]),
    ("\\#a", [["#a"]]), ("a;#b", [["a"]]), ("#!/usr/bin/supernews -f\ntop", [["top"]]), ("a''#b", [["a#b"]]),
  ]

  @Test("blanks part words, quotes keep them together, ; and line ends part commands", arguments: WordsTests.lines)
  func split(line: String, expected: [[String]]) {
    #expect(commands(line) == expected)
  }

  static let openQuotes: [(String, Character?)] = [
    ("'abc", "'"), ("\"abc", "\""), ("it's", "'"), ("a \"b c\\\"", "\""), ("top; open 'x", "'"), ("'a\"", "'"),
    ("'a'", nil), ("\\'", nil), ("", nil), ("# it's", nil), ("l\u{2019}eau", nil),
  ]

  @Test("a quote that is not closed is told", arguments: WordsTests.openQuotes)
  func openQuote(line: String, quote: Character?) {
    #expect(Words(line).openQuote == quote)
  }

  static let ends: [(String, Bool)] = [
    ("", false), ("top", true), ("top ", false), ("top;", false), ("top\n", false), ("top s", true), ("'a b", true),
    ("'a b'", true), ("a\\ ", true), ("top # s", false), ("top;s", true),
  ]

  @Test("whether the line ends inside a word is known", arguments: WordsTests.ends)
  func endsInWord(line: String, isInside: Bool) {
    #expect(Words(line).endsInWord == isInside)
  }

  @Test("a word knows where it begins, in bytes, and whether it begins quoted")
  func positions() {
    let words = Words("\u{E9}t\u{E9} 'a b' c\\ d").commands.first?.words ?? []
    #expect(words.map(\.start) == [0, 6, 12])
    #expect(words.map(\.isQuoted) == [false, true, false])
  }

  static let quoted: [(String, String)] = [
    ("bbc-news", "bbc-news"), ("\u{E9}t\u{E9}", "\u{E9}t\u{E9}"), ("Le Monde", "'Le Monde'"), ("", "''"),
    ("a;b", "'a;b'"), ("#a", "'#a'"),
  ]

  @Test("a text is quoted where it needs to be", arguments: WordsTests.quoted)
  func quoting(text: String, expected: String) {
    #expect(Words.quoted(text) == expected)
  }

  @Test("a quoted text comes back as the one word it was", arguments: NaughtyStrings.some)
  func roundTrip(text: String) {
    #expect(comesBack(text))
  }

  @Test("so do all naughty strings", .enabled(if: Corpus.isAvailable, "SUPERNEWS_CORPUS is not set"))
  func roundTripOfCorpus() throws {
    for text in try NaughtyStrings.all() where !comesBack(text) {
      Issue.record("\(text.debugDescription) does not come back")
    }
  }

  @Test("any line is taken apart", arguments: NaughtyStrings.some)
  func anything(text: String) {
    let words = Words("top " + text)
    #expect(words.commands.first?.words.first?.text.hasPrefix("top") == true)
    let isStarted = words.commands.allSatisfy { $0.words.allSatisfy { $0.start <= text.utf8.count + 4 } }
    #expect(isStarted)
  }

  private func comesBack(_ text: String) -> Bool {
    let line = Words("open " + Words.quoted(text) + " end")
    guard line.openQuote == nil, line.commands.count == 1, line.commands[0].words.count == 3 else { return false }
    let word = line.commands[0].words[1].text
    return Array(word.unicodeScalars) == Array(text.unicodeScalars)
  }
}
