import TestSupport
import TestTraits
import Testing

@Suite("The pager at a terminal", .takesTurns)
struct PagerTests {
  /// A command whose text has more lines than the window.
  private static let longText = "help search"
  private static let first = "Search articles."
  private static let last = "search peace --to yesterday --in title"

  private let home = TemporaryFolder()

  /// - Parameter pager: the value of `PAGER`; `nil` for a session without it.
  private func program(_ pager: String?, _ environment: [String: String] = [:]) -> Program {
    var program = Program(home: home, environment: environment)
    program.environment["PAGER"] = pager
    program.environment["PATH"] = home.programs + ":" + (program.environment["PATH"] ?? "")
    return program
  }

  private func terminal(
    _ program: Program, _ arguments: [String] = [], prompt: String = PseudoTerminal.prompt, output: Int32? = nil
  ) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(program, ["--provider", "sample"] + arguments, output: output)
    try await terminal.wait(for: prompt)
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
    #expect(seen.contains("\u{1B}[36m"))
    let once = "1 two words eKRXPsSpace for the next page, q to return to the prompt$\n"
    #expect(try home.read("calls") == once)
    for line in [
      "help search | cat", "help search > ~/help", "top", "top --limit 30", "countries", "2", "settings accessible",
      "!seq 100",
    ] {
      try await terminal.answer(to: line)
    }
    #expect(try home.read("calls") == once)
    terminal.resize(columns: 80, rows: 100)
    // The prompt is drawn again.
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: Self.longText).contains(Self.last))
    #expect(try home.read("calls") == once)
    terminal.resize(columns: 80, rows: 10)
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await !terminal.answer(to: Self.longText).contains(Self.last))
    #expect(try home.read("calls").split(separator: "\n").count == 2)
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("without PAGER it is less, with options to end if everything fits and to leave colours", arguments: [nil, "R"])
  func withoutPAGERItIsLess(less: String?) async throws {
    try await makeKeeper("less")
    let terminal = try await terminal(program(nil, less.map { ["LESS": $0] } ?? [:]))
    try await terminal.answer(to: Self.longText)
    #expect(try home.read("calls") == "1 -eRX \(less ?? "eKRXPsSpace for the next page, q to return to the prompt$")\n")
    #expect(try home.read("seen").contains(Self.last))
  }

  @Test(
    "Ctrl-Z stops the pager as well and restores the terminal, and both go on afterwards",
    .enabled(if: Program.isInstalled("/usr/bin/less"), "less is not installed"))
  func suspended() async throws {
    let terminal = try await terminal(program("/usr/bin/less -eRX"))
    terminal.type(Self.longText + "\n")
    try await terminal.wait(for: "Space for the next page")
    terminal.type("\u{1A}")
    var status: Int32 = 0
    #expect(try await eventually { waitpid(terminal.process, &status, WNOHANG | WUNTRACED) != 0 })
    #expect(status & 0xFF == 0x7F)
    #expect(terminal.echoes)
    #expect(try await eventually { Self.states(ofGroup: terminal.process).allSatisfy { $0 == "T" } })
    // supernews, the shell that starts the pager unless the pager took its place, and the pager.
    #expect(Self.states(ofGroup: terminal.process).count >= 2)
    kill(-terminal.process, SIGCONT)
    #expect(try await eventually { !terminal.echoes })
    // The window is drawn again.
    try await terminal.wait(for: "Space for the next page")
    terminal.type("q")
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "country jp")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  /// The states of the processes of a group: T is stopped.
  private static func states(ofGroup group: pid_t) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { $0.allSatisfy(\.isNumber) }.compactMap { name in
      guard let text = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8),
        let end = text.lastIndex(of: ")")
      else { return nil }
      // After the name: the state, the parent and the group.
      let fields = text[end...].split(separator: " " as Character)
      return fields.count > 3 && fields[3] == "\(group)" ? String(fields[1]) : nil
    }
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
    #expect(flat.contains("set PAGER to another program, or leave it empty"))
    #expect(try await terminal.answer(to: "settings accessible").contains("accessible  off"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
  }

  @Test("if less is missing and nothing else was requested, the text is shown without a notice")
  func noLess() async throws {
    var program = program(nil)
    program.environment["PATH"] = home.programs
    let terminal = try await terminal(program)
    let shown = try await terminal.answer(to: Self.longText)
    #expect(shown.contains(Self.first))
    #expect(shown.contains(Self.last))
    #expect(!shown.contains("pager") && !shown.contains("not found"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("a pager that reads only the beginning is no failure")
  func oneThatReadsOnlyTheBeginningIsNoFailure() async throws {
    let terminal = try await terminal(program("head -n 5"))
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

  @Test("scripts never use it, at a terminal either", arguments: [["-c", longText], ["help", "search"]])
  func itIsNeverForScripts(words: [String]) async throws {
    try await makeKeeper("keeper")
    let terminal = try PseudoTerminal(program("keeper"), ["--provider", "sample"] + words)
    #expect(try await terminal.end() == 0)
    #expect(terminal.raw.contains(Self.last))
    let piped = try await program("keeper").run(["--provider", "sample"], input: Self.longText + "\n")
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
    terminal.type(Self.longText + "\n")
    try await terminal.wait(for: Self.first)
    // The prompt of less; then the key for the end.
    try await terminal.wait(for: "q to return to the prompt")
    terminal.type("G")
    try await terminal.wait(for: Self.last)
    // At the end it waits, so that the q does not reach the prompt.
    terminal.type("q")
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "settings accessible").contains("accessible  off"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
    #expect(modes.isOrdinary)
  }

  private static let isThere = Program.isInstalled("/usr/bin/less")
}
