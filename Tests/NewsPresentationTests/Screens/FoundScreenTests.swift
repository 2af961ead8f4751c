import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("A list of the archive")
struct FoundScreenTests {
  private static func page(_ articles: [Article], total: Int? = nil, _ hits: ArchiveHits) -> NewsPage {
    var page = NewsPage(articles: articles, total: total, provider: .feeds, stored: .archived)
    page.hits = hits
    return page
  }

  private static func screen(_ page: NewsPage, _ request: NewsQuery = .archive(FindRequest(text: "moon")))
    -> HeadlinesScreen
  {
    HeadlinesScreen(NewsListing(request, page), hasHint: false)
  }

  private static func article(_ title: String, summary: String? = nil) -> Article {
    var article = Article.titled(title)
    article.summary = summary
    return article
  }

  @Test("the header says that it comes from the archive, and how much there is")
  func header() {
    let some = Self.screen(Self.page([.titled("Moon")], total: 34, ArchiveHits()))
    #expect(some.lines()[0].hasPrefix("Find \u{B7} moon  "))
    #expect(some.lines()[0].hasSuffix("archive \u{B7} 1 of 34 articles"))
    #expect(some.lines(language: .french)[0].hasPrefix("R\u{E9}sultats \u{B7} moon  "))
    let many = Self.screen(Self.page([.titled("Moon")], total: 10_000, ArchiveHits(isMore: true)))
    #expect(many.lines()[0].hasSuffix("archive \u{B7} 1 of 10,000+"))
    #expect(many.lines(language: .french)[0].hasSuffix("archives \u{B7} 1 article sur plus de 10\u{202F}000"))
  }

  static let titles: [(NewsQuery, String, String)] = [
    (.archive(FindRequest(text: "")), "Find", "R\u{E9}sultats"),
    (.archive(FindRequest(.saved(label: nil))), "Saved", "Gard\u{E9}s"),
    (.archive(FindRequest(.saved(label: "climate"))), "Saved \u{B7} climate", "Gard\u{E9}s \u{B7} climate"),
    (
      .archive(FindRequest(.new(.all, since: nil))), "New \u{B7} everything",
      "Nouveaut\u{E9}s \u{B7} toutes les archives"
    ),
    (
      .archive(FindRequest(.new(.mine(OwnLists(of: .standard(for: .french), topics: [], feeds: [])), since: nil))),
      "New \u{B7} your lists",
      "Nouveaut\u{E9}s \u{B7} vos listes"
    ),
    (
      .archive(FindRequest(.new(.list(.local(.france)), since: nil))), "New \u{B7} France \u{B7} headlines",
      "Nouveaut\u{E9}s \u{B7} France \u{B7} \u{E0} la une"
    ),
    (
      .archive(FindRequest(.new(.feeds(name: "Tech", ids: ["x"]), since: nil))), "New \u{B7} Tech",
      "Nouveaut\u{E9}s \u{B7} Tech"
    ),
  ]

  @Test("each list has its title", arguments: FoundScreenTests.titles)
  func title(request: NewsQuery, english: String, french: String) {
    #expect(texts(in: .english).title(of: request) == english)
    #expect(texts(in: .french).title(of: request) == french)
  }

  @Test("a list as it was seen has the day in its title")
  func front() {
    let day = Date(timeIntervalSince1970: 1_795_248_000)
    let request = FrontRequest(.category(.sports, .france), day: day...day, limit: 20)
    let title = texts(in: .english).title(of: .front(request))
    #expect(title == "France \u{B7} sports \u{B7} " + texts(in: .english).day(LocalTime(day)))
    let source = FrontRequest(.source(id: "x"), name: "The X", day: day...day, limit: 20)
    #expect(texts(in: .english).title(of: .front(source)).hasPrefix("The X \u{B7} "))
  }

  @Test("the words stand out in titles on terminals, and nowhere else")
  func matches() {
    let article = Self.article("The moon rises")
    let screen = Self.screen(Self.page([article], ArchiveHits(matches: [article.id: ["moon"]])))
    #expect(screen.text(isColoured: true).contains("\u{1B}[1;4mmoon\u{1B}[0m"))
    #expect(screen.text().contains(" 1  The moon rises\n"))
    #expect(!screen.text(isAccessible: true).contains("\u{1B}"))
  }

  @Test("below a title without the words stands the place in the summary, or in the text")
  func excerpts() {
    let article = Self.article("Night", summary: String(repeating: "dark ", count: 40) + "moon " + "night")
    var other = Self.article("Day", summary: "The sun.")
    other.content = "No moon by day."
    let matches = [article.id: ["moon"], other.id: ["moon"]]
    let screen = Self.screen(Self.page([article, other], ArchiveHits(matches: matches)))
    let lines = screen.lines(columns: 60)
    #expect(lines.contains { $0.hasPrefix("    \u{2026} dark") && $0.contains("moon") })
    #expect(lines.contains("    No moon by day."))
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= 60 })
    let found = Self.article("The moon", summary: "The moon again.")
    let titled = Self.screen(Self.page([found], ArchiveHits(matches: [found.id: ["moon"]])))
    #expect(!titled.text().contains("again"))
  }

  @Test("it says if only the newest are ranked")
  func ranked() {
    let screen = Self.screen(Self.page([.titled("Moon")], ArchiveHits(isMore: true, isPartlyRanked: true)))
    #expect(screen.lines()[1] == "only the newest 5,000 matches are ranked")
    #expect(!Self.screen(Self.page([.titled("Moon")], ArchiveHits())).text().contains("ranked"))
  }

  @Test("a search off the network that finds nothing says what would find more, but not if mutes hide it")
  func nothing() {
    var page = Self.page([], ArchiveHits())
    #expect(page.notices == [.nothingFound])
    page.origin.stored = .offline
    #expect(page.notices == [.nothingArchived(isOffline: true)])
    page.hidden = [HiddenArticle(article: .titled("a"), index: 0, mute: 1)]
    #expect(page.notices.isEmpty)
  }
}
