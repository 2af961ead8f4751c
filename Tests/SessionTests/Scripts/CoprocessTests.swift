import TestSupport
import TestTraits
import Testing

@Suite("A program that drives the shell over pipes", .takesTurns)
struct CoprocessTests {
  private func shell(_ arguments: [String]) throws -> Coprocess {
    try Coprocess(Program(home: TemporaryFolder()), arguments)
  }

  /// Commands that ask a person, take the terminal or start programs that read.
  private static let lines = [
    "key set", "near", "settings location on", "near", "map --here", "map", "live", "live moon", "top --limit 3", "1-2",
    "web 1", "share 1 --to mail", "!cat", "list | cat > /dev/null", "!!", "feeds", "help", "history", "quota", "wrong",
    "top 'open", "",
  ]

  @Test("every command is answered with its status before the next line is sent")
  func answered() async throws {
    let shell = try shell(["-F", "json", "--provider", "sample"])
    var statuses = 0
    for line in Self.lines {
      shell.type(line)
      if !line.isEmpty { statuses += 1 }
      #expect(
        try await eventually { shell.written.ranges(of: #"{"type":"status""#).count == statuses }, "\(line)")
    }
    #expect(try await shell.end() == 1)
    #expect(try Step.all(in: shell.written).count == statuses)
    let key = try #require(try Step.all(in: shell.written).first)
    #expect(key.outcome == "key usage")
  }

  @Test("answers name the request that their line began with, and the line")
  func requests() async throws {
    let shell = try shell(["-F", "json", "--provider", "sample"])
    #expect(try await shell.step("@17 top --limit 1")?.status.request == "17")
    let step = try #require(try await shell.step("@x/2 why 1"))
    #expect(step.status.request == "x/2" && step.status.line == 2)
    #expect(step.records.allSatisfy { $0.request == "x/2" } && !step.records.isEmpty)
    #expect(step.records.last?.type == "why")
    let without = try #require(try await shell.step("list"))
    #expect(without.status.request == nil && without.status.line == 3)
    _ = try await shell.end()
  }

  @Test("SIGINT ends a command, and the session goes on with its lists; two in a row end the session")
  func interrupted() async throws {
    let server = try LoopbackServer { $0.path == "/everything" ? .silence : .page(["One", "Two"]) }
    defer { server.stop() }
    let shell = try Coprocess(
      Program(
        home: TemporaryFolder(), environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]),
      ["-F", "json", "--provider", "newsapi"])
    #expect(try await shell.step("top")?.titles == ["One", "Two"])
    shell.type("@5 search moon; country jp")
    #expect(try await eventually { server.requests.count == 2 })
    shell.interrupt()
    #expect(try await eventually { shell.written.contains(#""code":"cancelled""#) })
    let list = try #require(try await shell.step("list"))
    #expect(list.outcome == "list ok" && list.titles == ["One", "Two"] && list.status.line == 3)
    let steps = try Step.all(in: shell.written)
    #expect(steps.map(\.outcome) == ["top ok", "search cancelled", "list ok"])
    #expect(steps.map(\.status.request) == [nil, "5", nil])
    #expect(try await shell.step("country")?.records.first?.value == "us")
    shell.type("search sun")
    #expect(try await eventually { server.requests.count == 3 })
    #expect(try await shell.interruptAll() == 130)
  }

  @Test("SIGINT ends all that a command of the system shell has started, where no terminal does that")
  func interruptedShellCommand() async throws {
    let home = TemporaryFolder()
    var program = Program(home: home)
    program.path = "/usr/bin/setsid"
    let shell = try Coprocess(program, [Program.binary, "-F", "json", "--provider", "sample"])
    shell.type("!touch ~/on; sleep 600; true")
    #expect(try await eventually { home.hasFile("on") })
    shell.interrupt()
    #expect(try await eventually { shell.written.contains(#""code":"cancelled""#) })
    #expect(try await shell.step("country")?.outcome == "country ok")
    #expect(try await shell.end() == 1)
  }

  @Test("what a command of the system shell writes is not among the lines of programs", arguments: ["json", "tsv"])
  func output(format: String) async throws {
    let result = try await Program(home: TemporaryFolder())
      .run(["-F", format, "--provider", "sample"], input: "!echo out; echo err >&2\ncountry\n")
    #expect(!result.output.contains("out") && result.output.contains("country"))
    #expect(result.errors == "out\nerr\n")
    #expect(result.status == 0)
  }

  @Test("while it waits for a line, one SIGINT does nothing and two end the session")
  func interruptedWhileWaiting() async throws {
    let shell = try shell(["-F", "json", "--provider", "sample"])
    #expect(try await shell.step("top --limit 1")?.outcome == "top ok")
    shell.interrupt()
    #expect(try await shell.step("list")?.outcome == "list ok")
    #expect(try await shell.interruptAll() == 130)
  }

  @Test("the output of a command arrives before the next line is sent", arguments: ["text", "tsv"])
  func flushed(format: String) async throws {
    let shell = try shell(["-F", format, "--provider", "sample"])
    for count in 1...3 {
      shell.type("top --limit 1")
      #expect(try await eventually { shell.written.ranges(of: "One giant leap").count == count })
    }
    // A partial line does not count.
    shell.type("top --limit 1\ntop --lim")
    #expect(try await eventually { shell.written.ranges(of: "One giant leap").count == 4 })
    shell.type("key set")
    #expect(try await eventually { shell.said.contains("stdin:5: ") })
    _ = try await shell.end()
  }
}
