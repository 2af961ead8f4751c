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

  /// Latin, Cyrillic, Arabic, Hebrew, Han and Japanese scripts; Ukraine and Israel with two editions each.
  static let places = [
    Place("us", "en", "hl=en-US&gl=US&ceid=US:en"), Place("fr", "en", "hl=fr&gl=FR&ceid=FR:fr"),
    Place("ru", "fr", "hl=ru&gl=RU&ceid=RU:ru"), Place("ua", "en", "hl=uk&gl=UA&ceid=UA:uk"),
    Place("ua", "ru", "hl=ru&gl=UA&ceid=UA:ru"), Place("eg", "he", "hl=ar&gl=EG&ceid=EG:ar"),
    Place("il", "he", "hl=he&gl=IL&ceid=IL:he"), Place("il", "en", "hl=en-IL&gl=IL&ceid=IL:en"),
    Place("tw", "zh", "hl=zh-TW&gl=TW&ceid=TW:zh-Hant"), Place("jp", "en", "hl=ja&gl=JP&ceid=JP:ja"),
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

  @Test(
    "a category is a section of the edition",
    arguments: [
      ("sports", "SPORTS"), ("business", "BUSINESS"), ("entertainment", "ENTERTAINMENT"), ("general", "NATION"),
      ("health", "HEALTH"), ("science", "SCIENCE"), ("technology", "TECHNOLOGY"),
    ])
  func section(category: String, topic: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let steps = try await run(["-F", "json", "-c", "top \(category) --country jp"], server).steps()
    #expect(steps.map(\.titles) == [MadeUpGoogleNews.stories("JP:ja").map(\.title)])
    #expect(
      server.requests.map(\.target) == ["/rss/headlines/section/topic/\(topic)?hl=ja&gl=JP&ceid=JP:ja"])
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

  @Test("a search asks for the words in the edition of the language, and lists the newest first")
  func searchAsksForTheWordsInTheEditionOfTheLanguage() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let script = """
      search élections; search élections --sort relevancy; search lune --language fr; country fr; search été
      """
    let steps = try await run(["-F", "json", "-c", script], server).steps()
    #expect(
      server.requests.map(\.target) == [
        "/rss/search?q=%C3%A9lections&hl=en-US&gl=US&ceid=US:en", "/rss/search?q=lune&hl=fr&gl=FR&ceid=FR:fr",
        "/rss/search?q=%C3%A9t%C3%A9&hl=en-US&gl=US&ceid=US:en",
      ])
    try #require(steps.count == 5)
    let titles = MadeUpGoogleNews.stories("US:en").map(\.title)
    #expect(steps[0].titles == [titles[1], titles[2], titles[0]])
    // The same answer in the server's order.
    #expect(steps[1].titles == titles)
    #expect(steps[1].status.cached == true)
  }

  @Test("options of a search are sent in the server's own syntax")
  func searchOptions() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let script = """
      search moon -war --in title --domain bbc.co.uk --source le-monde --exclude-domain e.org --from 2020-01-01 \
      --to 2020-01-02
      """
    let step = try #require(try await run(["-F", "json", "-c", script], server).steps().first)
    #expect(
      server.requests.map(\.query["q"]) == [
        "intitle%3Amoon%20-intitle%3Awar%20%28site%3Abbc.co.uk%20OR%20site%3Alemonde.fr%29%20-site%3Ae.org%20"
          + "after%3A2020-01-01%20before%3A2020-01-03"
      ])
    #expect(step.status.count == 3)
    // Articles of other days in the answer are left out.
    let other = try await run(["-F", "json", "-c", "search moon --from 2020-01-03"], server).steps()
    #expect(other.map(\.outcome) == ["search ok"])
    #expect(other.map(\.status.count) == [0])
  }

  @Test("the favourite source shows its site's news of the last days, and is saved")
  func favouriteSourceIsItsSitesNewsOfTheLastDays() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let steps = try await run(["-F", "json", "-c", "source le-monde; top favourite"], server).steps()
    #expect(steps.map(\.outcome) == ["source ok", "top ok"])
    #expect(steps.first?.sourceFeeds.sorted() == MadeUpGoogleNews.stories("FR:fr").map(\.source).sorted())
    #expect(steps.last?.records == steps.first?.records)
    let next = try await run(["-F", "json", "top", "favourite"], server).steps()
    #expect(next.first?.records == steps.first?.records)
    #expect(
      server.requests.map(\.target) == ["/rss/search?q=site%3Alemonde.fr%20when%3A7d&hl=fr&gl=FR&ceid=FR:fr"])
  }

  @Test(
    "Algeria has no edition: it is searched for in the reader's language, with a notice",
    arguments: [
      ("en", "top", "Alg%C3%A9rie", "FR:fr"), ("fr", "sports", "Alg%C3%A9rie%20sport", "FR:fr"),
      ("ar", "top", "%D8%A7%D9%84%D8%AC%D8%B2%D8%A7%D8%A6%D8%B1", "EG:ar"),
    ])
  func algeria(language: String, command: String, query: String, ceid: String) async throws {
    let server = try Self.server()
    defer { server.stop() }
    let result = try await run(["-F", "json", "-c", "language \(language); \(command) --country dz"], server)
    #expect(server.requests.map(\.path) == ["/rss/search"])
    #expect(server.requests.first?.query["q"] == query)
    #expect(server.requests.first?.query["ceid"] == ceid)
    #expect(try result.steps().last?.titles.sorted() == MadeUpGoogleNews.stories(ceid).map(\.title).sorted())
    #expect(result.errors == "Google News has no edition for Algeria; showing search results for it.\n")
  }

  @Test("a story lists the other articles that tell it, with numbers that open them")
  func storyListsThoseWhoTellItToo() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let script = "top; open 1; open 4; next; next; back; open 3; open 4"
    let steps = try await run(["-F", "json", "-c", script], server).steps()
    #expect(
      steps.map(\.outcome) == [
        "top ok", "open ok", "open ok", "next ok", "next noSuchItem", "back ok", "open ok", "open ok",
      ])
    let others = MadeUpGoogleNews.others("US:en")
    try #require(steps.count == 8)
    #expect(steps[1].numbers == [1, 4, 5])
    #expect(steps[1].titles.dropFirst() == others.map(\.title)[...])
    #expect(steps[1].sourceFeeds.dropFirst() == others.map(\.source)[...])
    #expect(steps[1].status.count == 3)
    #expect(steps[2].titles == [others[0].title])
    #expect(steps[3].titles == [others[1].title])
    // No other article covers the third story.
    #expect(steps[6].numbers == [3])
    // The number stays with its article.
    #expect(steps[7].titles == [others[0].title])

    let text = try await run(["-c", "top; open 1"], server)
    #expect(text.lines.contains("     Lake Post · 2 January 2020 · 3 sources"))
    #expect(
      text.lines.suffix(5) == [
        "Also covered by", " 4  Cyclists cross the bay", "    Valley Herald",
        " 5  Bells & brakes: a first morning", "    North Shore Times",
      ])
  }

  @Test("more continues the fetched list, up to its end")
  func moreGoesOnInTheListThatWasFetched() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let steps = try await run(["-F", "json", "-c", "top --limit 2; more; open 3; more; list"], server).steps()
    #expect(steps.map(\.outcome) == ["top ok", "more ok", "open ok", "more noSuchItem", "list ok"])
    #expect(steps.map(\.numbers) == [[1, 2], [3], [3], [], [1, 2, 3]])
    #expect(steps.first?.status.total == 3)
    #expect(server.requests.count == 1)
  }

  @Test("why shows who was asked before, the request, and the feed's link next to the source's")
  func why() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let result = try await run(["-F", "json", "-c", "top; why 1-3"], server)
    let step = try #require(try result.steps().last)
    #expect(step.outcome == "why ok")
    let attempts = step.records.filter { $0.type == "attempt" }
    #expect(attempts.map { [$0.service, $0.error?.code] } == Array(repeating: ["newsapi", "apiKeyMissing"], count: 3))
    let reasons = step.records.filter { $0.type == "why" }
    let first = try #require(reasons.first)
    let last = try #require(reasons.last)
    for record in reasons {
      #expect(record.feed == "Edition US:en - Google News")
      #expect(record.requestUrl == server.url + "/rss?hl=en-US&gl=US&ceid=US:en")
      #expect(record.cached == false)
    }
    // Since 2024 the links are opaque; earlier ones contained the source's address.
    #expect(first.url?.hasPrefix("https://news.google.com/rss/articles/") == true)
    #expect(first.feedUrl == first.url)
    #expect(first.siteUrl == "https://paper-0.example")
    #expect(last.url == "https://paper-4.example/us-en/rain")
    #expect(last.feedUrl?.hasPrefix("https://news.google.com/rss/articles/") == true)
    #expect(last.canonicalUrl == "https://paper-4.example/us-en/rain")
  }

  @Test("the same in French")
  func inFrenchToo() async throws {
    let server = try Self.server()
    defer { server.stop() }
    let script = ["-c", "une --limit 1; ouvre 1; pourquoi 1; cherche élections"]
    let result = try await run(script, server, ["LANG": "fr_FR.UTF-8"])
    #expect(result.status == 0)
    #expect(
      server.requests.map(\.target) == [
        "/rss?hl=fr&gl=FR&ceid=FR:fr", "/rss/search?q=%C3%A9lections&hl=fr&gl=FR&ceid=FR:fr",
      ])
    #expect(result.lines.first?.hasSuffix(" flux · 1 titre sur 3 · à l’instant") == true)
    for words in [
      "Le Courrier du port · 2 janvier 2020 · 3 sources", "Sur le même sujet\n 2  La baie à bicyclette\n",
      "essayé avant    NewsAPI\u{202F}: pas de clé\n", "fournisseur     flux · Edition FR:fr - Google News\n",
      "requête         \(server.url)/rss?hl=fr&gl=FR&ceid=FR:fr\n", "Recherche · élections",
    ] {
      #expect(result.output.contains(words))
    }
  }

  @Test("world shows every country's edition, and for Algeria a search")
  func world() async throws {
    let server = try LoopbackServer { .delayed(.milliseconds(20), MadeUpGoogleNews.answer($0)) }
    defer { server.stop() }
    let steps = try await run(["-F", "json", "-c", "language fr; world; open 1; why 1; world"], server).steps()
    #expect(steps.map(\.outcome) == ["language ok", "world ok", "open ok", "why ok", "world ok"])
    try #require(steps.count == 5)
    #expect(steps[1].status.count == Country.main.count)
    #expect(steps[1].status.provider == "feeds")
    #expect(steps[1].titles.contains(MadeUpGoogleNews.stories("JP:ja")[0].title))
    #expect(steps[4].records == steps[1].records)
    #expect(steps[4].status.cached == true)
    #expect(server.requests.count == Country.main.count)
    #expect(Set(server.requests.map(\.target)).count == Country.main.count)
    #expect(server.requestCounts == ["/rss": Country.main.count - 1, "/rss/search": 1])
    #expect((2...8).contains(server.maximumConcurrency))
  }

  @Test("if one country fails, world shows the others")
  func worldWithFailure() async throws {
    let server = try LoopbackServer { request in
      request.query["gl"] == "JP" ? .json("broken", status: 500) : MadeUpGoogleNews.answer(request)
    }
    defer { server.stop() }
    let result = try await run(["-F", "json", "world", "--limit", "2"], server)
    let step = try #require(try result.steps().first)
    #expect(step.outcome == "world ok")
    #expect(step.records.filter { $0.type == "failure" }.map(\.country) == ["jp"])
    #expect(step.records.allSatisfy { $0.provider != "sample" })
    #expect(result.errors.contains("Could not get headlines from 1 country: Japan.\n"))
  }
}
