import NewsDomain
import NewsPresentation
import NewsProviders
import NewsShell
import TestSupport
import TestTraits
import Testing
import supernews

@Suite("News without a key, in whole sessions", .takesTurns)
struct FeedSessionTests {
  /// A country's edition for readers of one language.
  struct Place: Sendable, CustomTestStringConvertible {
    let country: String
    let language: String
    /// The query that requests the edition.
    let query: String

    init(_ country: String, _ language: String, _ query: String) {
      self.country = country
      self.language = language
      self.query = query
    }

    var ceid: String { String(query.split(separator: "=").last ?? "") }
    var testDescription: String { "\(country) in \(language)" }
  }

  /// Cyrillic, Hebrew and Han scripts, the first two in countries with two editions each.
  static let places = [
    Place("ua", "ru", "hl=ru&gl=UA&ceid=UA:ru"), Place("il", "he", "hl=he&gl=IL&ceid=IL:he"),
    Place("tw", "zh", "hl=zh-TW&gl=TW&ceid=TW:zh-Hant"),
  ]

  private let home = TemporaryFolder()

  init() throws {
    try home.unfoldLists()
  }

  private func run(
    _ arguments: [String], _ server: LoopbackServer, _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    let own = ["SUPERNEWS_FEEDS_URL": server.url]
    return try await Program(home: home, environment: own.merging(environment) { _, new in new }).run(arguments)
  }

  private static func server() throws -> LoopbackServer { try LoopbackServer(MadeUpGoogleNews.answer) }

  @Test("a country's headlines are those of its edition in the reader's language", arguments: places)
  func edition(place: Place) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let script = ["-c", "language \(place.language); top --country \(place.country)"]
    let step = try #require(try await run(["-F", "json"] + script, server).steps().last)
    #expect(server.requests.map(\.target) == ["/rss?" + place.query])
    #expect(step.outcome == "top ok")
    let stories = MadeUpGoogleNews.stories(place.ceid)
    #expect(step.titles == stories.map(\.title))
    #expect(step.sourceFeeds == stories.map(\.source))
    #expect(step.numbers == [1, 2, 3])
    #expect(step.records.map(\.publishedAt) == ["03", "05", "04"].map { "2020-01-02T\($0):00:00Z" })
    #expect(step.records.last?.url == MadeUpGoogleNews.address(place.ceid))
    #expect(step.records.allSatisfy { $0.provider == "feeds" })
    #expect([step.status.provider, step.status.cached.map { "\($0)" }] == ["feeds", "false"])

    // The stored answer is used for the other formats.
    let rows = try await run(["-F", "tsv", "top", "--country", place.country], server)
    let columns = rows.lines.map { $0.split(separator: "\t" as Character, omittingEmptySubsequences: false) }
    #expect(columns.map { $0.count } == [6, 6, 6])
    #expect(columns.map { String($0[3]) } == stories.map(\.title))
    let text = try await run(["top", "--country", place.country], server)
    #expect(text.lines.first?.hasSuffix(" feeds · 3 headlines · just now") == true)
    for story in stories { #expect(text.output.contains(story.title) && text.output.contains(story.source)) }
    #expect(text.hiddenCharacters.isEmpty)
    #expect((rows.errors + text.errors).isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test("the server sees the program's name, and no key")
  func identity() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let words = ["--provider", "feeds", "-F", "json", "-c", "top; search moon; source le-monde"]
    #expect(try await run(words, server, ["NEWSAPI_KEY": "sesame"]).status == 0)
    #expect(server.requests.count == 3)
    for request in server.requests {
      #expect(request.headers["user-agent"]?.hasPrefix("supernews/") == true)
      #expect(request.headers["x-api-key"] == nil)
      #expect(!request.headers.values.contains { $0.contains("sesame") })
    }
  }

  @Test("Algeria has no edition: it is searched for in the reader's language, with a notice")
  func algeria() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let result = try await run(["-F", "json", "-c", "language ar; top --country dz"], server)
    #expect(server.requests.map(\.path) == ["/rss/search"])
    #expect(server.requests.first?.query["q"] == "%D8%A7%D9%84%D8%AC%D8%B2%D8%A7%D8%A6%D8%B1")
    #expect(server.requests.first?.query["ceid"] == "EG:ar")
    #expect(try result.steps().last?.titles.sorted() == MadeUpGoogleNews.stories("EG:ar").map(\.title).sorted())
    #expect(result.errors == "Google News has no edition for Algeria; showing search results for it.\n")
  }
}
