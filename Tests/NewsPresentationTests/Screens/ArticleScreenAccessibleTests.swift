import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The detail of an article, read aloud")
struct ArticleScreenAccessibleTests {
  private let moment = Date(timeIntervalSince1970: 1_795_248_000 + 7200)

  private func lines(_ screen: some Screen, _ language: InterfaceLanguage, columns: Int? = 80) -> [String] {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: false), columns: columns, isAccessible: true, now: moment)
    screen.draw(on: &page)
    return page.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private func screen(_ article: Article, number: Int = 3) -> ArticleScreen {
    var articles = (1...20).map { Article.numbered($0) }
    articles[number - 1] = article
    return ArticleScreen(
      article, number: number, in: ResultList(.articles(articles)),
      picture: Picture(text: ["<picture>"].joined(separator: "\n"), mode: .symbols, columns: 8),
      hasHint: false)
  }

  static let expected: [(InterfaceLanguage, [String])] = [
    (.english, ["Title: ", "Source: Example News, Author: Author 3, Date: ", "Link: ", "Article 3 of 20"]),
    (
      .french,
      [
        "Titre\u{202F}: ", "Source\u{202F}: Example News, Auteur\u{202F}: Author 3, Date\u{202F}: ",
        "Lien\u{202F}: ", "Article 3 sur 20",
      ]
    ),
  ]

  @Test("every fact has its label", arguments: ArticleScreenAccessibleTests.expected)
  func labels(language: InterfaceLanguage, starts: [String]) throws {
    let lines = lines(screen(.numbered(3)), language)
    #expect(lines.first == starts[0] + "Headline 3")
    #expect(lines[1].hasPrefix(starts[1]))
    #expect(lines.contains("Summary 3."))
    #expect(lines.contains("Content 3."))
    #expect(lines.contains(starts[2] + "example.com/3"))
    #expect(lines.contains(starts[3]))
    #expect(!lines.joined().contains("<picture>"))
    #expect(!lines.joined().contains("\u{B7}"))
  }

  @Test("a country has its label, too", arguments: InterfaceLanguage.all)
  func country(language: InterfaceLanguage) {
    var article = Article.numbered(3)
    (article.country, article.provider) = (.japan, .sample)
    let words = texts(in: language)
    let told = words.labelled(words.label(ofFact: .country), Country.japan.name(in: language))
    #expect(lines(screen(article), language).joined(separator: " ").contains(told + ", "))
  }

  @Test("a missing fact is mentioned after its label", arguments: InterfaceLanguage.all)
  func bare(language: InterfaceLanguage) {
    let words = texts(in: language)
    // Joined, so that line breaks do not matter.
    let shown = lines(screen(Article(provider: .newsapi)), language).joined(separator: " ")
    let facts: [(ArticleFact, String)] = [
      (.title, words.noTitle), (.source, words.unknownSource), (.author, words.unknownAuthor), (.date, words.noDate),
    ]
    for (fact, value) in facts { #expect(shown.contains(words.labelled(words.label(ofFact: fact), value))) }
    #expect(shown.contains(words.noDescription))
  }

  @Test("other articles on the story are numbered, and their sources have labels", arguments: InterfaceLanguage.all)
  func others(language: InterfaceLanguage) {
    var article = Article.numbered(1)
    article.related = [
      RelatedArticle(title: "Other telling", source: "Times", link: "https://times.example/1"),
      RelatedArticle(title: "Third telling", source: nil, link: "https://post.example/1"),
    ]
    let screen = ArticleScreen(
      article, number: 1, in: ResultList(.articles([article]), news: .headlines([article])), hasHint: false)
    let words = texts(in: language)
    let lines = lines(screen, language)
    #expect(lines.contains(words.othersSpoken(2)))
    #expect(lines.contains("2: Other telling"))
    #expect(lines.contains("3: Third telling"))
    #expect(lines.contains(words.labelled(words.label(ofFact: .source), "Times")))
    #expect(lines.contains(words.labelled(words.label(ofFact: .source), words.unknownSource)))
  }

  @Test("lists have labels, too", arguments: InterfaceLanguage.all)
  func list(language: InterfaceLanguage) {
    let words = texts(in: language)
    let lines = lines(HeadlinesScreen(.headlines([.numbered(1), .numbered(2)]), hasHint: false), language)
    #expect(lines.contains("1: Headline 1"))
    #expect(lines.contains("2: Headline 2"))
    let source = words.labelled(words.label(ofFact: .source), "Example News")
    let told = DateWords(texts: words, now: moment, isSpelled: true).short(Date(timeIntervalSince1970: 1_795_248_000))
    let date = words.labelled(words.label(ofFact: .date), told)
    #expect(lines.filter { $0 == "\(source), \(date)" }.count == 2)
  }

  @Test("no text of an article harms the terminal", arguments: NaughtyStrings.some)
  func nothingOfAnArticleHarmsTheTerminal(naughty: String) {
    let article = Article(
      title: naughty, source: Article.Source(name: naughty), summary: naughty, content: naughty + "\n" + naughty,
      link: "https://example.com/" + naughty, provider: .newsapi
    )
    .with(\.author, naughty)
    for language in InterfaceLanguage.all {
      #expect(!lines(screen(article), language).joined().unicodeScalars.contains(where: isHarmful))
    }
  }
}
