import TestSupport
import TestTraits
import Testing

@Suite("History and suggestions in whole sessions", .takesTurns)
struct HistorySessionTests {
  private static let dim = "\u{1B}[2m"
  private static let right = "\u{1B}[C"

  private let home = TemporaryFolder()

  private func terminal(
    _ environment: [String: String] = [:], _ arguments: [String] = [], prompt: String = PseudoTerminal.prompt
  ) async throws -> PseudoTerminal {
    let program = Program(home: home, environment: environment)
    let terminal = try PseudoTerminal(program, ["--provider", "sample"] + arguments)
    try await terminal.wait(for: prompt)
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal, line: String = "quit\n") async throws {
    terminal.type(line)
    #expect(try await terminal.end() != nil)
  }

  /// Runs a session that leaves these lines in the history.
  private func typeBefore(_ lines: [String]) async throws {
    let terminal = try await terminal()
    for line in lines { try await terminal.answer(to: line) }
    try await quit(terminal)
  }

  @Test("two sessions at the same time share one, and a later one finds the lines of both")
  func shared() async throws {
    let first = try await terminal()
    let second = try await terminal()
    try await first.answer(to: "search comet")
    try await second.answer(to: "search glacier")
    try await first.answer(to: "top health")
    try await quit(first)
    try await quit(second, line: "\u{4}")
    #expect(
      try home.read(".local/state/supernews/history")
        == "_HiStOrY_V2_\nsearch\\040comet\nsearch\\040glacier\ntop\\040health\nquit\n")
    let third = try await terminal()
    let listed = try await third.answer(to: "history")
    let lines = listed.split(separator: "\n" as Character).map(String.init)
    let found = lines.filter { $0.contains("search") || $0.contains("top") }
    #expect(found == [" 1  search comet", " 2  search glacier", " 3  top health"])
  }

  @Test("Ctrl-R finds a line by any part of it, and Enter runs it")
  func ctrlRFindsALineByAPartOfIt() async throws {
    try await typeBefore(["search moon landing", "country japan", "settings", "sources abc"])
    let terminal = try await terminal(prompt: "English ›")
    terminal.type("\u{12}landi")
    try await terminal.wait(for: "search moon landing")
    terminal.type("\n")
    try await terminal.wait(for: "Search · moon landing")
    try await terminal.wait(for: PseudoTerminal.prompt)
    // Back at the prompt the keys have their usual meaning.
    #expect(try await terminal.answer(to: "settings accessible").contains("accessible  off"))
    try await quit(terminal)
  }

  @Test("a line with a key or a login is never in the history or suggested, whatever its command")
  func secrets() async throws {
    let key = "0123456789abcdef0123456789abcdef"
    let terminal = try await terminal()
    for line in [
      "search \(key)", "top > \(key) x", "top | echo \(key)", "!echo \(key)", "seach key=\(key)",
      "search https://me:word@h.example/x", "list | cat https://me:word@h.example", "!true me:word@h.example",
      "share 1 --to '\(key)", "list > ~/none/\(key).txt", "!true --token word", "list | cat -u me:word",
    ] {
      try await terminal.answer(to: line)
    }
    let before = terminal.mark
    terminal.type("search htt")
    try await terminal.wait(forSent: "search htt", since: before)
    try await terminal.readAll()
    #expect(!terminal.sent(since: before).contains("word"))
    terminal.type("\u{15}")
    let listed = try await terminal.answer(to: "history")
    #expect(!listed.contains("0123456789abcdef") && !listed.contains("word"))
    try await quit(terminal)
    #expect(try home.read(".local/state/supernews/history") == "_HiStOrY_V2_\nhistory\nquit\n")
  }

  @Test(
    "the rest of an earlier line appears dim after the cursor; these keys accept it",
    arguments: ["\u{1B}[C", "\u{5}"])
  func take(key: String) async throws {
    try await typeBefore(["search comet tail", "search Égypte 日本"])
    let terminal = try await terminal()
    var before = terminal.mark
    terminal.type("search c")
    // Dim, and then the cursor moves back to where it was.
    try await terminal.wait(forSent: "\u{1B}7\(Self.dim)omet tail\u{1B}[0m\u{1B}8", since: before)
    terminal.type(key)
    try await terminal.wait(forSent: "omet tail", since: terminal.mark)
    terminal.type("\n")
    try await terminal.wait(for: "Search · comet tail")
    try await terminal.wait(for: PseudoTerminal.prompt)
    before = terminal.mark
    terminal.type("search É")
    try await terminal.wait(forSent: "\u{1B}7\(Self.dim)gypte 日本\u{1B}[0m\u{1B}8", since: before)
    terminal.type(key + "\n")
    try await terminal.wait(for: "Search · Égypte 日本")
    try await quit(terminal)
  }

  @Test("any other key continues the line and erases the suggestion; Enter runs only the typed text")
  func pass() async throws {
    try await typeBefore(["search qomet tail"])
    let terminal = try await terminal()
    var before = terminal.mark
    terminal.type("search q")
    try await terminal.wait(forSent: Self.dim + "omet tail", since: before)
    before = terminal.mark
    terminal.type("a")
    // Erased before the key is drawn, with nothing in its place.
    try await terminal.wait(forSent: "\u{1B}[Ka", since: before)
    try await terminal.readAll()
    #expect(!terminal.sent(since: before).contains(Self.dim))
    terminal.type("\u{15}")
    before = terminal.mark
    terminal.type("search q")
    try await terminal.wait(forSent: Self.dim + "omet tail", since: before)
    before = terminal.mark
    // Typing the next letter of the suggestion accepts only that letter.
    terminal.type("o")
    terminal.type("\n")
    try await terminal.wait(for: "Search · qo")
    try await terminal.wait(for: PseudoTerminal.prompt)
    let sent = terminal.sent(since: before)
    #expect(!sent.contains("qomet"))
    #expect(sent.contains("\u{1B}[K\r\n"))
    try await quit(terminal)
  }

  /// Options of a session that shows no suggestions, and its prompt.
  private static let without: [([String: String], [String], String)] = [
    (["NO_COLOR": "1"], [], PseudoTerminal.prompt), (["ACCESSIBLE": "1"], [], "English >"),
    ([:], ["--no-config"], PseudoTerminal.prompt),
  ]

  @Test("there is no suggestion without colours, in accessible sessions, or without history", arguments: without)
  func noneWithoutColours(environment: [String: String], arguments: [String], prompt: String) async throws {
    try await typeBefore(["search qomet tail"])
    let terminal = try await terminal(environment, arguments, prompt: prompt)
    let before = terminal.mark
    terminal.type("search q")
    try await terminal.wait(forSent: "search q", since: before)
    try await terminal.readAll()
    terminal.type(Self.right)
    terminal.type("\n")
    let shown = try await terminal.wait(for: prompt)
    #expect(!shown.contains("omet tail"))
    try await quit(terminal)
  }

  @Test("mistaken lines are there for the arrow keys, but neither suggested nor in the file")
  func slips() async throws {
    try await typeBefore(["search qomet tail"])
    let terminal = try await terminal()
    for line in ["search qomet --sort odd", "opne 3", "sources bbc; open 999"] { try await terminal.answer(to: line) }
    var before = terminal.mark
    terminal.type("search q")
    // The last line before it that was valid.
    try await terminal.wait(forSent: Self.dim + "omet tail", since: before)
    terminal.type("\u{15}")
    before = terminal.mark
    terminal.type("sources b")
    try await terminal.wait(forSent: "sources b", since: before)
    try await terminal.readAll()
    #expect(!terminal.sent(since: before).contains(Self.dim))
    terminal.type("\u{15}\u{1B}[A\u{1B}[A")
    try await terminal.wait(for: "opne 3")
    terminal.type("\u{15}")
    try await quit(terminal)
    #expect(
      try home.read(".local/state/supernews/history")
        == "_HiStOrY_V2_\nsearch\\040qomet\\040tail\nquit\nquit\n")
  }

  @Test("a line that failed because of the network is still suggested")
  func whatFailedForWantOfANetworkIsSuggestedAllTheSame() async throws {
    let program = Program(home: home, environment: [:])
    let terminal = try PseudoTerminal(program, ["--provider", "feeds", "--offline"])
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "search qomet")
    let before = terminal.mark
    terminal.type("search q")
    try await terminal.wait(forSent: Self.dim + "omet", since: before)
    terminal.type("\u{15}")
    try await quit(terminal)
    #expect(try home.read(".local/state/supernews/history").contains("qomet"))
  }

  @Test("!! shows the previous line and runs it again, with any text typed after it")
  func again() async throws {
    try await typeBefore(["countries japan"])
    let before = try await terminal()
    // The last line of the previous session.
    before.type("!!\n")
    try await before.wait(for: "!!\nquit\n")
    #expect(try await before.end() == 0)
    let terminal = try await terminal()
    #expect(try await terminal.answer(to: "countries fran").contains("France"))
    let shown = try await terminal.answer(to: "!!ce | cat")
    #expect(shown.contains("countries france | cat\n") && shown.contains("France"))
    #expect(try await terminal.answer(to: " !!").contains("countries france | cat\n"))
    let listed = try await terminal.answer(to: "history")
    #expect(listed.contains("countries france | cat") && !listed.contains("!!"))
    try await quit(terminal)
  }

  @Test("!! without a previous line, and in a script, is reported as an error")
  func nothingBefore() async throws {
    let terminal = try await terminal(prompt: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "!!").contains("no previous line to repeat"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
    let result = try await Program(home: home).run(["-F", "json"], input: "quota\n!!\n")
    #expect(try result.steps().map(\.outcome) == ["quota ok", "! usage"])
  }

  @Test("lines in a history written by another program cannot harm the terminal as suggestions")
  func hostile() async throws {
    try home.write(
      #"_HiStOrY_V2_\#nsearch\040xa\033]52;c;eA==\007b\033[2Jc\#n"#.utf8, to: ".local/state/supernews/history")
    let terminal = try await terminal()
    let before = terminal.mark
    terminal.type("search x")
    try await terminal.wait(forSent: Self.dim, since: before)
    try await terminal.readAll()
    let sent = terminal.sent(since: before)
    #expect(!sent.contains("\u{1B}]52") && !sent.contains("\u{1B}[2J") && !sent.contains("\u{7}"))
  }
}
