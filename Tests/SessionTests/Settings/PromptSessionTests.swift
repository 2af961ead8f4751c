import TestSupport
import TestTraits
import Testing

@Suite("A prompt of one's own", .takesTurns)
struct PromptSessionTests {
  private let home = TemporaryFolder()

  private func terminal(
    _ arguments: [String] = ["--provider", "sample"], environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(Program(home: home, environment: environment), arguments)
  }

  @Test("it shows country, language, source and length of the list, as they change, and is saved")
  func itTellsCountryLanguageSourceAndTheLengthOfTheList() async throws {
    let first = try terminal()
    try await first.wait(for: PseudoTerminal.prompt)
    try await first.answer(to: "settings prompt '[%c %l %s %n %% %x %'", until: "[us en ABC News 0 % %x % ")
    try await first.answer(to: "top --limit 3", until: "[us en ABC News 3 % %x % ")
    try await first.answer(to: "country japan", until: "[jp en ABC News 3 % %x % ")
    try await first.answer(to: "language fr", until: "[jp fr ABC News 3 % %x % ")
    first.type("quit\n")
    #expect(try await first.end() == 0)

    let second = try terminal()
    try await second.wait(for: "[jp fr ABC News 0 % %x % ")
    try await second.answer(to: "settings prompt none", until: "jp · français ›")
  }

  @Test("wide letters are placed correctly, and a > in it needs quotes")
  func wide() async throws {
    let terminal = try terminal()
    try await terminal.wait(for: PseudoTerminal.prompt)
    #expect(try await terminal.answer(to: "settings prompt 日本>").contains("> takes one file name"))
    try await terminal.answer(to: "settings prompt '日本 %c é>'", until: "日本 us é> ")
    terminal.type("country rance\u{1}")
    for _ in 0..<"country ".count { terminal.type("\u{1B}[C") }
    terminal.type("f\n")
    try await terminal.wait(for: "France (fr)")
    try await terminal.wait(for: "日本 fr é> ")
  }

  @Test("nothing in it harms the terminal, typed or from the settings file")
  func nothingInItHarmsTheTerminal() async throws {
    try home.write("prompt = a\u{1B}[31mb\u{7}\u{1B}]0;x\u{7}c\u{202E}%s>\n".utf8, to: ".config/supernews/config")
    let first = try terminal()
    try await first.wait(for: "abcABC News>")
    #expect(!first.raw.contains("\u{1B}[31m") && !first.raw.contains("\u{1B}]0") && !first.raw.contains("\u{7}"))
    // An escape sequence is removed as a whole, in this session and in the next.
    try await first.answer(to: "settings prompt 'x\u{16}\u{1B}[31my%c>'", until: "xyus> ")
    first.type("quit\n")
    #expect(try await first.end() == 0)
    let second = try terminal()
    try await second.wait(for: "xyus> ")
    #expect(!second.raw.contains("[31my"))
  }
}
