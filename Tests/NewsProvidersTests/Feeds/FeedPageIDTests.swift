import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

@Suite("Ids of a feed's articles, whatever page they come on")
struct FeedPageIDTests {
  /// Three items with the same web page, distinguished only by their ids, and one with its own page.
  private let items = (1...4).map { number in
    FeedItem(
      link: number < 4 ? "https://paper.example/live" : "https://paper.example/own",
      id: "https://paper.example/entry/\(number)", published: "2026-11-2\(number)T08:00:00Z")
  }

  private func ids(_ page: Int, _ limit: Int) -> [ArticleID] {
    NewsPage(
      items, page: page, limit: limit, newestFirst: false, source: Article.Source(name: "Paper"),
      provenance: Provenance(Origin(.feeds), request: "https://paper.example/feed")
    ).tidied().articles.map(\.id)
  }

  @Test("items that share a page have different ids, the same ones on pages of any length")
  func pages() {
    let whole = ids(1, 10)
    #expect(Set(whole).count == 4)
    #expect((1...4).flatMap { ids($0, 1) } == whole)
    #expect((1...2).flatMap { ids($0, 2) } == whole)
  }

  @Test("an item with its own page has the id of its link, as from any other provider")
  func alone() {
    let elsewhere = Article(
      title: "Other words", link: "https://www.paper.example/own?utm_source=x", provider: .newsapi)
    #expect(ids(1, 10).last == elsewhere.id)
  }
}
