import Testing

@testable import NewsDomain
@testable import NewsShell

@Suite("A list of headlines")
struct HeadlinesScreenTests {
  private func text(
    _ articles: [Article], total: Int? = nil, skipped: Int = 0, language: InterfaceLanguage = .english,
    columns: Int? = 80, hasHint: Bool = false, scope: HeadlineRequest.Scope = .local(.france)
  ) -> String {
    let screen = HeadlinesScreen(
      articles: articles, request: HeadlineRequest(scope: scope), provider: .newsapi, total: total, skipped: skipped,
      hasHint: hasHint)
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: false), columns: columns,
      now: Date(timeIntervalSince1970: 1_795_248_000 + 600))
    screen.draw(on: &page)
    return page.text
  }

  @Test("the header names what is shown, the provider and how many of how many")
  func header() throws {
    let lines = text([.numbered(1), .numbered(2)], total: 34).split(separator: "\n").map { String($0) }
    let header = try #require(lines.first)
    #expect(header.hasPrefix("France"))
    #expect(header.hasSuffix("2 of 34"))
    #expect(header.contains("NewsAPI"))
  }

  @Test("each scope has its title")
  func titles() {
    let sports = HeadlineRequest.Scope.category(.sports, .japan)
    #expect(text([], scope: sports).hasPrefix("Japan \u{B7} sports"))
    #expect(text([], language: .french, scope: sports).hasPrefix("Japon \u{B7} sport"))
    #expect(text([], scope: .source(SourceReference(id: "x", name: "The X"))).hasPrefix("The X"))
  }

  @Test("each article has its number, its title, its source and its age")
  func articles() {
    let shown = text([.numbered(1), .numbered(2)])
    #expect(shown.contains(" 1  Headline 1\n    Example News \u{B7} 10 min ago\n"))
    #expect(shown.contains(" 2  Headline 2\n    Example News \u{B7} 10 min ago\n"))
  }

  @Test("what is missing is said in words", arguments: InterfaceLanguage.allCases)
  func bare(language: InterfaceLanguage) {
    let shown = text([Article(provider: .newsapi)], language: language)
    let words = texts(in: language)
    #expect(shown.contains(words.noTitle))
    #expect(shown.contains(words.unknownSource))
    #expect(shown.contains(words.noDate))
    #expect(!shown.contains("nil"))
    #expect(!shown.contains("null"))
  }

  @Test("a further page shows what is new, its numbers go on, and the list has all")
  func furtherPage() {
    let articles = (1...4).map { Article.numbered($0) }
    let shown = text(articles, total: 4, skipped: 2)
    #expect(!shown.contains("Headline 2"))
    #expect(shown.contains(" 3  Headline 3"))
    #expect(shown.contains(" 4  Headline 4"))
    let screen = HeadlinesScreen(
      articles: articles, request: HeadlineRequest(scope: .local(.france)), provider: .newsapi, total: 4, skipped: 2,
      hasHint: false)
    #expect(screen.list?.items.count == 4)
    #expect(screen.records.count == 2)
    #expect(screen.facts == Facts(count: 2, total: 4, provider: .newsapi))
  }

  @Test("the hint is there only where it is wanted and something is listed")
  func hint() {
    let words = texts(in: .english)
    #expect(text([.numbered(1)], hasHint: true).contains(words.headlinesHint(more: 0)))
    #expect(!text([.numbered(1)]).contains(words.headlinesHint(more: 0)))
    #expect(!text([], hasHint: true).contains(words.headlinesHint(more: 0)))
  }

  @Test("no list has words, too", arguments: InterfaceLanguage.allCases)
  func empty(language: InterfaceLanguage) {
    #expect(text([], language: language).contains(texts(in: language).nothingHere))
  }

  @Test("nothing of any article harms the terminal or runs over the window", arguments: [20, 40, 80])
  func harmless(columns: Int) {
    let articles = NaughtyStrings.some.map { naughty in
      Article(title: naughty + naughty, publisher: Article.Publisher(name: naughty), provider: .newsapi)
    }
    let shown = text(articles, columns: columns)
    let harmful = shown.unicodeScalars.filter { $0.value != 0x0A && isHarmful($0) }
    #expect(harmful.isEmpty)
    for line in shown.split(separator: "\n") { #expect(DisplayWidth.of(line) <= columns) }
  }
}
