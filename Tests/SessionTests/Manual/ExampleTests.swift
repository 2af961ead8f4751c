import NewsDomain
import NewsPresentation
import NewsShell
import TestSupport
import TestTraits
import Testing

@Suite("Examples of help", .takesTurns)
struct ExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let command: String
    let lines: [String]
    /// Whether it is a view, which needs a terminal; a script has none.
    let isView: Bool
    /// Whether it is only for the program's command line.
    let isOfCommandLine: Bool
    /// Whether it is about marks or changes, which articles of the sample edition do not have.
    let isOfMarks: Bool
    /// Whether it needs the text of an article, which is missing without a network.
    let isOfTexts: Bool

    var testDescription: String { command }
  }

  private static let all: [Example] = CommandTable.standard.declarations.map { declaration in
    Example(
      command: declaration.name,
      // A story of the sample edition is in no archive, so it cannot be muted.
      lines: declaration.examples(in: .english).filter { declaration.name != "mute" || !$0.contains("--story") },
      isView: ["browse", "live"].contains(declaration.name), isOfCommandLine: declaration.name == "collect",
      isOfMarks: ["mark", "save", "unsave", "diff", "download"].contains(declaration.name),
      isOfTexts: ["read", "translate"].contains(declaration.name))
  }

  @Test(
    "the examples of a command work as shown, in a new offline session",
    arguments: all.filter { !$0.isView && !$0.isOfCommandLine && !$0.isOfMarks && !$0.isOfTexts })
  func examplesOfACommandWorkAsTheyStand(example: Example) async throws {
    #expect(!example.lines.isEmpty)
    let home = TemporaryFolder()
    let result = try await Program(home: home).run(
      ["-F", "json", "--provider", "sample"], input: example.lines.joined(separator: "\n"))
    // The home folder must outlive the run, because examples write into it.
    withExtendedLifetime(home) {}
    #expect(result.status == 0)
    #expect(result.errors.split(separator: "\n" as Character).allSatisfy { !$0.hasPrefix("supernews:") })
    // `format text` ends the JSON output after its own answer.
    #expect(result.lines.count { $0.contains(#""type":"status""#) } == example.lines.count)
  }

  @Test("articles of the sample edition have no marks and no changes", arguments: all.filter(\.isOfMarks))
  func marks(example: Example) async throws {
    let result = try await Program(home: TemporaryFolder()).run(
      ["-F", "json", "--provider", "sample"], input: example.lines.joined(separator: "\n"))
    // Filters are about the archive, which has none of them.
    let ends = example.lines.map { $0.contains("--older") ? " ok" : " noSuchItem" }
    #expect(try zip(result.steps().map(\.outcome), ends).dropFirst().allSatisfy { $0.hasSuffix($1) })
  }

  @Test("a text that is not kept cannot be had off the network", arguments: all.filter(\.isOfTexts))
  func texts(example: Example) async throws {
    let result = try await Program(home: TemporaryFolder()).run(
      ["-F", "json", "--offline", "--provider", "sample"], input: example.lines.joined(separator: "\n"))
    let outcomes = try result.steps().map(\.outcome)
    let tried = outcomes.filter { $0.hasPrefix(example.command) }
    #expect(tried.count == 2 && tried.allSatisfy { $0 == "translate noText" || $0 == "read offline" }, "\(tried)")
  }

  @Test("in a script the examples of a view report that they need a terminal", arguments: all.filter(\.isView))
  func views(example: Example) async throws {
    let result = try await Program(home: TemporaryFolder())
      .run(["-F", "json", "--provider", "sample"], input: example.lines.joined(separator: "\n"))
    #expect(result.status == 1)
    let outcomes = try result.steps().map(\.outcome).filter { $0.hasPrefix(example.command) }
    #expect(!outcomes.isEmpty && outcomes.allSatisfy { $0 == "\(example.command) usage" })
  }
}
