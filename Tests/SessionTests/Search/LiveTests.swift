import TestSupport
import TestTraits
import Testing

@Suite("The reactive search at a terminal", .takesTurns)
struct LiveTests {
  private static let prompt = "English ›"
  private static let hint = "Esc back"
  private static let stageOn = "\u{1B}[?1049h"
  private static let stageOff = "\u{1B}[?1049l"

  private let home = TemporaryFolder()

  /// Answers a search with three articles that contain its text, `slow` never, and anything else with a front page.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      guard let words = request.query["q"] else { return .page(["Front one", "Front two"]) }
      return words.hasPrefix("slow") ? .silence : .page((1...3).map { "\(words) \($0)" }, total: 9)
    }
  }

  /// A terminal that shows the prompt.
  private func terminal(
    _ server: LoopbackServer, _ environment: [String: String] = [:], isJob: Bool = false
  ) async throws -> PseudoTerminal {
    let own = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    let program = Program(home: home, environment: own.merging(environment) { _, new in new })
    let terminal = try isJob ? PseudoTerminal(asJob: program) : PseudoTerminal(program)
    try await terminal.wait(for: "›")
    return terminal
  }

  private static func searches(_ server: LoopbackServer) -> [String] {
    server.requests.compactMap { $0.path == "/everything" ? $0.query["q"] : nil }
  }

  @Test("five quick keystrokes make one request, and the next change another one")
  func keystrokes() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    terminal.type("live\n")
    try await terminal.wait(for: Self.hint)
    // All at once: within the pause, however busy the machine is.
    terminal.type("comet")
    let found = try await terminal.wait(for: "comet 3")
    #expect(found.contains("NewsAPI · 3 of 9 headlines"))
    #expect(found.contains("1 request · 99 left"))
    #expect(Self.searches(server) == ["comet"])

    terminal.type("s")
    try await terminal.wait(for: "comets 3")
    #expect(Self.searches(server) == ["comet", "comets"])
  }

  @Test("further typing cancels the request under way")
  func overtaken() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    terminal.type("live slow\n")
    #expect(try await eventually { Self.searches(server) == ["slow"] })
    #expect(server.answeringCount == 1)
    try await terminal.wait(for: "searching …")
    terminal.type("\u{15}quick")
    try await terminal.wait(for: "quick 3")
    #expect(Self.searches(server) == ["slow", "quick"])
    #expect(try await eventually { server.answeringCount == 0 })
    // Both were sent, and a cancelled one still counts.
    terminal.type("\u{1B}")
    try await terminal.wait(for: Self.prompt)
    #expect(try await terminal.answer(to: "quota").contains("searches   2"))
  }

  @Test("Ctrl-C leaves the view and cancels its request, and the shell goes on")
  func interrupt() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    try await terminal.answer(to: "top")
    terminal.type("live slow\n")
    #expect(try await eventually { Self.searches(server) == ["slow"] })
    try await terminal.wait(for: "searching …")
    terminal.type("\u{3}")
    try await terminal.wait(for: "live: stopped", seconds: 8)
    try await terminal.wait(for: Self.prompt)
    #expect(terminal.raw.contains(Self.stageOff))
    #expect(try await eventually { server.answeringCount == 0 })
    #expect(try await terminal.answer(to: "1").contains("Front one"))
  }

  @Test("SIGTERM restores the terminal from inside the view")
  func termination() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    terminal.type("live moon\n")
    try await terminal.wait(for: "moon 3")
    kill(terminal.process, SIGTERM)
    #expect(try await terminal.end() == 128 + SIGTERM)
    let entered = try #require(terminal.raw.firstRange(of: Self.stageOn))
    #expect(terminal.raw[entered.upperBound...].contains(Self.stageOff))
    #expect(terminal.raw.hasSuffix("\u{1B}[?2004l"))
  }

  @Test("Ctrl-Z restores the terminal until the view continues")
  func suspension() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server, isJob: true)
    terminal.type("live moon\n")
    try await terminal.wait(for: "moon 3")
    // Several times: taking the terminal too early would show in most of them, but not in all.
    for _ in 0..<5 {
      let mark = terminal.mark
      _ = try await terminal.stopJob()
      try await terminal.wait(forSent: Self.stageOff, since: mark)
      let left = try #require(terminal.raw.ranges(of: Self.stageOff).last)
      #expect(!terminal.raw[left.upperBound...].contains(Self.stageOn))
      let stopped = terminal.mark
      terminal.continueJob()
      try await terminal.wait(forSent: "moon 3", since: stopped)
    }
    terminal.type("\u{1B}")
    try await terminal.wait(for: Self.prompt)
  }

  @Test("there is no view on a pipe or a terminal that cannot be drawn on")
  func noTerminal() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let terminal = try await terminal(server, ["TERM": "dumb"])
    terminal.type("live moon\n")
    try await terminal.wait(for: "live search needs a terminal")
    let script = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
    let result = try await script.run(["-F", "json", "-c", "live moon"])
    #expect(try result.steps().map(\.outcome) == ["live usage"])
    #expect(server.requests.isEmpty)
  }
}
