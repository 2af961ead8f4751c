/// A list of articles and the query that it answers. A class, because every screen that shows an article keeps a
/// reference to its list.
package final class NewsListing: Sendable {
  package let request: NewsQuery
  package let page: NewsPage
  /// The pages of all articles. Only built when a second page is added, because a list may be long.
  private let seen: SeenPages?

  package convenience init(_ request: NewsQuery, _ page: NewsPage) {
    self.init(request, page, seen: nil)
  }

  private init(_ request: NewsQuery, _ page: NewsPage, seen: SeenPages?) {
    self.request = request
    self.page = page
    self.seen = seen
  }

  /// This list continued by the next page; articles that both contain keep their position.
  package func continued(by next: NewsPage, _ request: NewsQuery) -> NewsListing {
    var seen = seen ?? SeenPages(page.articles)
    let new = next.articles.filter { seen.insert($0) }
    var page = next
    page.articles = self.page.articles + new
    page.removed += self.page.removed
    // The list is as old as its older part. Only its first page is being renewed and not the whole list.
    if let received = self.page.receivedAt, received < page.receivedAt ?? .distantFuture {
      (page.receivedAt, page.stored) = (received, self.page.stored == .renewing ? .recent : self.page.stored)
    }
    return NewsListing(request, page, seen: seen)
  }

  /// How many articles of another list are not in this one.
  package func countNew(in other: NewsListing) -> Int {
    var seen = SeenPages(page.articles)
    return other.page.articles.count { $0.canonicalLink != nil && seen.insert($0) }
  }
}
