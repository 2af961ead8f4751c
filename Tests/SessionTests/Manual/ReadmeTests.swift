import FoundationEssentials
import TestSupport
import TestTraits
import Testing

@Suite("The README", .takesTurns)
struct ReadmeTests {
  private static let root = #filePath.replacing("/Tests/SessionTests/Manual/ReadmeTests.swift", with: "")
  private static let text =
    (try? String(decoding: Data(contentsOf: URL(filePath: root + "/README.md")), as: UTF8.self)) ?? ""
  private static let lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false).map(String.init)

  /// The commands of its tour: those in backticks in the first column of its table.
  private static let tour: [String] = lines.flatMap { line -> [String] in
    let cells = line.split(separator: "|" as Character)
    guard line.hasPrefix("| `"), let first = cells.first else { return [] }
    return first.split(separator: "`" as Character).enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  /// The commands for a system shell, without their comments, and without those that build and test the package.
  private static let shellCommands: [String] = {
    var commands: [String] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("```") {
        isInside = line == "```sh"
      } else if isInside, !line.hasPrefix("./scripts/") {
        commands.append(line)
      }
    }
    return commands
  }()

  @Test("it fits on a few screens")
  func length() {
    #expect((60...120).contains(Self.lines.count))
  }

  @Test("every command of the tour works as it stands, one after the other")
  func tour() async throws {
    let internet = try LoopbackServer(MadeUpWorld.answer)
    defer { internet.stop() }
    #expect(Self.tour.count > 20)
    // There is no TLS in this internet.
    let lines = Self.tour.joined(separator: "\n").replacing("feeds add ", with: "feeds add http://")
    let result = try await MadeUpWorld.program(internet).run(["-F", "json"], input: lines)
    let statuses = result.lines.filter { $0.hasPrefix(#"{"type":"status""#) }
    #expect(statuses.count == Self.tour.count)
    #expect(statuses.filter { !$0.contains(#""ok":true"#) } == [])
  }

  @Test("every command for a system shell works as it stands")
  func shell() async throws {
    let internet = try LoopbackServer(MadeUpWorld.answer)
    defer { internet.stop() }
    let home = TemporaryFolder()
    try await home.makeProgram("supernews", "exec '\(Program.binary)' \"$@\"")
    var program = MadeUpWorld.program(internet, home: home)
    program.environment["PATH"] = home.programs + ":/usr/bin:/bin"
    program.path = "/bin/sh"
    #expect(Self.shellCommands.count >= 6)
    for command in Self.shellCommands {
      let result = try await program.run(["-c", command])
      #expect(result.status == 0, "\(command): \(result.errors)")
      #expect(!result.output.isEmpty, "\(command)")
    }
  }

  @Test("what it leads to is there")
  func links() {
    let places = Self.text.matches(of: #/(?:\]\(|srcset="|src=")([^)"]+)/#).map { String($0.1) }
    #expect(places.count > 15)
    #expect(places.filter { !FileManager.default.fileExists(atPath: Self.root + "/" + $0) } == [])
    for script in ["run", "test"] {
      #expect(FileManager.default.isExecutableFile(atPath: Self.root + "/scripts/" + script))
    }
  }
}
