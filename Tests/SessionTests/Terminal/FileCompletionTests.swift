import TestSupport
import TestTraits
import Testing

@Suite("Tab where a file is to be named", .takesTurns)
struct FileCompletionTests {
  private let home = TemporaryFolder()

  private func terminal() async throws -> PseudoTerminal {
    for name in ["notes.txt", "nothing.md", ".hidden", "two words/inside.txt", "bad\u{1B}[31mname", "été.txt"] {
      try home.write([], to: "files/" + name)
    }
    let terminal = try PseudoTerminal(Program(home: home), ["--provider", "sample"])
    try await terminal.wait(for: PseudoTerminal.prompt)
    return terminal
  }

  @Test("a beginning is completed up to where the names differ, and the names are then listed")
  func listed() async throws {
    let terminal = try await terminal()
    terminal.type("top --limit 1 > ~/files/no\t\t")
    try await terminal.wait(for: "~/files/not")
    let listed = try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(listed.contains("notes.txt") && listed.contains("nothing.md"))
    // By the name to choose, not by the whole path.
    #expect(!listed.contains("files/notes.txt"))
    terminal.type("e\t\n")
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try home.read("files/notes.txt").contains("giant leap"))
  }

  @Test("a name that would harm the terminal is not offered, nor are files in place of a command")
  func withheld() async throws {
    let terminal = try await terminal()
    let before = terminal.mark
    terminal.type("top > ~/files/\t")
    try await terminal.wait(for: PseudoTerminal.prompt)
    let listed = terminal.sent(since: before)
    #expect(listed.contains("two words/"))
    #expect(!listed.contains("bad") && !listed.contains(".hidden") && !listed.contains("\u{1B}[31m"))
    for line in ["top | ~/files/notes", "!~/files/notes", "top ~/files/notes"] {
      let before = terminal.mark
      terminal.type("\u{15}\(line)\tX")
      // Nothing is inserted between the text typed before and after it.
      try await terminal.wait(forSent: "X", since: before)
      #expect(!terminal.sent(since: before).contains("notes.txt"))
    }
  }
}
