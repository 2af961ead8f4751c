import TestSupport
import TestTraits
import Testing

/// The shell under limits of the system (`ulimit`): it works, or says at once that it cannot.
@Suite("Few descriptors and little memory", .takesTurns)
struct ShortageTests {
  private let home = TemporaryFolder()

  /// The program with limits set by `ulimit`.
  private func limited(_ limit: String, _ environment: [String: String] = [:]) -> Program {
    var program = Program(home: home, environment: environment)
    program.path = "/bin/bash"
    // If it crashes after all, it must not spend a minute on its backtrace.
    program.environment["SWIFT_BACKTRACE"] = "enable=no"
    program.environment["LIMIT"] = limit
    program.environment["PROGRAM"] = Program.binary
    return program
  }

  /// Closes the descriptors of the test first, so that they do not count.
  private static let script = [
    "-c",
    """
    for file in /proc/self/fd/*; do file=${file##*/}; [ "$file" -gt 2 ] && eval "exec $file>&-"; done
    ulimit $LIMIT && exec "$PROGRAM" "$@"
    """, "bash",
  ]

  private func run(
    _ limit: String, _ arguments: [String], _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    try await limited(limit, environment).run(Self.script + arguments, seconds: 20)
  }

  @Test("with few descriptors it says so and ends", arguments: [4, 7, 10, 14, 20, 31])
  func fewDescriptorsAreSaid(count: Int) async throws {
    for arguments in [
      ["-c", "top"], ["-c", "top", "--provider", "sample"], ["--lang", "fr", "-F", "json", "-c", "top"],
    ] {
      let result = try await run("-n \(count)", arguments)
      #expect(result.status == 1)
      #expect(result.output.isEmpty)
      let words =
        arguments.contains("fr")
        ? "trop de fichiers ouverts\u{202F}; lancez ulimit -n" : "too many open files; run ulimit -n"
      #expect(result.errors.contains(words))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("the same at a terminal", arguments: [5, 31])
  func fewAtTerminal(count: Int) async throws {
    let terminal = try PseudoTerminal(limited("-n \(count)"), Self.script)
    try await terminal.wait(for: "too many open files")
    #expect(try await terminal.end(seconds: 20) == 1)
  }

  @Test("with just enough of them everything works, or a reason is given", arguments: [40, 48])
  func enough(count: Int) async throws {
    let server = try LoopbackServer(MadeUpGoogleNews.answer)
    defer { server.stop() }
    let own = ["SUPERNEWS_FEEDS_URL": server.url]
    let result = try await run(
      "-n \(count)", ["-F", "json", "-c", "top; world --limit 1; search tea; map; settings"], own)
    #expect([0, 1].contains(result.status))
    let steps = try result.steps()
    #expect(steps.first?.outcome == "top ok")
    #expect(steps.count == 5)
    for step in steps where !step.outcome.hasSuffix(" ok") { #expect(step.outcome.hasSuffix(" io")) }

    let terminal = try PseudoTerminal(limited("-n \(count)", own), Self.script)
    try await terminal.wait(for: PseudoTerminal.prompt)
    try await terminal.answer(to: "top")
    terminal.type("quit\n")
    #expect(try await terminal.end() == 0)
  }

  @Test("with little memory it says so and ends", arguments: [128, 500])
  func littleMemoryIsSaid(megabytes: Int) async throws {
    let result = try await run("-v \(megabytes << 10)", ["-c", "top", "--provider", "sample"])
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("not enough memory; close other programs"))
  }

  @Test("where not enough threads can be started it says so and ends", arguments: [10, 50])
  func fewThreads(megabytes: Int) async throws {
    let result = try await run("-d \(megabytes << 10)", ["-c", "top", "--provider", "sample"])
    #expect(result.status == 1)
    #expect(result.errors.contains("too few threads or too little memory is allowed; run ulimit -u 1024"))
  }

  @Test("with just enough memory everything works", arguments: [512, 1024])
  func enoughMemory(megabytes: Int) async throws {
    let server = try LoopbackServer(MadeUpGoogleNews.answer)
    defer { server.stop() }
    let own = ["SUPERNEWS_FEEDS_URL": server.url]
    let result = try await run(
      "-v \(megabytes << 10)", ["-F", "json", "-c", "top; world --limit 1; search tea; map; settings"], own)
    #expect(result.status == 0)
    #expect(try result.steps().map(\.outcome) == ["top ok", "world ok", "search ok", "map ok", "settings ok"])
  }
}
