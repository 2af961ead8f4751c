import TestSupport
import TestTraits
import Testing

@Suite("The sample edition never passes for news", .takesTurns)
struct SampleSessionTests {
  private static let wayOut =
    "for a sample from history, start with --provider sample, or use settings sample on"

  private let home = TemporaryFolder()

  private func run(_ arguments: [String], input: String = "") async throws -> Program.Result {
    try await Program(home: home).run(arguments, input: input)
  }

  @Test("a script without a network ends with the error and the ways to the sample edition")
  func scriptWithoutANetworkEndsWithTheErrorAndTheWaysToHistory() async throws {
    let result = try await run([], input: "world\n")
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("supernews: stdin:1: world: cannot reach 127.0.0.1:1 ("))
    #expect(result.errors.hasSuffix("); check your connection, or start with --offline; \(Self.wayOut)\n"))
    let json = try await run(["-F", "json", "--offline", "top"])
    #expect(try json.steps().map(\.outcome) == ["top offline"])
    #expect(json.output.contains("--provider sample"))
  }

  @Test("on request it stands in, for this run or, as a setting, for later ones")
  func request() async throws {
    #expect(try await run(["--provider", "sample", "top"]).status == 0)
    #expect(try await run(["top"]).status == 1)
    #expect(try await run(["settings", "sample", "on"]).status == 0)
    let result = try await run(["-F", "json", "-c", "top; heat; settings sample none; top"])
    #expect(try result.steps().map(\.outcome) == ["top ok", "heat ok", "settings ok", "top network"])
    #expect(try result.steps().map(\.status.provider) == ["sample", nil, nil, nil])
    // It is neither counted as stored headlines nor found among them.
    #expect(try result.steps()[1].records.isEmpty)
    #expect(try await run(["-F", "json", "--offline", "search", "moon"]).steps().map(\.records.count) == [0])
  }

  @Test("at a terminal it stands in with the reason, and is marked before each date")
  func terminal() async throws {
    let terminal = try PseudoTerminal(Program(home: home))
    try await terminal.wait(for: PseudoTerminal.prompt)
    let first = try await terminal.answer(to: "top --limit 2")
    #expect(first.contains("cannot reach 127.0.0.1:1 ("))
    #expect(first.contains("Showing a sample from history: "))
    #expect(first.contains("sample: front pages from history"))
    #expect(first.contains("    Wikipedia · sample · 20 July 1969"))
    // The reason is given once; the mark is on each.
    let second = try await terminal.answer(to: "top --country se --limit 1")
    #expect(!second.contains("cannot reach"))
    #expect(second.contains("This is a sample from history, not today's news."))
    #expect(try await terminal.answer(to: "1").contains("Sweden · sample · "))
    #expect(try await terminal.answer(to: "why").contains("tried first  Google News: cannot reach 127.0.0.1:1"))
    #expect(try await terminal.answer(to: "search moon").contains("cannot reach"))
    try await terminal.answer(to: "settings sample off")
    #expect(try await terminal.answer(to: "top --country jp").contains(": cannot reach 127.0.0.1:1"))
  }

  @Test("so it does for a single command whose result a person sees, and offline, in French as well")
  func soItDoesForOneCommandWhoseResultAPersonSees() async throws {
    let terminal = try PseudoTerminal(Program(home: home), ["--lang", "fr", "--offline", "une", "--limit", "1"])
    let seen = try await terminal.wait(for: "20 juillet 1969")
    #expect(seen.contains("\u{E9}chantillon\u{202F}: unes historiques"))
    #expect(seen.contains("    Wikipedia · \u{E9}chantillon · 20 juillet 1969"))
    #expect(seen.contains("indisponible hors ligne"))
    #expect(!seen.contains("sample"))
    #expect(try await terminal.end() == 0)
  }
}
