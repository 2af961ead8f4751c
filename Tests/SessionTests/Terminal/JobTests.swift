import TestSupport
import TestTraits
import Testing

private let bash = "/bin/bash"

@Suite(
  "A session as a job of a system shell", .takesTurns, .enabled(if: Program.isInstalled(bash), "bash is not installed"))
struct JobTests {
  private let home = TemporaryFolder()

  /// A system shell in which a session was started and stopped with Ctrl-Z.
  private func stopped() async throws -> PseudoTerminal {
    var shell = Program(home: home, environment: ["PS1": "bash> ", "PROGRAM": Program.binary])
    shell.path = bash
    let terminal = try PseudoTerminal(shell, ["--norc", "--noprofile", "-i"])
    try await terminal.wait(for: "bash> ")
    terminal.type("\"$PROGRAM\" --provider sample\n")
    try await terminal.wait(for: PseudoTerminal.prompt)
    terminal.type("\u{1A}")
    try await terminal.wait(for: "Stopped")
    try await terminal.wait(for: "bash> ")
    return terminal
  }

  @Test("sent to the background at the prompt it stops, and goes on in the foreground")
  func background() async throws {
    let terminal = try await stopped()
    terminal.type("bg\n")
    try await terminal.wait(for: "bash> ")
    // Each line that the system shell reads could be taken for the session's.
    for _ in 0..<2 {
      terminal.type("until jobs -s | grep -q .; do sleep 0.1; done; echo is st''opped\n")
      try await terminal.wait(for: "is stopped")
      try await terminal.wait(for: "bash> ")
    }
    terminal.type("fg\n")
    try await terminal.wait(for: PseudoTerminal.prompt)
    terminal.type("country japan\n")
    try await terminal.wait(for: "jp · English ›")
    terminal.type("quit\n")
    try await terminal.wait(for: "bash> ")
  }

  @Test("a signal ends it while it is stopped, when it goes on")
  func ending() async throws {
    let terminal = try await stopped()
    terminal.type(
      "kill %1; for n in {1..300}; do kill -0 %1 2>/dev/null || break; sleep 0.1; done; jobs; echo no jo''bs\n")
    let output = try await terminal.wait(for: "no jobs")
    #expect(output.contains("Terminated"))
  }
}
