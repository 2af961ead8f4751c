import TestSupport
import TestTraits
import Testing

@Suite("A list that is walked at a terminal", .takesTurns)
struct BrowseTests {
  private static let prompt = PseudoTerminal.prompt
  private static let keys = "? keys · q prompt"
  private static let stageOn = "\u{1B}[?1049h"
  private static let stageOff = "\u{1B}[?25h\u{1B}[?1049l"
  private static let down = "\u{1B}[B"

  /// Titles that no two articles of one story would have.
  private static let titles = [
    "Comet crosses the southern sky", "Ferry strike ends in Bergen", "Bees return to the old orchard",
    "A bridge too narrow for buses", "Chess prodigy wins in Pune", "Glacier lake empties overnight",
    "Opera house reopens with Verdi", "Farmers test salt tolerant rice", "Lighthouse keeper retires at ninety",
    "New tram line links two suburbs", "Volcano ash delays flights", "Museum returns bronze statue",
    "Marathon record falls in Nairobi", "Bakers protest flour prices", "Satellite maps coral reefs",
    "Mayor bans fireworks", "Wolves seen near the capital", "Library lends garden tools",
    "Court hears patent dispute", "Sailors rescued off Iceland", "Vaccine trial shows promise",
    "Students build solar car", "Rare orchid found in quarry", "Dam repairs to last a decade",
  ]

