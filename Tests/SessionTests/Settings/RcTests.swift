import TestSupport
import TestTraits
import Testing

@Suite("The start-up file of a session", .takesTurns)
struct RcTests {
  private let home = TemporaryFolder()

  private var path: String { home.path + "/.config/supernews/rc" }

  private func write(_ text: String) throws {
    try home.write(text.utf8, to: ".config/supernews/rc")
  }

  private func terminal(_ arguments: [String] = []) throws -> PseudoTerminal {
    try PseudoTerminal(Program(home: home), ["--provider", "sample"] + arguments, columns: 200)
  }

  private func quit(_ terminal: PseudoTerminal, status: Int32) async throws {
    terminal.type("quit\n")
    #expect(try await terminal.end() == status)
  }

  @Test("its commands run before the first prompt, in either language and with comments")
  func itsCommandsRunBeforeTheFirstPrompt() async throws {
    try write("# how I begin\n\ncountry japan   # the east\nréglages invite '%c %n>'\n\ttop --limit 3 > ~/first; 2")
    let terminal = try terminal()
    let shown = try await terminal.wait(for: "jp 3>")
    #expect(shown.contains("country  Japan (jp)"))
    #expect(shown.contains("2 / 224"))
    #expect(try home.read("first").contains("Japan · headlines"))
    // The items they listed can be opened, and none of the lines is in the history.
    #expect(try await terminal.answer(to: "3", until: "jp 3>").contains("3 / 224"))
    #expect(try await !terminal.answer(to: "history", until: "jp 3>").contains("country japan"))
    try await quit(terminal, status: 0)
  }

  @Test("an error in it is reported with file and line, and the rest runs")
  func whatIsWrongInItIsToldWithFileAndLine() async throws {
    try home.write(
      Array("contry japan\nopen 3\ncountry 'x\n".utf8) + [0xFF, 0xFE, 0x0A] + Array("country france\n".utf8),
      to: ".config/supernews/rc")
    let terminal = try terminal()
    let shown = try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(shown.contains("supernews: \(path):1: contry: unknown command; did you mean \"country\"?"))
    #expect(shown.contains("supernews: \(path):2: open: there is no list yet"))
    #expect(shown.contains("supernews: \(path):3: unclosed quote '"))
    #expect(shown.contains("supernews: \(path):4: the line is not UTF-8 text"))
    #expect(shown.hasSuffix("fr · English ›"))
    try await quit(terminal, status: 1)
  }

  enum Obstacle: CaseIterable {
    case folder
    case loop
    case locked
    case pipe
  }

  @Test("one that cannot be read is reported, and the session goes on", arguments: Obstacle.allCases)
  func oneThatCannotBeReadIsToldAndTheSessionGoesOn(obstacle: Obstacle) async throws {
    try write("country japan\n")
    let detail: String
    switch obstacle {
    case .folder:
      unlink(path)
      mkdir(path, 0o700)
      detail = "Is a directory"
    case .loop:
      unlink(path)
      symlink("rc", path)
      detail = "Too many levels of symbolic links"
    case .pipe:
      unlink(path)
      #expect(mkfifo(path, 0o600) == 0)
      detail = "not a regular file"
    case .locked:
      #expect(chmod(path, 0) == 0)
      // Root can read everything.
      detail = access(path, R_OK) == 0 ? "" : "Permission denied"
    }
    let terminal = try terminal()
    let shown = try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(shown.contains(detail.isEmpty ? "Japan (jp)" : detail))
    #expect(shown.contains(path) == !detail.isEmpty)
    try await quit(terminal, status: detail.isEmpty ? 0 : 1)
  }

  @Test("one that others may change is not run, and the session goes on")
  func untrusted() async throws {
    try write("!echo run >~/ran\ncountry japan\n")
    #expect(chmod(path, 0o666) == 0)
    let terminal = try terminal()
    let shown = try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(shown.contains("ignoring \(path), which others own or can change"), "\(shown)")
    #expect(!shown.contains("Japan") && !home.hasFile("ran"))
    try await quit(terminal, status: 1)
  }

  @Test("quit in it ends the session before the first prompt")
  func quits() async throws {
    try write("country japan\nquit\ncountry france\n")
    let terminal = try terminal()
    #expect(try await terminal.end() == 0)
    #expect(terminal.raw.contains("Japan"))
    #expect(!terminal.raw.contains("France") && !terminal.raw.contains("›"))
  }

  @Test("its programs get the terminal, its results do not go through the pager")
  func programs() async throws {
    try write("!test -t 0 && echo at a terminal\ntop --limit 30\nlist | tail -n 3 | tr a-z A-Z\n")
    try await home.makeProgram("keeper", #"/bin/cat >"$HOME/paged""#)
    let terminal = try PseudoTerminal(
      Program(home: home, environment: ["PAGER": home.programs + "/keeper"]), ["--provider", "sample"])
    let shown = try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(shown.contains("at a terminal"))
    #expect(shown.contains("30  A rocket from New Zealand"))
    #expect(shown.contains("30  A ROCKET FROM NEW ZEALAND"))
    #expect(!home.hasFile("paged"))
    try await quit(terminal, status: 0)
  }

  @Test("Ctrl-C ends the file and not the session", arguments: ["!echo > ~/on && exec sleep 60", "top"])
  func interrupt(line: String) async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    try write("country japan\n\(line)\ncountry france\n")
    let program = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
    let terminal = try PseudoTerminal(program, ["--provider", "newsapi"])
    #expect(try await eventually { home.hasFile("on") || !server.requests.isEmpty })
    terminal.type("\u{3}")
    let shown = try await terminal.wait(for: "jp · English ›")
    // The sentence is wrapped between its words.
    #expect(shown.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(": stopped"))
    #expect(!shown.contains("France"))
    // From now on it has its meaning at the prompt.
    terminal.type("country fra")
    try await terminal.wait(for: "country fra")
    terminal.type("\u{3}")
    try await terminal.wait(for: "jp · English ›")
    #expect(try await terminal.answer(to: "country").contains("Japan (jp)"))
    try await quit(terminal, status: 1)
  }

  @Test("scripts do not run it, nor does a session without settings")
  func notRun() async throws {
    try write("!touch ~/ran\nwrong\n")
    let program = Program(home: home)
    let file = try home.write("country\n".utf8, to: "script")
    for arguments in [["-c", "country"], ["-f", file], ["country"], []] {
      let result = try await program.run(["--provider", "sample"] + arguments, input: "country\n")
      #expect(result.status == 0)
      #expect(result.output.contains("United States (us)"))
    }
    let words = try PseudoTerminal(program, ["--provider", "sample", "-c", "country"])
    #expect(try await words.end() == 0)
    let bare = try terminal(["--no-config"])
    try await bare.wait(for: PseudoTerminal.prompt)
    try await quit(bare, status: 0)
    #expect(!home.hasFile("ran"))
  }
}
