import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("A line taken apart")
struct WordsTests {
  private func commands(_ line: String) -> [[String]] {
    ParsedLine(line).commands.map { $0.words.map(\.text) }
  }

  static let requests: [(line: String, id: String?, rest: String)] = [
    ("@17 top", "17", " top"), ("  @a-b\ttop; open 1", "a-b", "\ttop; open 1"), ("@17", "17", ""),
    ("@17;top", "17", ";top"), ("@\u{E9} top", "\u{E9}", " top"), ("@ top", nil, "@ top"), ("top @17", nil, "top @17"),
    ("'@17' top", nil, "'@17' top"), ("", nil, ""), ("@", nil, "@"),
  ]

  @Test("a line of a script may begin with the id of a request", arguments: requests)
  func request(line: String, id: String?, rest: String) {
    let found = ParsedLine.request(at: line)
    #expect(found.id == id && found.rest == rest)
  }

  static let lines: [(String, [[String]])] = [
    ("", []), ("   \t ", []), ("top", [["top"]]), ("  top \t sports ", [["top", "sports"]]),
    ("top\r", [["top"]]),
    // Other spaces, which editors and keyboards put in place of the usual one
    ("top\u{A0}sports", [["top", "sports"]]), ("find\u{202F}moon\u{3000}\u{6708}", [["find", "moon", "\u{6708}"]]),
    ("\u{A0}top\u{2003};\u{A0}new\u{A0}", [["top"], ["new"]]),
    ("find 'a\u{A0}b' c\\\u{A0}d", [["find", "a\u{A0}b", "c\u{A0}d"]]),
    ("find \u{C2}\u{E0}\u{2019}\u{3001}x", [["find", "\u{C2}\u{E0}\u{2019}\u{3001}x"]]),
    // Quotes and backslashes
    ("a 'b c' \"d e\"", [["a", "b c", "d e"]]), ("a'b c'\"d\"e", [["ab cde"]]),
    ("l'\u{E9}t\u{E9} d'hiver", [["l'\u{E9}t\u{E9}", "d'hiver"]]),
    ("don't 'two words'", [["don't", "two words"]]), ("a'b'", [["ab"]]),
    ("''", [[""]]),
    ("a '' b", [["a", "", "b"]]),
    ("a\\ b", [["a b"]]), ("\\'a\\\"", [["'a\""]]), ("\"a\\\"b\"", [["a\"b"]]), ("'a\\b'", [["a\\b"]]),
    ("'a\"b'", [["a\"b"]]), ("\"a'b\"", [["a'b"]]), ("a\\\\b", [["a\\b"]]), ("a\\", [["a\\"]]),
    ("l\u{2019}\u{E9}t\u{E9}", [["l\u{2019}\u{E9}t\u{E9}"]]),
    // Ends of commands.
    ("a;b c", [["a"], ["b", "c"]]), ("a ; b;", [["a"], ["b"]]), (";;;", []), ("a\nb\n\nc", [["a"], ["b"], ["c"]]),
    ("a\r\nb", [["a"], ["b"]]), ("'a;b'", [["a;b"]]), ("a\\;b", [["a;b"]]), ("\"a\nb\"", [["a\nb"]]),
    // Comments
    ("# a", []), ("a # b ; c", [["a"]]), ("a #b\nc", [["a"], ["c"]]), ("a#b", [["a#b"]]), ("'#a'", [["#a"]]),
    ("\\#a", [["#a"]]), ("a;#b", [["a"]]), ("#!/usr/bin/supernews -f\ntop", [["top"]]), ("a''#b", [["a#b"]]),
  ]

  @Test("blanks separate words, quotes join them, ; and line ends separate commands", arguments: WordsTests.lines)
  func split(line: String, expected: [[String]]) {
    #expect(commands(line) == expected)
  }

  static let openQuotes: [(String, Character?)] = [
    ("'abc", "'"), ("\"abc", "\""), ("it's", nil), ("l'\u{E9}t\u{E9} d'hiver", nil), ("it' s", "'"),
    ("a \"b c\\\"", "\""), ("top; open 'x", "'"), ("'a\"", "'"),
    ("'a'", nil), ("\\'", nil), ("", nil), ("# it's", nil), ("l\u{2019}eau", nil),
  ]

  @Test("an open quote is reported", arguments: WordsTests.openQuotes)
  func openQuote(line: String, quote: Character?) {
    #expect(ParsedLine(line).openQuote == quote)
  }

