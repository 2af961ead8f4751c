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
    let saved: Int
    let labels: [String]
  }

  private static let file = ".local/share/supernews/archive.sqlite"

  private let home = TemporaryFolder()

  private func run(
    _ arguments: [String], _ server: LoopbackServer, in home: TemporaryFolder? = nil
  ) async throws -> Program.Result {
    try await Program(home: home ?? self.home, environment: ["SUPERNEWS_FEEDS_URL": server.url]).run(arguments)
  }

  private func facts(_ server: LoopbackServer, in home: TemporaryFolder? = nil) async throws -> Facts {
    let line = try #require(try await run(["-F", "json", "archive"], server, in: home).lines.first)
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

  @Test("an export is read into another archive, twice if one likes", arguments: ["news.jsonl", "news.jsonl.gz"])
  func export(name: String) async throws {
    let server = try LoopbackServer { MadeUpGoogleNews.answer($0) }
    defer { server.stop() }
    let script = "top; save 1 --as climate; archive export ~/\(name)"
    #expect(try await run(["-c", script], server).status == 0)
    let other = TemporaryFolder()
    for _ in 1...2 {
      #expect(try await run(["archive", "import", home.path + "/" + name], server, in: other).status == 0)
      let (mine, theirs) = (try await facts(server), try await facts(server, in: other))
      #expect(theirs.articles == mine.articles && theirs.articles > 0)
      #expect(theirs.saved == 1 && theirs.labels == ["climate"])
    }
    let found = try await run(["-F", "json", "saved", "climate"], server, in: other).steps().first
    #expect(found?.records.count == 1)
  }

  @Test("forgetting spares what is saved, unless everything is to go")
  func forget() async throws {
    let server = try LoopbackServer { MadeUpGoogleNews.answer($0) }
    defer { server.stop() }
    let result = try await run(
      ["-c", "top; save 1; archive forget --unsaved --yes; archive check; archive compact"], server)
    #expect(result.status == 0)
    let kept = try await facts(server)
    #expect(kept.articles == 1 && kept.saved == 1)
    #expect(try await run(["archive", "forget", "--all", "--yes"], server).status == 0)
    let none = try await facts(server)
    #expect(none.articles == 0 && none.saved == 0)
  }

  @Test("a file that cannot be used does not keep news from being shown, and is told once")
  func unusable() async throws {
    try FileManager.default.createDirectory(
      atPath: home.path + "/" + Self.file, withIntermediateDirectories: true)
    let server = try LoopbackServer { MadeUpGoogleNews.answer($0) }
    defer { server.stop() }
    let result = try await run(["-F", "json", "-c", "top; top"], server)
    #expect(try result.steps().map(\.outcome) == ["top ok", "top ok"])
    #expect(result.errors.split(separator: "\n" as Character).count == 1)
    #expect(result.errors.contains("new articles are not archived"))
    #expect(try await run(["archive", "check"], server).status == 1)
  }

  @Test("at a terminal a question comes before anything is deleted")
  func question() async throws {
    let server = try LoopbackServer { MadeUpGoogleNews.answer($0) }
    defer { server.stop() }
    #expect(try await run(["top"], server).status == 0)
    let terminal = try PseudoTerminal(Program(home: home, environment: ["SUPERNEWS_FEEDS_URL": server.url]))
    try await terminal.wait(for: PseudoTerminal.prompt)
    terminal.type("archive forget --all\r")
    try await terminal.wait(for: "[y/N]")
    terminal.type("n\r")
    try await terminal.wait(for: "Nothing was deleted.")
    #expect(try await facts(server).articles > 0)
  }
}
