import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsProviders
@testable import NewsShell
@testable import SystemServices
@testable import TerminalKit

@Suite("One provider after the other, in whole sessions", .takesTurns)
struct FeedChainSessionTests {
  private let home = TemporaryFolder()
  private static let titles = MadeUpGoogleNews.stories("US:en").map(\.title)

  /// - Parameter newsAPI: the server of NewsAPI, if there is a key for it.
  private func run(
    _ arguments: [String], _ feeds: LoopbackServer, newsAPI: LoopbackServer? = nil,
    _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    var own = ["SUPERNEWS_FEEDS_URL": feeds.url]
    if let newsAPI { own.merge(["NEWSAPI_KEY": "sesame", "SUPERNEWS_NEWSAPI_URL": newsAPI.url]) { _, new in new } }
    return try await Program(home: home, environment: own.merging(environment) { _, new in new }).run(arguments)
  }

  /// A time zone where it is noon: two hours ago was the same day there. POSIX counts hours to the west.
  private static var noon: [String: String] {
    ["TZ": "NOON\(Int(Date().timeIntervalSince1970) / 3600 % 24 - 12)"]
  }

  private static func feeds() throws -> LoopbackServer { try LoopbackServer(MadeUpGoogleNews.answer) }

  /// Delivers articles at first, and refusals afterwards.
  private static func feeds(before refusal: Refusal) throws -> LoopbackServer {
    let tally = Tally()
    return try LoopbackServer { tally.add(1) == 1 ? MadeUpGoogleNews.answer($0) : refusal.answer($0) }
  }

  /// The name of a server in messages.
  private static func host(_ server: LoopbackServer) -> String { "127.0.0.1:\(server.port)" }

  @Test("with a key NewsAPI is asked first, and if it has news nobody else is asked")
  func newsAPIFirst() async throws {
    let (feeds, newsAPI) = (try Self.feeds(), try LoopbackServer { _ in .page(["Of NewsAPI"]) })
    defer { for server in [feeds, newsAPI] { server.stop() } }
    let script = ["-F", "json", "-c", "top --country jp; search moon; source le-monde; why 1"]
    let steps = try await run(script, feeds, newsAPI: newsAPI).steps()
    #expect(steps.map(\.status.provider) == ["newsapi", "newsapi", "newsapi", "newsapi"])
    #expect(steps.last?.records.map(\.type) == ["why"])
    #expect(newsAPI.requests.count == 3)
    #expect(feeds.requests.isEmpty)
    let text = try await run(["--country", "jp", "-c", "top; why 1"], feeds, newsAPI: newsAPI).output
    #expect(text.contains("X-Api-Key: ***"))
    #expect(!text.contains("sesame"))
  }

  @Test("if NewsAPI refuses the feeds serve, and one sentence says so")
  func newsAPIRefuses() async throws {
    let (feeds, newsAPI) = (try Self.feeds(), try LoopbackServer { _ in .refusal("apiKeyInvalid", status: 401) })
    let words = "NewsAPI rejected your key (apiKeyInvalid)"
    defer { for server in [feeds, newsAPI] { server.stop() } }
    let json = try await run(["-F", "json", "top"], feeds, newsAPI: newsAPI)
    #expect(json.status == 0)
    #expect(try json.steps().map(\.titles) == [Self.titles])
    #expect(try json.steps().map(\.status.provider) == ["feeds"])
    #expect(json.errors == "Showing feeds instead: \(words).\n")
    let text = try await run(["-c", "top; why 1"], feeds, newsAPI: newsAPI)
    #expect(text.output.contains("tried first  NewsAPI: \(words)\n"))
    #expect(feeds.requests.count == 1)
  }

  @Test("a stored list replaces a refused feed, with the reason and its age", arguments: Refusal.all)
  func standIn(refusal: Refusal) async throws {
    let server = try Self.feeds(before: refusal)
    defer { server.stop() }
    #expect(try await run(["top"], server).status == 0)
    try home.age(by: 2 * 3600 + 60)
    let text = try await run(["-c", "top; why 1"], server, Self.noon)
    let message = "\(Self.host(server)) \(refusal.words)"
    #expect(text.errors == "Showing a list 2 h old: \(message).\n")
    #expect(text.lines.first?.hasSuffix(" feeds · 3 headlines · 2 h old") == true)
    #expect(text.output.contains("2 h ago · from the cache: \(message)\n"))
    #expect(server.requests.count == 1 + refusal.requests)

    // Another process knows that the server must not be asked again so soon.
    let json = try await run(["-F", "json", "-c", "top; why 1"], server)
    let steps = try json.steps()
    #expect(steps.first?.titles == Self.titles)
    // The page of an article reports the same as the list.
    #expect(steps.map(\.status.provider) == ["feeds", "feeds"])
    #expect(steps.map(\.status.cached) == [true, true])
    #expect(steps.allSatisfy { $0.status.age.map { (7260..<10_800).contains($0) } == true })
    let words = "nothing could be read from \(Self.host(server)) a moment ago, so it was not asked again"
    #expect(json.errors == "Showing a list 2 h old: \(words).\n")
    #expect(server.requests.count == 1 + refusal.requests)
  }

