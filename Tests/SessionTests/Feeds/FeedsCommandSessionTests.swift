import TestSupport
import TestTraits
import Testing

@Suite("One's own feeds, in whole sessions", .takesTurns)
struct FeedsCommandSessionTests {
  private static let file = ".config/supernews/feeds.opml"
  private static let titles = ["Bread rises", "Tea cools"]

  private let home = TemporaryFolder()

  private func run(
    _ arguments: [String], _ server: LoopbackServer? = nil, _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    let own = server.map { ["SUPERNEWS_FEEDS_URL": $0.url] } ?? [:]
    return try await Program(home: home, environment: own.merging(environment) { _, new in new }).run(arguments)
  }

  private func session(_ script: String, _ server: LoopbackServer? = nil) async throws -> [Step] {
    try await run(["-F", "json", "-c", script], server).steps()
  }

  /// A server with a feed and pages that lead to it, another feed at any address with parameters, and Google News.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      switch request.path {
      case "/morning.xml": .feed("Morning &amp; Evening", titles)
      case "/moved": .redirect(to: "/morning.xml")
      case "/page":
        .html(
          """
          <!DOCTYPE html><html><head><title>Paper</title>
          <link rel="stylesheet" href="/style.css"><link rel="alternate" hreflang="fr" href="/fr">
          <link rel="alternate" type="application/rss+xml" title="All of it" href="morning.xml">
          <link rel="alternate" type="application/atom+xml" title="Comments" href="/comments">
          </head><body></body></html>
          """)
      case "/nothing": .html("<!DOCTYPE html><html><head><title>Paper</title></head></html>")
      case "/feed", "/rss.xml", "/atom.xml", "/feed.xml", "/index.xml", "/feed.json": .status(404)
      case "/nothing/feed": .status(404)
      case "/query": .feed("Query \(request.target.count)", ["Asked \(request.query.count)"])
      default: MadeUpGoogleNews.answer(request)
      }
    }
  }

  @Test(
    "a feed is added by its address, a page that links to it, or a redirect; later sessions have it",
    arguments: [("/page", "/morning.xml"), ("/moved", "/moved")])
  func add(path: String, kept: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let added = try #require(try await session("feeds add \(server.url)\(path)", server).first)
    #expect(added.outcome == "feeds ok")
    let feed = try #require(added.records.first)
    #expect([feed.type, feed.id, feed.name] == ["feed", "morning-evening", "Morning & Evening"])
    #expect([feed.url, feed.siteUrl] == [server.url + kept, "https://paper.example/"])

    let later = try await session("feeds; source morning-evening; open 2; top favourite; feeds; open 1", server)
    #expect(later.map(\.outcome) == ["feeds ok", "source ok", "open ok", "top ok", "feeds ok", "open ok"])
    try #require(later.count == 6)
    #expect(
      later[0].records.map { [$0.type, $0.id, $0.name, $0.url, $0.siteUrl] } == [
        [feed.type, feed.id, feed.name, feed.url, feed.siteUrl]
      ])
    #expect(later[1].titles == Self.titles)
    #expect(later[1].records.allSatisfy { $0.source == .init(id: "morning-evening", name: "Morning & Evening") })
    #expect(later[2].titles == ["Tea cools"])
    #expect(later[3].titles == Self.titles)
    #expect(later[5].titles == Self.titles)
    #expect(server.requests.allSatisfy { $0.headers["user-agent"]?.hasPrefix("supernews/") == true })
  }

  @Test(
    "a feed that moved for good gets its new address after a day, in lists and when collecting; the reader can go back")
  func moved() async throws {
    let server = try LoopbackServer { request in
      request.path == "/old"
        ? .response(status: 301, headers: [("Location", "/new")], body: []) : .feed("Tea", Self.titles)
    }
    defer { server.stop() }
    func run(_ arguments: [String], hours: Int) async throws -> Program.Result {
      try await self.run(arguments, nil, ["SUPERNEWS_NOW": "\(1_800_000_000 + hours * 3600)"])
    }
    _ = try await run(["feeds", "add", server.url + "/old"], hours: 0)
    for hours in [8, 16] { #expect(try await run(["feeds", "open"], hours: hours).errors.isEmpty) }
    let words = "Tea has moved to \(server.url)/new. To go back, type \"feeds address tea \(server.url)/old\"."
    #expect(try await run(["feeds", "open"], hours: 25).errors.contains(words))
    #expect(try await run(["feeds", "open"], hours: 33).errors.isEmpty)
    #expect(server.requestCounts["/old"] == 4)
    _ = try await run(["feeds", "address", "tea", server.url + "/old"], hours: 34)
    for hours in [40, 50, 70] {
      let round = try await run(["-F", "json", "collect", "--once", "--what", "feeds"], hours: hours)
      #expect(!round.output.contains("/new"))
    }
    #expect(try home.read(Self.file).contains("/old"))
    // As before it was moved.
    _ = try await run(["feeds", "remove", "tea"], hours: 71)
    _ = try await run(["feeds", "add", server.url + "/old"], hours: 71)
    let round = try await run(["-F", "json", "collect", "--once", "--what", "feeds"], hours: 80)
    #expect(round.output.contains(#""moved":["Tea"]"#))
    #expect(try home.read(Self.file).contains("/new"))
  }

  @Test("only the owner can read the file, which is a list that other feed readers import")
  func file() async throws {
    let server = try Self.server()
    defer { server.stop() }
    _ = try await session("feeds add \(server.url)/morning.xml", server)
    let line = """
          <outline type="rss" text="Morning &amp; Evening" title="Morning &amp; Evening" \
      xmlUrl="\(server.url)/morning.xml" htmlUrl="https://paper.example/" supernews:id="morning-evening"/>
      """
    let text = try home.read(Self.file)
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\""))
    #expect(text.contains("\n\(line)\n"))
    var status = stat()
    #expect(stat(home.path + "/" + Self.file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path + "/.config/supernews")
    #expect(names.sorted() == ["feeds.opml", "feeds.opml.lock"])
    #expect(try await run(["feeds", "export"]).output == text)
  }

  @Test("a damaged list is reported once and set aside, and its readable part is used")
  func damage() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let text = "<opml version=\"2.0\"><body><outline text=\"A\" xmlUrl=\"http://a.example/f\"/></bod"
    try home.write(text.utf8, to: Self.file)
    let first = try await run(["-F", "json", "-c", "feeds; feeds add \(server.url)/morning.xml; feeds"], server)
    #expect(first.status == 0)
    #expect(try first.steps().map(\.status.count) == [1, 1, 2])
    #expect(first.errors.split(separator: "\n" as Character).count == 1)
    #expect(first.errors.contains("\(home.path)/\(Self.file) "))
    let folder = home.path + "/.config/supernews"
    let aside = try #require(
      try FileManager.default.contentsOfDirectory(atPath: folder).first { $0.hasPrefix("feeds.opml.damaged-") })
    #expect(first.errors.contains(aside))
    #expect(try home.read(".config/supernews/" + aside) == text)
    let second = try await run(["-F", "json", "feeds"])
    #expect(second.errors.isEmpty)
    #expect(try second.steps().first?.records.map(\.id) == ["a", "morning-evening"])
  }

  @Test("a feed is checked without being added, at an address and in a file")
  func check() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let path = try home.write(MadeUpFeed.rss("In a file", ["Salt"]).utf8, to: "my feed.xml")
    let script = """
      feeds check \(server.url)/morning.xml; open 2; why; feeds check \(path); open 1; feeds check '\(path)'; feeds
      """
    let steps = try await session(script, server)
    #expect(steps.allSatisfy { $0.outcome.hasSuffix(" ok") })
    try #require(steps.count == 7)
    #expect(steps[0].titles == Self.titles)
    #expect(steps[1].titles == ["Tea cools"])
    #expect(steps[2].records.map(\.requestUrl) == ["\(server.url)/morning.xml"])
    #expect(steps[3].sourceFeeds == ["In a file"])
    #expect(steps[4].titles == ["Salt"])
    #expect(steps[5].records == steps[3].records)
    #expect(steps[6].records.isEmpty)
    #expect(try await run(["feeds", "check", path]).lines.first?.hasPrefix("In a file  ") == true)
    // What is in a file is not added to the archive.
    let found = try await run(["-F", "json", "-c", "find cools; find salt"]).steps()
    #expect(found.map(\.titles) == [["Tea cools"], []])
  }

  @Test("actions that the network, a page or a file prevents have their codes, and the list stays")
  func whatCannotBeDoneHasItsCode() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let file = try home.write(MadeUpFeed.rss("A feed", ["One"]).utf8, to: "feed.xml")
    _ = try await session("feeds add \(server.url)/morning.xml", server)
    let before = try home.read(Self.file)
    let failures = [
      ("feeds add file:///etc/passwd", "usage"), ("feeds add \(server.url)/nothing", "badResponse"),
      ("feeds add \(server.url)/page Again", "parameterInvalid"), ("feeds check /nowhere/feed.xml", "io"),
      ("feeds check /", "io"), ("feeds import /nowhere/list.opml", "io"),
      ("feeds import \(file)", "parameterInvalid"), ("feeds export /proc/list.opml", "io"),
      ("feeds add http://127.0.0.1:1/feed", "network"),
    ]
    let lines = ["feeds"] + failures.map(\.0) + ["open 1", "feeds"]
    let result = try await run(["-F", "json", "-c", lines.joined(separator: "; ")], server)
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["feeds ok"] + failures.map { "feeds \($0.1)" } + ["open ok", "feeds ok"])
    #expect(result.status == 1)
    #expect(steps.first?.records == steps.last?.records)
    #expect(try home.read(Self.file) == before)
  }
}
