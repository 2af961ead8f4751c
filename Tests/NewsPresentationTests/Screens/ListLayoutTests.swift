import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Lists with one line for each article")
struct ListLayoutTests {
  private static let now = Date(timeIntervalSince1970: 1_795_248_000 + 7 * 3600)

  private func lines(
    _ screen: any Screen, language: InterfaceLanguage = .english, columns: Int? = 80, isAccessible: Bool = false,
    layout: ListLayout = .one
  ) -> [String] {
    var page = TextPage(
      texts: texts(in: language), style: Style(isColoured: false), columns: columns, isAccessible: isAccessible,
      layout: layout, now: Self.now)
    screen.draw(on: &page)
    return page.text.split(separator: "\n").map(String.init)
  }

  private func screen(_ articles: [Article], _ stories: [ArticleID: ListedStory] = [:]) -> HeadlinesScreen {
    var page = NewsPage(articles: articles, total: articles.count, provider: .newsapi)
    page.stories = stories
    return HeadlinesScreen(NewsListing(.headlines(HeadlineRequest(scope: .local(.france))), page), hasHint: false)
  }

  @Test("the title is at the left, the source and the age at the right")
  func line() {
    let shown = lines(screen([.numbered(1), .numbered(2)]))
    #expect(shown.count == 3)
    #expect(shown[1].hasPrefix(" 1  Headline 1  "))
    #expect(shown[1].hasSuffix("Example News    7 h"))
    #expect(shown[1].count == 80)
    #expect(lines(screen([.numbered(1)]), language: .french)[1].hasSuffix("7\u{202F}h"))
  }

  @Test("the other sources of a story follow its source")
  func coverage() {
    let article = Article.numbered(1)
    let story = ListedStory(id: StoryID(1), sources: 7, articles: 9)
    #expect(lines(screen([article], [article.id: story]))[1].contains("Example News +6"))
  }

  @Test(
    "no line is longer than the window, however long the title and the source are",
    arguments: [20, 40, 59, 60, 80, 200])
  func widths(columns: Int) {
    let article = Article(
      title: String(repeating: "A long title ", count: 20),
      source: Article.Source(name: String(repeating: "A long source ", count: 9)), link: "https://example.com/long",
      provider: .newsapi)
    let shown = lines(screen([article, .numbered(2)]), columns: columns)
    #expect(shown.allSatisfy { $0.count <= columns })
    #expect(shown.contains { $0.contains("A long") })
    // A title of few cells is cut.
    #expect(columns < 40 || shown.count { $0.contains("Headline 2") || $0.contains("A long") } == 2)
  }

  @Test("files, programs and listeners get the usual lines")
  func elsewhere() {
    let screen = screen([.numbered(1)])
    for (columns, isAccessible) in [(nil, false), (80, true)] as [(Int?, Bool)] {
      let usual = lines(screen, columns: columns, isAccessible: isAccessible, layout: .two)
      #expect(lines(screen, columns: columns, isAccessible: isAccessible) == usual)
      #expect(usual.count > lines(screen, columns: 80).count)
    }
  }
}
