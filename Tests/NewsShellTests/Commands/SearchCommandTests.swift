import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("search")
struct SearchCommandTests {
  /// Pages of 40 articles whose titles are the text searched for and their number.
  private let newsroom = FakeNewsroom(
    news: FakeNews(
      found: { request, _ in
        let first = (request.paging.page - 1) * request.paging.limit + 1
        return .titled((first..<first + request.paging.limit).map { "\(request.text) \($0)" }, total: 40)
      }, { _ in .titled(["headline"]) }))

  /// The single search that a line leads to.
  private func request(_ line: String, in session: Session = .fresh(known: NewsSource.samples)) async throws
    -> SearchRequest
  {
    let newsroom = FakeNewsroom()
    let transcript = try await newsroom.run([line], in: session)
    #expect(transcript.errors.isEmpty)
    #expect(newsroom.news.searches.count == 1)
    return try #require(newsroom.news.searches.first)
  }

  @Test("words alone are searched for in the search language, newest first")
  func wordsAloneAreSearchedForInTheLanguageOfSearches() async throws {
    let english = try await request("search moon")
    let whole = Paging(limit: 100)
    #expect(
      english == SearchRequest(text: "moon", edition: .init(language: .english, country: .unitedStates), paging: whole))
    let french = try await request("cherche lune", in: .fresh(language: .french))
    #expect(
      french == SearchRequest(text: "lune", edition: .init(language: .french, country: .france), paging: whole))
    #expect(french.order == .published)
  }

  @Test("every option reaches the request")
  func options() async throws {
    let line = """
      search 'climate change' policy --language any --sort popularity --from 2020-10-01 --to 2020-10-31 \
      --in title,description --source 'Le Monde,bbc-news' --domain https://www.bbc.co.uk/news,lemonde.fr \
      --exclude-domain example.com --page 2 --limit 5
      """
    let expected = SearchRequest(
      text: "\"climate change\" policy", fields: [.title, .description], sources: ["le-monde", "bbc-news"],
      domains: Domains(["bbc.co.uk", "lemonde.fr"], excluded: ["example.com"]),
      dates: Dates(
        from: try Day(text: "2020-10-01", now: Date()).start, to: try Day(text: "2020-10-31", now: Date()).end),
      edition: .init(language: nil, country: .unitedStates), order: .popularity, paging: Paging(limit: 100))
    #expect(try await request(line) == expected)
  }

  static let queries: [(String, String)] = [
    ("moon", "moon"), ("moon landing", "moon landing"), ("'moon landing'", "\"moon landing\""),
    ("\"moon landing\" 1969", "\"moon landing\" 1969"), ("moon\\ landing", "\"moon landing\""),
    ("moon -apollo", "moon -apollo"), ("+moon", "+moon"), ("moon AND apollo", "moon AND apollo"),
    ("'moon OR apollo'", "moon OR apollo"), ("'moon AND apollo'", "moon AND apollo"),
    ("'moon (landing)'", "moon (landing)"), ("'\"moon landing\" OR apollo'", "\"moon landing\" OR apollo"),
    ("\"it's here\"", "\"it's here\""), ("l\u{2019}\u{E9}t\u{E9}", "l\u{2019}\u{E9}t\u{E9}"),
    ("' moon '", "moon"),
    ("'covid-19 vaccine'", "\"covid-19 vaccine\""), ("'moon NOT apollo'", "moon NOT apollo"),
    ("'moon -apollo'", "moon -apollo"), ("--limit 5 moon", "moon"), ("-- --limit", "--limit"),
  ]

  @Test("quoted words are a phrase, and the signs of a query stay", arguments: SearchCommandTests.queries)
  func query(words: String, text: String) async throws {
    #expect(try await request("search " + words).text == text)
  }

  static let entries: [(String, [String])] = [
    ("bbc-news", ["bbc-news"]), ("'BBC News'", ["bbc-news"]), ("'le monde'", ["le-monde"]),
    ("BBC-NEWS,unsaid", ["bbc-news", "unsaid"]), ("some-id-42", ["some-id-42"]),
  ]

  @Test("a source is known by its name, and a text like an id is used as one", arguments: SearchCommandTests.entries)
  func sourceIsKnownByItsName(text: String, ids: [String]) async throws {
    #expect(try await request("search --source " + text).sources == ids)
  }

  @Test("days can also be given in words, and the last day counts to its end")
  func days() async throws {
    let request = try await request("search moon --from 3d --to hier")
    #expect(request.dates.from == (try Day(text: "3d", now: Date()).start))
    #expect(request.dates.to == (try Day(text: "yesterday", now: Date()).end))
    // A day that has begun is not in the future.
    #expect(
      try await self.request("search moon --from today --to today").dates.from
        == (try Day(text: "today", now: Date()).start))
  }

  @Test(
    "sources or sites can be searched without words",
    arguments: ["search --source bbc-news", "search --domain bbc.co.uk", "search '' --domain bbc.co.uk,lemonde.fr"])
  func withoutWords(line: String) async throws {
    #expect(try await request(line).text.isEmpty)
  }

  struct Wrong: Sendable, CustomTestStringConvertible {
    let line: String
    let code: String
    /// The text in the message.
    let named: String

    var testDescription: String { String(line.prefix(60)) }

    init(_ line: String, _ code: String, _ named: String) {
      self.line = line
      self.code = code
      self.named = named
    }
  }

  private static let ids = (1...21).map { "id-\($0)" }.joined(separator: ",")

  static let wrongLines: [Wrong] = [
    Wrong("search", "usage", "nothing to search"), Wrong("search ''", "usage", "nothing to search"),
    Wrong("search ' '", "usage", "nothing to search"), Wrong("search --language en", "usage", "nothing to search"),
    Wrong("search --exclude-domain bbc.co.uk", "usage", "nothing to search"),
    Wrong("search moon --from tomorrow", "usage", "tomorrow"),
    Wrong("search moon --from 2025-02-31", "usage", "2025-02-31"),
    Wrong("search moon --to 2025-13-01", "usage", "2025-13-01"), Wrong("search moon --to 3w", "usage", "3w"),
    Wrong("search moon --from 9000-01-01", "parameterInvalid", "--from"),
    Wrong("search moon --from 2020-02-02 --to 2020-02-01", "parameterInvalid", "--to"),
    Wrong("search moon --from today --to yesterday", "parameterInvalid", "--to"),
    Wrong("search moon --domain localhost", "parameterInvalid", "localhost"),
    Wrong("search moon --domain bbc.co.uk,bbc.co.uk/news", "parameterInvalid", "bbc.co.uk/news"),
    Wrong("search moon --exclude-domain a..b", "parameterInvalid", "a..b"),
    Wrong("search moon --domain ,", "usage", "--domain"), Wrong("search moon --in body", "usage", "body"),
    Wrong("search moon --in title,body", "usage", "body"), Wrong("search moon --in ''", "usage", "--in"),
    Wrong("search moon --sort newest", "usage", "newest"), Wrong("search moon --limit 0", "usage", "0"),
    Wrong("search moon --limit 101", "usage", "101"), Wrong("search moon --limit few", "usage", "few"),
    Wrong("search moon --page 0", "usage", "0"), Wrong("search moon --page 1001", "usage", "1001"),
    Wrong("search moon --from", "usage", "--from"), Wrong("search moon --contry us", "usage", "--contry"),
    Wrong("search moon --language klingon", "unknownLanguage", "klingon"),
    Wrong("search moon --source Nobody", "unknownSource", "Nobody"),
    Wrong("search moon --source 'bbc-news,no such paper'", "unknownSource", "no such paper"),
    Wrong("search " + String(repeating: "m", count: 501), "parameterInvalid", "501"),
    Wrong("search '" + String(repeating: "m ", count: 250) + "'", "parameterInvalid", "501"),
    Wrong("search moon --source " + ids, "parameterInvalid", "21"),
  ]

  @Test("an invalid search costs no request, and the mistake is named", arguments: SearchCommandTests.wrongLines)
  func whatCannotBeAskedCostsNoRequest(wrong: Wrong) async throws {
    let transcript = try await newsroom.run(
      ["top", wrong.line], in: .fresh(format: .json, known: NewsSource.samples))
    let error = try #require(try transcript.objects().last?.error)
    #expect(error.code == wrong.code)
    #expect(error.message?.contains(wrong.named) == true)
    #expect(newsroom.news.searches.isEmpty)
    // The previous list is still there.
    #expect(transcript.session.titles == ["headline"])
  }

  @Test("500 characters and 20 sources are still allowed")
  func bounds() async throws {
    let text = String(repeating: "\u{E9}", count: 500)
    #expect(try await request("search " + text).text == text)
    let ids = (1...20).map { "id-\($0)" }
    #expect(try await request("search --source " + ids.joined(separator: ",")).sources == ids)
  }

  @Test("the status of its list is that of any list")
  func status() async throws {
    let json = try await newsroom.run(["search moon --limit 2"], in: .fresh(format: .json))
    let status = try #require(try json.statuses().first)
    #expect(try json.objects().compactMap(\.title) == ["moon 1", "moon 2"])
    #expect(status.command == "search")
    #expect(status.count == 2)
    #expect(status.total == 40)
    #expect(status.provider == "newsapi")
    #expect(status.cached == false)
  }

  @Test("finding nothing is no failure, and is reported")
  func nothingFound() async throws {
    let newsroom = FakeNewsroom(news: .giving([]))
    let text = try await newsroom.run(["search xyzzy"])
    #expect(text.status == .success)
    #expect(text.output.contains(texts(in: .english).nothingHere))
    let rows = try await newsroom.run(["search xyzzy"], in: .fresh(format: .tsv))
    #expect(rows.output.isEmpty)
    #expect(rows.errors == texts(in: .english).notice(.nothingFound) + "\n")
  }

  @Test("more continues with the same options, and the numbers continue")
  func moreGoesOnWithTheSameOptions() async throws {
    let transcript = try await newsroom.run([
      "search moon --sort popularity --in title --language any --limit 15 --flat", "more", "more", "more", "open 40",
    ])
    var expected = SearchRequest(
      text: "moon", fields: [.title], edition: .init(country: .unitedStates), order: .popularity,
      paging: Paging(limit: 15))
    var requests: [SearchRequest] = []
    for page in 1...3 {
      expected.paging.page = page
      requests.append(expected)
    }
    #expect(newsroom.news.searches == requests)
    #expect(transcript.session.titles.count == 45)
    #expect(transcript.session.titles.last == "moon 45")
    #expect(transcript.session.position == 40)
    #expect(transcript.errors.split(separator: "\n").count == 1)
    #expect(transcript.errors.hasPrefix("supernews: stdin:4: more: this is the end of the list"))
  }

  @Test("if a search fails, the list before it stays")
  func searchThatFailsLeavesTheListBeforeIt() async throws {
    let news = FakeNews(
      found: { _, _ in throw NewsError.network(.timeout(host: "news.example", seconds: 5)) },
      { _ in .titled(["headline"]) })
    let transcript = try await FakeNewsroom(news: news).run(
      ["top", "search moon", "open 1"], in: .fresh(format: .json))
    #expect(try transcript.codes() == ["timeout"])
    #expect(transcript.session.titles == ["headline"])
    #expect(transcript.session.position == 1)
  }
}
