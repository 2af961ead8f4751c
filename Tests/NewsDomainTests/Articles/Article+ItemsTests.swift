import FoundationEssentials
import TestSupport
import Testing

@testable import NewsDomain

@Suite("The items of one answer of a feed")
struct ArticleItemsTests {
  private static func item(_ title: String?, _ path: String, guid: String? = nil, hours: Double? = nil) -> Article {
    Article(
      title: title, link: "https://harbour.test/" + path,
      publishedAt: hours.map { Date(timeIntervalSince1970: 1_795_219_200 + $0 * 3600) }, provider: .feeds,
      provenance: Provenance(Origin(.feeds), request: "https://harbour.test/feed")
    )
    .with(\.guid, guid)
  }

  /// Items, and the indices of those that stay.
  static let lists: [([Article], [Int])] = [
    // Different pages, whatever guids and titles are.
    ([item("V1", "1", guid: "N/A"), item("V2", "2", guid: "N/A"), item("V3", "3", guid: "N/A")], [0, 1, 2]),
    ([item("Same", "1"), item("Same", "2"), item("Same", "3", guid: "a")], [0, 1, 2]),
    // One page: guids that all have and that differ.
    ([item("Same", "s", guid: "a"), item("Same", "s", guid: "b"), item("Same", "s", guid: "a")], [0, 1]),
    ([item("Same", "s#1", guid: "a"), item("Same", "s/?utm_source=rss", guid: "b")], [0, 1]),
    // Otherwise title and day.
    (
      [item("A", "s", hours: 0), item("B", "s", hours: 1), item("A", "s", hours: 2), item("A", "s", hours: 25)],
      [0, 1, 3]
    ),
    ([item("A", "s", guid: "a", hours: 0), item("A", "s", hours: 1), item("B", "s", guid: "a")], [0, 2]),
    ([item("A", "s", guid: "N/A"), item("B", "s", guid: "N/A"), item("A", "s", guid: "N/A")], [0, 1]),
    ([item(nil, "s").with(\.summary, "One"), item(nil, "s").with(\.summary, "Two"), item(nil, "s")], [0, 1, 2]),
  ]

  @Test("each item is there once, with an id of its own", arguments: lists)
  func once(items: [Article], left: [Int]) {
    let articles = items.eachOnce()
    #expect(articles.map(\.title) == left.map { items[$0].title })
    #expect(articles.map(\.publishedAt) == left.map { items[$0].publishedAt })
    #expect(articles.map(\.summary) == left.map { items[$0].summary })
    #expect(Set(articles.identified().map(\.id)).count == left.count)
    // A list shows all of them.
    #expect(
      NewsPage(articles: articles.identified(), total: nil, provider: .feeds).tidied().articles.count == left.count)
  }

  @Test("an item alone on its page has the id of its link, and one of several that of its guid or of title and day")
  func ids() {
    let alone = Self.item("A", "1", guid: "g", hours: 0)
    #expect([alone].eachOnce().identified().map(\.id) == [ArticleID(of: Self.item(nil, "1"), countsGUID: false)])
    let guids = [Self.item("A", "s", guid: "a"), Self.item("B", "s", guid: "b")]
    #expect(guids.eachOnce().identified().map(\.id) == guids.map { ArticleID(of: $0, countsGUID: true) })
    let titles = [Self.item("A", "s", hours: 0), Self.item("B", "s", hours: 30)].eachOnce().identified()
    #expect(titles[0].id == ArticleID(hashing: "item harbour.test/s\nA\nday 20778"))
    #expect(titles[1].id == ArticleID(hashing: "item harbour.test/s\nB\nday 20779"))
    // Nothing else leads there.
    #expect(titles.allSatisfy { $0.with(\.givenLink, "https://other.test/1").aliases.isEmpty })
  }

  @Test("a guid that several items have is none", arguments: ["N/A", "https://harbour.test/"])
  func unusable(guid: String) {
    let items = [Self.item("A", "1", guid: guid), Self.item("B", "2", guid: guid), Self.item("C", "3", guid: "c")]
    #expect(items.eachOnce().map(\.guid) == [nil, nil, "c"])
  }

  @Test("an id once given stays, whatever else is learned")
  func given() {
    var article = Self.item("A", "s", hours: 0)
    article.sharesPage = true
    let id = [article].identified()[0].id
    var later = [article].identified()
    later[0].title = "Other words"
    later[0].publishedAt = nil
    #expect(later.identified().map(\.id) == [id])
    var stored = article
    stored.takeID(ArticleID(7))
    #expect([stored].identified().map(\.id) == [ArticleID(7)])
  }
}
