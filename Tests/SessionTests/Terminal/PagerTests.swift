import TestSupport
import TestTraits
import Testing

@Suite("Programs that show long texts at a terminal", .takesTurns)
struct PagerTests {
  /// A command whose text has more lines than the window of the tests.
  private static let longText = "open 1"
  private static let first = "One giant leap"
  private static let last = "en.wikipedia.org/wiki/Apollo_11"

  private let home = TemporaryFolder()

  /// - Parameter pager: the value of `PAGER`; `nil` for a session without it.
  private func program(_ pager: String?, _ environment: [String: String] = [:]) -> Program {
    var program = Program(home: home, environment: environment)
    program.environment["PAGER"] = pager
    program.environment["PATH"] = home.programs + ":" + (program.environment["PATH"] ?? "")
    return program
  }

  /// A session that has listed headlines in a window of six lines.
  private func terminal(
    _ program: Program, prompt: String = PseudoTerminal.prompt, output: Int32? = nil, isJob: Bool = false
  ) async throws -> PseudoTerminal {
    let arguments = ["--provider", "sample"]
    let terminal =
      try isJob
      ? PseudoTerminal(asJob: program, arguments, rows: 6)
      : PseudoTerminal(program, arguments, rows: 6, output: output)
    try await terminal.wait(for: prompt)
    try await terminal.answer(to: "top", until: prompt)
    return terminal
  }

