import TestSupport
import TestTraits
import Testing

@Suite("Searches off the network, in whole sessions", .takesTurns)
struct ArchivedSearchSessionTests {
  private let home = TemporaryFolder()

  private func run(_ arguments: [String], _ server: LoopbackServer) async throws -> Program.Result {
    try await Program(home: home, environment: ["SUPERNEWS_FEEDS_URL": server.url]).run(arguments)
  }

  @Test("offline searches find archived articles of headlines, searches and feeds")
  func offline() async throws {
    let server = try LoopbackServer { request in
      request.path == "/own"
        ? .xml(MadeUpFeed.rss("Own", ["Map of bicycles", "Bread"])) : MadeUpGoogleNews.answer(request)
    }
    defer { server.stop() }
    let script = "top; top --country fr; search rain; feeds add \(server.url)/own; source own"
    #expect(try await run(["-c", script], server).status == 0)
    let asked = server.requests.count

    let found = try #require(try await run(["--offline", "-F", "json", "search", "MAP"], server).steps().first)
    #expect(found.outcome == "search ok")
    #expect(Set(found.titles) == ["Museum finds a \"lost\" map in its own cellar", "Map of bicycles"])
    #expect(found.status.cached == true)
    #expect(found.status.total == 2)
    let text = try await run(["--offline", "search", "map", "bicycles"], server)
    #expect(text.lines.first?.hasPrefix("Search · map bicycles") == true)
    #expect(text.lines.first?.hasSuffix(" offline") == true)
    #expect(text.errors.isEmpty)
    // French pages do not count as English ones.
    #expect(try await run(["--offline", "-F", "json", "search", "pont"], server).steps().map(\.records.count) == [0])
    #expect(
      try await run(["--offline", "-F", "json", "search", "pont", "--language", "any"], server).steps().map(\.titles)
        == [
          ["Le pont du port s\u{2019}ouvre aux v\u{E9}los"]
        ])
    let pages = try await run(
      ["--offline", "-F", "json", "-c", "search 'map OR rain' --limit 1; more; more; more"], server
    ).steps()
    #expect(pages.map(\.outcome) == ["search ok", "more ok", "more ok", "more noSuchItem"])
    #expect(pages.flatMap(\.numbers) == [1, 2, 3])

    let nothing = try await run(["--offline", "search", "comet"], server)
    #expect(nothing.status == 0)
    #expect(nothing.output.contains("Nothing here."))
    #expect(server.requests.count == asked)
  }

  @Test("initials, emoji and letters of Arabic are found, also after a space that does not break lines")
  func spellings() async throws {
    let server = try LoopbackServer { request in
      request.path == "/own"
        ? .xml(MadeUpFeed.rss("Own", ["U.S. ports open", "Ferry 🚢 late", "مدرسة"])) : MadeUpGoogleNews.answer(request)
    }
    defer { server.stop() }
    #expect(try await run(["-c", "feeds add \(server.url)/own; feeds open"], server).status == 0)
    let steps = try await run(
      ["--offline", "-F", "json", "-c", "find\u{A0}US; find\u{A0}🚢; find\u{3000}مدرسه; search u.s."], server
    ).steps()
    #expect(steps.map(\.titles) == [["U.S. ports open"], ["Ferry 🚢 late"], ["مدرسة"], ["U.S. ports open"]])
  }

  @Test("if the network fails a search finds archived articles, with the reason")
  func failure() async throws {
    let server = try LoopbackServer { MadeUpGoogleNews.answer($0) }
    #expect(try await run(["top"], server).status == 0)
    server.stop()
    let result = try await run(["-F", "json", "-c", "search map; search comet"], server)
    let steps = try result.steps()
    #expect(steps.map(\.outcome) == ["search ok", "search network"])
    #expect(steps.first?.titles == ["Museum finds a \"lost\" map in its own cellar"])
    #expect(
      result.errors.hasPrefix("Only the archive was searched: cannot reach 127.0.0.1:\(server.port) ("))
    #expect(result.errors.split(separator: "\n" as Character).count == 1)
  }
}
