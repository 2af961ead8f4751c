import TestSupport
import TestTraits
import Testing

@Suite("Asking where one is", .takesTurns)
struct NearSessionTests {
  private static let prompt = "English ›"
  private static let question = "Find your location with gpsd and the time zone, on this machine only?"
  /// The end of the question. It is wrapped together with the sentence before it, so a line may break anywhere.
  private static let offer = "[Y/n] "
  private static let tokyo = "You seem to be in Japan, according to the time zone Asia/Tokyo."
  private static let tokyoAndOffer = tokyo + " Centre the map on the country rather than on the exact place? [Y/n] "
  private static let notAllowed = "finding your location is not allowed"

  private let home = TemporaryFolder()
  private let config = ".config/supernews/config"

  /// A terminal in Tokyo that shows the prompt.
  private func terminal(_ arguments: [String] = []) async throws -> PseudoTerminal {
    let program = Program(home: home, environment: try home.tokyo())
    let terminal = try PseudoTerminal(program, ["--provider", "sample"] + arguments)
    try await terminal.wait(for: "›")
    return terminal
  }

  /// Types an answer and reads up to a text that follows it.
  private func answer(_ text: String, until end: String = prompt, on terminal: PseudoTerminal) async throws -> String {
    terminal.type(text + "\n")
    return try await terminal.wait(for: end)
  }

  /// The text that was wrapped at 80 columns, on one line.
  private static func unwrapped(_ text: String) -> String {
    #expect(text.split(separator: "\n" as Character).allSatisfy { $0.count <= 80 })
    return text.replacing("\n", with: " ")
  }

  @Test("a yes is saved: it is asked once, by whichever command comes first")
  func yesIsKeptItIsAskedOnce() async throws {
    let first = try await terminal()
    _ = try await answer("near --map", until: Self.question, on: first)
    let offer = try await answer("y", until: Self.offer, on: first)
    #expect(Self.unwrapped(offer).hasSuffix(Self.tokyoAndOffer))
    #expect(try await answer("", on: first).contains("News map · Japan"))
    let here = try await answer("map --here", on: first)
    #expect(here.contains("News map · where you are"))
    #expect(!here.contains(Self.question))
    #expect(try home.read(config).contains("location = yes\n"))

    let second = try await terminal()
    let again = try await answer("near --map", until: Self.offer, on: second)
    #expect(Self.unwrapped(again).hasSuffix(Self.tokyoAndOffer))
    #expect(!again.contains(Self.question))
  }

  @Test("a no, as Enter alone is, is saved as well, and not asked for again")
  func noAsEnterAloneIs() async throws {
    let first = try await terminal()
    _ = try await answer("map --here", until: Self.question, on: first)
    #expect(try await answer("", on: first).contains(Self.notAllowed))
    for command in ["near", "map --here"] {
      #expect(try await answer(command, on: first).contains(Self.notAllowed))
    }
    #expect(try home.read(config).contains("location = no\n"))
  }

  @Test("an invalid answer is asked for again; Ctrl-C or the end of input save nothing")
  func unanswered() async throws {
    let terminal = try await terminal()
    _ = try await answer("near", until: Self.question, on: terminal)
    _ = try await answer("perhaps", until: "Please type y or n.", on: terminal)
    terminal.type("\u{3}")
    try await terminal.wait(for: "near: stopped")
    try await terminal.wait(for: Self.prompt)
    _ = try await answer("near", until: Self.question, on: terminal)
    terminal.type("\u{4}")
    try await terminal.wait(for: Self.prompt)
    _ = try await answer("near", until: Self.question, on: terminal)
    #expect((try? home.read(config))?.contains("location") != true)
  }

  @Test("h on the map asks, saves the answer and goes there")
  func view() async throws {
    let terminal = try await terminal()
    terminal.type("map\n")
    try await terminal.wait(for: "q quit")
    terminal.type("h")
    try await terminal.wait(for: Self.question)
    terminal.type("y")
    try await terminal.wait(for: Self.tokyo)
    try await terminal.wait(for: "q quit")
    terminal.type("q")
    try await terminal.wait(for: Self.prompt)
    #expect(try home.read(config).contains("location = yes\n"))
    // The answer from the view applies in the shell.
    let near = try await answer("near --map", until: Self.offer, on: terminal)
    #expect(!near.contains(Self.question))
  }

  @Test("a script is never asked, not even one that runs at a terminal", arguments: ["near", "map --here"])
  func scriptIsNeverAsked(line: String) async throws {
    let environment = try home.tokyo()
    let program = Program(home: home, environment: environment)
    let result = try await program.run(["-c", line], input: "y\n")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("to allow it, type settings location on"))
    let terminal = try PseudoTerminal(program, ["-c", line])
    #expect(try await terminal.end() == 1)
    #expect(!terminal.raw.contains("[y/N]"))
    #expect((try? home.read(config))?.contains("location") != true)
  }

  @Test("without a table of time zones no place is found, and a given place needs none")
  func noZones() async throws {
    let program = Program(home: home, environment: ["TZ": "Asia/Tokyo", "TZDIR": home.path + "/none"])
    let result = try await program.run(["-F", "json", "-c", "settings location on; near; map --here; near 36.75 3.06"])
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["settings ok", "near locationUnknown", "map locationUnknown", "near ok"])
    #expect(steps.last?.records.map(\.code) == ["dz"])
  }
}
