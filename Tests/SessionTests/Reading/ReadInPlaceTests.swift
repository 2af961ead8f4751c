import TestSupport
import TestTraits
import Testing

@Suite("Texts read in place at a terminal", .takesTurns)
struct ReadInPlaceTests {
  private static let stageOn = "\u{1B}[?1049h"
  private static let stageOff = "\u{1B}[?1049l"
  private static let right = "\u{1B}[C"
  private static let left = "\u{1B}[D"

  private let home = TemporaryFolder()
  private let pages = MadeUpPages()

  /// A session that has listed the feed's articles, in a shell that names `less` as other shells do.
  private func terminal(
    _ server: LoopbackServer, _ environment: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24,
    prompt: String = PseudoTerminal.prompt, isJob: Bool = false
  ) async throws -> PseudoTerminal {
    let program = Program(home: home, environment: ["PAGER": "less"].merging(environment) { $1 })
    #expect(try await program.run(["feeds", "add", server.url + "/feed"]).status == 0)
    let terminal =
      try isJob
      ? PseudoTerminal(asJob: program, columns: columns, rows: rows)
      : PseudoTerminal(program, columns: columns, rows: rows)
    try await terminal.wait(for: prompt)
    #expect(try await terminal.answer(to: "feeds open", until: prompt).contains("Bicycle 1"))
    return terminal
  }

  /// Types keys, and reads until a text was drawn.
  @discardableResult
  private func press(_ keys: String, _ terminal: PseudoTerminal, until wanted: String) async throws -> String {
    terminal.type(keys)
    return try await terminal.wait(for: wanted)
  }

  private func quit(_ terminal: PseudoTerminal, status: Int32 = 0) async throws {
    terminal.type("quit\n")
    #expect(try await terminal.end() == status)
  }

