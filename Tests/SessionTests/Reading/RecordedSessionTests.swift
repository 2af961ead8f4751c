import TestSupport
import TestTraits
import Testing

@Suite(
  "Whole sessions on recorded responses", .takesTurns,
  .enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct RecordedSessionTests {
  private let home = TemporaryFolder()

  /// Answers as NewsAPI did when they were recorded.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      let file =
        switch (request.path, request.query["category"], request.query["sources"]) {
        case ("/top-headlines/sources", _, _): "Sources/AllSourcesMockData.json"
        case (_, let category?, _):
          "TopHeadlines/\(category.prefix(1).uppercased() + category.dropFirst())TopHeadlinesMockData.json"
        case (_, _, _?): "TopHeadlines/SourcesTopHeadlinesMockData.json"
        default: "TopHeadlines/FrenchTopHeadlinesMockData.json"
        }
      guard let body = try? Corpus.read("newsapi/" + file) else { return .json("{}", status: 404) }
      return .response(body: Array(body))
    }
  }

  private static let session = """
    top
    open 1
    next
    share 1-3
    share 2 --to markdown
    business
    entertainment
    general
    health
    science
    sports
    technology
    open 5
    back
    sources
    filter by-language
    filter by-category
    filter by-country
    filter all
    sources --country il
    sources --country cn
    source bbc-news
    open 2
    list

    """

  @Test("every command that requests news works in every format, from each input", arguments: ["text", "tsv", "json"])
  func session(format: String) async throws {
    let server = try Self.server()
    let file = try home.write(Self.session.utf8, to: "morning.news")
    // Each has its own home: otherwise stored pages of one would show in the next.
    func run(_ arguments: [String], input: String = "") async throws -> Program.Result {
      let environment = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
      return try await Program(home: TemporaryFolder(), environment: environment)
        .run(["-F", format] + arguments, input: input)
    }
    let results = [
      try await run([], input: Self.session), try await run(["-c", Self.session]), try await run(["-f", file]),
    ]
    for result in results {
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(Self.ageless(result.output) == Self.ageless(results[0].output))
      #expect(
        !result.output.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" }
      )
    }
    let commands = Self.session.split(separator: "\n" as Character).count
    if format == "json" {
      #expect(results[0].lines.count { $0.hasPrefix(#"{"type":"status","#) } == commands)
      for line in results[0].lines {
        #expect(throws: Never.self) { try JSONDecoder().decode(Typed.self, from: Data(line.utf8)) }
      }
    }
    // One request for each page and one for all sources, which include those of a country: `filter`, `open` and `share`
    // send no request.
    #expect(server.requests.count == 3 * 10)
  }

  /// Removes ages and times of the run: stored answers are older on a slow machine, and each run sees articles later.
  private static func ageless(_ output: String) -> String {
    output.replacing(#/"age":\d+/#, with: #""age":0"#)
      .replacing(#/"firstSeen":"[^"]+"/#, with: #""firstSeen":"-""#)
  }

  private struct Typed: Decodable {
    let type: String
  }

  private static let files: [String] =
    ["TopHeadlines", "Everything"].flatMap { folder in
      let path = (Corpus.path ?? "") + "/newsapi/" + folder
      return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().map { folder + "/" + $0 }
    } + ["us-2024-removed.json"]

  @Test("every recorded page is shown, article by article, and harms no terminal", arguments: files)
  func page(file: String) async throws {
    let body = Array(try Corpus.read("newsapi/" + file))
    let server = try LoopbackServer { _ in .response(body: body) }
    let program = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
    let count = try await program.run(["-F", "tsv", "top", "--limit", "100"]).lines.count
    #expect(count > 0)
    let script = "top --limit 100\n" + (1...count).map { "open \($0)\n" }.joined()
    for format in ["text", "tsv", "json"] {
      let result = try await program.run(["-F", format], input: script)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(result.hiddenCharacters.isEmpty)
      if format == "tsv" {
        #expect(
          result.lines.allSatisfy {
            // Other articles on the story have four more columns.
            [6, 9].contains($0.split(separator: "\t" as Character, omittingEmptySubsequences: false).count)
          })
      }
    }
  }

  @Test(
    "every recorded error has its code",
    arguments: [
      ("apiKeyInvalid", 401, "apiKeyInvalid"), ("apiKeyMissing", 401, "apiKeyMissing"),
      ("maximumResultsReached-100-120", 426, "resultsLimit"),
    ])
  func everyRecordedErrorHasItsCode(file: String, status: Int, code: String) async throws {
    let body = Array(try Corpus.read("newsapi/errors/\(file).json"))
    let server = try LoopbackServer { _ in .response(status: status, body: body) }
    let program = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
    let result = try await program.run(["-F", "json", "--provider", "newsapi", "-c", "top; format"])
    #expect(result.status == 1)
    #expect(result.lines.first?.contains(#""code":"\#(code)""#) == true)
    #expect(result.lines.last?.contains(#""ok":true"#) == true)
  }
}
