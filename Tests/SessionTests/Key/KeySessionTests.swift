import TestSupport
import TestTraits
import Testing

@Suite("The key in whole sessions", .takesTurns)
struct KeySessionTests {
  private static let good = "0123456789abcdef0123456789abcdef"
  private static let bad = "fedcba9876543210fedcba9876543210"
  private static let file = ".config/supernews/newsapi.key"

  private let home = TemporaryFolder()

  private func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      request.headers["x-api-key"] == Self.good
        ? .page(["One"])
        : .json(#"{"status":"error","code":"apiKeyInvalid","message":"Your API key is invalid."}"#, status: 401)
    }
  }

  private func terminal(_ server: LoopbackServer) async throws -> PseudoTerminal {
    let program = Program(home: home, environment: ["SUPERNEWS_NEWSAPI_URL": server.url])
    let terminal = try PseudoTerminal(program)
    try await terminal.wait(for: PseudoTerminal.prompt)
    return terminal
  }

  private func give(_ key: String, to terminal: PseudoTerminal) async throws -> String {
    terminal.type("key set\n")
    try await terminal.wait(for: "NewsAPI key:")
    terminal.type(key + "\n")
    return try await terminal.wait(for: PseudoTerminal.prompt)
  }

  @Test("a typed key is checked with one request: a bad one is not saved, a good one is")
  func tried() async throws {
    let server = try server()
    defer { server.stop() }
    let terminal = try await terminal(server)
    #expect(try await give("foo", to: terminal).contains("this is not a NewsAPI key"))
    #expect(server.requests.isEmpty)
    #expect(try await give(Self.bad, to: terminal).contains("NewsAPI rejected this key, so it was not saved"))
    #expect(throws: (any Error).self) { try home.read(Self.file) }
    #expect(server.requests.count == 1)
    let said = try await give(Self.good, to: terminal)
    #expect(said.contains("Saved the key in") && !said.contains("checked"))
    #expect(try home.read(Self.file) == Self.good + "\n")
    #expect(server.requests.count == 2)
    #expect(!terminal.raw.contains(Self.good) && !terminal.raw.contains(Self.bad))
    // The check counts as a request.
    #expect(try await terminal.answer(to: "quota").contains("1 request;"))
    terminal.type("quit\n")
    #expect(try await terminal.end() == 1)
  }
}
