import TestSupport
import TestTraits
import Testing

/// Whole sessions: their input and output. `SUPERNEWS_WRITE_FIXTURES=1` writes the output into the files, to be
/// reviewed before committing.
@Suite("Whole sessions", .takesTurns)
struct FixtureTests {
  /// A file of four parts: arguments, one on each line, which may include environment variables (`COLUMNS=160`); input;
  /// standard output; standard error.
  struct Fixture: Sendable, CustomTestStringConvertible {
    let name: String
    var parts: [String]

    static let marks = ["--- arguments", "--- input", "--- output", "--- errors"]

    var testDescription: String { name }

    var text: String {
      zip(Self.marks, parts).map { $0 + "\n" + $1 }.joined()
    }

    var arguments: [String] { lines.filter { Self.variable(in: $0) == nil } }

    var variables: [String: String] {
      Dictionary(lines.compactMap(Self.variable)) { _, last in last }
    }

    private var lines: [String] { parts[0].split(separator: "\n" as Character).map(String.init) }

    private static func variable(in line: String) -> (name: String, value: String)? {
      line.wholeMatch(of: #/([A-Z_]+)=(.*)/#).map { (String($0.1), String($0.2)) }
    }

    init?(name: String) {
      self.name = name
      guard let data = try? Data(contentsOf: URL(filePath: FixtureTests.folder + "/" + name)) else { return nil }
      parts = Array(repeating: "", count: Self.marks.count)
      var part = -1
      for line in String(decoding: data, as: UTF8.self).split(
        separator: "\n" as Character, omittingEmptySubsequences: false)
      {
        if let next = Self.marks.firstIndex(of: String(line)) {
          part = next
        } else if part >= 0 {
          parts[part] += line + "\n"
        }
      }
      // The line break at the end of the file does not start an empty line.
      parts[Self.marks.count - 1] = String(parts[Self.marks.count - 1].dropLast())
    }
  }

  static let folder = #filePath.replacing("/FixtureTests.swift", with: "/Fixtures")

  static let fixtures: [Fixture] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap(Fixture.init)
  }()

  @Test("there are sessions to run")
  func any() {
    #expect(Self.fixtures.count >= 8)
  }

  @Test("the output of a session is the reviewed one", arguments: fixtures)
  func sessionSaysWhatItSaidWhenItWasLookedAt(fixture: Fixture) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let result = try await Self.run(fixture, asking: server)

    var seen = fixture
    seen.parts[2] = Self.steady(result.output, server)
    seen.parts[3] = Self.steady(result.errors, server)
    if ProcessInfo.processInfo.environment["SUPERNEWS_WRITE_FIXTURES"] == "1" {
      try Data(seen.text.utf8).write(to: URL(filePath: Self.folder + "/" + fixture.name))
    }
    #expect(seen.text == fixture.text)
  }

  /// A server that has the news of every provider.
  static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      request.path.hasPrefix("/rss") ? MadeUpGoogleNews.answer(request) : MadeUpNewsAPI.answer(request)
    }
  }

  /// Runs a session from its first line to its last.
  ///
  /// - Parameters:
  ///   - path: the program's.
  ///   - options: options after those of the session.
  static func run(
    _ fixture: Fixture, asking server: LoopbackServer, by path: String = Program.binary, with options: [String] = []
  ) async throws -> Program.Result {
    let lines = fixture.arguments
    var environment = ["SUPERNEWS_FEEDS_URL": server.url, "SUPERNEWS_NEWSAPI_URL": server.url]
    if lines.contains("--provider=newsapi") { environment["NEWSAPI_KEY"] = "k" }
    environment.merge(fixture.variables) { _, new in new }
    var program = Program(home: TemporaryFolder(), environment: environment)
    program.path = path
    return try await program.run(lines + options, input: fixture.parts[1])
  }

  /// Ages, ports and the time of the run differ from run to run.
  private static func steady(_ text: String, _ server: LoopbackServer) -> String {
    text.replacing(#/\d+ years ago/#, with: "N years ago").replacing(#/il y a \d+ ans/#, with: "il y a N ans")
      .replacing(":\(server.port)", with: ":PORT")
      .replacing(#/"firstSeen":"[^"]*"/#, with: #""firstSeen":"2026-11-22T00:00:00Z""#)
  }
}

/// A NewsAPI of made-up articles, with every irregularity of the recorded answers.
enum MadeUpNewsAPI {
  @Sendable static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    switch (request.path, request.query["country"]) {
    case ("/top-headlines/sources", _):
      .json(
        #"""
        {"status":"ok","sources":[
        {"id":"one-daily","name":"One Daily","description":"A paper.","url":"https://one.example","category":"general","language":"en","country":"us"},
        {"id":"deux-jours","name":"Deux Jours","description":null,"url":"https://deux.example","category":"sports","language":"fr","country":"fr"},
        {"id":"shalosh","name":"Shalosh","category":"general","language":"he","country":"is"}]}
        """#)
    case (_, "fr"): .json(#"{"status":"ok","totalResults":0,"articles":[]}"#)
    case (_, "de"): .json(#"{"status":"error","code":"rateLimited","message":"slow down"}"#, status: 429)
    default:
      .json(
        #"""
        {"status":"ok","totalResults":4,"articles":[
        {"source":{"id":"one-daily","name":"One Daily"},"author":"A. Writer","title":"Plain words","description":"A description.","url":"https://one.example/1","urlToImage":"//img.example/1.jpg","publishedAt":"2020-01-02T03:04:05Z","content":"The beginning of a text… [+1234 chars]"},
        {"source":{"id":null,"name":"Evil Times"},"title":"\u001b[31mRed\u001b[0m \u202eback\u202c\u0007 and\u009b2J forth","description":"Tab\there,\nline there.","url":"https://evil.example/?a=1&b=\"2\"","publishedAt":"2020-01-02T03:04:05.1234567+00:00"},
        {"source":null,"title":null,"url":"javascript:alert(1)","publishedAt":"soon"},
        {"source":{"name":"東京"},"title":"非常に長い見出しは端末の幅で切られなければならない、そうでなければ次の行にあふれてしまい読みにくくなるからである、と編集者は言った、そしてさらに続けた","url":"https://ja.example/道","publishedAt":"2020-01-02T03:04:05Z"}]}
        """#)
    }
  }
}
