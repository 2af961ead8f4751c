import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("why")
struct WhyCommandTests {
  private static let received = Date(timeIntervalSince1970: 1_795_248_000)
  private static let asked = "https://news.google.com/rss?hl=fr&gl=FR&ceid=FR:fr"
  private static let given = "https://news.google.com/rss/articles/CBMiAB?oc=5"
  private static let busy = NewsError.network(.refused(host: "news.google.com", .tooManyRequests(retryAfter: nil)))

  /// An article from an aggregator's feed; the source's link was derived from the feed's.
  private static func ofFeed(receivedAt: Date = received) -> Article {
    Article(
      title: "Moon", source: .init(name: "Le Monde", link: "https://www.lemonde.fr"),
      link: "https://www.lemonde.fr/moon?utm_source=rss", provider: .feeds,
      provenance: Provenance(
        Origin(.feeds, receivedAt: receivedAt, stored: .offline), feed: .init("Google News"), request: asked,
        attempts: [Attempt(.newsapi, .nothing)])
    )
    .with(\.givenLink, given)
    .with(\.place, Coordinate(latitude: 48.85, longitude: 2.35))
    .with(\.related, [RelatedArticle(title: "Luna", source: "Times", link: "https://times.example/luna")])
  }

  private static func ofNewsAPI() -> Article {
    Article(
      title: "Mars", source: .init(id: "abc-news", name: "ABC News"), link: "https://abcnews.example/mars",
      provider: .newsapi,
      provenance: Provenance(
        Origin(.newsapi, receivedAt: Date()), request: "https://newsapi.org/v2/top-headlines?country=us"))
  }

  private static let ofSample = Article(
    title: "Sputnik", provider: .sample,
    provenance: Provenance(
      Origin(.sample),
      attempts: [
        Attempt(.newsapi, .failed(.key(.missing))), Attempt(.googleNews, .failed(busy)),
        Attempt(.sourceFeeds, .failed(.feed(.unreadable(place: "times.example", .empty)))),
      ]))

  /// Runs lines in a session that has listed these articles.
  private func run(
    _ lines: [String], of articles: [Article], language: InterfaceLanguage = .english, format: OutputFormat = .text
  ) async throws -> Transcript {
    var session = Session.fresh(language: language, format: format)
    session.coordinator.push(HeadlinesScreen(.headlines(articles, total: articles.count), hasHint: false))
    return try await FakeNewsroom().run(lines, in: session)
  }

