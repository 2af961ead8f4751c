import TestSupport
import TestTraits
import Testing

@Suite("Keys of a reader's own at the prompt", .takesTurns)
struct BoundKeyTests {
  private let home = TemporaryFolder()

  private func terminal(_ environment: [String: String] = [:], columns: UInt16 = 80) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Program(home: home, environment: environment), ["--provider", "sample"], columns: columns)
    try await terminal.wait(for: PseudoTerminal.prompt)
    return terminal
  }

  /// Each key with what terminals send for it.
  static let keys: [(String, [String])] = [
    ("ctrl-t", ["\u{14}"]), ("alt-x", ["\u{1B}x"]), ("f1", ["\u{1B}OP", "\u{1B}[11~"]), ("f5", ["\u{1B}[15~"]),
    ("f12", ["\u{1B}[24~"]), ("ctrl-g", ["\u{7}"]),
  ]

  @Test("a key runs its line, shown as if typed, from the moment it is bound", arguments: keys)
  func runs(key: String, sent: [String]) async throws {
    let terminal = try await terminal()
    try await terminal.answer(to: "bind \(key) country japan")
    for sequence in sent {
      terminal.type(sequence)
      let shown = try await terminal.wait(for: "jp · English ›")
      #expect(shown.contains("country japan\n") && shown.contains("Japan (jp)"), "\(shown)")
      try await terminal.answer(to: "country us", until: "us · English ›")
    }
    #expect(try await terminal.answer(to: "history 3").contains("country japan"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("it is kept, and does nothing to a line that has begun")
  func typed() async throws {
    let first = try await terminal()
    try await first.answer(to: "bind ctrl-t 'country japan'")
    first.type("quit\n")
    #expect(try await first.end() == 0)

    let terminal = try await terminal()
    terminal.type("country fra")
    try await terminal.wait(for: "country fra")
    terminal.type("\u{14}nce\n")
    try await terminal.wait(for: "fr · English ›")
    terminal.type("\u{14}")
    try await terminal.wait(for: "jp · English ›")
    // Freed, it has the meaning that libedit gives it: it swaps two letters.
    try await terminal.answer(to: "unbind ctrl-t", until: "jp · English ›")
    terminal.type("country ti\u{14}\n")
    try await terminal.wait(for: "it · English ›")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("the reader's editrc wins")
  func editrc() async throws {
    try home.write("bind -s ^G categories\n".utf8, to: ".editrc")
    let terminal = try await terminal()
    try await terminal.answer(to: "bind ctrl-g 'country japan'")
    terminal.type("\u{7}\n")
    let shown = try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(shown.contains("categories") && !shown.contains("Japan"), "\(shown)")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("a letter alone runs its line, and an alias runs as typed")
  func letters() async throws {
    let terminal = try await terminal()
    try await terminal.answer(to: "alias two='top --limit 2'")
    try await terminal.answer(to: "bind j 'two; 1'")
    #expect(try await terminal.answer(to: "j").contains("1 / 224"))
    #expect(try await terminal.answer(to: "two").contains(" 2  "))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("before so many names are listed Tab asks, and the line stays")
  func question() async throws {
    let terminal = try await terminal()
    terminal.type("source \t")
    let asked = try await terminal.wait(for: "possibilities? (y or n) ")
    #expect(asked.contains("List all 5"), "\(asked)")
    #expect(!asked.contains("le-monde"))
    terminal.type("n")
    try await terminal.wait(for: "›  source")
    terminal.type("\t")
    try await terminal.wait(for: "possibilities? (y or n) ")
    // An arrow is no answer that means yes, and leaves nothing in the line.
    terminal.type("\u{1B}[B")
    try await terminal.wait(for: "›  source")
    terminal.type("\t")
    try await terminal.wait(for: "possibilities? (y or n) ")
    terminal.type("y")
    #expect(try await terminal.wait(for: "›  source").contains("le-monde"))
    terminal.type("bbc-new\t\n")
    try await terminal.wait(for: "BBC News ›")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("Ctrl-C at the question drops the line")
  func interrupted() async throws {
    let terminal = try await terminal()
    terminal.type("source \t")
    try await terminal.wait(for: "possibilities? (y or n) ")
    terminal.type("\u{3}")
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "country").contains("United States"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("in French o answers yes")
  func french() async throws {
    let terminal = try PseudoTerminal(Program(home: home), ["--provider", "sample", "--lang", "fr"])
    try await terminal.wait(for: "›")
    terminal.type("média \t")
    try await terminal.wait(for: "possibilités\u{202F}? (o ou n) ")
    terminal.type("o")
    #expect(try await terminal.wait(for: "›  média").contains("le-monde"))
  }
}
