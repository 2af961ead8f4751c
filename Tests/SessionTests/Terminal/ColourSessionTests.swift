import TestSupport
import TestTraits
import Testing

@Suite("The colours of a terminal", .takesTurns)
struct ColourSessionTests {
  private let home = TemporaryFolder()

  private func terminal(_ environment: [String: String] = [:], _ arguments: [String] = []) async throws
    -> PseudoTerminal
  {
    let terminal = try PseudoTerminal(
      Program(home: home, environment: environment), ["--provider", "sample"] + arguments, columns: 120)
    try await terminal.wait(for: PseudoTerminal.prompt)
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal, status: Int32 = 0) async throws {
    terminal.type("quit\n")
    #expect(try await terminal.end() == status)
  }

  @Test("a scheme applies at once, with a preview, and to the next session")
  func scheme() async throws {
    let first = try await terminal()
    #expect(try await first.sent(by: "top --limit 1").contains("\u{1B}[36m 1\u{1B}[0m"))
    let set = try await first.sent(by: "settings colours contrast")
    #expect(set.contains("\u{1B}[1;7mselected\u{1B}[0m") && set.contains("\u{1B}[1m12\u{1B}[0m"), "\(set)")
    #expect(try await first.sent(by: "top --limit 1").contains("\u{1B}[1m 1\u{1B}[0m"))
    try await quit(first)

    let second = try await terminal()
    #expect(try await second.sent(by: "top --limit 1").contains("\u{1B}[1m 1\u{1B}[0m"))
    #expect(try await second.sent(by: "settings colours").contains("\u{1B}[1;7mselected\u{1B}[0m"))
    #expect(try await second.sent(by: "settings colours none").contains("\u{1B}[36m12\u{1B}[0m"))
    try await quit(second)
  }

  @Test("all colours are used where COLORTERM says so, else the nearest of 16")
  func trueColour() async throws {
    try home.write("number = #ff0000\n".utf8, to: "mine")
    let many = try await terminal(["COLORTERM": "truecolor"])
    #expect(try await many.sent(by: "top --limit 1").contains("\u{1B}[36m 1\u{1B}[0m"))
    try await many.answer(to: "settings colours ~/mine")
    #expect(try await many.sent(by: "top --limit 1").contains("\u{1B}[38;2;255;0;0m 1\u{1B}[0m"))
    try await quit(many)
    let few = try await terminal()
    #expect(try await few.sent(by: "top --limit 1").contains("\u{1B}[91m 1\u{1B}[0m"))
    try await quit(few)
  }

  @Test("NO_COLOR and --color never stay without any", arguments: [["NO_COLOR": "1"], [:]])
  func none(environment: [String: String]) async throws {
    try home.write("colours = light\n".utf8, to: ".config/supernews/config")
    let terminal = try await terminal(environment, environment.isEmpty ? ["--color", "never"] : [])
    let shown = try await terminal.sent(by: "top --limit 1") + terminal.sent(by: "settings colours")
    #expect(!shown.contains("\u{1B}[34m") && !shown.contains("\u{1B}[1m"), "\(shown)")
    #expect(!shown.contains("trouble"))
    try await quit(terminal)
  }

  @Test("a fault of a file is named with its line; at the start the usual colours serve")
  func faults() async throws {
    try home.write("title = bold\nnumber = \u{1B}]0;x\u{7}red\n".utf8, to: "mine")
    let first = try await terminal()
    let refused = try await first.sent(by: "settings colours ~/mine")
    #expect(refused.contains("~/mine, line 2: unknown colour"), "\(refused)")
    #expect(!refused.contains("\u{1B}]0"))
    #expect(!home.hasFile(".config/supernews/config"))
    try await quit(first, status: 1)

    try home.write("colours = ~/mine\n".utf8, to: ".config/supernews/config")
    let second = try PseudoTerminal(Program(home: home), ["--provider", "sample"], columns: 120)
    let started = try await second.wait(for: PseudoTerminal.prompt)
    #expect(started.contains("The chosen colours are not used: ~/mine, line 2"), "\(started)")
    #expect(try await second.sent(by: "top --limit 1").contains("\u{1B}[36m 1\u{1B}[0m"))
    // Mended and chosen again, they are read again.
    try home.write("number = red\n".utf8, to: "mine")
    try await second.answer(to: "settings colours ~/mine")
    #expect(try await second.sent(by: "top --limit 1").contains("\u{1B}[31m 1\u{1B}[0m"))
    try await quit(second)
  }

  @Test("pipes have no colours and say nothing about their file")
  func pipes() async throws {
    try home.write("colours = /nowhere/colours\n".utf8, to: ".config/supernews/config")
    let result = try await Program(home: home).run(["--provider", "sample", "-c", "top --limit 1; settings colours"])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(!result.output.contains("\u{1B}") && !result.output.contains("trouble"))
  }

  @Test("dates in lists and articles take their form, and stay as they are for programs")
  func dates() async throws {
    let script = "settings dates iso\ntop --limit 1\nopen 1\nsettings dates relative\n"
    let program = Program(home: home, environment: ["SUPERNEWS_NOW": "2026-11-22T06:00:00Z"])
    let people = try await program.run(["--provider", "sample"], input: script)
    #expect(people.output.contains(#/\d{4}-\d\d-\d\d/#) && !people.output.contains(" ago"), "\(people.output)")
    let usual = try await program.run(["--provider", "sample", "-F", "json", "-c", "top --limit 1"])
    let iso = try await program.run(["--provider", "sample", "-F", "json", "-c", "settings dates iso; top --limit 1"])
    #expect(iso.lines.dropFirst(2).first == usual.lines.first)
  }
}
