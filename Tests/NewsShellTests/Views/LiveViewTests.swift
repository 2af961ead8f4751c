import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell
@testable import TerminalKit

@Suite("The picture of the live search")
struct LiveViewTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000)

  private func view(
    _ text: String = "moon", language: InterfaceLanguage = .english, scope: LiveScope = .network(.english)
  ) -> LiveView {
    LiveView(text: text, scope: scope, texts: texts(in: language))
  }

  /// A view that has found this many articles.
  private func found(
    _ count: Int, total: Int? = nil, language: InterfaceLanguage = .english, receivedAt: Date? = nil,
    stored: StoredReason? = nil
  ) -> LiveView {
    var view = view(language: language)
    _ = view.begin()
    view.take(.success(listing(count, total: total, receivedAt: receivedAt, stored: stored)), of: view.searched)
    return view
  }

  private func listing(
    _ count: Int, total: Int? = nil, receivedAt: Date? = nil, stored: StoredReason? = nil
  ) -> NewsListing {
    let titles = count > 0 ? (1...count).map { "Headline \($0)" } : []
    return NewsListing(
      .search(SearchRequest(text: "moon")),
      .titled(titles, total: total, receivedAt: receivedAt, stored: stored))
  }

  /// The lines of the picture.
  private func lines(_ view: inout LiveView, columns: Int = 60, rows: Int = 12) -> [String] {
    view.frame(columns: columns, rows: rows, now: Self.now).lines.map { $0.map(\.string).joined() }
  }

  /// The line below the text: the result of the search.
  private func state(_ view: LiveView) -> String {
    var view = view
    return lines(&view)[1]
  }

  /// The title that is marked; throws unless exactly one is.
  private func chosen(_ view: inout LiveView, rows: Int = 12) throws -> String {
    let marked = lines(&view, rows: rows).filter { $0.hasPrefix("\u{203A} ") }
    try #require(marked.count == 1)
    return String(try #require(marked.first).dropFirst(2)).trimmed
  }

  private func take(_ key: Key, _ view: inout LiveView, times: Int = 1) {
    for _ in 0..<times { _ = view.take(key) }
  }

  static let wishes: [(String, Key, LiveView.Wish)] = [
    ("moon", .text("s"), .pause), ("moon", .backspace, .pause), ("moon", .control("u"), .pause),
    ("moon", .control("w"), .pause), ("moon", .control("d"), .nothing), ("", .text("m"), .pause),
    // Moving the cursor or adding a space at an end does not change the text to search for.
    ("moon", .left, .nothing), ("moon", .home, .nothing), ("moon", .text(" "), .nothing), ("", .text(" "), .nothing),
    ("moon ", .backspace, .nothing), ("", .backspace, .nothing), ("moon", .right, .nothing),
    ("moon", .escape, .leave), ("moon", .control("g"), .leave),
    ("", .control("d"), .leave), ("moon", .enter, .search), ("moon", .up, .nothing), ("moon", .down, .nothing),
    ("moon", .tab, .nothing), ("moon", .control("x"), .nothing),
  ]

  @Test("each key makes its request", arguments: LiveViewTests.wishes)
  func wish(text: String, key: Key, expected: LiveView.Wish) {
    var view = view(text)
    #expect(view.take(key) == expected)
  }

  @Test("the text is the typed text, without blanks around it")
  func textIsWhatIsTyped() {
    var view = view(" moon")
    #expect(view.text == "moon")
    take(.text("s "), &view)
    #expect(view.text == "moons")
    #expect(view.searched.isEmpty)
    _ = view.begin()
    #expect(view.searched == "moons")
  }

  static let beginnings: [(String, String)] = [
    ("moo", "moo*"), ("moon ", "moon"), (" moon l", "moon l*"), ("", ""), (" ", ""), ("moon -", "moon -"),
    (#""world cu"#, #""world cu"*"#), (#""world cup""#, #""world cup""#), (#""world "#, #""world""#), ("moo*", "moo*"),
    ("(a OR b)", "(a OR b)"),
  ]

  @Test("in the archive the word being typed is a beginning until a blank ends it", arguments: LiveViewTests.beginnings)
  func begun(typed: String, expected: String) {
    #expect(view(typed, scope: .archive).text == expected)
  }

  @Test("the end of a word is another search of the archive")
  func ended() {
    var view = view("moon", scope: .archive)
    _ = view.begin()
    #expect(view.take(.text(" ")) == .pause)
    let begins = view.begin()
    #expect(begins)
    #expect(view.searched == "moon")
  }

  @Test("a view of the archive says so and counts no requests, and the words found stand out")
  func archive() {
    var view = view("moon", scope: .archive)
    _ = view.begin()
    let article = Article.titled("A moon rises")
    var page = NewsPage(articles: [article], total: 10_000, provider: .feeds, stored: .archived)
    page.hits = ArchiveHits(matches: [article.id: ["moon"]], isMore: true)
    view.take(.success(NewsListing(.archive(FindRequest(text: "moon*")), page)), of: view.searched)
    let frame = view.frame(columns: 60, rows: 12, now: Self.now)
    #expect(frame.lines[1].map(\.string).joined() == "archive \u{B7} 1 of 10,000+")
    #expect(frame.lines[3].contains { $0.role == .match && $0.string == "moon" })
    #expect(frame.lines.last?.map(\.string).joined() == texts(in: .english).liveKeptHint)
  }

  @Test("arrows, Tab and page keys choose, and stop at both ends")
  func choosing() throws {
    var view = found(25)
    let steps: [(Key, Int)] = [
      (.up, 1), (.down, 2), (.tab, 3), (.control("n"), 4), (.control("p"), 3), (.backTab, 2), (.pageDown, 12),
      (.pageUp, 2), (.pageUp, 1), (.pageDown, 11), (.pageDown, 21), (.pageDown, 25), (.down, 25), (.up, 24),
    ]
    for (key, number) in steps {
      #expect(view.take(key) == .nothing)
      #expect(try chosen(&view) == "\(number)  Headline \(number)")
      #expect(view.take(.enter) == .open(number))
    }
  }

  @Test("the chosen article is in sight in any window", arguments: [1, 4, 5, 6, 7, 12, 13, 60])
  func scrolling(rows: Int) throws {
    var view = found(25)
    func expectInSight(_ number: Int) throws {
      #expect(try chosen(&view, rows: rows) == "\(number)  Headline \(number)")
      guard rows >= 6 else { return }
      let shown = lines(&view, rows: rows)
      #expect(shown.count == rows)
      #expect(shown.last == texts(in: .english).liveHint)
    }
    for number in 1...25 {
      try expectInSight(number)
      take(.down, &view)
    }
    for number in (1...25).reversed() {
      try expectInSight(number)
      take(.up, &view)
    }
  }

  @Test("it scrolls no further than needed")
  func steady() {
    var view = found(25)
    // Four articles fit.
    take(.down, &view, times: 3)
    #expect(lines(&view)[3].contains("Headline 1"))
    take(.down, &view)
    #expect(lines(&view)[3].contains("Headline 2"))
    take(.up, &view, times: 3)
    #expect(lines(&view)[3].contains("Headline 2"))
    take(.up, &view)
    #expect(lines(&view)[3].contains("Headline 1"))
  }

  @Test("new results begin at their first article")
  func newResults() throws {
    var view = found(25)
    take(.pageDown, &view, times: 2)
    _ = lines(&view)
    view.take(.success(listing(3)), of: view.searched)
    #expect(try chosen(&view) == "1  Headline 1")
    #expect(lines(&view)[3].contains("Headline 1"))
  }

  @Test("without articles nothing can be chosen or opened")
  func withoutArticlesThereIsNothingToChooseAndNothingToOpen() {
    var view = found(0)
    for key in [Key.down, .up, .pageDown, .tab, .enter] { #expect(view.take(key) == .nothing) }
    #expect(lines(&view).filter { $0.hasPrefix("\u{203A} ") }.isEmpty)
  }

  @Test("an article has its number, title, source and age", arguments: InterfaceLanguage.all)
  func article(language: InterfaceLanguage) {
    let words = texts(in: language)
    var view = view(language: language)
    var dated = Article.titled("Moon")
    dated.publishedAt = Self.now.addingTimeInterval(-600)
    view.take(
      .success(
        NewsListing(
          .search(SearchRequest(text: "moon")),
          NewsPage(articles: [dated, Article(provider: .newsapi)], total: nil, provider: .newsapi))),
      of: view.searched)
    let shown = lines(&view)
    #expect(shown.first == words.livePrompt + "moon")
    #expect(Array(shown[3...4]) == ["\u{203A}  1  Moon", "      Example News \u{B7} \(words.ago(.minutes(10)))"])
    #expect(
      Array(shown[5...6]) == ["   2  \(words.noTitle)", "      \(words.unknownSource) \u{B7} \(words.noDate)"])
    #expect(shown.last == words.liveHint)
  }

  @Test("the result of the search is described in words", arguments: InterfaceLanguage.all)
  func states(language: InterfaceLanguage) {
    let words = texts(in: language)
    let dot = " \u{B7} "
    var view = view(language: language)
    #expect(state(view) == words.requests(0))
    _ = view.begin()
    #expect(state(view) == words.searching + dot + words.requests(1))
    view.requestsLeft = 19
    let costs = dot + words.requests(1) + dot + words.requestsLeft(19)
    let error = NewsError.network(.timeout(host: "news.example", seconds: 5))
    view.take(.failure(error), of: view.searched)
    #expect(state(view) == words.explain(error).message + costs)
    view.take(.success(listing(3, total: 40)), of: view.searched)
    #expect(state(view) == words.provider(.newsapi) + dot + words.headlines(3, of: 40) + costs)
    view.take(.success(listing(0)), of: view.searched)
    #expect(state(view) == words.nothingHere + costs)
  }

  @Test("results from the store show their age")
  func age() {
    let received = Self.now.addingTimeInterval(-7200)
    #expect(
      state(found(2, receivedAt: received, stored: .recent))
        == "NewsAPI \u{B7} 2 headlines \u{B7} 2 h old \u{B7} 0 requests")
    let offline = state(found(2, receivedAt: received, stored: .offline))
    #expect(offline == "NewsAPI \u{B7} 2 headlines \u{B7} 2 h old \u{B7} offline \u{B7} 0 requests")
  }

  @Test(
    "a search that was not sent costs nothing",
    arguments: [
      NewsError.network(.offline), .network(.unreachable(host: "h", detail: "d")), .withoutSample(.network(.offline)),
      .withoutSample(.network(.unreachable(host: "h", detail: "d"))),
    ])
  func searchThatWasNotSentCostsNothing(error: NewsError) {
    var view = self.view()
    _ = view.begin()
    view.take(.failure(error), of: "moon")
    #expect(view.requests == 0)
  }

  @Test("a failure keeps the previous results, and Enter tries again")
  func failureKeepsTheResultsBeforeIt() {
    var view = found(3)
    _ = view.begin()
    view.take(.failure(NewsError.network(.offline)), of: view.searched)
    #expect(lines(&view).contains { $0.contains("Headline 3") })
    #expect(view.take(.enter) == .search)
    let isAsked = view.begin()
    #expect(isAsked)
  }

  @Test("without a text there are no results")
  func cleared() {
    var view = found(3)
    take(.control("u"), &view)
    _ = view.begin()
    #expect(view.searched.isEmpty)
    #expect(view.listing == nil)
    #expect(state(view) == "1 request")
    #expect(view.take(.enter) == .nothing)
  }

  @Test("the cursor is after the typed text, counted in cells")
  func cursor() {
    var view = view("\u{65E5}\u{672C}")
    let prompt = DisplayWidth.of(texts(in: .english).livePrompt)
    #expect(view.frame(columns: 60, rows: 12, now: Self.now).cursor?.column == prompt + 4)
    take(.left, &view)
    let cursor = view.frame(columns: 60, rows: 12, now: Self.now).cursor
    #expect(cursor?.column == prompt + 2)
    #expect(cursor?.row == 0)
  }

  @Test("no window is too small", arguments: [1, 2, 3, 4, 5, 8], [1, 2, 3, 7, 20])
  func noWindowIsTooSmall(rows: Int, columns: Int) {
    for view in [view(), found(0), found(25), found(2, language: .french)] {
      var view = view
      for _ in 0..<3 {
        let text = view.frame(columns: columns, rows: rows, now: Self.now)
          .text(columns: columns, rows: rows, style: Style(isColoured: true))
        #expect(text.split(separator: "\r\n", omittingEmptySubsequences: false).count <= rows)
        for line in text.split(separator: "\r\n") { #expect(SafeText(line).width <= columns) }
        take(.pageDown, &view)
      }
    }
  }

  @Test("in a window that shrinks and grows the chosen article stays in sight")
  func resized() throws {
    var view = found(25)
    take(.pageDown, &view)
    for rows in [40, 6, 12, 4, 60, 5] { #expect(try chosen(&view, rows: rows) == "11  Headline 11") }
  }
}
