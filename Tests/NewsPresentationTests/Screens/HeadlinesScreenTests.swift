import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("A list of headlines")
struct HeadlinesScreenTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000 + 600)

  private func text(
    _ screen: HeadlinesScreen, language: InterfaceLanguage = .english, columns: Int? = 80
  ) -> String {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: false), columns: columns, now: Self.now)
    screen.draw(on: &page)
    return page.text
  }

  private func text(
    _ articles: [Article], total: Int? = nil, first: Int = 0, language: InterfaceLanguage = .english,
    columns: Int? = 80, hasHint: Bool = false, scope: HeadlineRequest.Scope = .local(.france)
  ) -> String {
    let page = NewsPage(articles: articles, total: total, provider: .newsapi)
    let listing = NewsListing(.headlines(HeadlineRequest(scope: scope)), page)
    return text(HeadlinesScreen(listing, first: first, hasHint: hasHint), language: language, columns: columns)
  }

  /// The line with the title of a page and the facts about it.
  private func header(_ request: NewsQuery, _ page: NewsPage, language: InterfaceLanguage = .english) -> String {
    let shown = text(HeadlinesScreen(NewsListing(request, page), hasHint: false), language: language, columns: 200)
    return shown.split(separator: "\n").first.map { String($0) } ?? ""
  }

  @Test("the header has the subject, the provider, and how many of all articles are shown")
  func header() throws {
    let lines = text([.numbered(1), .numbered(2)], total: 34).split(separator: "\n").map { String($0) }
    let header = try #require(lines.first)
    #expect(header.hasPrefix("France"))
    #expect(header.hasSuffix("2 of 34 headlines"))
    #expect(header.contains("NewsAPI"))
  }

  @Test("below the list it says how many feeds have completed it, of those that told anything")
  func feeds() {
    var articles = (1...4).map { Article.opaque("Story \($0)") }
    #expect(!text(articles).contains("Google News"))
    articles[0].complete(from: .inFeed("Story 1"), by: .feed(title: "A"))
    articles[1].complete(from: .inFeed("Story 2"), by: .archive)
    #expect(text(articles).contains("\n    Google News, plus feeds from 1 source\n"))
    articles[2].complete(from: .inFeed("Story 3"), by: .feed(title: "B"))
    articles[3].complete(from: .inFeed("Story 4"), by: .feed(title: "B"))
    #expect(text(articles).contains("\n    Google News, plus feeds from 2 sources\n"))
    let french = "\n    Google News, compl\u{E9}t\u{E9} par les flux de 2 sources\n"
    #expect(text(articles, language: .french).contains(french))
  }

  /// Two rows, the first of which represents a story of two articles and has the third one folded into it.
  private static func folded(total: Int? = nil) -> NewsPage {
    let articles = (1...3).map { Article.numbered($0) }
    var page = NewsPage(articles: articles, total: total, provider: .newsapi)
    page.folded = [articles[2].id]
    let id = StoryID(articles[0].id)
    page.stories[articles[0].id] = ListedStory(id: id, others: [articles[2]], sources: 2)
    page.stories[articles[2].id] = ListedStory(id: id, sources: 2)
    return page
  }

  @Test("stories are rows for eyes alone: in a pipe, and for programs, each article has a row, with the same number")
  func foldedForEyes() {
    let request = NewsQuery.headlines(HeadlineRequest(scope: .local(.france)))
    let screen = HeadlinesScreen(NewsListing(request, Self.folded()), hasHint: false)
    let seen = text(screen)
    #expect(seen.contains("2 stories · 3 headlines\n") && !seen.contains("Headline 3"))
    let piped = text(screen, columns: nil)
    #expect(piped.contains("3 headlines") && piped.contains("3  Headline 3") && !piped.contains("stories"))
    #expect(screen.records.compactMap { ($0 as? ArticleRecord)?.number } == [1, 2, 3])
    #expect(screen.facts.count == 3)
    #expect(screen.list?.items.count == 3)
    let wanted = HeadlinesScreen(NewsListing(request, Self.folded(), fold: true), hasHint: false)
    #expect(!text(wanted, columns: nil).contains("Headline 3"))
    #expect(wanted.records.count == 2)
    let flat = HeadlinesScreen(NewsListing(request, Self.folded(), fold: false), hasHint: false)
    #expect(text(flat).contains("Headline 3"))
  }

  @Test("a list says how many of its stories are shown, of how many, and how many are left")
  func counts() {
    let request = NewsQuery.headlines(HeadlineRequest(scope: .local(.france), paging: Paging(limit: 3)))
    let screen = HeadlinesScreen(NewsListing(request, Self.folded(total: 1_234)), hasHint: false)
    func shown(rows: Int?, language: InterfaceLanguage = .english) -> String {
      var page = TextPage(
        texts: texts(in: language), style: Style(isColoured: false), columns: 80, rows: rows, now: Self.now)
      screen.draw(on: &page)
      return page.text
    }
    #expect(shown(rows: 4).contains("1 of 2 stories · 3 of 1,234 headlines\n"))
    #expect(shown(rows: 4).hasSuffix("    more: 1 left\n"))
    #expect(shown(rows: 9).contains("2 stories · 3 of 1,234 headlines\n"))
    #expect(shown(rows: 9).hasSuffix("    more: 1,231 headlines left\n"))
    #expect(!shown(rows: nil).contains("more"))
    #expect(shown(rows: 4, language: .french).contains("1 sujet sur 2 · 3 titres sur 1\u{202F}234\n"))
  }

  @Test("a later page does not count the articles before it as still to come")
  func laterPage() {
    var page = NewsPage(articles: [.numbered(21), .numbered(22)], total: 45, provider: .feeds, stored: .archived)
    page.before = 20
    let request = NewsQuery.archive(FindRequest(text: "libya", paging: Paging(page: 2)))
    func shown(_ page: NewsPage) -> String {
      var shown = TextPage(
        texts: texts(in: .english), style: Style(isColoured: false), columns: 80, rows: 24, now: Self.now)
      HeadlinesScreen(NewsListing(request, page), hasHint: false).draw(on: &shown)
      return shown.text
    }
    #expect(shown(page).hasSuffix("    more: 23 left\n"))
    page.before = 43
    #expect(!shown(page).contains("more:"))
  }

  @Test("each scope has its title")
  func titles() {
    let sports = HeadlineRequest.Scope.category(.sports, .japan)
    #expect(text([], scope: sports).hasPrefix("Japan \u{B7} sports"))
    #expect(text([], language: .french, scope: sports).hasPrefix("Japon \u{B7} sport"))
    #expect(text([], scope: .source(SourceReference(id: "x", name: "The X"))).hasPrefix("The X"))
  }

  @Test("a search and the headlines of the world have titles, too")
  func otherTitles() {
    let empty = NewsPage(articles: [], total: 0, provider: .newsapi)
    let moon = NewsQuery.search(SearchRequest(text: "moon"))
    #expect(header(moon, empty).hasPrefix("Search \u{B7} moon  "))
    #expect(header(moon, empty, language: .french).hasPrefix("Recherche \u{B7} moon  "))
    #expect(header(.search(SearchRequest(text: "", sources: ["bbc-news"])), empty).hasPrefix("Search  "))
    #expect(header(.world(WorldRequest()), empty).hasPrefix("World \u{B7} headlines  "))
    #expect(header(.world(WorldRequest(category: .sports)), empty, language: .french).hasPrefix("Monde \u{B7} sport  "))
  }

  static let states: [(StoredReason?, String, String)] = [
    (nil, "2 h old", "relev\u{E9} il y a 2\u{202F}h"), (.recent, "2 h old", "relev\u{E9} il y a 2\u{202F}h"),
    (.renewing, "2 h old \u{B7} refreshing", "relev\u{E9} il y a 2\u{202F}h \u{B7} mise \u{E0} jour en cours"),
    (.offline, "2 h old \u{B7} offline", "relev\u{E9} il y a 2\u{202F}h \u{B7} hors ligne"),
    (.failure(.network(.timeout(host: "news.example", seconds: 5))), "2 h old", "relev\u{E9} il y a 2\u{202F}h"),
  ]

  @Test("the header has the age of a page, and says if it is being renewed", arguments: HeadlinesScreenTests.states)
  func age(stored: StoredReason?, english: String, french: String) {
    let received = Self.now.addingTimeInterval(-7500)
    let page = NewsPage.titled(["a", "b"], total: 34, receivedAt: received, stored: stored)
    let request = NewsQuery.search(SearchRequest(text: "moon"))
    #expect(header(request, page).hasSuffix("NewsAPI \u{B7} 2 of 34 headlines \u{B7} " + english))
    // Facts that are too long for the line of the title get a separate line.
    let shown = text(HeadlinesScreen(NewsListing(request, page), hasHint: false), language: .french, columns: 200)
    let lines = shown.split(separator: "\n").prefix { !$0.hasPrefix(" 1  ") }
    #expect(lines.contains { $0.hasSuffix("NewsAPI \u{B7} 2 titres sur 34 \u{B7} " + french) }, "\(shown)")
  }

  @Test("the header counts the articles that sources withdrew")
  func itCountsWhatSourcesTookBack() {
    let page = NewsPage.titled(["a"], total: 34, receivedAt: Self.now, removed: 2)
    let request = NewsQuery.search(SearchRequest(text: "moon"))
    #expect(header(request, page).hasSuffix("1 of 34 headlines \u{B7} 2 removed \u{B7} just now"))
    #expect(
      header(request, page, language: .french).hasSuffix(
        "1 titre sur 34 \u{B7} 2 articles retir\u{E9}s \u{B7} \u{E0} l\u{2019}instant"))
    #expect(HeadlinesScreen(NewsListing(request, page), hasHint: false).facts.removed == 2)
  }

  @Test("that a list is of this minute takes no second line", arguments: [(25, true), (35, false), (45, true)])
  func justNow(width: Int, isSaid: Bool) {
    let page = NewsPage.titled(["a"], total: 34, receivedAt: Self.now, removed: 2)
    let source = SourceReference(id: "x", name: String(repeating: "x", count: width))
    let screen = HeadlinesScreen(
      NewsListing(.headlines(HeadlineRequest(scope: .source(source))), page), hasHint: false)
    let lines = text(screen, columns: 80).split(separator: "\n")
    let about = "NewsAPI \u{B7} 1 of 34 headlines \u{B7} 2 removed" + (isSaid ? " \u{B7} just now" : "")
    #expect(lines.first { $0.hasSuffix(about) } != nil, "\(lines)")
    #expect((lines[0].hasSuffix(about)) == (width < 45))
  }

  @Test("in a list of several countries the country leads, and none stands beside a source")
  func worldLeadsWithTheCountry() {
    var article = Article.titled("Sumo")
    article.country = .japan
    let page = NewsPage(articles: [article], total: 1, provider: .newsapi)
    let world = HeadlinesScreen(NewsListing(.world(WorldRequest()), page), hasHint: false)
    #expect(text(world).contains(" 1  Japan: Sumo\n    Example News \u{B7} No date\n"))
    #expect(
      text(world, language: .french).contains(" 1  Japon\u{202F}: Sumo\n    Example News \u{B7} Sans date\n"))
    // An edition says nothing about the source.
    for country in [Country.japan, .france] {
      #expect(text([article], scope: .local(country)).contains(" 1  Sumo\n    Example News \u{B7} No date\n"))
    }
  }

  @Test("an event of another country than the one asked for names it")
  func eventOfAnotherCountryThanTheOneAskedForSaysSo() {
    var article = Article.titled("Sumo")
    (article.country, article.provider) = (.japan, .sample)
    #expect(!text([article], scope: .local(.japan)).contains("News \u{B7} Japan"))
    #expect(text([article], scope: .local(.france)).contains("    Example News \u{B7} Japan \u{B7} sample"))
    let page = NewsPage(articles: [article], total: 1, provider: .sample)
    let world = text(HeadlinesScreen(NewsListing(.world(WorldRequest()), page), hasHint: false))
    #expect(world.contains(" 1  Japan: Sumo\n    Example News \u{B7} sample"))
  }

  @Test("a story of several countries names them below, on as many lines as it needs", arguments: [nil, 40, 80])
  func alsoIn(columns: Int?) {
    var article = Article.titled("Sumo")
    (article.country, article.alsoIn) = (.japan, Country.sorted(in: .english))
    let page = NewsPage(articles: [article], total: 1, provider: .newsapi)
    let shown = text(HeadlinesScreen(NewsListing(.world(WorldRequest()), page), hasHint: false), columns: columns)
    let names = Country.sorted(in: .english).map { $0.name(in: .english) }
    let below = shown.split(separator: "\n").map { String($0).trimmed }.drop { !$0.hasPrefix("also in ") }
    #expect(below.joined(separator: " ") == "also in " + names.joined(separator: ", "))
    #expect(shown.split(separator: "\n").allSatisfy { DisplayWidth.of($0) <= columns ?? .max })
  }

  @Test("a row of the world names the countries of the articles that are folded into it, each once")
  func alsoInFolded() {
    var articles = ["Sumo", "Le sumo", "Sumo again", "Sumo begins"].map { Article.titled($0) }
    for (index, country) in [Country.japan, .france, .japan, .unitedStates].enumerated() {
      articles[index].country = country
    }
    articles[0].alsoIn = [.unitedStates]
    var page = NewsPage(articles: articles, total: 4, provider: .newsapi)
    page.folded = Set(articles.dropFirst().map(\.id))
    page.stories[articles[0].id] = ListedStory(id: StoryID(articles[0].id), others: Array(articles.dropFirst()))
    func shown(fold: Bool) -> String {
      text(HeadlinesScreen(NewsListing(.world(WorldRequest()), page, fold: fold), hasHint: false))
    }
    #expect(shown(fold: true).contains("also in United States, France\n"))
    #expect(shown(fold: false).contains("also in United States\n"))
  }

  @Test("an article from history says so before its date, in the reader's language")
  func historySaysSoBeforeEachDate() {
    let article = Article(
      title: "Moon", source: .init(name: "Wikipedia"), publishedAt: Date(timeIntervalSince1970: -14_212_800),
      provider: .sample)
    #expect(text([article]).contains("    Wikipedia · sample · 20 July 1969\n"))
    #expect(text([article], language: .french).contains("    Wikipedia · \u{E9}chantillon · 20 juillet 1969\n"))
  }

  @Test(
    "countries that failed follow the articles, grouped by reason, with the reason below",
    arguments: InterfaceLanguage.all)
  func failures(language: InterfaceLanguage) {
    let error = NewsError.network(.timeout(host: "news.example", seconds: 5))
    var page = NewsPage.titled(["a"])
    page.failures.countries = [
      CountryFailure(.japan, error), CountryFailure(.france, .network(.offline)), CountryFailure(.unitedStates, error),
    ]
    let screen = HeadlinesScreen(NewsListing(.world(WorldRequest()), page), hasHint: false)
    let words = texts(in: language)
    let lines = text(screen, language: language, columns: 200).split(separator: "\n").map { String($0) }
    let expected = [
      "      \(Country.japan.name(in: language)), \(Country.unitedStates.name(in: language))",
      "      \(words.explain(error).message)", "      France",
      "      \(words.explain(NewsError.network(.offline)).message)",
    ]
    #expect(lines.suffix(4) == expected[...])
    #expect(screen.facts.failed == 3)
    #expect(screen.facts.count == 1)
  }

  @Test("the status names what failed or was not asked, with its address, once")
  func missing() {
    let down = NewsError.network(.serverError(host: "news.example", status: 503))
    var page = NewsPage.titled(["a"])
    page.attempts = [
      Attempt(.newsapi, .failed(.key(.missing))), Attempt(.googleNews, .failed(down)), Attempt(.sourceFeeds, .notAsked),
      Attempt(.googleNews, .nothing),
    ]
    page.failures.countries = [CountryFailure(.japan, down)]
    page.failures.feeds = [FeedFailure(OwnFeed(id: "x", name: "X", feed: "https://a:b@x.example/f"), down)]
    page.failures.sources = [
      FeedFailure(id: "bbc", name: "BBC", address: "https://bbc.example/f", down),
      FeedFailure(id: "cnn", name: "CNN", address: "https://cnn.example/f", .network(.offline)),
    ]
    var facts = HeadlinesScreen(NewsListing(.world(WorldRequest()), page), hasHint: false).facts
    facts.add([.instead(of: [down], by: .feeds), .older(because: .cancelled, receivedAt: nil), .nothingFound])
    let renderer = Renderer(texts: texts(in: .english), styles: .plain, columns: { nil })
    let parts = [
      #"{"service":"google-news","country":null,"feed":null,"address":"news.example","error":"serverError"}"#,
      #"{"service":"publishers","country":null,"feed":null,"address":null,"error":null}"#,
      #"{"service":null,"country":"jp","feed":null,"address":"news.example","error":"serverError"}"#,
      #"{"service":null,"country":null,"feed":"x","address":"https://x.example/f","error":"serverError"}"#,
      #"{"service":null,"country":null,"feed":"bbc","address":"https://bbc.example/f","error":"serverError"}"#,
      #"{"service":null,"country":null,"feed":null,"address":null,"error":"cancelled"}"#,
    ]
    let status = renderer.statusLine(of: "top", facts)
    #expect(status.hasSuffix(#""failed":2,"degraded":[\#(parts.joined(separator: ","))]}"# + "\n"))
    let whole = HeadlinesScreen(.headlines([.numbered(1)]), hasHint: false).facts
    #expect(!renderer.statusLine(of: "top", whole).contains("degraded"))
  }

  @Test("each article has its number, its title, its source and its age")
  func articles() {
    let shown = text([.numbered(1), .numbered(2)])
    #expect(shown.contains(" 1  Headline 1\n    Example News \u{B7} 10 min ago\n"))
    #expect(shown.contains(" 2  Headline 2\n    Example News \u{B7} 10 min ago\n"))
  }

  @Test(
    "a story in other sources says in how many",
    arguments: [(1, "+1 source", "+1 article"), (4, "+4 sources", "+4 articles")])
  func storyThatOthersTellAsWellSaysHowMany(count: Int, english: String, french: String) {
    var article = Article.numbered(1)
    article.related = (1...count).map {
      RelatedArticle(title: "Other \($0)", source: nil, link: "https://example.org/\($0)")
    }
    #expect(text([article]).contains("\n    Example News \u{B7} 10 min ago \u{B7} \(english)\n"))
    #expect(text([article], language: .french).contains("\u{B7} il y a 10\u{202F}min \u{B7} \(french)\n"))
    // They have no numbers in a list.
    #expect(!text([article]).contains("Other 1"))
    #expect(HeadlinesScreen(.headlines([article]), hasHint: false).records.count == 1)
  }

  @Test("a missing fact is put into words", arguments: InterfaceLanguage.all)
  func bare(language: InterfaceLanguage) {
    let shown = text([Article(provider: .newsapi)], language: language)
    let words = texts(in: language)
    #expect(shown.contains(words.noTitle))
    #expect(shown.contains(words.unknownSource))
    #expect(shown.contains(words.noDate))
    #expect(!shown.contains("nil"))
    #expect(!shown.contains("null"))
  }

  @Test("a further page shows new articles with the next numbers, and its list has all of them")
  func furtherPage() {
    let articles = (1...4).map { Article.numbered($0) }
    let shown = text(articles, total: 4, first: 2)
    #expect(!shown.contains("Headline 2"))
    #expect(shown.contains(" 3  Headline 3"))
    #expect(shown.contains(" 4  Headline 4"))
    let screen = HeadlinesScreen(.headlines(articles, total: 4), first: 2, hasHint: false)
    #expect(screen.list?.items.count == 4)
    #expect(screen.records.count == 2)
    #expect(screen.facts == Facts(count: 2, total: 4, origin: Origin(.newsapi)))
  }

  @Test("the hint is there only if it is wanted and something is listed")
  func hintIsThereOnlyWhereItIsWantedAndSomethingIsListed() {
    let words = texts(in: .english)
    #expect(text([.numbered(1)], hasHint: true).contains(words.headlinesHint))
    #expect(!text([.numbered(1)]).contains(words.headlinesHint))
    #expect(!text([], hasHint: true).contains(words.headlinesHint))
  }

  @Test("the hint offers a next page only if there is one", arguments: [(20, 0), (21, 1), (34, 14), (100, 80)])
  func promise(total: Int, more: Int) {
    let articles = (1...20).map { Article.numbered($0) }
    let words = texts(in: .english)
    let hint = (more > 0 ? [words.moreHint(more)] : []) + [words.headlinesHint]
    let listing = NewsListing(
      .headlines(HeadlineRequest(scope: .local(.france))),
      NewsPage(articles: articles, total: total, provider: .newsapi))
    var page = TextPage(texts: words, style: Style(isColoured: false), columns: 80, rows: 90, now: Self.now)
    HeadlinesScreen(listing, hasHint: true).draw(on: &page)
    #expect(page.text.contains("    \(hint.joined(separator: " · "))\n"))
  }

  @Test("an empty list says so", arguments: InterfaceLanguage.all)
  func empty(language: InterfaceLanguage) {
    #expect(text([], language: language).contains(texts(in: language).nothingHere))
  }

  @Test("no text of an article harms the terminal or is wider than the window", arguments: [20, 40, 80])
  func nothingOfAnyArticleHarmsTheTerminalOrRunsOverTheWindow(columns: Int) {
    let articles = NaughtyStrings.some.map { naughty in
      Article(title: naughty + naughty, source: Article.Source(name: naughty), provider: .newsapi)
    }
    let shown = text(articles, columns: columns)
    let harmful = shown.unicodeScalars.filter { $0.value != 0x0A && isHarmful($0) }
    #expect(harmful.isEmpty)
    for line in shown.split(separator: "\n") { #expect(DisplayWidth.of(line) <= columns) }
  }
}
