/// Articles, and the question that they answer. A class, since every screen of an article holds it.
package final class NewsListing: Sendable {
  package let request: NewsQuery
  package let page: NewsPage
  /// Of all articles, made when a second page comes: a list may be long.
  private let seen: SeenPages?

  package convenience init(_ request: NewsQuery, _ page: NewsPage) {
    self.init(request, page, seen: nil)
  }

  private init(_ request: NewsQuery, _ page: NewsPage, seen: SeenPages?) {
    self.request = request
    self.page = page
    self.seen = seen
  }

  /// This list and the page after it as one; what both hold stands where it was.
  package func continued(by next: NewsPage, _ request: NewsQuery) -> NewsListing {
    var seen = seen ?? SeenPages(page.articles)
    let new = next.articles.filter { seen.insert($0) }
    var page = next
    page.articles = self.page.articles + new
    page.removed += self.page.removed
    // As old as the older of the two; what is asked for anew is its first page, and not this list.
    if let received = self.page.receivedAt, received < page.receivedAt ?? .distantFuture {
      (page.receivedAt, page.stored) = (received, self.page.stored == .renewing ? .recent : self.page.stored)
    }
    return NewsListing(request, page, seen: seen)
  }

  /// How many articles another list holds that this one does not.
  package func countNew(in other: NewsListing) -> Int {
    var seen = SeenPages(page.articles)
    return other.page.articles.count { $0.canonicalLink != nil && seen.insert($0) }
  }
}
