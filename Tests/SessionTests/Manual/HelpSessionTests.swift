import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import SystemServices

@Suite("Help on what is no command", .takesTurns)
struct HelpSessionTests {
  private static let clean = ["--no-config", "--provider", "sample"]

  struct Topic: Sendable, CustomTestStringConvertible {
    let name: Localized
    let examples: [String]
    let rows: [(Localized, Localized)]

    var testDescription: String { name.english }
  }

  private static let topics = HelpTopic.allCases.map { topic in
    Topic(
      name: topic.name, examples: topic.examples, rows: topic.rows.map { ($0.typed, $0.meaning) })
  }

  private let home = TemporaryFolder()

  private func run(_ words: [String], input: String = "") async throws -> Program.Result {
    try await Program(home: home).run(Self.clean + words, input: input)
  }

  @Test("there are three topics, those that interface.md names")
  func thereAreTheThree() {
    #expect(Self.topics.map(\.name.english) == ["output", "scripting", "rc"])
    #expect(Self.topics.map(\.name.french) == ["sortie", "scripts", "rc"])
  }

  @Test("their examples work as shown, in a session without stored data", arguments: topics)
  func theirExamplesWorkAsTheyStand(topic: Topic) async throws {
    #expect(!topic.examples.isEmpty)
    let result = try await run([], input: topic.examples.joined(separator: "\n") + "\n")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(!result.output.isEmpty)
  }

  /// The lines that a topic shows in a language, if they can be typed at the prompt.
  private static func lines(_ topic: String, in language: InterfaceLanguage) -> [String] {
    topics.filter { $0.name.english == topic }.flatMap(\.rows).map { $0.0.text(in: language) }
      .filter { !$0.hasPrefix("-") && !$0.hasPrefix("2>") && !$0.hasPrefix("supernews") }
      .filter { !["PAGER", "rc", "exit status", "code de retour"].contains($0) }
  }

  @Test("the lines they show are valid lines of the shell, in both languages", arguments: InterfaceLanguage.all)
  func shownLines(language: InterfaceLanguage) async throws {
    try FileManager.default.createDirectory(atPath: home.path + "/files", withIntermediateDirectories: true)
    // A fake clipboard, so that the desktop's is not changed.
    try await home.makeProgram("xclip", #"/bin/cat >"$HOME/copied""#)
    var program = Program(home: home)
    program.path = "/bin/sh"
    program.environment["PATH"] = home.programs + ":/usr/bin:/bin"
    program.environment["DISPLAY"] = ":9"
    let inFolder = #"cd "$HOME/files" && exec "$0" "$@""#
    let lines = Self.lines("output", in: language) + Self.lines("scripting", in: language)
    #expect(lines.count >= 7)
    let result = try await program.run(
      ["-c", inFolder, Program.binary, "--lang", language.code, "-F", "json"] + Self.clean,
      input: lines.map { "top\n\($0)\n" }.joined())
    // grep may find nothing.
    let failures = result.lines.filter { $0.contains(#""ok":false"#) && !$0.contains("grep") }
    #expect(failures == [])
    let files = try FileManager.default.contentsOfDirectory(atPath: home.path + "/files")
    #expect(files.count == 3)
    #expect(home.hasFile("copied"))
  }
}
