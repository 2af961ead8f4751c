import TestSupport
import TestTraits
import Testing

@Suite("Texts of articles at a terminal", .takesTurns)
struct ReadTerminalTests {
  private let home = TemporaryFolder()
  private let pages = MadeUpPages()

  /// A session that has listed the feed's articles.
  private func terminal(
    _ server: LoopbackServer, _ environment: [String: String] = [:], columns: UInt16 = 80
  ) async throws -> PseudoTerminal {
    let program = Program(home: home, environment: environment)
    #expect(try await program.run(["feeds", "add", server.url + "/feed"]).status == 0)
    let terminal = try PseudoTerminal(program, columns: columns)
    try await terminal.wait(for: PseudoTerminal.prompt)
    let list = try await terminal.answer(to: "feeds open")
    #expect(list.contains("Bicycle 1"))
    return terminal
  }

  @Test("a text goes through the pager as a whole, and marks its article as read")
  func pager() async throws {
    let server = try pages.server()
    defer { server.stop() }
    try await home.makeProgram("keeper", #"/bin/cat >"$HOME/seen""#)
    let terminal = try await terminal(server, ["PAGER": home.programs + "/keeper"])
    let shown = try await terminal.answer(to: "read 1")
    #expect(!shown.contains("mechanic"))
    let seen = try home.read("seen")
    #expect(seen.contains("paragraph 1 was") && seen.contains("read 1.1 (first link)"))
    let list = try await terminal.answer(to: "list").split(separator: "\n")
    #expect(list.contains { $0.hasPrefix(" 1   Bicycle 1") })
    #expect(list.contains { $0.hasPrefix(" 2 \u{2022} Bicycle 2") })
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("no line is wider than the window, and moves lead on from a text")
  func window() async throws {
    let server = try pages.server()
    defer { server.stop() }
    let columns = 40
    let terminal = try await terminal(server, columns: UInt16(columns))
    try await terminal.answer(to: "read 1")
    // It is stored now, so no line about waiting appears.
    let shown = try await terminal.answer(to: "read 1")
    for line in shown.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
    #expect(shown.contains("\nThe plan of the harbour[1] and the"))
    #expect(shown.contains("\nLinks\n[1] 127.0.0.1:\(server.port)/plan/1\n[2] city.example/ferry\n"))
    let next = try await terminal.answer(to: "next")
    #expect(next.contains("Bicycle 2") && next.contains(" 2 / 4"))
    let back = try await terminal.answer(to: "previous")
    #expect(back.contains("The plan of the harbour[1]"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }
}
