import Testing
import TestSupport

@testable import NewsDomain

@Suite("Pages already in a list")
struct SeenPagesTests {
  private func article(_ guid: String?, link: String? = "https://example.org/a", feed: String? = "f") -> Article {
    Article(title: "A", link: link, provider: .feeds, provenance: Provenance(Origin(.feeds), request: feed))
      .with(\.guid, guid)
  }

  private func kept(_ articles: Article...) -> [String?] { articles.withoutDuplicates().map(\.guid) }

  @Test("items of one feed with different ids are two, even if they share a page")
  func toldApart() {
    #expect(kept(article("1"), article("2"), article("1"), article("2")) == ["1", "2"])
    #expect(kept(article("1"), article("2", link: "http://www.example.org/a/#b")) == ["1", "2"])
  }

  @Test("items with the same page and no different ids are one", arguments: [nil, "1"])
  func same(guid: String?) {
    #expect(kept(article(guid), article(guid)) == [guid])
    #expect(kept(article("1"), article(nil)) == ["1"])
    #expect(kept(article(nil), article("1"), article("2")) == [nil])
  }

  @Test("the ids of another feed's items do not count")
  func otherFeed() {
    #expect(kept(article("1"), article("2", feed: "g"), article("3", feed: "g"), article("4")) == ["1", "4"])
    #expect(kept(article("1"), article("2", feed: nil)) == ["1"])
  }

  @Test("continuing and renewing a list compare items in the same way")
  func pages() {
    func page(_ articles: Article...) -> NewsPage { NewsPage(articles: articles, total: nil, provider: .feeds) }
    let request = NewsQuery.search(SearchRequest(text: "tea"))
    let list = NewsListing(request, page(article("1"), article("2")))
    let next = list.continued(by: page(article("2"), article("3")), request)
    #expect(next.page.articles.map(\.guid) == ["1", "2", "3"])
    #expect(list.countNew(in: NewsListing(request, page(article("4"), article("2"), article(nil, link: nil)))) == 1)
  }
}
