import TestSupport
import TestTraits
import Testing

@Suite(
  "Searches on recorded responses", .takesTurns,
  .enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct RecordedSearchTests {
  private static let pages = ["EverythingArticleOutputMockData.json", "EverythingiPhoneFrenchNewsMockData.json"]
  /// The search that the issue about searching gives as its example, and one that leads away from it.
  private static let session = """
    search climate change --from 2026-11-01 --sort popularity --in title
    open 20
    search iPhone --language fr --limit 100
    open 100
    back
    back
    back
    open 1
    more
    open 21
    share 40
    list

    """

  private let home = TemporaryFolder()

  init() throws {
    try home.unfoldLists()
  }

  /// Two recorded pages for most words; the second one is the first page for telephones.
  private static func server() throws -> LoopbackServer {
    let bodies = try pages.map { Array(try Corpus.read("newsapi/Everything/" + $0)) }
    return try LoopbackServer { request in
      let isSecond = request.query["q"] == "iPhone" || request.query["page"] == "2"
      return request.path == "/everything" ? .response(body: bodies[isSecond ? 1 : 0]) : .json("", status: 404)
    }
  }

  private func run(_ arguments: [String], _ server: LoopbackServer, input: String = "") async throws -> Program.Result {
    try await Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
      .run(arguments, input: input)
  }

  @Test("a session of searches, back and forth, in every format", arguments: ["text", "tsv", "json"])
  func searchesBackAndForthInEveryFormat(format: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let result = try await run(["-F", format], server, input: Self.session)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.hiddenCharacters.isEmpty)
    let climate = "/everything?q=climate%20change&searchIn=title&from=2026-11-01T00%3A00%3A00&language=en"
    #expect(
      server.requests.map(\.target) == [
        climate + "&sortBy=popularity&pageSize=20&page=1",
        "/everything?q=iPhone&language=fr&sortBy=publishedAt&pageSize=100&page=1",
        climate + "&sortBy=popularity&pageSize=20&page=2",
      ])
    guard format == "json" else { return }
    let steps = try result.steps()
    try #require(steps.count == 12)
    #expect(steps[0].numbers == Array(1...20))
    #expect(steps[0].status.total == 22_669)
    #expect(steps[2].numbers == Array(1...100))
    // Back leads from the telephones to the article read before, and from there to its list.
    #expect(steps[4].records == steps[2].records)
    #expect(steps[5].records == steps[1].records)
    #expect(steps[6].records == steps[0].records)
    #expect(steps[7].records == Array(steps[0].records.prefix(1)))
    #expect(steps[8].numbers == Array(21...40))
    #expect(steps[8].records.map(\.url) == steps[2].records.prefix(20).map(\.url))
    #expect(steps[9].titles == Array(steps[8].titles.prefix(1)))
    #expect(steps[11].numbers == Array(1...40))
  }

  @Test("every recorded result is shown, and harms no terminal", arguments: pages)
  func articles(page: String) async throws {
    let body = Array(try Corpus.read("newsapi/Everything/" + page))
    let server = try LoopbackServer { _ in .response(body: body) }
    defer { server.stop() }
    let count = try await run(["-F", "tsv", "search", "iPhone", "--limit", "100"], server).lines.count
    #expect(count > 90)
    let script = "search iPhone --limit 100\n" + (1...max(1, count)).map { "open \($0)\n" }.joined()
    for format in ["text", "tsv", "json"] {
      let result = try await run(["-F", format], server, input: script)
      #expect(result.status == 0)
      #expect(result.errors.isEmpty)
      #expect(result.hiddenCharacters.isEmpty)
      #expect(format == "text" || result.lines.count >= 2 * count)
    }
    // One request: the rest came from the store.
    #expect(server.requests.count == 1)
  }

  @Test("offline those results are found in which the word stands", arguments: pages)
  func offline(page: String) async throws {
    let body = Array(try Corpus.read("newsapi/Everything/" + page))
    let server = try LoopbackServer { _ in .response(body: body) }
    defer { server.stop() }
    let words = ["search", "iPhone", "--limit", "100"]
    let seen = try #require(try await run(["-F", "json"] + words, server).steps().first)
    let kept = try #require(try await run(["--offline", "-F", "json"] + words, server).steps().first)
    // NewsAPI has searched whole texts, but delivers only their beginning.
    let urls = Set(kept.records.compactMap(\.url))
    #expect(!urls.isEmpty && urls.isSubset(of: seen.records.compactMap(\.url)))
    #expect(kept.status.cached == true)
    let text = try await run(["--offline"] + words, server)
    #expect(text.lines.first?.hasSuffix(" offline") == true)
    #expect(server.requests.count == 1)
  }
}
