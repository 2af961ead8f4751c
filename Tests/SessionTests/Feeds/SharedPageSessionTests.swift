import Synchronization
import TestSupport
import TestTraits
import Testing

@Suite("Feeds that give several items one page or one guid, in sessions over days", .takesTurns)
struct SharedPageSessionTests {
  private let home = TemporaryFolder()

  private static func item(_ title: String, _ path: String = "status", day: Int? = nil, guid: String? = nil) -> String {
    let date = day.map { "<pubDate>2026-11-2\($0)T10:00:00Z</pubDate>" } ?? ""
    let id = guid.map { "<guid isPermaLink=\"false\">\($0)</guid>" } ?? ""
    return "<item><title>\(title)</title><link>https://harbour.test/\(path)</link>\(date)\(id)</item>"
  }

  /// Runs scripts on days of November 2026, each with the items that the feed has then.
  private func steps(_ days: [(day: Int, items: [String], script: String)]) async throws -> [[Step]] {
    let feed = Mutex("")
    let server = try LoopbackServer { _ in .xml(feed.withLock(\.self)) }
    defer { server.stop() }
    var steps: [[Step]] = []
    for (day, items, script) in days {
      feed.withLock { $0 = "<rss><channel><title>Harbour</title>\(items.joined())</channel></rss>" }
      let program = Program(home: home, environment: ["SUPERNEWS_NOW": "2026-11-2\(day)T12:00:00Z"])
      let added = steps.isEmpty ? "feeds add \(server.url)/feed Mine; " : ""
      steps.append(
        try await program.run(["-F", "json", "--provider", "feeds", "-c", added + script]).steps()
          .filter { $0.status.command != "feeds" && $0.status.command != "settings" })
    }
    return steps
  }

  private func pairs(_ step: Step?) -> [String] { step?.records.map { "\($0.id ?? "") \($0.title ?? "")" } ?? [] }

  @Test("three items in one answer are three articles, on the page and in the archive")
  func atOnce() async throws {
    let guids = (1...3).map { Self.item("Outage V\($0)", "\($0)", guid: "N/A") }
    let days = (1...3).map { (day: Int) in Self.item("Outage \(day)", day: day) }
    let steps = try await steps([(4, guids + days, "source Mine; source Mine; find outage; open 3")])[0]
    #expect(steps.map { Set(pairs($0)).count } == [6, 6, 6, 1])
    #expect(pairs(steps[0]) == pairs(steps[1]))
    #expect(Set(pairs(steps[0])) == Set(pairs(steps[2])))
  }

  @Test("three items on three days are three articles, and what was saved stays that", arguments: ["on", "off"])
  func overDays(archive: String) async throws {
    let isOn = archive == "on"
    let steps = try await steps(
      (1...3).map { day in
        (
          day, [Self.item("Outage \(day)", day: day)],
          "settings archive \(archive); source Mine" + (isOn && day == 1 ? "; save 1 --label L" : "")
        )
      } + [
        (4, (2...4).map { (day: Int) in Self.item("Outage \(day)", day: day) }, "source Mine; source Mine"),
        (4, [], isOn ? "find outage; saved" : "source Mine"),
      ])
    let ids = steps.prefix(3).map { $0[0].records.first?.id ?? "" }
    #expect(Set(ids).count == 3)
    let today = Set(pairs(steps[3].first))
    #expect(today.isSuperset(of: ["\(ids[1]) Outage 2", "\(ids[2]) Outage 3"]) && today.count == 3)
    #expect(pairs(steps[3][0]) == pairs(steps[3][1]))
    guard isOn else { return #expect(Set(pairs(steps[4][0])) == today) }
    #expect(Set(pairs(steps[4][0])) == today.union(["\(ids[0]) Outage 1"]))
    #expect(pairs(steps[4][1]) == ["\(ids[0]) Outage 1"])
  }

  @Test(
    "a feed's words do not stand under the name of another that has the same page",
    arguments: [["Ann", "Bob"], ["Bob", "Ann"]])
  func names(feeds: [String]) async throws {
    let server = try LoopbackServer { request in
      let name = String(request.path.dropFirst())
      return .xml("<rss><channel><title>\(name)</title>\(Self.item("Words of \(name)", day: 4))</channel></rss>")
    }
    defer { server.stop() }
    let program = Program(home: home, environment: ["SUPERNEWS_NOW": "2026-11-24T12:00:00Z"])
    let adding = feeds.map { "feeds add \(server.url)/\($0)" } + feeds.reversed().map { "feeds open \($0)" }
    for script in [adding.joined(separator: "; "), "feeds open \(feeds[1])", "feeds open \(feeds[0])"] {
      let steps = try await program.run(["-F", "json", "--provider", "feeds", "-c", script]).steps()
      let articles = steps.flatMap(\.records).filter { $0.type == "article" }
      #expect(!articles.isEmpty)
      for article in articles { #expect(article.title == "Words of \(article.source?.name ?? "nobody")") }
    }
  }

  @Test("a page's own host has the word, whoever linked to it first, and its link is opened")
  func ownHost() async throws {
    let server = try LoopbackServer { request in
      guard let host = request.headers["host"] else { return .status(400) }
      let own = host.replacing("localhost", with: "127.0.0.1")
      let (title, link) =
        host == own
        ? ("Bridge in Lyon opens", "http://\(own)/j1") : ("Bridge collapses", "http://u@\(own)/j1?utm_source=x#y")
      return .xml(
        "<rss><channel><title>\(title)</title><item><title>\(title)</title><link>\(link)</link></item></channel></rss>")
    }
    defer { server.stop() }
    let other = server.url.replacing("127.0.0.1", with: "localhost")
    let program = Program(home: home)
    for script in [
      "feeds add \(other)/feed Other; feeds open Other", "feeds add \(server.url)/feed Own; feeds open Own; save 1",
    ] { try #require(try await program.run(["--provider", "feeds", "-c", script]).status == 0) }
    let steps = try await program.run(
      ["-F", "json", "--provider", "feeds", "-c", "saved; find bridge; feeds open Own --unread"]
    ).steps()
    for step in steps {
      let articles = step.records.filter { $0.type == "article" }
      #expect(articles.map(\.title) == ["Bridge in Lyon opens"], "\(step)")
      #expect(articles.map(\.url) == ["\(server.url)/j1"], "\(step)")
    }
  }

  @Test("an item edited on its day is one article with a difference")
  func edited() async throws {
    let steps = try await steps([
      (1, [Self.item("Outage in the north", day: 1)], "source Mine"),
      (2, [Self.item("Outage is over", day: 1), Self.item("Outage 2", day: 2)], "source Mine; find outage"),
      (2, [], "source Mine; diff 1; diff 2"),
    ])
    #expect(steps[1].map(\.records.count) == [2, 2])
    #expect(steps[2].map(\.outcome) == ["source ok", "diff ok", "diff noResults"])
  }
}
