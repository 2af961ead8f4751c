import TestSupport
import TestTraits
import Testing

@Suite("Files and commands at a terminal", .takesTurns)
struct EndingTerminalTests {
  private let home = TemporaryFolder()

  private func terminal(_ arguments: [String] = ["--provider", "sample"]) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(Program(home: home), arguments)
    try await terminal.wait(for: PseudoTerminal.prompt)
    return terminal
  }

  @Test("results go to commands and files without colours and uncut, and the prompt comes back")
  func resultsGoToCommandsAndFilesWithoutColoursAndUncut() async throws {
    let terminal = try await terminal()
    let piped = try await terminal.sent(by: "top --limit 3 | tr a-z A-Z")
    #expect(piped.contains(" 1  ONE GIANT LEAP"))
    // The prompt has colours, the result has none.
    #expect(!piped.contains("\u{1B}[1m") && !piped.contains("\u{1B}[36m"))
    #expect(try await !terminal.answer(to: "list > ~/list; list >> ~/list").contains("giant leap"))
    let text = try home.read("list")
    #expect(text.ranges(of: "One giant leap").count == 2)
    #expect(!text.contains("\u{1B}") && !text.contains("\r"))
    #expect(try await terminal.answer(to: "!cat ~/list; echo done").contains("done"))
    #expect(try await terminal.answer(to: "list").contains(" 3  "))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("a command has the terminal, and its changes to the terminal are undone")
  func modes() async throws {
    let terminal = try await terminal()
    let modes = try TerminalModes(of: terminal.process)
    terminal.type("!touch ~/ready && cat\n")
    #expect(try await eventually { home.hasFile("ready") })
    #expect(modes.isOrdinary)
    terminal.type("typed for it\n")
    try await terminal.wait(for: "typed for it")
    try await terminal.wait(for: "typed for it")
    terminal.type("\u{4}")
    try await terminal.wait(for: PseudoTerminal.prompt)
    for line in ["!stty raw -echo", "!stty raw -echo; exit 3", "settings | stty raw -echo </dev/tty"] {
      try await terminal.answer(to: line)
      // A prompt whose line is edited as usual.
      #expect(try await terminal.answer(to: "settings accessible").contains("accessible  off"))
    }
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
    #expect(modes.isOrdinary)
  }

  // The shell itself is replaced by the program that is ended: Debian's shell loses a Ctrl-C that arrives while it
  // starts another program.
  @Test(
    "Ctrl-C ends only the command",
    arguments: ["list | echo > ~/on && exec sleep 60", "!echo > ~/on && exec sleep 60"])
  func interrupt(line: String) async throws {
    let terminal = try await terminal()
    let modes = try TerminalModes(of: terminal.process)
    try await terminal.answer(to: "top --limit 3")
    terminal.type(line + "\n")
    #expect(try await eventually { home.hasFile("on") })
    terminal.type("\u{3}")
    try await terminal.wait(for: ": stopped")
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "list").contains(" 3  "))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
    #expect(modes.isOrdinary)
  }

  @Test("Ctrl-C during a script stops all of it")
  func interruptScript() async throws {
    let script = "top | echo > ~/on && exec sleep 60\n!touch ~/next"
    let terminal = try PseudoTerminal(Program(home: home), ["--provider", "sample", "-c", script])
    #expect(try await eventually { home.hasFile("on") })
    terminal.type("\u{3}")
    #expect(try await terminal.end() == 130)
    #expect(terminal.raw.contains(": stopped"))
    #expect(!home.hasFile("next"))
  }

  @Test("a terminal that vanishes while a command runs ends the session")
  func vanished() async throws {
    let terminal = try await terminal()
    let modes = try TerminalModes(of: terminal.process)
    // It ends by itself soon after the session, so that no process is left for long.
    terminal.type("!touch ~/on && sleep 5\n")
    #expect(try await eventually { home.hasFile("on") })
    kill(terminal.process, SIGHUP)
    #expect(try await terminal.end() == 128 + SIGHUP)
    #expect(modes.isOrdinary)
  }
}
