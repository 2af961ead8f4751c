import TestSupport
import TestTraits
import Testing

@Suite("The clock of a session", .takesTurns)
struct ClockSessionTests {
  private static let morning = "2026-11-21T08:30:00Z"

  private let home = TemporaryFolder()

  /// Runs the program at this time, with a key for this server.
  private func run(
    _ arguments: [String], at now: String?, _ server: LoopbackServer? = nil, _ environment: [String: String] = [:]
  ) async throws -> Program.Result {
    var own = ["NEWSAPI_KEY": "k"]
    own["SUPERNEWS_NOW"] = now
    own["SUPERNEWS_NEWSAPI_URL"] = server?.url
    return try await Program(home: home, environment: own.merging(environment) { _, new in new })
      .run(["--provider", "newsapi"] + arguments)
  }

  /// A time, a zone in POSIX notation, words for a day, and the beginning of that day.
  static let days: [(String, String, String, String)] = [
    (morning, "UTC", "today", "2026-11-21T00%3A00%3A00"), (morning, "UTC", "yesterday", "2026-11-20T00%3A00%3A00"),
    (morning, "UTC", "3d", "2026-11-18T00%3A00%3A00"),
    ("2026-11-21T08:30:00+01:00", "UTC", "today", "2026-11-21T00%3A00%3A00"),
    ("2026-11-21T00:30:00+01:00", "UTC", "today", "2026-11-20T00%3A00%3A00"),
    // Already tomorrow, nine hours to the east.
    ("2026-11-21T20:00:00Z", "JST-9", "today", "2026-11-21T15%3A00%3A00"),
    ("1795248000", "UTC", "today", "2026-11-21T00%3A00%3A00"), ("0", "UTC", "today", "1970-01-01T00%3A00%3A00"),
    ("2020-02-29T12:00:00Z", "UTC", "today", "2020-02-29T00%3A00%3A00"),
    ("2099-12-31T23:59:59Z", "UTC", "today", "2099-12-31T00%3A00%3A00"),
  ]

