import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders
@testable import SystemServices

@Suite("The pages of a feed")
struct FeedPagesTests {
  private func item(_ title: String, link: String? = nil, published: String? = nil, source: String? = nil) -> FeedItem {
    var item = FeedItem(
      title: FeedText(text: title, form: .plain), link: link ?? "https://example.org/\(title)", published: published)
    item.source.name = source
    return item
  }

  private func page(
    _ items: [FeedItem], page: Int = 1, limit: Int = 10, newestFirst: Bool = false,
    provenance: Provenance = Provenance(Origin(.feeds))
  ) -> NewsPage {
    NewsPage(
      items, page: page, limit: limit, newestFirst: newestFirst, source: Article.Source(name: "Feed"),
      provenance: provenance)
  }

  private func titles(_ page: NewsPage) -> [String?] { page.articles.map(\.title) }

  @Test("a page is a part of the entries in their order")
  func pageIsAPartOfTheEntriesInTheirOrder() {
    let items = ["1", "2", "3", "4", "5"].map { item($0) }
    #expect(titles(page(items, page: 1, limit: 2)) == ["1", "2"])
    #expect(titles(page(items, page: 2, limit: 2)) == ["3", "4"])
    #expect(titles(page(items, page: 3, limit: 2)) == ["5"])
    #expect(titles(page(items, page: 4, limit: 2)) == [])
    #expect(titles(page(items, page: 1, limit: 10)) == ["1", "2", "3", "4", "5"])
    #expect(page(items, page: 3, limit: 2).total == 5)
    #expect(page([]).total == 0)
  }

  @Test("an entry that is repeated is listed once")
  func duplicates() {
    let items = [item("1"), item("2"), item("1", link: "https://www.example.org/1/"), item("3")]
    let page = page(items, page: 2, limit: 2)
    #expect(titles(page) == ["3"])
    #expect(page.total == 3)
  }

  @Test("entries with different ids are two, even if they have the same page")
  func identifiers() {
    var items = [item("1", link: "https://example.org/"), item("2", link: "https://example.org/"), item("3")]
    (items[0].id, items[1].id, items[2].id) = ("a", "b", "a")
    #expect(titles(page(items)) == ["1", "2", "3"])
    items[1].id = "a"
    #expect(titles(page(items)) == ["1", "2", "3"])
  }

  @Test("entries with different links are different articles, whatever their titles and sources")
  func stories() {
    let items = [
      item("Tea", link: "https://example.org/1", source: "A"), item("Tea", link: "https://example.org/2", source: "B"),
      item("Tea", link: "https://example.org/3", source: "A"), item("Tea", link: "https://example.org/4"),
      item("Tea", link: "https://example.org/5"),
    ]
    #expect(page(items).articles.map(\.link).map { $0?.last } == ["1", "2", "3", "4", "5"])
  }

  @Test("entries without links and titles are all listed")
  func nothing() {
    #expect(page([FeedItem(), FeedItem(), FeedItem()]).articles.count == 3)
  }

  @Test("newest first, those without a date last, those with equal dates in order")
  func newestFirst() {
    let items = [
      item("old", published: "2021-01-16"), item("none"), item("new", published: "Sun, 17 Jan 2021 19:27:00 GMT"),
      item("bad", published: "not a date"), item("new too", published: "2021-01-17T20:27:00+01:00"),
    ]
    #expect(titles(page(items, newestFirst: true)) == ["new", "new too", "old", "none", "bad"])
    #expect(titles(page(items, newestFirst: false)) == ["old", "none", "new", "bad", "new too"])
    #expect(titles(page(items, page: 2, limit: 2, newestFirst: true)) == ["old", "none"])
  }

  @Test("a page has its origin and provenance")
  func provenance() {
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    let page = page(
      [item("1"), item("2")],
      provenance: Provenance(Origin(.feeds, receivedAt: date, stored: .offline), feed: .init("Tea")))
    #expect(page.origin.provider == .feeds)
    #expect(page.origin.receivedAt == date)
    #expect(page.origin.stored == .offline)
    #expect(page.articles.allSatisfy { $0.provenance?.feed.title == "Tea" && $0.provider == .feeds })
    // All articles share one object.
    #expect(page.articles[0].provenance === page.articles[1].provenance)
  }
}
