import FoundationEssentials
import TestSupport
import TestTraits
import Testing

@Suite("The page on scripts", .takesTurns)
struct PageTests {
  /// The commands for a system shell, without the remarks behind them.
  private static let commands: [String] = {
    let root = #filePath.replacing("/Tests/SessionTests/Manual/PageTests.swift", with: "")
    let page = root + "/Sources/NewsShell/Documentation.docc/Scripts.md"
    let text = (try? String(decoding: Data(contentsOf: URL(filePath: page)), as: UTF8.self)) ?? ""
    return text.split(separator: "\n" as Character).map(String.init).filter {
      $0.hasPrefix("supernews ") || $0.hasPrefix("printf ") || $0.hasPrefix("$ ")
    }.map { line in
      let command = line.firstRange(of: "    ").map { String(line[..<$0.lowerBound]) } ?? line
      return command.hasPrefix("$ ") ? String(command.dropFirst(2)) : command
    }
  }()

  @Test("every command for a system shell works as it stands")
  func shell() async throws {
    let internet = try LoopbackServer(MadeUpWorld.answer)
    defer { internet.stop() }
    let home = TemporaryFolder()
    try await home.makeProgram("supernews", "exec '\(Program.binary)' \"$@\"")
    try home.write("#!/usr/bin/env supernews\ntop --limit 2\n".utf8, to: "morning.news")
    var program = MadeUpWorld.program(internet, home: home)
    program.environment["PATH"] = home.programs + ":/usr/bin:/bin"
    program.path = "/bin/sh"
    #expect(Self.commands.count >= 5)
    for command in Self.commands {
      let result = try await program.run(["-c", "cd \"$HOME\" && " + command])
      #expect(result.status == 0, "\(command): \(result.errors)")
      #expect(!result.output.isEmpty, "\(command)")
    }
  }

  @Test("options of the program after a command do the same as before it")
  func later() async throws {
    let home = TemporaryFolder()
    func run(_ line: String) async throws -> Program.Result {
      try await Program(home: home).run(["--provider", "sample"] + line.split(separator: " ").map(String.init))
    }
    let expected = try await run("-F tsv top --limit 2")
    #expect(expected.lines.count == 2)
    for line in ["top --limit 2 -F tsv", "top -F tsv --limit 2", "top --limit 2 --format=tsv --offline --color never"] {
      let result = try await run(line)
      #expect(result.output == expected.output && result.status == 0, "\(line): \(result.errors)")
    }
    let wrong = try await run("top -F xml")
    #expect(wrong.status == 2 && wrong.errors.hasPrefix("supernews: "), "\(wrong.errors)")
    let missing = try await run("top -F")
    #expect(missing.status == 2 && missing.errors.contains("-F"), "\(missing.errors)")
    // After `--` there are only words of the command.
    #expect(try await run("-- format -F").status == 1)
  }
}
