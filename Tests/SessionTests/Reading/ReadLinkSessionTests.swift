import TestSupport
import TestTraits
import Testing

/// One server plays Google News, another one is a proxy and plays the internet, where `paper.example` is.
@Suite("Texts behind links of Google News, in whole sessions", .takesTurns)
struct ReadLinkSessionTests {
  private static let id = "CBMiekFVX3lxTE1aQ0hCd3ZrLV9hYm"
  private static let page = "http://paper.example/storm"
  private static let titles = ["Storm over the bay", "Calm after it"]

  private let home = TemporaryFolder()

  private static func list() -> LoopbackServer.Answer {
    let items = titles.enumerated().map { index, title in
      """
      <item><title>\(title) - The Paper</title><link>https://news.google.com/rss/articles/\(id)\(index)?oc=5</link>\
      <pubDate>Thu, 02 Jan 2020 03:00:00 GMT</pubDate><source url="http://paper.example">The Paper</source></item>
      """
    }
    return .xml(
      MadeUpFeed.declaration
        + "<rss version=\"2.0\"><channel><title>Top - Google News</title>\(items.joined())</channel></rss>")
  }

  /// Google News, which says where its links lead.
  private static func google() throws -> LoopbackServer {
    try LoopbackServer { request in
      if request.method == "POST" {
        let inner = #"[\"garturlres\",\"\#(page)\",1]"#
        let answer = ")]}'\n\n[[\"wrb.fr\",\"Fbv4je\",\"\(inner)\",null,null,null,\"generic\"],[\"di\",12]]\n"
        return .json(answer)
      }
      guard request.path.contains("/articles/") else { return list() }
      return .html(
        "<!doctype html><html><body><c-wiz><div jscontroller=\"a\" data-n-a-id=\"\(id)\" data-n-a-ts=\"1577934000\" "
          + "data-n-a-sg=\"AZ5r3eS-x_Yq9\"></div></c-wiz></body></html>")
    }
  }

  /// The internet: the paper's article, and its home page.
  ///
  /// - Parameter feed: the paper's own feed, to which its home page links; `nil` if there is none.
  private static func internet(feed: String? = nil) throws -> LoopbackServer {
    try LoopbackServer { request in
      switch request.target {
      case "http://paper.example/":
        guard feed != nil else { return .status(404) }
        return .html(
          "<html><head><link rel=\"alternate\" type=\"application/rss+xml\" href=\"/feed.xml\"></head></html>")
      case "http://paper.example/feed.xml": return feed.map { LoopbackServer.Answer.xml($0) } ?? .status(404)
      case page:
        let words = (1...5).map {
          "<p>In paragraph \($0) the storm came over the bay in the evening, took two roofs of the old market with it, "
            + "and left the harbour full of branches and of boats that nobody had tied.</p>"
        }
        return .html(
          "<!DOCTYPE html><html lang=\"en\"><head><title>Storm</title></head><body><article><h1>Storm</h1>"
            + words.joined() + "</article></body></html>")
      default: return .status(404)
      }
    }
  }

  private func run(
    _ script: String, _ google: LoopbackServer, _ internet: LoopbackServer, _ options: [String] = ["-F", "json"],
    now: String = "2020-01-02T06:00:00Z"
  ) async throws -> Program.Result {
    let environment = [
      "SUPERNEWS_FEEDS_URL": google.url, "http_proxy": internet.url, "SUPERNEWS_NOW": now,
    ]
    return try await Program(home: home, environment: environment).run(options + ["-c", script])
  }

  @Test("Google is asked for the one article that is read, and its text and link stay")
  func aggregator() async throws {
    let (google, internet) = (try Self.google(), try Self.internet())
    defer { for server in [google, internet] { server.stop() } }
    let steps = try await run("top; read 1; why; share", google, internet).steps()
    #expect(steps.map(\.outcome) == ["top ok", "read ok", "why ok", "share ok"])
    try #require(steps.count == 4)
    let text = try #require(steps[1].records.first)
    #expect(text.url == Self.page && text.verdict == "whole" && text.title == Self.titles[0])
    #expect(text.id == steps[0].records.first?.id)
    let why = try #require(steps[2].records.last)
    #expect(why.url == Self.page && why.linkWay == "aggregator")
    #expect(why.feedUrl?.hasPrefix("https://news.google.com/rss/articles/") == true)
    #expect(steps[3].records.map(\.url) == [Self.page])
    let asked = google.requests.filter { $0.method == "POST" || $0.path.contains("/articles/") }
    #expect(asked.map(\.method) == ["GET", "POST"])
    #expect(internet.requests.map(\.target) == ["http://paper.example/", Self.page])

    let count = google.requests.count + internet.requests.count
    let later = try await run("top; read 1; share", google, internet, ["--offline", "-F", "json"]).steps()
    #expect(later.map(\.outcome) == ["top ok", "read ok", "share ok"])
    #expect(later.last?.records.map(\.url) == [Self.page])
    #expect(later[1].records.first == text)
    #expect(google.requests.count + internet.requests.count == count)

    // A new session that reads nothing has the address as well, in the stored list and in one just fetched.
    for hours in ["06", "23"] {
      let file = home.path + "/list-\(hours).csv"
      let steps = try await run(
        "top; share 1; search storm; share 1; export \(file)", google, internet, now: "2020-01-02T\(hours):30:00Z"
      ).steps()
      #expect(steps.allSatisfy { $0.status.error == nil }, "\(steps.map(\.outcome))")
      #expect(steps.prefix(4).map { $0.records.first?.url } == Array(repeating: Self.page, count: 4))
      #expect(try home.read("list-\(hours).csv").contains(Self.page))
    }
  }

  @Test("the source's own feed tells it before Google is asked, and brings a summary")
  func feed() async throws {
    let feed = """
      <rss version="2.0"><channel><title>The Paper</title><item><title>\(Self.titles[0])</title>\
      <link>\(Self.page)</link><description>Two roofs are gone.</description></item></channel></rss>
      """
    let (google, internet) = (try Self.google(), try Self.internet(feed: feed))
    defer { for server in [google, internet] { server.stop() } }
    let steps = try await run("top; read 1; why; open 1", google, internet).steps()
    #expect(steps.map(\.outcome) == ["top ok", "read ok", "why ok", "open ok"])
    try #require(steps.count == 4)
    #expect(steps[1].records.first?.url == Self.page && steps[1].records.first?.verdict == "whole")
    #expect(steps[2].records.last?.linkWay == "feed")
    #expect(steps[3].records.first?.description == "Two roofs are gone.")
    #expect(!google.requests.contains { $0.path.contains("/articles/") || $0.method == "POST" })
  }

  @Test("a list and an article show the site of the source, never the id of a link")
  func shown() async throws {
    let (google, internet) = (try Self.google(), try Self.internet())
    defer { for server in [google, internet] { server.stop() } }
    let result = try await run("top; open 1; read 1; open 2", google, internet, [])
    #expect(!result.output.contains("news.google.com") && !result.output.contains(Self.id))
    #expect(result.lines.contains { $0.hasPrefix("paper.example ") && $0.hasSuffix(" 1 / 2") })
    #expect(result.lines.contains { $0.hasPrefix("paper.example/storm ") && $0.hasSuffix(" 1 / 2") })
  }
}
