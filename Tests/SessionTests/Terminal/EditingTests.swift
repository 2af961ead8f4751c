import TestSupport
import TestTraits
import Testing

@Suite("Lines edited at a terminal", .takesTurns)
struct EditingTests {
  private let home = TemporaryFolder()

  private func terminal() async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(Program(home: home), ["--provider", "sample"])
    try await terminal.wait(for: PseudoTerminal.prompt)
    return terminal
  }

  @Test("a line of several rows is redrawn whole after a change at its beginning")
  func wrapped() async throws {
    let terminal = try await terminal()
    terminal.resize(columns: 40, rows: 20)
    try await terminal.wait(for: "›")
    // Letters in the second and third row, wherever the rows break.
    let typed = terminal.mark
    terminal.type("search " + String(repeating: "a", count: 45) + "Y" + String(repeating: "b", count: 30) + "Z")
    try await terminal.wait(forSent: "Z", since: typed)
    // To the beginning of the line.
    terminal.type("\u{1}")
    let changed = terminal.mark
    terminal.type("Q")
    let drawn = try await terminal.wait(forSent: "Z", since: changed)
    #expect(drawn.contains("Y"))
  }

  @Test("Tab in the middle of a line leaves one blank, and the cursor goes after it")
  func tabInTheMiddle() async throws {
    let terminal = try await terminal()
    // To the beginning, and past the letters to be completed.
    terminal.type("countr fran\u{1}\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[Ci\t")
    terminal.type("x\u{8}\n")
    try await terminal.wait(for: "France")
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "history 1").contains("countries fran\n"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("a line found by Ctrl-R is taken with an arrow as well", arguments: ["\u{1B}[C", "\u{1B}OC", "\u{1B}[D"])
  func whatCtrlRHasFoundIsTakenWithAnArrow(arrow: String) async throws {
    let terminal = try await terminal()
    try await terminal.answer(to: "countries france")
    try await terminal.answer(to: "categories")
    let searched = terminal.mark
    terminal.type("\u{12}fran")
    try await terminal.wait(forSent: "countries", since: searched)
    terminal.type(arrow)
    let said = try await terminal.answer(to: "")
    #expect(said.contains("fr"))
    #expect(!said.contains("unknown command"))
    #expect(try await terminal.answer(to: "history 2").contains("countries france"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }
}
