import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("The lines of aliases")
struct AliasExpansionTests {
  private func expansion(_ aliases: [String: String]) -> AliasExpansion {
    var settings = Settings()
    settings.take(aliases.map { SettingsChange(.alias, $0.key, $0.value) })
    return AliasExpansion(settings: settings) { CommandTable.standard.owner(of: $0) != nil }
  }

  /// The commands of a line, their words separated by `|`.
  private func expanded(_ line: String, _ aliases: [String: String]) throws -> [String] {
    let phrases = try ParsedLine(line).commands.flatMap { try expansion(aliases).phrases(of: $0) }
    return phrases.map { $0.words.map(\.text).joined(separator: "|") }
  }

  static let lines: [(String, String, [String])] = [
    ("top sports --limit 5", "a", ["top|sports|--limit|5"]), ("top sports", "A --limit 5", ["top|sports|--limit|5"]),
    ("find $1 --since 7d", "a moon", ["find|moon|--since|7d"]),
    ("find $1", "a 'the moon' --unread", ["find|the moon|--unread"]),
    ("find $2 --in $1", "a title moon", ["find|moon|--in|title"]),
    ("find $* --unread", "a moon landing", ["find|moon|landing|--unread"]),
    ("find $*", "a", ["find"]), ("search '$1 news'", "a moon", ["search|moon news"]),
    ("search \"$*\"", "a x y", ["search|x y"]),
    ("find x$1y", "a 'b c'", ["find|xb cy"]), ("find $$1 $5x", "a 1 2 3 4 5 --new", ["find|$1|5x|--new"]),
    ("find 10$", "a", ["find|10$"]),
    ("top; open 1", "a", ["top", "open|1"]), ("top; open", "a 3", ["top", "open|3"]),
    ("find $1; follow $1", "a moon", ["find|moon", "follow|moon"]),
    ("find $1", "a ';quit'", ["find|;quit"]), ("find $1", "a '| sh'", ["find|| sh"]),
    ("find $1", "a '$2'", ["find|$2"]),
  ]

  @Test("words after the name go to their places, or to the end, and are not read again", arguments: lines)
  func filled(line: String, typed: String, expected: [String]) throws {
    #expect(try expanded(typed, ["a": line]) == expected)
  }

  @Test("a word is an option only if it was typed as one")
  func quoted() throws {
    let phrase = try #require(
      try expansion(["a": "find $1 $2 '$1'"]).phrases(of: ParsedLine("a '--unread' --new").commands[0]).first)
    #expect(phrase.words.map(\.isQuoted) == [false, true, false, true])
  }

  @Test("an alias may use others")
  func nested() throws {
    let aliases = ["a": "bb $1; cc", "bb": "find $1 --limit 3", "cc": "list"]
    #expect(try expanded("a moon", aliases) == ["find|moon|--limit|3", "list"])
  }

  @Test("only the first word is one, unquoted and in full")
  func elsewhere() throws {
    let aliases = ["hot": "top"]
    for line in ["find hot", "'hot'", "ho", "\\hot", "hotter"] {
      #expect(
        try expanded(line, aliases) == ParsedLine(line).commands.map { $0.words.map(\.text).joined(separator: "|") })
    }
  }

  @Test(
    "a command goes before an alias of its name, in either language",
    arguments: ["top", "une", "Quit", "n", "arc", "sports"])
  func commands(name: String) throws {
    #expect(try expanded(name, [name: "help"]) == [name])
  }

  @Test("a circle is an error with its chain, and so are too many levels and too many commands")
  func loops() throws {
    #expect(throws: UsageError.self) { () throws in
      do { _ = try expanded("x", ["x": "aa", "aa": "bb", "bb": "top; aa"]) } catch ShellError.usage(let error) {
        guard case .aliasLoop(let names) = error, names == ["aa", "bb", "aa"] else { return }
        throw error
      }
    }
    var deep: [String: String] = [:]
    for level in 0..<20 { deep["a\(level)"] = "a\(level + 1)" }
    #expect(code(of: "a0", deep) == "aliasTooDeep")
    #expect(code(of: "a10", deep) == "none")
    var wide: [String: String] = ["w9": "top"]
    for level in 0..<9 { wide["w\(level)"] = "w\(level + 1); w\(level + 1)" }
    #expect(code(of: "w0", wide) == "aliasTooLong")
    #expect(code(of: "w4", wide) == "none")
    #expect(code(of: "n2", ["n2": "find $2", "n3": "top"]) == "aliasNeeds")
  }

  /// The name of the error of a line.
  private func code(of line: String, _ aliases: [String: String]) -> String {
    do {
      _ = try expanded(line, aliases)
      return "none"
    } catch ShellError.usage(let error) {
      return String(String(describing: error).prefix { $0 != "(" })
    } catch {
      return "other"
    }
  }

  @Test("the result of the last command goes where the line says, unless it goes somewhere already")
  func endings() throws {
    func endings(_ line: String, _ alias: String) throws -> [Phrase.Ending?] {
      try ParsedLine(line).commands.flatMap { try expansion(["a": alias]).phrases(of: $0) }.map(\.ending)
    }
    #expect(try endings("a | head", "top; list") == [nil, .pipe("head")])
    #expect(try endings("a", "top | head") == [.pipe("head")])
    #expect(try endings("a --limit 3", "top | head") == [.pipe("head")])
    #expect(throws: ShellError.self) { try endings("a | wc", "top | head") }
    #expect(throws: ShellError.self) { try endings("a > x", "!date") }
    let file = try #require(try endings("a list", "top > $1.txt").first ?? nil)
    #expect(file == .file([Word(text: "list.txt", isQuoted: false, start: 6)], appends: false))
  }

  @Test("the system's shell gets the words as its own arguments, so that none of them is a command")
  func shell() throws {
    let hostile = "'; rm -rf ~; echo '"
    #expect(
      try expanded("a \"\(hostile)\"", ["a": "!grep $1 x"]) == ["!|set -- ''\\''; rm -rf ~; echo '\\'''; grep $1 x"])
    #expect(try expanded("a b 'c d'", ["a": "!ls -l"]) == ["!|ls -l 'b' 'c d'"])
    let phrase = try #require(
      try expansion(["a": "top | grep \"$1\""]).phrases(of: ParsedLine("a moon").commands[0]).first)
    #expect(phrase.ending == .pipe("set -- 'moon'; grep \"$1\""))
  }
}
