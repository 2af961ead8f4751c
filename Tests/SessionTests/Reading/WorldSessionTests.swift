import NewsDomain
import NewsPresentation
import NewsProviders
import NewsShell
import TestSupport
import TestTraits
import Testing
import supernews

@Suite("The whole world in one session", .takesTurns)
struct WorldSessionTests {
  private let home = TemporaryFolder()

  private func run(_ arguments: [String], _ server: LoopbackServer) async throws -> Program.Result {
    try await Program(home: home, environment: ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url])
      .run(["--provider", "newsapi"] + arguments)
  }

  /// News of every country, except none for Egypt and faults for these three.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      let country = request.query["country"] ?? "?"
      let answer: LoopbackServer.Answer =
        switch country {
        case "fr": .json("broken", status: 500)
        case "jp": .refusal("parameterInvalid", status: 400)
        case "de": .captivePortal
        case "eg": .page([])
        default: .page(["First of \(country)", "Second of \(country)"])
        }
      // Delayed, so that many are pending at the same time.
      return .delayed(.milliseconds(20), answer)
    }
  }

  private static let given = Country.main.filter { !["fr", "jp", "de", "eg"].contains($0.code) }

  @Test("every country is asked, eight at a time; those that fail are listed as failed, and the rest are shown")
  func world() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let result = try await run(["-F", "json", "-c", "world sports; open 1; back; quota; more"], server)
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["world ok", "open ok", "back ok", "quota ok", "more noSuchItem"])
    try #require(steps.count == 5)
    let articles = steps[0].records.filter { $0.type == "article" }
    #expect(Set(articles.compactMap(\.title)) == Set(Self.given.map { "First of \($0.code)" }))
    #expect(articles.compactMap(\.n) == Array(1...51))
    let failures = steps[0].records.filter { $0.type == "failure" }
    #expect(
      failures.map { "\($0.country ?? "?") \($0.error?.code ?? "?")" }.sorted() == [
        "de badResponse", "fr serverError", "jp parameterInvalid",
      ])
    #expect(steps[0].status.failed == 3)
    let degraded = steps[0].status.degraded ?? []
    #expect(degraded.compactMap(\.country).sorted() == ["de", "fr", "jp"])
    let answered = degraded.filter { $0.error != "parameterInvalid" }
    #expect(answered.allSatisfy { $0.address?.hasPrefix("127.0.0.1") == true })
    #expect(steps[0].status.count == 51)
    #expect(steps[1].titles == articles.prefix(1).compactMap(\.title))
    #expect(steps[2].records == steps[0].records)
    #expect(server.requests.count == 55)
    #expect(steps[3].records.first?.requests == 55)
    #expect(Set(server.requests.compactMap { $0.query["country"] }) == Set(Country.main.map(\.code)))
    #expect(server.requests.allSatisfy { $0.path == "/top-headlines" && $0.query["category"] == "sports" })
    #expect(server.maximumConcurrency <= 8)
    #expect(server.maximumConcurrency > 1)
    #expect(server.connectionCount <= 8)
    #expect(result.errors.contains("Egypt"))
    #expect(result.errors.contains("Could not get headlines from 3 countries: France, Germany, Japan.\n"))
  }

  @Test("a row counts every source of its story, also where it is not the first story of the source's country")
  func sourcesOfEveryCountry() async throws {
    let server = try LoopbackServer { request in
      let country = request.query["country"] ?? "?"
      let titles = ["Elections of \(country) are near"] + Array(repeating: "Ferry Calypso sinks off Malta", count: 2)
      let articles = (country == "us" ? titles.reversed() : titles).enumerated().map { number, title in
        #"{"title":"\#(title)","url":"https://\#(country).example/\#(number)","source":{"name":"\#(country) \#(number)"},"#
          + #""publishedAt":"2026-03-01T0\#(number):00:00Z"}"#
      }
      let body = #"{"status":"ok","totalResults":3,"articles":[\#(articles.joined(separator: ","))]}"#
      return .response(headers: [("Content-Type", "application/json")], body: Array(body.utf8))
    }
    defer { server.stop() }
    let output = try await run(["world"], server).output
    let row = try #require(output.split(separator: "\n").first { $0.contains("us 0 ·") })
    #expect(row.contains("\(2 * Country.main.count) sources"))
  }

  @Test("55 requests, each once; the next time those that failed are asked again, the rest is kept")
  func countriesThatFailedAreAskedAgain() async throws {
    let server = try LoopbackServer { request in
      let country = request.query["country"] ?? "?"
      return country == "fr" ? .json("broken", status: 500) : .page(["First of \(country)"])
    }
    defer { server.stop() }
    _ = try await run(["world"], server)
    #expect(server.requests.count == 55)
    #expect(Country.main.count == 55)
    let steps = try await run(["-F", "json", "-c", "world; top --country jp"], server).steps()
    #expect(steps.map(\.outcome) == ["world ok", "top ok"])
    #expect(steps.first?.status.failed == 1)
    #expect(steps.last?.status.cached == true)
    #expect(server.requests.count == 56)
    let offline = try #require(try await run(["--offline", "-F", "json", "world"], server).steps().first)
    #expect(offline.status.count == 54)
    #expect(offline.status.failed == 1)
    #expect(offline.records.last?.error?.code == "offline")
  }
}
