import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Lists of several pages")
struct NewsListingTests {
  private let morning = Date(timeIntervalSince1970: 1_800_000_000)

  private func request(page: Int) -> NewsQuery { .search(SearchRequest(text: "tea", paging: Paging(page: page))) }

  @Test("a list continues with the next page, and articles in both keep their position")
  func continued() {
    var second = NewsPage.titled("B", "C", "A", receivedAt: morning, stored: .recent, removed: 1)
    second.total = 40
    let list = NewsListing(request(page: 1), .titled("A", "B", removed: 2)).continued(by: second, request(page: 2))
    #expect(list.request == request(page: 2))
    #expect(list.page.articles.map(\.title) == ["A", "B", "C"])
    #expect(list.page.removed == 3)
    #expect(list.page.total == 40)
    #expect(list.page.origin.receivedAt == morning)
    #expect(list.page.origin.stored == .recent)
  }

  @Test("each article is listed once in many pages, but articles without a link every time")
  func severalPages() {
    var list = NewsListing(request(page: 1), .titled("0", "1"))
    for number in 2...50 {
      var page = NewsPage.titled("\(number - 2)", "\(number)", "\(number)")
      page.articles.append(Article(title: "unlinked", provider: .newsapi))
      list = list.continued(by: page, request(page: number))
    }
    let titles = list.page.articles.compactMap(\.title)
    #expect(titles.filter { $0 != "unlinked" } == (0...50).map { "\($0)" })
    #expect(titles.count { $0 == "unlinked" } == 49)
  }

  @Test("an empty page changes nothing in the list")
  func emptyPage() {
    let page = NewsPage.titled("A", "B")
    #expect(
      NewsListing(request(page: 1), page).continued(by: .titled(), request(page: 2)).page.articles == page.articles)
    #expect(
      NewsListing(request(page: 1), .titled()).continued(by: page, request(page: 2)).page.articles == page.articles)
  }

  static let renewals: [([String], [String], Int)] = [
    (["A", "B"], ["A", "B"], 0), (["A", "B"], ["B", "A"], 0), (["A", "B"], ["C", "A", "D"], 2), (["A"], [], 0),
    ([], ["A", "B"], 2),
  ]

  @Test("articles that the list does not have are counted as new", arguments: NewsListingTests.renewals)
  func new(old: [String], new: [String], count: Int) {
    func list(_ titles: [String]) -> NewsListing {
      var page = NewsPage.titled()
      page.articles = titles.flatMap { NewsPage.titled($0).articles }
      return NewsListing(request(page: 1), page)
    }
    #expect(list(old).countNew(in: list(new)) == count)
  }

  @Test("an article without a link is never new")
  func unlinked() {
    let page = NewsPage(articles: [Article(title: "A", provider: .newsapi)], total: 1, provider: .newsapi)
    #expect(NewsListing(request(page: 1), .titled()).countNew(in: NewsListing(request(page: 1), page)) == 0)
  }

  static let ages: [(StoredReason?, StoredReason?)] = [
    (nil, nil), (.offline, .offline), (.failure(.network(.offline)), .failure(.network(.offline))),
    (.renewing, .recent),
  ]

  @Test(
    "a list of two pages is as old as the older one, and is not being renewed as a whole",
    arguments: NewsListingTests.ages)
  func age(stored: StoredReason?, expected: StoredReason?) {
    let old = Date(timeIntervalSince1970: 1_800_000_000)
    var first = NewsPage.titled("A")
    (first.origin.receivedAt, first.origin.stored) = (old, stored)
    var second = NewsPage.titled("B")
    second.origin.receivedAt = old + 7200
    let longer = NewsListing(request(page: 1), first).continued(by: second, request(page: 2)).page
    #expect(longer.origin.receivedAt == old)
    #expect(longer.origin.stored == expected)
  }
}