  @Test("for a feed's article it shows the feed, the request, the age, and the feed's link next to the source's")
  func feed() async throws {
    let article = Self.ofFeed(receivedAt: Date().addingTimeInterval(-4 * 86_400))
    let english = try await run(["why 1"], of: [article])
    #expect(
      english.output == """
        Moon
        tried first  NewsAPI: no results
        provider     feeds \u{B7} Google News
        request      \(Self.asked)
        received     4 days ago \u{B7} from the cache, offline
        feed link    \(Self.given)
        source link  https://www.lemonde.fr/moon?utm_source=rss
        canonical    https://lemonde.fr/moon
        site         https://www.lemonde.fr
        place        48.85, 2.35

        """)
    #expect(english.errors.isEmpty)
    let french = try await run(["pourquoi 1"], of: [article], language: .french)
    #expect(
      french.output == """
        Moon
        essay\u{E9} avant       NewsAPI\u{202F}: aucun r\u{E9}sultat
        fournisseur        flux \u{B7} Google News
        requ\u{EA}te            \(Self.asked)
        re\u{E7}u               il y a 4 jours \u{B7} du cache, hors ligne
        lien du flux       \(Self.given)
        lien de la source  https://www.lemonde.fr/moon?utm_source=rss
        lien canonique     https://lemonde.fr/moon
        site               https://www.lemonde.fr
        lieu               48.85, 2.35

        """)
  }

  @Test("it names the feed that a summary is from, or the archive")
  func supplement() async throws {
    var articles = [Article.opaque("Moon"), .opaque("Mars")]
    articles[0].complete(from: .inFeed("Moon"), by: .feed(title: "The Paper: news"))
    articles[1].complete(from: .inFeed("Mars"), by: .archive)
    let english = try await run(["why 1", "why 2"], of: articles).output
    #expect(english.contains("\nsummary from  The Paper: news\n"))
    #expect(english.contains("\nsummary from  archive\n"))
    #expect(english.contains("provider      feeds \u{B7} Google News\n"))
    let french = try await run(["pourquoi 1"], of: articles, language: .french).output
    #expect(french.contains("\nr\u{E9}sum\u{E9} tir\u{E9} de     The Paper: news\n"))
    let json = try await run(["why 1", "why 2"], of: articles, format: .json).output
    #expect(json.contains(#""summaryFrom":"The Paper: news""#) && json.contains(#""summaryFrom":"archive""#))
  }

  @Test("it says how the source's link was found", arguments: LinkWay.allCases)
  func linkWay(way: LinkWay) async throws {
    var article = Article.opaque("Moon")
    let given = try #require(article.link)
    article.take(ResolvedLink("https://www.lemonde.fr/moon", by: way))
    let english = try await run(["why 1"], of: [article]).output
    #expect(english.contains("\nfeed link    \(given)\n"))
    #expect(english.contains("\nsource link  https://www.lemonde.fr/moon\n"))
    let words: (english: String, french: String) =
      switch way {
      case .id: ("in the feed's link", "dans le lien du flux")
      case .feed: ("in the source's own feed", "dans le flux de la source")
      case .aggregator: ("through Google News", "aupr\u{E8}s de Google News")
      }
    #expect(english.contains("\nlink found   \(words.english)\n"))
    let french = try await run(["pourquoi 1"], of: [article], language: .french).output
    #expect(french.contains("\nlien trouv\u{E9}        \(words.french)\n"))
    let why = try await run(["why 1"], of: [article], format: .json).output
    #expect(why.contains(#""linkWay":"\#(way.rawValue)""#))
  }

  @Test("for a NewsAPI article it shows the request, and of the key only that there is one")
  func newsAPI() async throws {
    let expected = """
      Mars
      provider   NewsAPI
      request    https://newsapi.org/v2/top-headlines?country=us  X-Api-Key: ***
      received   just now
      link       https://abcnews.example/mars
      canonical  https://abcnews.example/mars

      """
    #expect(try await run(["why 1"], of: [Self.ofNewsAPI()]).output == expected)
  }

  @Test("for a sample article it shows which providers were asked before, in order, and why they gave nothing")
  func sample() async throws {
    let expected = """
      Sputnik
      tried first  NewsAPI: no key
      tried first  Google News: news.google.com received too many requests
      tried first  sources' feeds: times.example is empty
      provider     sample: front pages from history

      """
    #expect(try await run(["why 1"], of: [Self.ofSample]).output == expected)
  }

  @Test("an article of unknown origin is shown with the facts there are")
  func articleOfWhichNothingIsKnownIsToldOfWithWhatThereIs() async throws {
    let bare = try await run(["why 1"], of: [Article(provider: .feeds)])
    #expect(bare.output == "No title\nprovider  feeds\n")
  }

  @Test("rows are articles only, without the providers asked before")
  func rowsAreArticlesWhoWasAskedBeforeIsInNone() async throws {
    let transcript = try await run(["why 1", "why 2"], of: [Self.ofFeed(), Self.ofSample], format: .tsv)
    #expect(
      transcript.output == "1\tfeeds\t\(Self.asked)\t2026-11-21T08:00:00Z\t\(Self.given)\thttps://lemonde.fr/moon\n"
        + "2\tsample\t\t\t\t\n")
  }

  @Test("in JSON each provider asked before is a line, in order, and the article is the last line")
  func objects() async throws {
    let transcript = try await run(["why 1"], of: [Self.ofFeed()], format: .json)
    let lines = transcript.output.split(separator: "\n").map { String($0) }
    #expect(lines.count == 3)
    #expect(
      lines.first
        == #"{"type":"attempt","n":1,"provider":"newsapi","service":"newsapi","error":null}"#)
    let why = try #require(try transcript.objects().first { $0.type == "why" })
    #expect(why.n == 1)
    #expect(why.provider == "feeds")
    #expect(why.feed == "Google News")
    #expect(why.requestUrl == Self.asked)
    #expect(why.receivedAt == "2026-11-21T08:00:00Z")
    #expect(why.cached == true)
    #expect(why.url == "https://www.lemonde.fr/moon?utm_source=rss")
    #expect(why.feedUrl == Self.given)
    #expect(why.canonicalUrl == "https://lemonde.fr/moon")
    #expect(why.siteUrl == "https://www.lemonde.fr")
    #expect(why.latitude == 48.85)
    #expect(why.longitude == 2.35)
    let status = try #require(try transcript.statuses().first)
    #expect(status.command == "why")
    #expect(status.count == 1)
    #expect(status.provider == "feeds")
    // As old as the page that contained the article.
    #expect(status.cached == true)
    #expect(status.age != nil)
  }

  @Test("an article of a page just fetched is not from the store")
  func fresh() async throws {
    let transcript = try await run(["why 1"], of: [Self.ofNewsAPI()], format: .json)
    #expect(try transcript.objects().map(\.cached) == [false, false])
    #expect(try transcript.statuses().first?.age == nil)
  }

  @Test("in JSON a failure has its code, in any language", arguments: InterfaceLanguage.all)
  func codes(language: InterfaceLanguage) async throws {
    let transcript = try await run(["why 1"], of: [Self.ofSample], language: language, format: .json)
    let attempts = try transcript.objects().filter { $0.type == "attempt" }
    #expect(attempts.compactMap(\.service) == ["newsapi", "google-news", "publishers"])
    #expect(attempts.compactMap(\.provider) == ["newsapi", "feeds", "feeds"])
    #expect(attempts.compactMap { $0.error?.code } == ["apiKeyMissing", "rateLimited", "badResponse"])
    #expect(
      transcript.output.contains(
        #"{"type":"why","n":1,"id":"blbcowjnj3v2g","provider":"sample","feed":null,"requestUrl":null,"receivedAt":null,"summaryFrom":null,"#
          + #""cached":false,"url":null,"feedUrl":null,"linkWay":null,"canonicalUrl":null,"siteUrl":null,"story":null,"#
          + #""tellings":1,"sharedWith":null,"shared":[],"latitude":null,"longitude":null}"#
      ))
  }

  @Test("the key is in no format")
  func noFormatHasTheKey() async throws {
    let key = "0123456789abcdef0123456789abcdef"
    for format in OutputFormat.allCases {
      var session = Session.fresh(format: format)
      session.coordinator.push(HeadlinesScreen(.headlines([Self.ofNewsAPI()]), hasHint: false))
      let transcript = try await FakeNewsroom(keys: FakeKeys(key)).run(["why 1"], in: session)
      #expect(transcript.output.contains("newsapi.org/v2/top-headlines"))
      #expect(!transcript.output.contains(key))
    }
  }

  @Test("without an item it explains the open article, which stays open")
  func aloneItTellsOfTheArticleThatIsOpen() async throws {
    let transcript = try await run(["open 2", "why", "next"], of: (1...3).map { .numbered($0) }, format: .json)
    #expect(try transcript.objects().filter { $0.type == "why" }.compactMap(\.n) == [2])
    #expect(transcript.session.position == 3)
  }

  @Test("a key in the address of the request is not shown", arguments: [OutputFormat.text, .json, .tsv])
  func hiddenKey(format: OutputFormat) async throws {
    let article = Article(
      title: "Moon", provider: .feeds,
      provenance: Provenance(Origin(.feeds), request: "https://a.example/f?n=1&apikey=hush"))
    let output = try await run(["why 1"], of: [article], format: format).output
    #expect(output.contains("https://a.example/f?n=1&apikey=***"))
    #expect(!output.contains("hush"))
  }

  @Test("another article of a story has the origin of that story")
  func otherArticle() async throws {
    let transcript = try await run(["open 1", "why 2"], of: [Self.ofFeed()], format: .json)
    let why = try #require(try transcript.objects().first { $0.type == "why" })
    #expect(why.n == 2)
    #expect(why.requestUrl == Self.asked)
    #expect(why.url == "https://times.example/luna")
    #expect(try transcript.objects().contains { $0.type == "attempt" && $0.n == 2 })
  }

  @Test(
    "two articles are compared, and one, one twice or three are not",
    arguments: [("why 1 2", 1), ("why 3", 0), ("why 1-3", 0), ("why 1 1", 0)])
  func pair(line: String, pairs: Int) async throws {
    let articles = (1...3).map { Article.numbered($0) }
    let transcript = try await run([line], of: articles, format: .json)
    #expect(transcript.status == .success)
    #expect(transcript.output.split(separator: "\n").filter { $0.contains("\"type\":\"pair\"") }.count == pairs)
    guard pairs > 0 else { return }
    #expect(transcript.output.contains("\"first\":\"\(articles[0].id)\",\"second\":\"\(articles[1].id)\""))
    #expect(transcript.output.contains("\"isOneStory\":false"))
  }

  @Test("two articles are named as they were typed: by their numbers or by their IDs")
  func names() async throws {
    let articles = (1...3).map { Article.numbered($0) }
    let ids = articles.map(\.id.description)
    #expect(try await run(["why 1 3"], of: articles).output.contains("1 and 3 are in "))
    let named = try await run(["why \(ids[0]) \(ids[2])"], of: articles).output
    #expect(named.contains("\(ids[0]) and \(ids[2]) are in "))
  }

  static let wrong: [(String, String)] = [
    ("why", "noSuchItem"), ("why 0", "noSuchItem"), ("why 4", "noSuchItem"), ("why x", "usage"), ("why -1", "usage"),
    ("why 1 9", "noSuchItem"), ("why --all", "usage"),
  ]

  @Test("an invalid item is reported as such, and the list stays", arguments: WhyCommandTests.wrong)
  func whatIsNoItemIsToldAsSuch(line: String, code: String) async throws {
    let transcript = try await run([line], of: (1...3).map { .numbered($0) }, format: .json)
    #expect(try transcript.codes() == [code])
    #expect(transcript.session.titles.count == 3)
  }

  @Test("no text in it harms the terminal", arguments: NaughtyStrings.some)
  func nothingOfItHarmsTheTerminal(naughty: String) async throws {
    let article = Article(
      title: naughty, source: .init(name: naughty, link: naughty), link: "https://example.com/" + naughty,
      provider: .feeds,
      provenance: Provenance(
        Origin(.feeds), feed: .init(naughty), request: naughty,
        attempts: [Attempt(.googleNews, .failed(.feed(.unreadable(place: naughty, .notAFeed(root: naughty)))))])
    )
    .with(\.givenLink, naughty)
    let output = try await run(["why 1"], of: [article]).output
    let harmful = output.unicodeScalars.filter { $0.value != 0x0A && isHarmful($0) }
    #expect(harmful.isEmpty)
  }
}
