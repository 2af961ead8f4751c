import TestSupport
import TestTraits
import Testing

@Suite("Waiting at a terminal", .takesTurns)
struct WaitingTests {
  private static let prompt = "English ›"

  private let home = TemporaryFolder()

  private func program(_ server: LoopbackServer) -> Program {
    Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
  }

  private func terminal(_ server: LoopbackServer) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(program(server))
    try await terminal.wait(for: Self.prompt)
    return terminal
  }

  @Test("a request of more than 0.3 s shows what it waits for, and leaves no trace of it")
  func spinner() async throws {
    let server = try LoopbackServer { _ in .delayed(.milliseconds(1500), .page(["Late"])) }
    defer { server.stop() }
    let terminal = try await terminal(server)
    terminal.type("top\n")
    let shown = try await terminal.wait(for: " 127.0.0.1:\(server.port) …")
    #expect(shown.contains { "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".contains($0) })
    try await terminal.wait(for: " 127.0.0.1:\(server.port) …")
    try await terminal.wait(for: " 1 • Late")
    // Erased and overwritten from its beginning.
    let last = try #require(terminal.raw.ranges(of: "127.0.0.1:\(server.port) …").last)
    #expect(terminal.raw[last.upperBound...].contains("\r\u{1B}[K\r\n"))
  }

  @Test("nothing of it is visible in a pipe")
  func inPipe() async throws {
    let server = try LoopbackServer { _ in .delayed(.milliseconds(700), .page(["Late"])) }
    defer { server.stop() }
    let result = try await program(server).run(["top"])
    #expect(result.errors.isEmpty)
    #expect(result.output.contains(" 1 • Late"))
    #expect(!result.output.contains("127.0.0.1"))
  }

  @Test("if results are redirected nothing is drawn over the prompt")
  func whereResultsGoElsewhereNothingIsDrawnOverThePrompt() async throws {
    let server = try LoopbackServer { _ in .delayed(.milliseconds(700), .page(["Late"])) }
    defer { server.stop() }
    let log = open(home.path + "/log", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(log) }
    let terminal = try PseudoTerminal(program(server), output: log)
    try await terminal.wait(for: Self.prompt)
    try await terminal.answer(to: "top")
    #expect(try home.read("log").contains(" 1 • Late"))
    #expect(!terminal.raw.contains("127.0.0.1"))
  }

  @Test("Ctrl-C stops a slow request at once, and the earlier list stays", arguments: ["top science", "search moon"])
  func interrupt(line: String) async throws {
    let server = try LoopbackServer { request in
      request.query["category"] == nil && request.query["q"] == nil ? .page(["Before"]) : .silence
    }
    defer { server.stop() }
    let terminal = try await terminal(server)
    try await terminal.answer(to: "top")
    terminal.type(line + "\n")
    try await terminal.wait(for: "127.0.0.1:\(server.port) …")
    terminal.type("\u{3}")
    // Long before the server would time out.
    try await terminal.wait(for: ": stopped", seconds: 8)
    try await terminal.wait(for: Self.prompt)
    #expect(try await eventually { server.answeringCount == 0 })
    #expect(try await terminal.answer(to: "1").contains("Before"))
    #expect(try await terminal.answer(to: "list").contains("Before"))
  }

  @Test("world shows its progress, and Ctrl-C stops it")
  func progress() async throws {
    let server = try LoopbackServer { request in
      guard request.query["category"] == nil else { return .silence }
      return .delayed(.milliseconds(200), .page(["First of \(request.query["country"] ?? "")"]))
    }
    defer { server.stop() }
    let terminal = try await terminal(server)
    terminal.type("world\n")
    try await terminal.wait(for: " of 55 countries · Ctrl-C to stop")
    try await terminal.wait(for: "▕█")
    try await terminal.wait(for: "World · headlines")
    try await terminal.wait(for: "more: 46 left")
    try await terminal.wait(for: Self.prompt)
    terminal.type("world sports\n")
    try await terminal.wait(for: "0 of 55 countries")
    terminal.type("\u{3}")
    try await terminal.wait(for: "world: stopped", seconds: 8)
    try await terminal.wait(for: Self.prompt)
    #expect(try await eventually { server.answeringCount == 0 })
    #expect(try await terminal.answer(to: "55").contains("55 / 55"))
  }

  @Test("an older list is shown at once and marked, and the new one replaces it only when the reader asks")
  func renewal() async throws {
    let tally = Tally()
    let server = try LoopbackServer { _ in tally.add(1) == 1 ? .page(["Old"]) : .page(["New", "Old"]) }
    defer { server.stop() }
    #expect(try await program(server).run(["top", "--limit", "100"]).status == 0)
    try home.age(by: 2 * 3600 + 60)
    let terminal = try await terminal(server)
    let shown = try await terminal.answer(to: "top")
    #expect(shown.contains("2 h old · refreshing"))
    #expect(shown.contains(" 1 • Old"))
    #expect(try await eventually { server.requests.count == 2 })
    // It is there as soon as it has been read, which the next command reports.
    var told = ""
    for _ in 0..<100 where !told.contains("1 new article.") {
      try await Task.sleep(for: .milliseconds(20))
      told = try await terminal.answer(to: "format")
    }
    #expect(told.contains("1 new article. Type list to show it"))
    #expect(try await terminal.answer(to: "1").contains("Old"))
    #expect(try await terminal.answer(to: "list").contains(" 1 • New"))
    #expect(try await terminal.answer(to: "1").contains("New"))
    #expect(server.requests.count == 2)
  }

  @Test("the prompt shows the number of requests left today when it is low")
  func prompt() async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    #expect(try await program(server).run(["top", "--limit", "100"]).status == 0)
    try home.countSearches(79, with: "k")
    let terminal = try PseudoTerminal(program(server))
    let before = try await terminal.wait(for: "English ›")
    #expect(!before.contains("left"))
    terminal.type("search moon\n")
    try await terminal.wait(for: "English · 19 left ›")
    terminal.type("quota\n")
    let refused = try await terminal.wait(for: "English · 19 left ›")
    #expect(refused.contains("19 left of the free plan's 100 a day"))
  }
}