  static let ends: [(String, Bool)] = [
    ("", false), ("top", true), ("top ", false), ("top;", false), ("top\n", false), ("top s", true), ("'a b", true),
    ("'a b'", true), ("a\\ ", true), ("top # s", false), ("top;s", true),
  ]

  @Test("it is known whether the line ends inside a word", arguments: WordsTests.ends)
  func endsInWord(line: String, isInside: Bool) {
    #expect(ParsedLine(line).endsInWord == isInside)
  }

  @Test("a word has its start, in bytes, and whether it begins with a quote")
  func positions() {
    let words = ParsedLine("\u{E9}t\u{E9} 'a b' c\\ d").commands.first?.words ?? []
    #expect(words.map(\.start) == [0, 6, 12])
    #expect(words.map(\.isQuoted) == [false, true, false])
  }

  static let quoted: [(String, String)] = [
    ("bbc-news", "bbc-news"), ("\u{E9}t\u{E9}", "\u{E9}t\u{E9}"), ("Le Monde", "'Le Monde'"), ("", "''"),
    ("a;b", "'a;b'"), ("#a", "'#a'"), ("a|b", "'a|b'"), ("a>b", "'a>b'"), ("!a", "'!a'"), ("a!", "'a!'"),
    ("a\u{A0}b", "'a\u{A0}b'"),
  ]

  @Test("a text is quoted if necessary", arguments: WordsTests.quoted)
  func quoting(text: String, expected: String) {
    #expect(ParsedLine.quoted(text) == expected)
  }

  @Test("a quoted text is read back as one word", arguments: NaughtyStrings.some)
  func roundTrip(text: String) {
    #expect(comesBack(text))
  }

  @Test("so are all naughty strings", .enabled(if: Corpus.isAvailable, "SUPERNEWS_CORPUS is not set"))
  func roundTripOfCorpus() throws {
    for text in try NaughtyStrings.all() where !comesBack(text) {
      Issue.record("\(text.debugDescription) does not come back")
    }
  }

  @Test("any line can be split", arguments: NaughtyStrings.some)
  func anything(text: String) {
    let words = ParsedLine("top " + text)
    #expect(words.commands.first?.words.first?.text.hasPrefix("top") == true)
    let isStarted = words.commands.allSatisfy { $0.words.allSatisfy { $0.start <= text.utf8.count + 4 } }
    #expect(isStarted)
  }

  /// A command as its words and, after an arrow, its destination.
  private func shown(_ phrase: Phrase) -> String {
    let words = phrase.words.map(\.text).joined(separator: ",")
    return switch phrase.ending {
    case .pipe(let command)?: "\(words) -> |\(command)"
    case .file(let names, let appends)?:
      "\(words) -> \(appends ? ">>" : ">")\(names.map(\.text).joined(separator: ","))"
    case nil: words
    }
  }

  static let endings: [(String, [String])] = [
    // To a command, unchanged, up to a ; outside quotes.
    ("top | grep -i ai", ["top -> |grep -i ai"]), ("top|wc -l", ["top -> |wc -l"]), ("top 5 |  a  ", ["top,5 -> |a"]),
    ("top | a; list", ["top -> |a", "list"]), ("top | grep 'a;b'; list", ["top -> |grep 'a;b'", "list"]),
    ("top | grep \"a;'b\"; list", ["top -> |grep \"a;'b\"", "list"]),
    ("top | sed s/a\\;b/c/", ["top -> |sed s/a\\;b/c/"]),
    ("top | grep \"a\\\";b\"", ["top -> |grep \"a\\\";b\""]), ("top | a | b > c # d", ["top -> |a | b > c # d"]),
    ("top | a\nlist", ["top -> |a", "list"]), ("top |", ["top -> |"]), ("top | ; list", ["top -> |", "list"]),
    ("| cat", [" -> |cat"]), ("top | !a", ["top -> |!a"]), ("top | a\\", ["top -> |a\\"]),
    // To a file.
    ("open 3 > article.txt", ["open,3 -> >article.txt"]), ("top >> log.tsv", ["top -> >>log.tsv"]),
    ("top>a", ["top -> >a"]), ("top >>a", ["top -> >>a"]), ("top > 'my file'; list", ["top -> >my file", "list"]),
    ("top > my\\ file", ["top -> >my file"]), ("top > a # b", ["top -> >a"]), ("top > a\nlist", ["top -> >a", "list"]),
    ("top >", ["top -> >"]), ("top >> ; list", ["top -> >>", "list"]), ("> a", [" -> >a"]),
    ("top > a b", ["top -> >a,b"]), ("top > a > b", ["top -> >a,>,b"]), ("top > a | b", ["top -> >a,|,b"]),
    // Quoted or escaped, they are ordinary characters.
    ("search 'a | b'", ["search,a | b"]), ("search \"a > b\"", ["search,a > b"]),
    ("search a\\|b \\> c", ["search,a|b,>,c"]),
    ("search 'a' > 'b>c'", ["search,a -> >b>c"]), ("top # a | b > c", ["top"]),
  ]

