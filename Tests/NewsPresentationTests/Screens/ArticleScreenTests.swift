import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The detail of an article")
struct ArticleScreenTests {
  private func screen(_ article: Article, number: Int = 3, of count: Int = 20) -> ArticleScreen {
    var articles = (1...count).map { Article.numbered($0) }
    articles[number - 1] = article
    return ArticleScreen(article, number: number, in: ResultList(.articles(articles)), hasHint: false)
  }

  private func text(
    _ screen: ArticleScreen, language: InterfaceLanguage = .english, columns: Int? = 80
  ) -> String {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: false), columns: columns,
      now: Date(timeIntervalSince1970: 1_795_248_000 + 7200))
    screen.draw(on: &page)
    return page.text
  }

  @Test("the screen has title, source, author, age, text, link and the place in the list")
  func itHasTitleSourceAuthor() {
    let shown = text(screen(.numbered(3)))
    for part in [
      "Headline 3", "Example News", "Author 3", "2 h ago", "Summary 3.", "Content 3.", "example.com/3", "3 / 20",
    ] {
      #expect(shown.contains(part))
    }
  }

  @Test("the screen keeps the list, and says which article is open")
  func itKeepsTheListAndSaysWhichArticleIsOpen() {
    let detail = screen(.numbered(3))
    #expect(detail.position == 3)
    #expect(detail.list?.items.count == 20)
    #expect(detail.records.count == 1)
    #expect(detail.facts.count == 1)
  }

  @Test("the articles of its story that were not read count as more")
  func largeStory() {
    let article = Article.numbered(1)
    let coverage = (1...8).map { Coverage(.numbered($0), country: nil) }
    let story = Story(id: StoryID(article.id), coverage: coverage, further: 27)
    let list = ResultList(.articles([article]), news: .headlines([article]))
    let screen = ArticleScreen(article, number: 1, in: list, story: story, hasHint: false)
    #expect(text(screen).contains("    29 more: compare 1\n"))
    #expect(screen.facts.total == 35)
  }

  @Test("the edition that has an article is told as such, and not as the country of its source")
  func edition() {
    var article = Article.numbered(3)
    (article.country, article.alsoIn) = (Country(code: "ca"), [.japan])
    let shown = text(screen(article))
    #expect(shown.contains("\nin the Canadian edition \u{B7} also in Japan\n"))
    #expect(!shown.contains("Example News \u{B7} Canada"))
    #expect(text(screen(article), language: .french).contains("dans l’édition canadienne"))
  }

  @Test("articles that mean nearly the same come last, with numbers by which they can be opened")
  func similar() {
    var detail = screen(.numbered(3))
    detail.add(similar: [.titled("Grève à Roissy"), .titled("Streik in Frankfurt")])
    let lines = text(detail).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = lines.firstIndex(of: "More like this") ?? 0
    #expect(lines[start + 1].contains("21") && lines[start + 1].contains("Grève à Roissy"))
    #expect(lines.contains { $0.contains("22") && $0.contains("Streik in Frankfurt") })
    #expect(lines.contains { $0.contains("more: find --like 3") })
    #expect(detail.list?.items.count == 22 && detail.records.count == 1)
    #expect(text(detail, language: .french).contains("autres\u{202F}: trouver --semblable 3"))
    detail = screen(.numbered(3))
    detail.add(similar: [])
    #expect(detail.list?.items.count == 20 && !text(detail).contains("More like this"))
  }

  @Test("a missing fact is put into words, never null", arguments: InterfaceLanguage.all)
  func bare(language: InterfaceLanguage) {
    let shown = text(screen(Article(provider: .newsapi)), language: language)
    let words = texts(in: language)
    for part in [
      words.noTitle, words.unknownSource, words.unknownAuthor, words.noDescription, words.noDate,
      words.noContent(inView: false),
    ] {
      #expect(shown.contains(part))
    }
    #expect(!shown.contains("nil"))
    #expect(!shown.contains("null"))
  }

  @Test("feeds of aggregators have neither author nor text, so these are not said to be missing")
  func ofFeed() {
    let words = texts(in: .english)
    var article = Article.numbered(3)
    article.provider = .feeds
    let lines = text(screen(article)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].hasPrefix("Example News \u{B7} Author 3 \u{B7} "))
    #expect(lines.contains("Summary 3."))
    (article.author, article.summary, article.content) = (nil, nil, nil)
    let bare = text(screen(article)).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    #expect(bare.count == 7)
    #expect(bare.first == "Headline 3")
    #expect(bare[1].hasPrefix("Example News \u{B7} "))
    #expect(bare[1].split(separator: "\u{B7}").count == 2)
    #expect(bare[2...4] == ["", words.noContent(inView: false), ""])
    #expect(bare[5].hasPrefix("example.com/3 "))
  }

  @Test(
    "an episode has no text to read, so read is not offered", arguments: InterfaceLanguage.all,
    ["https://cast.example/1.mp3", "https://cast.example/one/Two.M4A?source=feed"])
  func episode(language: InterfaceLanguage, link: String) {
    let words = texts(in: language)
    var article = Article(title: "Episode 1", link: link, provider: .feeds)
    article.duration = 1800
    let list = ResultList(.articles([article]))
    let shown = text(ArticleScreen(article, number: 1, in: list, hasHint: true), language: language)
    #expect(shown.contains(words.playAdvice(inView: false)) && !shown.contains(words.noContent(inView: false)))
    #expect(shown.contains(words.articleHint) && !shown.contains(words.readHint))
    article.link = "https://cast.example/mp3"
    let page = text(ArticleScreen(article, number: 1, in: list, hasHint: true), language: language)
    #expect(page.contains(words.noContent(inView: false)) && page.contains(words.readHint))
  }

  @Test("a text that only repeats the description is shown once")
  func repeated() {
    var article = Article.numbered(3)
    article.content = article.summary
    let shown = text(screen(article))
    #expect(shown.split(separator: "\n").filter { $0.contains("Summary 3.") }.count == 1)
  }

  @Test("a link that must not be opened is not shown")
  func badLink() {
    var article = Article.numbered(3)
    article.link = "javascript:alert(1)"
    #expect(!text(screen(article)).contains("javascript"))
  }

  @Test("text wraps at 80 columns or the window", arguments: [20, 40, 80, 200])
  func wrapped(columns: Int) {
    var article = Article.numbered(3)
    article.title = String(repeating: "word ", count: 40)
    article.content = String(repeating: "\u{65E5}\u{672C}\u{8A9E} text ", count: 60)
    for line in text(screen(article), columns: columns).split(separator: "\n") {
      #expect(DisplayWidth.of(line) <= min(columns, 80))
    }
  }

  @Test("no text of an article harms the terminal", arguments: NaughtyStrings.some)
  func nothingOfAnArticleHarmsTheTerminal(naughty: String) {
    let article = Article(
      title: naughty, source: Article.Source(name: naughty), summary: naughty, content: naughty + "\n" + naughty,
      link: "https://example.com/" + naughty, provider: .newsapi
    )
    .with(\.author, naughty)
    let shown = text(screen(article))
    let harmful = shown.unicodeScalars.filter { $0.value != 0x0A && isHarmful($0) }
    #expect(harmful.isEmpty)
  }
}