  @Test("if nothing is stored the sample edition stands in when wanted, except with feeds alone")
  func sample() async throws {
    let server = try LoopbackServer { _ in .status(429) }
    defer { server.stop() }
    #expect(try await run(["settings", "sample", "on"], server).status == 0)
    let text = try await run(["top", "--limit", "3"], server)
    #expect(text.status == 0)
    #expect(
      text.lines.first?.hasSuffix(" sample: front pages from history · 3 of \(SampleEdition.events.count) headlines")
        == true)
    let words = "Showing a sample from history: \(Self.host(server)) received too many requests.\n"
    #expect(text.errors == words)
    try home.endPauses()
    let json = try await run(["-F", "json", "top"], server)
    let step = try #require(try json.steps().first)
    #expect(step.status.provider == "sample")
    #expect(step.status.cached == false)
    #expect(step.records.allSatisfy { $0.provider == "sample" })
    #expect(json.errors == words)
    try home.endPauses()
    let own = try await run(["--provider", "feeds", "-F", "json", "-c", "top; top --country jp"], server)
    #expect(own.status == 1)
    #expect(try own.steps().map(\.outcome) == ["top rateLimited", "top rateLimited"])
    #expect(server.requests.count == 3)
  }

  @Test("offline, stored lists are shown with their age, others are an error, and searches look into the archive")
  func offline() async throws {
    let server = try Self.feeds()
    defer { server.stop() }
    #expect(try await run(["-c", "top; search bridge"], server).status == 0)
    try home.age(by: 2 * 3600 + 60)
    let text = try await run(["--offline", "top"], server)
    #expect(text.lines.first?.hasSuffix(" feeds · 3 headlines · 2 h old · offline") == true)
    #expect(text.errors.isEmpty)
    let script = ["--offline", "-F", "json", "-c", "top; search bridge; top --country jp; search comet"]
    for provider in ["auto", "feeds"] {
      let result = try await run(["--provider", provider] + script, server)
      let steps = try result.steps()
      #expect(steps.map(\.outcome) == ["top ok", "search ok", "top offline", "search ok"])
      #expect(steps.map(\.status.provider) == ["feeds", "feeds", nil, "feeds"])
      #expect(steps.map(\.status.cached) == [true, true, nil, true])
      #expect(steps.first?.titles == Self.titles)
      #expect(steps.map(\.records.isEmpty) == [false, false, true, true])
      #expect(steps[1].titles.allSatisfy { $0.lowercased().contains("bridge") })
      #expect(result.status == 1)
    }
    #expect(server.requests.count == 2)
  }

  @Test("if the network is down stored lists stand in, or the sample edition if wanted; the reason is reported once")
  func networkAway() async throws {
    let server = try Self.feeds()
    #expect(try await run(["top"], server).status == 0)
    server.stop()
    try home.age(by: 2 * 3600 + 60)
    let script = [
      "-F", "json", "-c", "top; top; settings sample on; top --country jp; settings sample off; top --country jp",
    ]
    let result = try await run(script, server)
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["top ok", "top ok", "settings ok", "top ok", "settings ok", "top network"])
    #expect(steps.map(\.status.provider) == ["feeds", "feeds", nil, "sample", nil, nil])
    #expect(steps.map(\.status.cached) == [true, true, false, false, false, nil])
    let lines = result.errors.split(separator: "\n" as Character)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Showing a list 2 h old: cannot reach \(Self.host(server)) (") == true)
    #expect(lines.first?.hasSuffix(").") == true)
    #expect(lines.last == "This is a sample from history, not today's news.")
  }

  @Test("if Google News refuses, the sources' own feeds serve")
  func sourceFeeds() async throws {
    // Over http, so that a proxy can replace the source.
    let entry = try #require(
      SourceCatalogue.entries.first { $0.feed?.hasPrefix("http://") == true && $0.source.category == .general })
    let language = try #require(entry.source.languageCode.flatMap(Language.init(code:)))
    let country = try #require(entry.source.countryCode)
    let google = try LoopbackServer { _ in .status(429) }
    let source = try LoopbackServer { $0.target == entry.feed ? .feed("Own", ["Bread", "Tea"]) : .status(404) }
    defer { for server in [google, source] { server.stop() } }
    let script = ["-F", "json", "-c", "language \(language.code); top --country \(country); why 1"]
    let result = try await run(script, google, ["http_proxy": source.url])
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["language ok", "top ok", "why ok"])
    try #require(steps.count == 3)
    #expect(steps[1].titles == ["Bread", "Tea"])
    #expect(steps[1].records.allSatisfy { $0.source?.id == entry.source.id && $0.provider == "feeds" })
    #expect(steps[1].status.cached == false)
    #expect(steps[2].records.compactMap(\.service) == ["newsapi", "google-news"])
    #expect(steps[2].records.compactMap { $0.error?.code } == ["apiKeyMissing", "rateLimited"])
    #expect(steps[2].records.last?.requestUrl == entry.feed)
    #expect(
      result.errors
        == "Showing the sources' own feeds instead: \(Self.host(google)) received too many requests.\n")
  }
}
