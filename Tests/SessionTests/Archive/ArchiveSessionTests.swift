import TestSupport
import TestTraits
import Testing

@Suite("The archive, in whole sessions", .takesTurns)
struct ArchiveSessionTests {
  /// The line of `archive` in JSON.
  private struct Facts: Decodable {
    let file: String?
    let isOn: Bool
    let bytes: Int
    let articles: Int
  }

  private static let file = ".local/share/supernews/archive.sqlite"

  private let home = TemporaryFolder()

  private func run(_ arguments: [String], _ server: LoopbackServer) async throws -> Program.Result {
    try await Program(home: home, environment: ["SUPERNEWS_FEEDS_URL": server.url]).run(arguments)
  }

  private func facts(_ server: LoopbackServer) async throws -> Facts {
    let line = try #require(try await run(["-F", "json", "archive"], server).lines.first)
    return try JSONDecoder().decode(Facts.self, from: Data(line.utf8))
  }

  @Test("what is listed is kept in a file that only its owner can read")
  func kept() async throws {
    let server = try LoopbackServer { MadeUpGoogleNews.answer($0) }
    defer { server.stop() }
    #expect(try await facts(server).articles == 0)
    #expect(!home.hasFile(Self.file))
    #expect(try await run(["top"], server).status == 0)
    #expect(home.mode(of: Self.file) == 0o600)
    let facts = try await facts(server)
    #expect(facts.file == home.path + "/" + Self.file)
    #expect(facts.articles >= 3 && facts.bytes > 0 && facts.isOn)
  }

  static let unkept: [[String]] = [
    ["-c", "settings archive off; top"], ["--no-config", "top"], ["--provider", "sample", "top"],
  ]

  @Test("nothing is kept after archive off, in a clean run, or of the sample edition", arguments: unkept)
  func nothing(arguments: [String]) async throws {
    let server = try LoopbackServer { MadeUpGoogleNews.answer($0) }
    defer { server.stop() }
    #expect(try await run(arguments, server).status == 0)
    #expect(!home.hasFile(Self.file))
  }
}
