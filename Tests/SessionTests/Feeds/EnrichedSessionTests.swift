import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Headlines completed by sources' feeds, in whole sessions", .takesTurns)
struct EnrichedSessionTests {
  private static let told = "Harbor bridge opens to bicycles"
  private static let notSaidYet = "Museum finds a lost map in its cellar"

  private let home = TemporaryFolder()
  /// A source whose feed is read over http, so that a proxy can replace it.
  private let entry: SourceCatalogue.Entry
  private let country: String
  private let language: String

  init() throws {
    entry = try #require(
      SourceCatalogue.entries.first { $0.feed?.hasPrefix("http://") == true && $0.source.category == .general })
    country = try #require(entry.source.countryCode)
    language = try #require(entry.source.languageCode)
  }

  /// The page of an article on the source's site.
  private var page: String {
    "https://\(entry.source.link.flatMap(WebLink.init)?.host ?? "")/bridge"
  }

  /// Google News, with two articles of the source.
  private func google(after pause: Duration = .zero) throws -> LoopbackServer {
    let site = try #require(entry.source.link)
    let items = [Self.notSaidYet, Self.told].enumerated().map { index, title in
      """
      <item><title>\(title) - Source</title><link>https://news.google.com/rss/articles/AU_yq\(index)?oc=5</link>\
      <pubDate>Thu, 02 Jan 2020 03:00:00 GMT</pubDate><source url="\(site)">Source</source></item>
      """
    }
    return try LoopbackServer { _ in
      let list = "<rss version=\"2.0\"><channel><title>Top - Google News</title>\(items.joined())</channel></rss>"
      return .delayed(pause, .xml(list))
    }
  }

  /// The source's own feed, as delivered by a proxy.
  private func source(after pause: Duration = .zero) throws -> LoopbackServer {
    let (feed, page) = (entry.feed, self.page)
    return try LoopbackServer { request in
      guard request.target == feed else { return .status(404) }
      let list = """
        <rss version="2.0"><channel><title>The source: news</title><item><title>\(Self.told)</title>\
        <link>\(page)</link><description>Two lanes for bicycles.</description></item></channel></rss>
        """
      return .delayed(pause, .xml(list))
    }
  }

  private func run(
    _ script: String, _ google: LoopbackServer, _ source: LoopbackServer, _ arguments: [String] = ["-F", "json"]
  ) async throws -> Program.Result {
    try await Program(
      home: home, environment: ["SUPERNEWS_FEEDS_URL": google.url, "http_proxy": source.url]
    ).run(arguments + ["-c", "language \(language); " + script])
  }

  @Test("a script asks no feeds of sources beside Google News, unless it says so")
  func unasked() async throws {
    let (google, source) = (try google(), try source())
    defer { for server in [google, source] { server.stop() } }
    let steps = try await run("top --country \(country); open 2; why 2; more", google, source).steps()
    #expect(steps[1].titles == [Self.notSaidYet, Self.told])
    #expect(steps[1].records.allSatisfy { $0.description == nil })
    #expect(source.requests.isEmpty)
    #expect(google.requests.count == 1)
  }

  @Test("with --enrich summaries and links of their own are there, and numbers and ids as without")
  func enriched() async throws {
    let (google, source) = (try google(), try source())
    defer { for server in [google, source] { server.stop() } }
    let plain = try await run("top --country \(country)", google, source).steps()
    let result = try await run("top --country \(country) --enrich; why 2; open 2", google, source)
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["language ok", "top ok", "why ok", "open ok"])
    try #require(steps.count == 4)
    #expect(steps[1].titles == [Self.notSaidYet, Self.told])
    #expect(steps[1].records.map(\.id) == plain.last?.records.map(\.id))
    #expect(steps[1].records.map(\.description) == [nil, "Two lanes for bicycles."])
    #expect(steps[1].records.last?.url == page)
    #expect(steps[2].records.last?.summaryFrom == "The source: news")
    #expect(steps[2].records.last?.feed == "Top - Google News")
    #expect(steps[3].records.first?.description == "Two lanes for bicycles.")
    #expect(source.requests.count { $0.target == entry.feed } == 1)
    #expect(source.requests.count <= EnrichedNews.maxFeeds)
    #expect(result.errors.isEmpty)
    // The archive has it, and the feed is not fetched again so soon.
    let again = try await run("top --country \(country) --enrich; find bicycles", google, source).steps()
    #expect(again[1].records.map(\.description) == [nil, "Two lanes for bicycles."])
    #expect(again[2].records.map(\.id) == [steps[1].records.last?.id])
    #expect(source.requests.count { $0.target == entry.feed } == 1)
  }

  @Test("off the network nobody is asked, whichever of the two answered last", arguments: [false, true])
  func offline(isGoogleLast: Bool) async throws {
    let pause = Duration.milliseconds(300)
    let google = try google(after: isGoogleLast ? pause : .zero)
    let source = try source(after: isGoogleLast ? .zero : pause)
    defer { for server in [google, source] { server.stop() } }
    let command = "top --country \(country) --enrich"
    let online = try await run(command, google, source).steps()
    let count = source.requests.count
    let steps = try await run(command, google, source, ["--offline", "-F", "json"]).steps()
    #expect(steps.last?.titles == [Self.notSaidYet, Self.told])
    #expect(steps.last?.records.map(\.id) == online.last?.records.map(\.id))
    #expect(steps.last?.records.map(\.description) == [nil, "Two lanes for bicycles."])
    #expect(source.requests.count == count)
    #expect(google.requests.count == 1)
  }
}