  /// A pager that records its input and its arguments.
  private func makeKeeper(_ name: String) async throws {
    try await home.makeProgram(name, #"echo "$# $* $LESS" >>"$HOME/calls"; /bin/cat >"$HOME/seen""#)
  }

  @Test("only a text longer than the window goes through it, whole, and no redirected result does")
  func whatIsLongerThanTheWindowGoesThroughItWhole() async throws {
    try await makeKeeper("keeper")
    let terminal = try await terminal(program("keeper 'two words'"))
    let shown = try await terminal.answer(to: Self.longText)
    #expect(!shown.contains(Self.first))
    let seen = try home.read("seen")
    #expect(seen.contains(Self.first))
    #expect(seen.contains(Self.last))
    #expect(seen.contains("\u{1B}[1m"))
    let once = "1 two words FRX\n"
    #expect(try home.read("calls") == once)
    for line in [
      "open 1 | cat", "open 1 > ~/text", "top", "top --limit 30", "countries", "help search", "settings accessible",
      "!seq 100",
    ] {
      try await terminal.answer(to: line)
    }
    #expect(try home.read("calls") == once)
    terminal.resize(columns: 80, rows: 100)
    // The prompt is drawn again.
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "top")
    #expect(try await terminal.answer(to: Self.longText).contains(Self.last))
    #expect(try home.read("calls") == once)
    terminal.resize(columns: 80, rows: 7)
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await !terminal.answer(to: Self.longText).contains(Self.last))
    #expect(try home.read("calls").split(separator: "\n").count == 2)
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("settings pager names it for all sessions, and takes precedence over PAGER")
  func setting() async throws {
    try await makeKeeper("keeper")
    try await makeKeeper("other")
    for pager in [nil, "less", "other"] {
      let terminal = try await terminal(program(pager))
      try await terminal.answer(to: "settings pager 'keeper -x'")
      try await terminal.answer(to: Self.longText)
      terminal.type("quit\n")
      #expect(try await terminal.end() == 0)
    }
    #expect(try home.read("calls") == String(repeating: "1 -x FRX\n", count: 3))
    #expect(try home.read(".config/supernews/config").contains("pager = keeper -x\n"))
    let terminal = try await terminal(program("other", ["LESS": "M"]))
    try await terminal.answer(to: Self.longText)
    #expect(try home.read("calls").hasSuffix("1 -x M\n"))
    try await terminal.answer(to: "settings pager none")
    try await terminal.answer(to: Self.longText)
    #expect(try home.read("calls").hasSuffix("0  M\n"))
    // Built-in is the view, whatever is in PAGER.
    try await terminal.answer(to: "settings pager built-in")
    terminal.type(Self.longText + "\n")
    try await terminal.wait(for: "q back")
    terminal.type("q")
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "settings pager cat")
    #expect(try await terminal.answer(to: Self.longText).contains(Self.last))
    #expect(try home.read("calls").split(separator: "\n").count == 5)
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test(
    "the pagers that shells name unasked are not used, nor needed",
    arguments: [nil, "less", "/usr/bin/more", "most -s"])
  func usual(pager: String?) async throws {
    for name in ["less", "more", "most"] { try await makeKeeper(name) }
    let terminal = try await terminal(program(pager))
    terminal.type(Self.longText + "\n")
    try await terminal.wait(for: "q back")
    terminal.type("q")
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(!home.hasFile("calls"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test(
    "Ctrl-Z stops the program as well and restores the terminal, and both go on afterwards",
    .enabled(if: isThere, "less is not installed"))
  func suspended() async throws {
    let terminal = try await terminal(program("exec /usr/bin/less -RX -Psreading"), isJob: true)
    terminal.type(Self.longText + "\n")
    try await terminal.wait(for: "reading")
    let job = try await terminal.stopJob()
    #expect(terminal.echoes)
    // supernews, the shell that starts the pager unless the pager took its place, and the pager.
    #expect(PseudoTerminal.states(ofGroup: job).count >= 2)
    terminal.continueJob()
    #expect(try await eventually { !terminal.echoes })
    // The window is drawn again.
    try await terminal.wait(for: "reading")
    terminal.type("q")
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "country jp")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("an empty PAGER and cat mean no pager", arguments: ["", "cat"])
  func emptyOneAndCatAreNone(pager: String) async throws {
    try await makeKeeper("cat")
    try await makeKeeper("less")
    let terminal = try await terminal(program(pager))
    #expect(try await terminal.answer(to: Self.longText).contains(Self.last))
    #expect(!home.hasFile("calls"))
  }

  @Test(
    "if it fails there is a message, and nothing is lost",
    arguments: [
      ("no-such-pager", "the pager \"no-such-pager\" was not found"), ("kill -TERM $$", "was killed by signal 15"),
    ])
  func oneThatFailsIsAMessageNothingIsLostWithIt(pager: String, message: String) async throws {
    let terminal = try await terminal(program(pager))
    let shown = try await terminal.answer(to: Self.longText)
    #expect(shown.contains(Self.first))
    #expect(shown.contains(Self.last))
    let flat = shown.replacing("\n", with: " ")
    #expect(flat.contains(message))
    #expect(flat.contains("choose another with settings pager, or settings pager built-in"))
    #expect(try await terminal.answer(to: "settings accessible").contains("accessible  off"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
  }

  @Test("a pager that reads only the beginning is no failure")
  func oneThatReadsOnlyTheBeginningIsNoFailure() async throws {
    let terminal = try await terminal(program("head -n 2"))
    let shown = try await terminal.answer(to: Self.longText)
    #expect(shown.contains(Self.first))
    #expect(!shown.contains(Self.last))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("the terminal is as before, however the pager left it", arguments: ["exit 0", "exit 3", "kill -KILL $$"])
  func modes(ending: String) async throws {
    let terminal = try await terminal(program("cat >/dev/null; stty raw -echo </dev/tty; \(ending)"))
    let modes = try TerminalModes(of: terminal.process)
    try await terminal.answer(to: Self.longText)
    #expect(try await terminal.answer(to: "settings accessible").contains("accessible  off"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == (ending == "exit 0" ? 0 : 1))
    #expect(modes.isOrdinary)
  }

  @Test("Ctrl-C ends only the pager")
  func interrupt() async throws {
    let terminal = try await terminal(program("echo > ~/on && exec sleep 60"))
    let modes = try TerminalModes(of: terminal.process)
    terminal.type(Self.longText + "\n")
    #expect(try await eventually { home.hasFile("on") })
    terminal.type("\u{3}")
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "settings accessible").contains("accessible  off"))
    terminal.type("quit\n")
    #expect(try await terminal.end() != nil)
    #expect(modes.isOrdinary)
  }

  @Test("scripts never use it, at a terminal either")
  func itIsNeverForScripts() async throws {
    try await makeKeeper("keeper")
    let terminal = try PseudoTerminal(program("keeper"), ["--provider", "sample", "-c", "top; open 1"], rows: 6)
    #expect(try await terminal.end() == 0)
    #expect(terminal.raw.contains(Self.last))
    let piped = try await program("keeper").run(["--provider", "sample"], input: "top\nopen 1\n")
    #expect(piped.output.contains(Self.last))
    #expect(!home.hasFile("calls"))
  }

  @Test("accessible sessions do not use it, nor do results that go to no terminal")
  func notHere() async throws {
    try await makeKeeper("keeper")
    let spoken = try await terminal(program("keeper", ["ACCESSIBLE": "1"]), prompt: "English >")
    #expect(try await spoken.answer(to: Self.longText, until: "English >").contains(Self.last))
    let log = open(home.path + "/log", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(log) }
    let logged = try await terminal(program("keeper"), output: log)
    try await logged.answer(to: Self.longText)
    logged.type("quit\n")
    #expect(try await logged.end() == 0)
    #expect(try home.read("log").contains(Self.last))
    #expect(!home.hasFile("calls"))
  }

  @Test("less shows one window of it and restores the terminal", .enabled(if: isThere, "less is not installed"))
  func less() async throws {
    let terminal = try await terminal(program(nil))
    let modes = try TerminalModes(of: terminal.process)
    try await terminal.answer(to: "settings pager '/usr/bin/less -RX'")
    terminal.type(Self.longText + "\n")
    try await terminal.wait(for: Self.first)
    terminal.type("G")
    try await terminal.wait(for: Self.last)
    terminal.type("q")
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "settings accessible").contains("accessible  off"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    #expect(modes.isOrdinary)
  }

  private static let isThere = Program.isInstalled("/usr/bin/less")
}