  private let home = TemporaryFolder()

  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      guard request.query["q"] != nil else { return .page(titles) }
      return .page([titles[0]])
    }
  }

  private func program(_ server: LoopbackServer, _ environment: [String: String] = [:]) -> Program {
    let own = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    return Program(home: home, environment: own.merging(environment) { _, new in new })
  }

  /// A terminal with the headlines, at the prompt.
  private func terminal(
    _ server: LoopbackServer, _ environment: [String: String] = [:], columns: UInt16 = 80, rows: UInt16 = 24,
    isJob: Bool = false
  ) async throws -> PseudoTerminal {
    let program = self.program(server, environment)
    let terminal =
      try isJob
      ? PseudoTerminal(asJob: program, columns: columns, rows: rows)
      : PseudoTerminal(program, columns: columns, rows: rows)
    try await terminal.wait(for: "›")
    try await terminal.answer(to: "top", until: "›")
    return terminal
  }

  /// The same in the view, with the marker on the first row.
  private func view(
    _ server: LoopbackServer, columns: UInt16 = 80, rows: UInt16 = 24, isJob: Bool = false
  ) async throws -> PseudoTerminal {
    let terminal = try await terminal(server, columns: columns, rows: rows, isJob: isJob)
    terminal.type("browse\n")
    try await terminal.wait(for: Self.keys)
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) async throws {
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  /// The rows that a list shows as read: without the sign of unread ones.
  private static func read(_ list: String) -> [Int] {
    list.matches(of: #/\n *(\d+) ([• ])/#).compactMap { $0.2 == "•" ? nil : Int($0.1) }
  }

  @Test("arrows, numbers, opening, saving, narrowing: only what was opened is read, and the list comes back")
  func walk() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server)
    terminal.type(Self.down + "j")
    try await terminal.wait(for: "\u{25B8}  3")
    #expect(!terminal.raw.contains("3 / 24"))
    terminal.type("\r")
    try await terminal.wait(for: "3 / 24")
    terminal.type("q")
    try await terminal.wait(for: Self.keys)
    terminal.type("5\r")
    try await terminal.wait(for: "Chess prodigy")
    terminal.type("s")
    try await terminal.wait(for: "Saved 1 article.")
    terminal.type("/wolves")
    try await terminal.wait(for: "1 of 24")
    terminal.type("\r")
    try await terminal.wait(for: "Esc shows all")
    terminal.type("\u{1B}")
    try await terminal.wait(for: Self.keys)
    let mark = terminal.mark
    terminal.type("q")
    let list = try await terminal.wait(for: Self.prompt)
    #expect(terminal.sent(since: mark).contains(Self.stageOff))
    // With the row that the marker is on, and its number.
    #expect(list.contains("17 • "))
    #expect(list.contains("Wolves seen near the capital"))
    #expect(try await terminal.answer(to: "saved").contains("Chess prodigy"))
    try await terminal.answer(to: "back")
    let shown = try await terminal.answer(to: "list")
    #expect(Self.read(shown) == [3])
    try await quit(terminal)
  }

  @Test("what the list was narrowed to stays while its articles are read: next, and back to the list")
  func narrowed() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server)
    terminal.type("/ri")
    try await terminal.wait(for: "of 24")
    // Of the titles, 2, 4, 8, 14 and 21 have it.
    terminal.type("\rj")
    try await terminal.wait(for: "Esc shows all")
    terminal.type("\r")
    try await terminal.wait(for: "4 / 24")
    terminal.type("n")
    try await terminal.wait(for: "8 / 24")
    terminal.type("q")
    try await terminal.wait(for: "Esc shows all")
    terminal.type("\u{1B}")
    try await terminal.wait(for: Self.keys)
    terminal.type("q")
    let list = try await terminal.wait(for: Self.prompt)
    // From the row that the marker is on.
    #expect(Self.read(list) == [8])
    let whole = try await terminal.answer(to: "list")
    #expect(Self.read(whole).contains(4), "\(whole)")
    try await quit(terminal)
  }

  @Test("only the lines that change are sent")
  func changes() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server)
    let mark = terminal.mark
    terminal.type(Self.down)
    try await terminal.wait(forSent: "\u{25B8}", since: mark)
    try await terminal.readAll()
    let sent = terminal.sent(since: mark)
    // Two rows of two lines each, of 24.
    #expect(sent.ranges(of: "\u{1B}[K").count <= 4)
    #expect(!sent.contains("\u{1B}[J"))
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
  }

  @Test(
    "Down at an empty prompt walks the list, whichever sequence the terminal sends",
    arguments: ["\u{1B}[B", "\u{1B}OB"])
  func down(sequence: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    terminal.type(sequence)
    try await terminal.wait(for: Self.keys)
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    // The line that follows is read as ever, and the history has no trace of the key.
    #expect(try await terminal.answer(to: "history 5").contains("top"))
    #expect(!terminal.raw.contains("browse"))
    try await quit(terminal)
  }

  @Test("after a look at earlier lines Down is what it was")
  func downInHistory() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    // Typed only once the prompt is there.
    try await terminal.answer(to: "list", until: Self.prompt)
    // Up, down, and down once more at the empty line; then a line is typed.
    terminal.type("\u{1B}[A\u{1B}[B\u{1B}[B" + "categories\n")
    try await terminal.wait(for: "technology")
    try await terminal.wait(for: Self.prompt)
    #expect(!terminal.raw.contains(Self.stageOn))
    // At the next prompt it walks again.
    terminal.type(Self.down)
    try await terminal.wait(for: "\u{25B8}")
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    try await quit(terminal)
  }

  @Test("before the first list Down says how to get one")
  func downWithoutList() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try PseudoTerminal(program(server))
    try await terminal.wait(for: "›")
    terminal.type(Self.down)
    try await terminal.wait(for: "there is no list yet; type top first")
    try await terminal.wait(for: Self.prompt)
    try await terminal.answer(to: "categories")
    #expect(!terminal.raw.contains(Self.stageOn))
    // It was an error, as typing browse would have been.
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
  }

  @Test("the reader's own binding of Down wins")
  func editrc() async throws {
    let server = try Self.server()
    defer { server.stop() }
    _ = try home.write("bind \"\\e[B\" ed-prev-history\n".utf8, to: ".editrc")
    let terminal = try await terminal(server)
    terminal.type(Self.down + " --limit 1\n")
    try await terminal.wait(for: "Comet crosses")
    try await terminal.wait(for: Self.prompt)
    #expect(!terminal.raw.contains(Self.stageOn))
    try await quit(terminal)
  }

  @Test("a pasted text of several lines is read at the prompt after the view")
  func paste() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server)
    terminal.type("\u{1B}[200~save 2\nsaved\n\u{1B}[201~")
    try await terminal.wait(for: "waits at the prompt")
    terminal.type(Self.down)
    try await terminal.wait(for: Self.keys)
    terminal.type("q")
    try await terminal.wait(for: "Saved 1 article.")
    try await terminal.wait(for: "Ferry strike ends")
    try await terminal.wait(for: Self.prompt)
    try await quit(terminal)
  }

  @Test("a paste of 100 kB into the view does nothing there")
  func longPaste() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server)
    terminal.type("\u{1B}[200~")
    for _ in 0..<100 { terminal.type(String(repeating: "save all\n", count: 111)) }
    terminal.type("\u{1B}[201~")
    try await terminal.wait(for: "waits at the prompt")
    terminal.type("q")
    try await terminal.wait(for: "pasted lines")
    terminal.type("n\n")
    try await terminal.wait(for: Self.prompt)
    #expect(!terminal.raw.contains("Saved 24"))
    try await quit(terminal)
  }

  @Test("a window that changes its size is drawn anew, with the marker on its row", arguments: [(20, 5), (400, 120)])
  func resize(columns: Int, rows: Int) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server)
    terminal.type("7\r")
    try await terminal.wait(for: "\u{25B8}  7")
    let mark = terminal.mark
    terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
    try await terminal.wait(forSent: "United States", since: mark)
    terminal.type(Self.down)
    try await terminal.wait(for: "\u{25B8}  8")
    terminal.resize(columns: 80, rows: 24)
    terminal.type("q")
    try await terminal.wait(for: "›")
    try await quit(terminal)
  }

  @Test("Ctrl-Z restores the terminal until the view continues, with the same picture")
  func suspension() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server, isJob: true)
    terminal.type("3\r")
    try await terminal.wait(for: "\u{25B8}  3")
    for _ in 0..<3 {
      let mark = terminal.mark
      _ = try await terminal.stopJob()
      try await terminal.wait(forSent: Self.stageOff, since: mark)
      let stopped = terminal.mark
      terminal.continueJob()
      let drawn = try await terminal.wait(forSent: Self.keys, since: stopped)
      #expect(drawn.contains(Self.stageOn))
      #expect(drawn.contains("\u{25B8}"))
      #expect(drawn.contains("Comet crosses"))
    }
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    try await quit(terminal)
  }

  @Test("where nobody could continue the program, Ctrl-Z does nothing")
  func unmanaged() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server)
    let mark = terminal.mark
    terminal.type("\u{1A}" + Self.down)
    try await terminal.wait(for: "\u{25B8}  2")
    #expect(!terminal.sent(since: mark).contains(Self.stageOff))
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    terminal.type("country jap")
    try await terminal.wait(for: "country jap")
    terminal.type("\u{1A}an\n")
    try await terminal.wait(for: "jp · ")
    terminal.type("!echo ready; cat\n")
    try await terminal.wait(for: "\nready")
    terminal.type("moon\n")
    try await terminal.wait(for: "moon\nmoon")
    terminal.type("\u{1A}")
    terminal.type("comet\n")
    try await terminal.wait(for: "comet\ncomet")
    terminal.type("\u{4}")
    try await terminal.wait(for: "jp · ")
    try await quit(terminal)
  }

  @Test("lines are not wrapped in the view, and are again after it")
  func wrapping() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    let mark = terminal.mark
    terminal.type("browse\n")
    try await terminal.wait(for: Self.keys)
    #expect(terminal.sent(since: mark).contains("\u{1B}[?7l"))
    #expect(!terminal.sent(since: mark).contains("\u{1B}[?7h"))
    terminal.type("q")
    try await terminal.wait(forSent: "\u{1B}[?7h", since: mark)
    try await terminal.wait(for: Self.prompt)
    try await quit(terminal)
  }

  @Test("a signal restores the terminal from inside the view", arguments: [SIGTERM, SIGHUP])
  func termination(signal: Int32) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server)
    terminal.type(Self.down + Self.down)
    try await terminal.wait(for: "\u{25B8}  3")
    kill(terminal.process, signal)
    #expect(try await terminal.end() == 128 + signal)
    let entered = try #require(terminal.raw.ranges(of: Self.stageOn).last)
    #expect(terminal.raw[entered.upperBound...].contains(Self.stageOff))
    #expect(terminal.raw[entered.upperBound...].contains("\u{1B}[?7h"))
    #expect(terminal.raw.hasSuffix("\u{1B}[?2004l"))
  }

  @Test("Ctrl-C leaves the view, and the shell goes on")
  func interrupt() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server)
    terminal.type("\u{3}")
    try await terminal.wait(for: Self.prompt)
    #expect(try await terminal.answer(to: "2").contains("Ferry strike"))
    try await quit(terminal)
  }

  @Test("with one line each, 80 × 24 has room for 18 headlines and more, at the prompt as well")
  func layout() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    try await terminal.answer(to: "settings layout one")
    let list = try await terminal.answer(to: "list")
    #expect(Self.titles.count { list.contains($0) } >= 18)
    terminal.type("browse\n")
    let view = try await terminal.wait(for: Self.keys)
    #expect(Self.titles.count { view.contains($0) } >= 18)
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    try await quit(terminal)
    #expect(try home.read(".config/supernews/config").contains("layout = one"))
  }

  @Test("from 120 columns on the article is beside the list, and stays unread")
  func beside() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await view(server, columns: 200, rows: 60)
    terminal.type(Self.down)
    try await terminal.wait(for: "\u{2502} Ferry strike ends in Bergen")
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    let list = try await terminal.answer(to: "list")
    #expect(Self.read(list).isEmpty)
    try await quit(terminal)
  }

  @Test("without a terminal that can be drawn on there is no view")
  func noTerminal() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try PseudoTerminal(program(server, ["TERM": "dumb"]))
    try await terminal.wait(for: "›")
    terminal.type("top\n")
    try await terminal.wait(for: "›")
    terminal.type("browse\n")
    try await terminal.wait(for: "walking a list needs a terminal")
    let script = try await program(server).run(["-F", "json", "-c", "top; browse"])
    #expect(try script.steps().map(\.outcome) == ["top ok", "browse usage"])
  }
}
