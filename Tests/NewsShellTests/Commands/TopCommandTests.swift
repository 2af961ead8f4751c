import ArchiveTestSupport
import FoundationEssentials
import NewsArchive
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("top")
struct TopCommandTests {
  private static let abc = SourceReference(id: "abc-news", name: "ABC News")

  static let scopes: [(String, HeadlineRequest.Scope)] = [
    ("top", .local(.unitedStates)), ("une", .local(.unitedStates)), ("headlines", .local(.unitedStates)),
    ("top local", .local(.unitedStates)), ("top --country jp", .local(.japan)), ("top --country=Japon", .local(.japan)),
    ("top local --country \u{E9}tats-unis", .local(.unitedStates)), ("top favourite", .source(abc)),
    ("top favorite", .source(abc)), ("top favori", .source(abc)), ("top sports", .category(.sports, .unitedStates)),
    ("top sports --country jp", .category(.sports, .japan)),
    ("top --country jp sant\u{E9}", .category(.health, .japan)),
    ("sports --country jp", .category(.sports, .japan)), ("technologie", .category(.technology, .unitedStates)),
    ("BUSINESS", .category(.business, .unitedStates)), ("\u{E9}conomie", .category(.business, .unitedStates)),
    ("top science", .category(.science, .unitedStates)), ("top france", .local(.france)), ("top jp", .local(.japan)),
    ("top sports jp", .category(.sports, .japan)), ("top japan sports", .category(.sports, .japan)),
    ("sports jp", .category(.sports, .japan)), ("france", .local(.france)),
    ("japan sports", .category(.sports, .japan)), ("top local japan", .local(.japan)),
  ]