  @Test("a search from today on asks for news since the beginning of that day", arguments: ClockSessionTests.days)
  func search(now: String, zone: String, day: String, expected: String) async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    let result = try await run(["search", "moon", "--from", day], at: now, server, ["TZ": zone])
    #expect(result.status == 0)
    #expect(server.requests.map { $0.query["from"] } == [expected])
  }

  @Test("it decides what is in the future as well")
  func future() async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    let words = ["-F", "json", "search", "moon", "--from", "2026-11-22"]
    #expect(try await run(words, at: Self.morning, server).steps().map(\.outcome) == ["search parameterInvalid"])
    #expect(server.requests.isEmpty)
    #expect(try await run(words, at: "2026-11-22T08:30:00Z", server).steps().map(\.outcome) == ["search ok"])
    #expect(server.requests.count == 1)
  }

  @Test("without it, or if it is empty, the machine's clock is used", arguments: [nil, ""])
  func machine(now: String?) async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    #expect(try await run(["search", "moon", "--from", "2d"], at: now, server).status == 0)
    let from = try #require(server.requests.first?.query["from"]?.replacing("%3A", with: ":"))
    let day = try Date(from + "Z", strategy: .iso8601)
    #expect((2 * 86_400..<4 * 86_400).contains(Int(Date().timeIntervalSince(day))))
  }

  /// Times after the morning, the number of seconds since then, and the age in either language.
  static let ages: [(String, Int, String, String)] = [
    ("2026-11-21T08:30:00Z", 0, "just now · offline", "à l\u{2019}instant · hors ligne"),
    ("2026-11-21T10:31:00Z", 7260, "2 h old · offline", "relev\u{E9} il y a 2\u{202F}h · hors ligne"),
    ("2026-11-23T10:31:00Z", 180_060, "2 days old · offline", "relev\u{E9} il y a 2 jours · hors ligne"),
  ]

  @Test("a stored page has its age by this clock, in the status and in words", arguments: ClockSessionTests.ages)
  func age(now: String, age: Int, english: String, french: String) async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    #expect(try await run(["top"], at: Self.morning, server).status == 0)
    let steps = try await run(["--offline", "-F", "json", "-c", "top; why 1"], at: now, server).steps()
    #expect(steps.map(\.outcome) == ["top ok", "why ok"])
    #expect(steps.map(\.status.age) == [age, age])
    #expect(steps.map(\.status.cached) == [true, true])
    let words = try await run(["--offline", "top"], at: now, server)
    #expect(words.lines.first?.hasSuffix(" NewsAPI · 1 headline · \(english)") == true)
    let mots = try await run(["--offline", "--lang", "fr", "une"], at: now, server)
    #expect(mots.lines.first?.hasSuffix(" NewsAPI · 1 titre · \(french)") == true)
    #expect(server.requests.count == 1)
  }

  @Test("for five minutes by this clock a page is current, and then it is requested again")
  func recent() async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    for (now, cached, age) in [
      (Self.morning, false, nil), ("2026-11-21T08:34:59Z", true, 299), ("2026-11-21T08:35:01Z", false, nil),
      ("2026-11-21T08:36:01Z", true, 60),
    ] as [(String, Bool, Int?)] {
      let step = try #require(try await run(["-F", "json", "top"], at: now, server).steps().first)
      #expect(step.status.cached == cached, "\(now)")
      #expect(step.status.age == age, "\(now)")
    }
    #expect(server.requests.count == 2)
  }

  @Test("the age of an article follows it")
  func articles() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"{"status":"ok","articles":[{"title":"Moon","url":"https://e.example/1","#
          + #""publishedAt":"2026-11-21T07:30:00Z"}]}"#)
    }
    defer { server.stop() }
    for (now, words) in [
      (Self.morning, "1 h ago"), ("2026-11-22T08:30:00Z", "yesterday 07:30"), ("2026-11-24T08:30:00Z", "3 days ago"),
    ] {
      let lines = try await run(["top"], at: now, server).lines
      #expect(lines.contains("     Unknown source · \(words)"), "\(lines)")
    }
  }

  @Test("requests are counted for its day")
  func requestsAreCountedOfTheDayThatItIsPartOf() async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    #expect(try await run(["-c", "top; search moon"], at: Self.morning, server).status == 0)
    for (now, left) in [("2026-11-22T08:29:00Z", 98), ("2026-11-22T08:31:00Z", 100)] {
      let quota = try #require(try await run(["-F", "json", "quota"], at: now, server).steps().first?.records.first)
      #expect(quota.left == left, "\(now)")
    }
  }

  @Test("an exported list has the time of writing and the time of the news")
  func export() async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    #expect(try await run(["top"], at: Self.morning, server).status == 0)
    let script = "top; export ~/list.html; export ~/list.md"
    let later = try await run(["--offline", "-c", script], at: "2026-11-23T10:31:00Z", server)
    #expect(later.status == 0)
    for name in ["list.html", "list.md"] {
      let text = try home.read(name)
      #expect(text.contains("NewsAPI · 1 article · as of 21 November 2026 at 08:30"))
      #expect(text.contains("Generated by supernews, 23 November 2026 at 10:31"))
    }
    let zone = try await run(["--offline", "-c", script], at: "2026-11-23T16:31:00Z", server, ["TZ": "JST-9"])
    #expect(zone.status == 0)
    #expect(try home.read("list.md").contains("Generated by supernews, 24 November 2026 at 01:31"))
  }

  @Test(
    "an invalid time ends the program with 2 and a message, before it does anything",
    arguments: [
      "tomorrow", "2026-13-01T00:00:00Z", "nan", "inf", "-inf", "1e999", "12:30", " ",
    ])
  func whatIsNoTimeEndsTheProgramWith2AndASentence(now: String) async throws {
    let server = try LoopbackServer { _ in .page(["Moon"]) }
    defer { server.stop() }
    for (language, sentence) in [
      ("en", "supernews: invalid value \"\(now)\" for SUPERNEWS_NOW; "),
      ("fr", "supernews: SUPERNEWS_NOW n\u{2019}accepte pas "),
    ] {
      let result = try await run(["--lang", language, "-F", "json", "-c", "top"], at: now, server)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix(sentence), "\(result.errors)")
      #expect(result.errors.hasSuffix("\n") && result.errors.count { $0.isNewline } == 1)
    }
    #expect(server.requests.isEmpty)
    #expect(try home.names().isEmpty)
  }

  @Test("a control character in it does not reach the terminal")
  func controlInItIsShownToNobodysTerminal() async throws {
    let result = try await run(["top"], at: "\u{1B}[2J\u{7}now")
    #expect(result.status == 2)
    #expect(!result.errors.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
  }
}