  @Test("a text longer than the window is read page by page, marks its article as read, and leaves no trace")
  func pages() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    let modes = try TerminalModes(of: terminal.process)
    let mark = terminal.mark
    let first = try await press("read 1\n", terminal, until: "q back")
    #expect(terminal.sent(since: mark).contains(Self.stageOn))
    #expect(modes.isRaw)
    #expect(first.contains("Bicycle 1") && first.contains("1 of 4") && !first.contains("city.example"))
    try await press("  ", terminal, until: "100%")
    try await press("q", terminal, until: PseudoTerminal.prompt)
    #expect(terminal.sent(since: mark).contains(Self.stageOff))
    let list = try await terminal.answer(to: "list").split(separator: "\n")
    #expect(list.contains { $0.hasPrefix(" 1   Bicycle 1") })
    #expect(list.contains { $0.hasPrefix(" 2 • Bicycle 2") })
    try await quit(terminal)
    #expect(modes.isOrdinary)
    #expect(!terminal.raw.contains("log file") && !terminal.raw.contains("(END)"))
  }

  @Test("a search is typed at the last line, and n and N lead through the matches until Esc")
  func search() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    try await press("read 1\n", terminal, until: "q back")
    try await press("/MECHANIC", terminal, until: "/ MECHANIC")
    try await press("\r", terminal, until: "1 of 6")
    try await press("n", terminal, until: "2 of 6")
    try await press("N", terminal, until: "1 of 6")
    try await press("N", terminal, until: "6 of 6")
    try await press("\u{1B}", terminal, until: "1 of 4")
    try await press("/volcano\r", terminal, until: "Not in this text: volcano")
    // Now n is the next article.
    try await press("n", terminal, until: "2 of 4")
    try await press("q", terminal, until: PseudoTerminal.prompt)
    try await quit(terminal)
  }

  @Test("arrows and letters lead to the neighbours, and only what was opened is marked")
  func neighbours() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    try await press("read 2\n", terminal, until: "2 of 4")
    try await press(Self.left, terminal, until: "1 of 4")
    // There is nothing before the first.
    try await press("p", terminal, until: "this is the first article")
    try await press(Self.right, terminal, until: "2 of 4")
    try await press("s", terminal, until: "Saved")
    try await press("q", terminal, until: PseudoTerminal.prompt)
    let list = try await terminal.answer(to: "list").split(separator: "\n")
    #expect(list.contains { $0.hasPrefix(" 3 •  Bicycle 3") })
    #expect(list.contains { $0.hasPrefix(" 1    Bicycle 1") })
    #expect(try await terminal.answer(to: "saved").contains("Bicycle 2"))
    try await quit(terminal)
  }

  @Test("a number opens a link of the text in the browser")
  func links() async throws {
    let server = try pages.server()
    defer { server.stop() }
    try await home.makeProgram("browser", #"echo "$1" >>"$HOME/opened""#)
    let terminal = try await terminal(server, ["BROWSER": home.programs + "/browser &"])
    try await press("read 1\n", terminal, until: "q back")
    terminal.type("2")
    #expect(try await eventually { (try? home.read("opened"))?.contains("https://city.example/ferry\n") == true })
    try await press("7", terminal, until: "This text has no link 7.")
    try await press("q", terminal, until: PseudoTerminal.prompt)
    try await quit(terminal)
  }

  @Test("a browser for terminals gets the terminal, and then the text is there again")
  func browserInTheTerminal() async throws {
    let server = try pages.server()
    defer { server.stop() }
    try await home.makeProgram("browser", #"echo "browsing $1"; read line; echo "$line" >"$HOME/typed""#)
    let terminal = try await terminal(server, ["BROWSER": home.programs + "/browser"])
    try await press("read 1\n", terminal, until: "q back")
    try await press("2", terminal, until: "browsing https://city.example/ferry")
    #expect(terminal.echoes)
    try await press("hello\n", terminal, until: "1 of 4")
    #expect(try home.read("typed") == "hello\n")
    try await press("q", terminal, until: PseudoTerminal.prompt)
    try await quit(terminal)
  }

  @Test("a window of any size is filled anew, and the same words stay at the top")
  func resizing() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    try await press("read 1\n", terminal, until: "q back")
    try await press("/paragraph 4\r", terminal, until: "1 of 1")
    for (columns, rows) in [(20, 5), (400, 120), (40, 20), (80, 24)] as [(UInt16, UInt16)] {
      terminal.resize(columns: columns, rows: rows)
      try await terminal.wait(for: "Esc done")
    }
    // Between two keys.
    terminal.type("\u{1B}")
    terminal.resize(columns: 30, rows: 10)
    try await terminal.wait(for: "q back")
    try await press("q", terminal, until: "›")
    try await quit(terminal)
  }

  @Test("Ctrl-Z gives the terminal back, and fg draws the same picture, twice of two")
  func suspended() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server, isJob: true)
    try await press("read 1\n", terminal, until: "q back")
    let before = try await press(" ", terminal, until: "q back")
    #expect(before.contains("paragraph"))
    for _ in 0..<2 {
      let mark = terminal.mark
      _ = try await terminal.stopJob()
      try await terminal.wait(forSent: Self.stageOff, since: mark)
      #expect(terminal.echoes)
      terminal.continueJob()
      try await terminal.wait(forSent: Self.stageOn, since: mark)
      try await terminal.wait(for: "q back")
    }
    try await press("q", terminal, until: PseudoTerminal.prompt)
    try await terminal.answer(to: "country jp", until: "jp · English ›")
    try await quit(terminal)
  }

  @Test(
    "a terminal that hangs up, or the end of the process, leaves nothing on the screen", arguments: [SIGHUP, SIGTERM])
  func hangUp(signal: Int32) async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    let modes = try TerminalModes(of: terminal.process)
    try await press("read 1\n", terminal, until: "q back")
    kill(terminal.process, signal)
    #expect(try await terminal.end() == 128 + signal)
    let entered = try #require(terminal.raw.ranges(of: Self.stageOn).last)
    #expect(terminal.raw[entered.upperBound...].contains(Self.stageOff))
    #expect(terminal.raw.hasSuffix("\u{1B}[?2004l"))
    #expect(modes.isOrdinary)
  }

  @Test("Ctrl-C leaves the text, and the shell goes on")
  func interrupt() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    try await press("read 1\n", terminal, until: "q back")
    try await press("\u{3}", terminal, until: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "list").contains("Bicycle 4"))
    try await quit(terminal)
  }

  @Test("a server that does not answer the next article keeps nobody from leaving")
  func silence() async throws {
    let server = try pages.server()
    defer { server.stop() }
    pages.hold(true)
    let terminal = try await terminal(server)
    try await press("read 1\n", terminal, until: "q back")
    terminal.type("n")
    try await press("q", terminal, until: PseudoTerminal.prompt)
    let list = try await terminal.answer(to: "list").split(separator: "\n")
    #expect(list.contains { $0.hasPrefix(" 2 • Bicycle 2") })
    try await quit(terminal)
  }

  @Test("what is pasted into a text is read by the prompt after it")
  func pasted() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    try await press("read 1\n", terminal, until: "q back")
    try await press("\u{1B}[200~country jp\n\u{1B}[201~", terminal, until: "waits at the prompt")
    // One line waits for Enter, as at the prompt.
    try await press("q", terminal, until: "country jp")
    try await press("\n", terminal, until: "jp · English ›")
    try await quit(terminal)
  }

  @Test("help and settings are no texts: they end with more")
  func more() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    let mark = terminal.mark
    let start = try await terminal.answer(to: "help search")
    #expect(start.contains("\n    more\n"))
    var end = start
    for _ in 0..<5 where end.contains("\n    more\n") { end = try await terminal.answer(to: "more") }
    #expect(end.contains("search peace --to yesterday --in title"))
    #expect(!terminal.sent(since: mark).contains(Self.stageOn))
    try await quit(terminal)
  }

  @Test("a terminal that cannot place its cursor prints texts, and nothing waits for a key")
  func dumb() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server, ["TERM": "dumb"])
    #expect(try await terminal.answer(to: "read 1").contains("city.example/ferry"))
    #expect(try await terminal.answer(to: "help search").contains("search peace --to yesterday --in title"))
    #expect(!terminal.raw.contains(Self.stageOn))
    try await quit(terminal)
  }

  @Test("so do accessible sessions, scripts and pipes")
  func elsewhere() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let spoken = try await terminal(server, ["ACCESSIBLE": "1"], prompt: "English >")
    #expect(try await spoken.answer(to: "read 1", until: "English >").contains("city.example/ferry"))
    #expect(!spoken.raw.contains(Self.stageOn))
    try await quit(spoken)
    let program = Program(home: home, environment: ["PAGER": "less"])
    let script = try PseudoTerminal(program, ["-c", "feeds open; read 1"])
    #expect(try await script.end() == 0)
    #expect(script.raw.contains("city.example/ferry") && !script.raw.contains(Self.stageOn))
    let piped = try await program.run([], input: "feeds open\nread 1\nread 1 | tail -n 1\n")
    #expect(piped.output.contains("city.example/ferry"))
  }

  @Test("U skips what was read")
  func unread() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    try await terminal.answer(to: "mark 2 read")
    try await press("read 1\n", terminal, until: "q back")
    try await press("U", terminal, until: "3 of 4")
    try await press("q", terminal, until: PseudoTerminal.prompt)
    try await quit(terminal)
  }
}
