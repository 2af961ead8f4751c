import TestSupport
import TestTraits
import Testing

@Suite("Folders of one's own feeds, in whole sessions", .takesTurns)
struct FeedFolderSessionTests {
  private let home = TemporaryFolder()

  /// Two feeds that share an article, one that no longer exists, and one in another folder.
  private static func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      func feed(_ name: String, _ articles: [(String, Int)]) -> LoopbackServer.Answer {
        let items = articles.map { title, hour in
          """
          <item><title>\(title)</title><link>https://paper.example/\(title)</link>\
          <pubDate>Mon, 02 Nov 2020 \(hour):00:00 GMT</pubDate></item>
          """
        }
        return .xml(
          "<rss version=\"2.0\"><channel><title>\(name)</title>\(items.joined())</channel></rss>")
      }
      switch request.path {
      case "/lwn": return feed("LWN", [("kernel", 12), ("shared", 10)])
      case "/hackers": return feed("Hackers", [("showing", 11), ("shared", 13), ("older", 10)])
      case "/monde": return feed("Le Monde", [("pluie", 14)])
      default: return .status(404)
      }
    }
  }

  private func list(_ server: LoopbackServer) -> String {
    """
    <opml version="2.0"><body>
    <outline text="News"><outline text="Le Monde" xmlUrl="\(server.url)/monde" htmlUrl="https://www.lemonde.fr/"/>
    <outline text="Old things"><outline text="Gone" xmlUrl="\(server.url)/gone" htmlUrl="https://blog.example/"/></outline>
    </outline>
    <outline text="Tech"><outline text="LWN" xmlUrl="\(server.url)/lwn" htmlUrl="https://lwn.net/"/>
    <outline text="Hackers" xmlUrl="\(server.url)/hackers" htmlUrl="https://hackers.example/"/></outline>
    </body></opml>
    """
  }

  private func run(_ script: String) async throws -> Program.Result {
    try await Program(home: home).run(["-F", "json", "-c", script])
  }

  private func take(_ server: LoopbackServer) async throws {
    let path = try home.write(list(server).utf8, to: "list.opml")
    #expect(try await run("feeds import \(path)").status == 0)
  }

  @Test("folders of a list are kept, read as one list each, and exported")
  func folders() async throws {
    let server = try Self.server()
    defer { server.stop() }
    try await take(server)
    let result = try await run(
      "feeds; feeds open Tech; open 2; feeds open --limit 2; more; feeds open 'Old things'; feeds export")
    let steps = try result.steps()
    try #require(steps.count == 7)
    #expect(steps[0].records.map(\.folder) == ["News", "News/Old things", "Tech", "Tech"])
    #expect(steps[1].titles == ["shared", "kernel", "showing", "older"])
    #expect(steps[1].sourceFeeds == ["Hackers", "LWN", "Hackers", "Hackers"])
    #expect(steps[2].titles == ["kernel"])
    #expect(steps[3].titles == ["pluie", "shared"])
    #expect((steps[3].status.total, steps[3].status.failed) == (5, 1))
    #expect(steps[3].records.compactMap(\.feed) == ["gone"])
    #expect(steps[3].status.degraded?.map(\.feed) == ["gone"])
    #expect(steps[3].status.degraded?.map(\.address) == [server.url + "/gone"])
    #expect(steps[1].status.degraded == nil)
    // A failed feed is reported once, and requested once.
    #expect(steps[4].titles == ["kernel", "showing"])
    #expect(steps[4].records.compactMap(\.feed).isEmpty)
    #expect(steps[5].outcome == "feeds rateLimited")
    #expect(server.requests.count == 4)
    // The same list imported into another home.
    let other = TemporaryFolder()
    let text = steps[6].records.compactMap(\.text).joined(separator: "\n")
    let path = try other.write(text.utf8, to: "list.opml")
    let again = try await Program(home: other).run(["-F", "json", "-c", "feeds import \(path); feeds"]).steps()
    #expect(again.last?.records == steps[0].records)
  }

  @Test("later sessions know the results of reading feeds, without asking anybody")
  func health() async throws {
    let server = try Self.server()
    try await take(server)
    #expect(try await run("feeds").steps().first?.records.allSatisfy { $0.count == nil && $0.problem == nil } == true)
    #expect(server.requests.isEmpty)
    // The list's own name for it would be that of a known source.
    _ = try await run("feeds open; feeds; feeds move 1 /; feeds rename 1 'Le Monde'")
    let asked = server.requests.count
    server.stop()
    let feeds = try #require(try await run("feeds").steps().first?.records)
    #expect(feeds.dropFirst().map(\.id) == ["gone", "lwn", "hackers"])
    #expect(feeds.first?.id?.hasPrefix("le-monde-127-0-0-1-") == true)
    #expect(feeds.map(\.count) == [1, nil, 2, 3])
    #expect(feeds.map(\.problem) == [nil, "gone", nil, nil])
    #expect(feeds.map { $0.updatedAt == nil } == [false, true, false, false])
    #expect(server.requests.count == asked)
  }
}