@Suite("Ids in two processes", .takesTurns)
struct IDSessionTests {
  /// The ids of the articles that a script lists, in a separate process and home.
  private func ids(
    _ script: String, _ arguments: [String], _ environment: [String: String] = [:]
  ) async throws -> [String] {
    let result = try await Program(home: TemporaryFolder(), environment: environment)
      .run(arguments + ["-F", "json", "-c", script])
    #expect(result.status == 0)
    return try result.steps().flatMap(\.records).filter { $0.type == "article" }.map { $0.id ?? "none" }
  }

  private static func isID(_ text: String) -> Bool { text.wholeMatch(of: #/[a-p][a-z2-7]{12}/#) != nil }

  @Test("those of the sample edition are always the same, and each belongs to one article")
  func sample() async throws {
    let sample = ["--provider", "sample"]
    let first = try await ids("top --limit 100", sample)
    #expect(first.count == 100)
    #expect(Set(first).count == 100)
    #expect(first.allSatisfy(Self.isID))
    #expect(try await ids("top --limit 100", sample) == first)
    // In other lists, on other days and in other zones as well.
    let later = ["SUPERNEWS_NOW": "2030-01-01T00:00:00Z", "TZ": "JST-9"]
    #expect(try await ids("top --limit 10; open 3", sample, later) == first.prefix(10) + [first[2]])
    #expect(try await ids("top --limit 10 --page 2", sample) == Array(first[10..<20]))
  }

  @Test("those of a provider's articles are the same, with links and without")
  func service() async throws {
    let server = try LoopbackServer { MadeUpNewsAPI.answer($0) }
    defer { server.stop() }
    let environment = ["NEWSAPI_KEY": "k", "SUPERNEWS_NEWSAPI_URL": server.url]
    let first = try await ids("top", ["--provider", "newsapi"], environment)
    #expect(first.count == 4)
    #expect(Set(first).count == 4)
    #expect(first.allSatisfy(Self.isID))
    #expect(try await ids("top", ["--provider", "newsapi"], environment) == first)
    #expect(try await Set(ids("search words", ["--provider", "newsapi"], environment)) == Set(first))
  }

  @Test("an id printed by one process opens the article in another")
  func idThatOneProcessHasToldOpensTheArticleInAnother() async throws {
    let home = TemporaryFolder()
    let sample = ["--provider", "sample", "-F", "json", "-c"]
    let listed = try await Program(home: home).run(sample + ["top --limit 5"]).steps()
    let article = try #require(listed.first?.records.last)
    let id = try #require(article.id)
    let steps = try await Program(home: home)
      .run(sample + ["top --limit 20; sources; open \(id); share \(id.prefix(6)); open \(id.uppercased())"]).steps()
    #expect(steps.map(\.outcome) == ["top ok", "sources ok", "open ok", "share ok", "open ok"])
    try #require(steps.count == 5)
    #expect(steps[2].records.first == article)
    #expect(steps[3].records.map(\.id) == [id])
    #expect(steps[3].titles == [article.title])
  }
}
