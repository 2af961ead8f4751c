import TestSupport
import TestTraits
import Testing

@Suite("Searches in whole sessions", .takesTurns)
struct SearchSessionTests {
  private let home = TemporaryFolder()

  private func run(
    _ arguments: [String], _ server: LoopbackServer, _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    let own = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    return try await Program(home: home, environment: own.merging(environment) { _, new in new })
      .run(["--provider", "newsapi"] + arguments)
  }

  /// Two pages, and then none; the words of the search are in the titles.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      let page = request.query["page"].flatMap { Int($0) } ?? 1
      let limit = request.query["pageSize"].flatMap { Int($0) } ?? 20
      let words = request.query["q"]?.replacing("%20", with: " ") ?? "no words"
      let titles = page > 2 ? [] : (1...limit).map { "\(words) \((page - 1) * limit + $0)" }
      return .page(titles, total: 3 * limit)
    }
  }

  @Test("the server is asked for exactly the typed text")
  func queries() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let lines = [
      "search climate change --from 2026-11-01 --sort popularity --in title",
      "search 'climate change' \"it's\" -war (a OR b) \\\"c",
      "search été --language any --sort relevancy --limit 100",
      "search --source bbc-news,'Le Monde',my-own --page 3",
      """
      search moon --language fr --sort published --from=2020-11-01 --to 2020-11-03 --in title,description,content \
      --source abc-news --domain bbc.co.uk,https://www.lemonde.fr/une --exclude-domain example.com,e.org --limit 5 \
      --page 2
      """,
      "cherche lune --language de --sort pertinence",
    ]
    let result = try await run(["-F", "json", "-c", lines.joined(separator: "\n")], server)
    #expect(result.status == 0)
    #expect(
      server.requests.map(\.target) == [
        "/everything?q=climate%20change&searchIn=title&from=2026-11-01T00%3A00%3A00&language=en&sortBy=popularity"
          + "&pageSize=100&page=1",
        "/everything?q=%22climate%20change%22%20it%27s%20-war%20%28a%20OR%20b%29%20%22c&language=en&sortBy=publishedAt"
          + "&pageSize=100&page=1",
        "/everything?q=%C3%A9t%C3%A9&sortBy=relevancy&pageSize=100&page=1",
        "/everything?sources=bbc-news%2Cle-monde%2Cmy-own&language=en&sortBy=publishedAt&pageSize=100&page=1",
        "/everything?q=moon&searchIn=title%2Cdescription%2Ccontent&sources=abc-news&domains=bbc.co.uk%2Clemonde.fr"
          + "&excludeDomains=example.com%2Ce.org&from=2020-11-01T00%3A00%3A00&to=2020-11-03T23%3A59%3A59&language=fr"
          + "&sortBy=publishedAt&pageSize=100&page=1",
        "/everything?q=lune&language=de&sortBy=relevancy&pageSize=100&page=1",
      ])
    #expect(server.requests.allSatisfy { $0.headers["x-api-key"] == "k" })
  }

  @Test("Ctrl-C during a slow search ends a script with 130, after writing the earlier results")
  func ctrlCDuringASlowSearchEndsAScriptWith130() async throws {
    let server = try LoopbackServer { $0.path == "/everything" ? .silence : .page(["Before"]) }
    defer { server.stop() }
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    let output = open(home.path + "/output", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { for end in [null, output] { close(end) } }
    let program = Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
    let process = try program.start(["-F", "json", "-c", "top; search moon; settings"], [null, output, output])
    #expect(try await eventually { server.requests.count == 2 })
    kill(process, SIGINT)
    #expect(try await Program.wait(for: process, seconds: 10) == 130)
    #expect(try Step.all(in: home.read("output")).map(\.outcome) == ["top ok", "search cancelled"])
    // The request was sent and counts.
    let quota = try await run(["-F", "json", "quota"], server).steps().first?.records.first
    #expect(quota?.search == 1)
  }
}