  @Test("each kind of headlines is requested", arguments: TopCommandTests.scopes)
  func eachKindOfHeadlinesIsAskedFor(line: String, scope: HeadlineRequest.Scope) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line])
    #expect(transcript.status == .success)
    #expect(
      newsroom.news.requests == [HeadlineRequest(scope: scope, paging: Paging(limit: 100), language: .english)])
  }

  @Test(
    "at a terminal a reader gets the feeds of the sources at once, and a script only if it asks for them",
    arguments: [
      ("top", true, .text, .brief), ("top sports jp", true, .text, .brief), ("france", true, .text, .brief),
      ("top --enrich", true, .text, .patient), ("top favourite", true, .text, nil), ("top", true, .json, nil),
      ("top > f", true, .text, nil), ("top", false, .text, nil), ("top --enrich", false, .text, .patient),
      ("sports --enrich", false, .json, .patient),
    ] as [(String, Bool, OutputFormat, Enrichment?)])
  func enrichment(line: String, isInteractive: Bool, format: OutputFormat, expected: Enrichment?) async throws {
    let newsroom = FakeNewsroom()
    let session = Session.fresh(format: format, isInteractive: isInteractive)
    _ = try await newsroom.run([line], in: session, isInteractive: isInteractive)
    #expect(newsroom.news.requests.map(\.enrichment) == [expected])
  }

  @Test("a list of another day has no feeds")
  func enrichedDay() async throws {
    let transcript = try await FakeNewsroom().run(["top --on yesterday --enrich"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["usage"])
  }

  @Test("the beginning of a name is refused in a script; at the prompt one or two letters are a guess, and it is said")
  func guessed() async throws {
    for line in ["top x", "top sp", "new x", "top kos"] {
      let newsroom = FakeNewsroom()
      let script = try await newsroom.run([line], in: .fresh(format: .json))
      #expect(try script.codes().count == 1)
      #expect(newsroom.news.requests.isEmpty)
    }
    let prompt = try await FakeNewsroom().run(["top x"], in: .fresh(isInteractive: true), isInteractive: true)
    #expect(prompt.errors.contains("Taking \"x\" as Kosovo."))
    // Codes, names and more letters are not a guess.
    for line in ["top jp", "top uk", "top kos", "top spo"] {
      let prompt = try await FakeNewsroom().run([line], in: .fresh(isInteractive: true), isInteractive: true)
      #expect(!prompt.errors.contains("Taking"))
    }
  }

  @Test("a city goes before a source whose name only begins like it")
  func city() async throws {
    let known = [NewsSource(id: "berliner-zeitung", name: "Berliner Zeitung")]
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(
      ["top berlin --limit 3", "top berline"], in: .fresh(known: known), isInteractive: true)
    #expect(transcript.status == .success)
    #expect(newsroom.news.searches.map(\.text) == ["berlin"])
    #expect(newsroom.news.searches.map(\.paging) == [Paging(limit: 100)])
    #expect(newsroom.news.requests.map(\.scope) == [.source(SourceReference(known[0]))])
  }

  @Test("a source or topic with the name of a city comes first, and a city is only of today")
  func cityByAnotherName() async throws {
    let newsroom = FakeNewsroom()
    let known = [NewsSource(id: "berlin", name: "Berlin")]
    let transcript = try await newsroom.run(["top berlin", "top new york"], in: .fresh(known: known))
    #expect(newsroom.news.searches.isEmpty)
    #expect(newsroom.news.requests.map(\.scope) == [.source(SourceReference(known[0])), .topic(FakeTopics.newYork)])
    #expect(transcript.status == .success)
    let wrong = ["top berlin --on yesterday", "top berlin --country jp", "top berlin --enrich"]
    #expect(
      try await newsroom.run(wrong, in: .fresh(format: .json)).codes() == ["usage", "usage", "usage"])
  }

  @Test("without other arguments, the session's edition decides")
  func edition() async throws {
    let newsroom = FakeNewsroom()
    var session = Session.fresh()
    session.edition.country = .japan
    session.edition.language = .french
    session.edition.source = SourceReference(id: "nhk", name: "NHK")
    _ = try await newsroom.run(["top", "health", "top favourite"], in: session)
    let expected: [HeadlineRequest.Scope] = [
      .local(.japan), .category(.health, .japan), .source(SourceReference(id: "nhk", name: "NHK")),
    ]
    #expect(newsroom.news.requests.map(\.scope) == expected)
    // Some countries have editions in several languages.
    #expect(newsroom.news.requests.map(\.language) == [.french, .french, .french])
  }

  @Test("another country applies only to this request")
  func countryForOnce() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --country jp"])
    #expect(transcript.session.edition == Session.fresh().edition)
    #expect(newsroom.settings.changes.isEmpty)
  }

  @Test("the first articles of a list do not depend on how many are asked for")
  func order() async throws {
    // Three sources cover one story, which therefore comes first.
    let archive = DatabaseArchive.inMemory(terms: GivenStories([5, 6, 7].map { "Headline \($0)" }))
    let news = FakeNews { request in
      let articles = (1...30).map { number in
        var article = Article.numbered(number)
        article.source = Article.Source(name: "Source \(number)")
        return article
      }
      return NewsPage(articles: request.paging.slice(of: articles), total: 30, provider: .newsapi)
    }
    let newsroom = FakeNewsroom(
      news: news, archive: archive, keepsNews: true, clock: .at(Date(timeIntervalSince1970: 1_795_248_060)))
    let whole = try await newsroom.run(["top --limit 100"]).session.titles
    #expect(whole.count == 30 && whole.first == "Headline 5")
    for count in [1, 2, 20] {
      #expect(try await newsroom.run(["top --limit \(count)"]).session.titles == Array(whole.prefix(count)))
      let longer = try await newsroom.run(["top --limit \(count)", "more"]).session
      #expect(longer.titles == Array(whole.prefix(2 * count)))
      // No article is counted twice where a later page has it again.
      #expect(longer.coordinator.list?.news?.page.stories.values.map(\.others.count).max() == 2)
    }
  }

  @Test("page and limit are a part of the whole list, which is fetched at once")
  func pageAndLimitArePassedOn() async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run(["top --page 2 --limit 5"])
    #expect(newsroom.news.requests.map(\.paging) == [Paging(limit: 100)])
    #expect(transcript.session.titles == (6...10).map { "Headline \($0)" })
  }

  @Test("items are numbered from 1, and the status has the count and the total")
  func itemsAreNumberedFrom1() async throws {
    let transcript = try await FakeNewsroom().run(["top --limit 3"], in: .fresh(format: .json))
    let objects = try transcript.objects()
    #expect(objects.compactMap(\.n) == [1, 2, 3])
    #expect(objects.compactMap(\.title) == ["Headline 1", "Headline 2", "Headline 3"])
    let status = try #require(objects.last)
    #expect(status.type == "status")
    #expect(status.command == "top")
    #expect(status.ok == true)
    #expect(status.count == 3)
    #expect(status.total == 40)
    #expect(status.provider == "newsapi")
  }

  static let wrong: [(String, String)] = [
    ("top --limit 0", "usage"), ("top --limit 101", "usage"), ("top --limit ten", "usage"), ("top --page 0", "usage"),
    ("top --page -1", "usage"), ("top --country xx", "unknownCountry"), ("top weather", "unknownCategory"),
    ("top sports health", "unknownCategory"), ("top france --country jp", "usage"),
    ("top sports jp --country jp", "usage"), ("top --contry jp", "usage"), ("top --country", "usage"),
    ("top --country united", "usage"),
  ]

  @Test("an invalid request is not sent", arguments: TopCommandTests.wrong)
  func whatCannotBeAskedIsNotAsked(line: String, code: String) async throws {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: .fresh(format: .json))
    #expect(try transcript.codes() == [code])
    #expect(newsroom.news.requests.isEmpty)
  }

  @Test("an unknown category is reported with the nearest")
  func nearest() async throws {
    let transcript = try await FakeNewsroom().run(["top sprots"], in: .fresh(format: .json))
    let error = try transcript.objects().last?.error
    #expect(error?.code == "unknownCategory")
    #expect(error?.hint?.contains("sports") == true)
  }

  @Test("having no headlines gives an empty list, and no failure")
  func emptyList() async throws {
    let transcript = try await FakeNewsroom(news: .giving([])).run(["top", "open 1"], in: .fresh(format: .json))
    let statuses = try transcript.statuses()
    #expect(statuses.compactMap(\.ok) == [true, false])
    #expect(statuses.first?.count == 0)
    #expect(statuses.last?.error?.code == "noSuchItem")
  }
}
