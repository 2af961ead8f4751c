import TestSupport
import TestTraits
import Testing

@Suite("Lists at a terminal", .takesTurns)
struct FittingListTests {
  private func terminal(rows: UInt16 = 24) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(Program(home: TemporaryFolder()), ["--provider", "sample"])
    terminal.resize(columns: 80, rows: rows)
    try await terminal.wait(for: PseudoTerminal.prompt)
    return terminal
  }

  @Test("a list is cut so that its first item is still in the window, and more continues it")
  func fits() async throws {
    let terminal = try await terminal()
    let shown = try await terminal.answer(to: "top")
    #expect(shown.contains("One giant leap"))
    #expect(shown.contains(" 9  "))
    #expect(!shown.contains("10  "))
    #expect(shown.contains("more: 215 left · open 1 · help"))
    #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    let rest = try await terminal.answer(to: "more")
    #expect(rest.contains("10  ") && rest.contains("18  ") && !rest.contains("19  "))
    #expect(try await terminal.answer(to: "more").contains("27  "))
    #expect(try await terminal.answer(to: "15").contains("15 / 224"))
    let sources = try await terminal.answer(to: "sources")
    let left = try #require(sources.firstMatch(of: #/more: (\d+) left/#)?.1)
    let header = try #require(sources.firstMatch(of: #/ (\d+) of 571/#)?.1)
    #expect(Int(left) == 571 - (Int(header) ?? 0))
    #expect(try await terminal.answer(to: "sources | tail -n 1").contains("571"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("a name alone shows its headlines, and for an unknown one a command in the reader's language is suggested")
  func nameAloneShowsItsHeadlines() async throws {
    let terminal = try await terminal()
    #expect(try await terminal.answer(to: "france").contains("France · headlines"))
    #expect(try await terminal.answer(to: "japan sports").contains("Japan · sports"))
    #expect(try await terminal.answer(to: "top jp").contains("Japan · headlines"))
    #expect(try await terminal.answer(to: "le monde").contains("Le Monde  "))
    #expect(
      try await terminal.answer(to: "country england", until: "gb · English ›").contains("United Kingdom"))
    for (line, offer) in [
      ("spieg", "sources spieg"), ("frnce", "France"), ("contry", "country"), ("obama", "search obama"),
    ] {
      #expect(
        try await terminal.answer(to: line).contains("did you mean \"\(offer)\"?"), "\(line)")
    }
    #expect(try await terminal.answer(to: "bbc", until: " ›").contains("BBC News  "))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
  }

  @Test("in a script a name is a command as well")
  func inAScriptANameIsACommandToo() async throws {
    let program = Program(home: TemporaryFolder())
    let done = try await program.run(["--provider", "sample", "-F", "json", "--lang", "fr"], input: "france\nfrnce\n")
    #expect(done.output.contains(#""command":"top","ok":true"#))
    #expect(done.output.contains(#""code":"unknownCommand""#))
    #expect(done.output.contains("France"))
    #expect(!done.output.contains("avance"))
  }
}