  @Test("| sends a result to a command, > and >> to a file", arguments: WordsTests.endings)
  func ending(line: String, expected: [String]) {
    #expect(ParsedLine(line).commands.map(shown) == expected)
    #expect(ParsedLine(line).openQuote == nil)
  }

  static let shellLines: [(String, [[String]])] = [
    ("!date", [["!", "date"]]), ("  !  date -u ", [["!", "date -u"]]),
    ("!a; b | c > d # e", [["!", "a; b | c > d # e"]]),
    ("!it's", [["!", "it's"]]), ("!a 'b;c' \"d", [["!", "a 'b;c' \"d"]]), ("!a\ntop", [["!", "a"], ["top"]]),
    ("top; !a; b", [["top"], ["!", "a; b"]]), ("!", [["!"]]), ("! ", [["!"]]), ("!!", [["!", "!"]]),
    ("!l\u{2019}\u{E9}t\u{E9}", [["!", "l\u{2019}\u{E9}t\u{E9}"]]), ("# !a", []),
    // Later in a command, or quoted, it is an ordinary character.
    ("search yes! !no", [["search", "yes!", "!no"]]), ("'!a' b", [["!a", "b"]]), ("\\!a b", [["!a", "b"]]),
  ]

  @Test("text after ! at the start of a command goes to the shell, to the end of the line", arguments: shellLines)
  func shellCommand(line: String, expected: [[String]]) {
    let words = ParsedLine(line)
    #expect(words.commands.map { $0.words.map(\.text) } == expected)
    #expect(words.commands.allSatisfy { $0.ending == nil })
    #expect(words.openQuote == nil)
  }

  static let openShellQuotes: [(String, Character?)] = [
    ("top | grep 'a", "'"), ("top | grep \"a'; list", "\""), ("top | it\\'s", nil), ("top > 'a", "'"),
    ("top > a'", "'"),
    ("top | a 'b'; open 'c", "'"),
  ]

  @Test("an open quote after | or > is reported as well", arguments: WordsTests.openShellQuotes)
  func openShellQuote(line: String, quote: Character?) {
    #expect(ParsedLine(line).openQuote == quote)
  }

  static let shellEnds: [(String, Bool)] = [
    ("top | gr", true), ("top | gr ", true), ("top |", true), ("top | a 'b;", true), ("!da", true), ("!", true),
    ("top | a;", false), ("top | a; o", false), ("!a\n", false), ("top > a", false), ("top", false), ("'!a", false),
  ]

  @Test("it is known whether the line ends in text for the shell", arguments: WordsTests.shellEnds)
  func endsInShellCommand(line: String, isInside: Bool) {
    #expect(ParsedLine(line).endsInShellCommand == isInside)
  }

  static let fileEnds: [(String, Bool, Bool)] = [
    ("top >", false, true), ("top >> ", false, true), ("top > a", true, true), ("top > a ", false, true),
    ("top > a;", false, false), ("top>", false, true),
  ]

  @Test("after > the command continues, in a word or not", arguments: WordsTests.fileEnds)
  func endsInFile(line: String, isInWord: Bool, isInCommand: Bool) {
    #expect(ParsedLine(line).endsInWord == isInWord)
    #expect(ParsedLine(line).endsInCommand == isInCommand)
  }

  @Test("a file's name and a shell command have their start, in bytes")
  func endingPositions() {
    guard case .file(let names, _)? = ParsedLine("\u{E9}t\u{E9} >> 'a b'").commands.first?.ending else {
      Issue.record("no file")
      return
    }
    #expect(names == [Word(text: "a b", isQuoted: true, start: 9)])
    let words = ParsedLine(" !date").commands.first?.words ?? []
    #expect(words.map(\.start) == [1, 2])
    // Never read as an option.
    #expect(words.last?.isQuoted == true)
  }

  private func comesBack(_ text: String) -> Bool {
    let line = ParsedLine("open " + ParsedLine.quoted(text) + " end")
    guard line.openQuote == nil, line.commands.count == 1, line.commands[0].words.count == 3 else { return false }
    let word = line.commands[0].words[1].text
    return Array(word.unicodeScalars) == Array(text.unicodeScalars)
  }
}
