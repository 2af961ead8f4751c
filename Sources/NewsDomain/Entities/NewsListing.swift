/// Articles, and the question that they answer. A class, since every screen of an article holds it.
public final class NewsListing: Sendable {
  public let request: NewsRequest
  public let page: NewsPage
  /// Of the canonical links of all articles, made when a second page comes: a list may be long.
  private let links: Set<Int>?

  public convenience init(_ request: NewsRequest, _ page: NewsPage) {
    self.init(request, page, links: nil)
  }

  private init(_ request: NewsRequest, _ page: NewsPage, links: Set<Int>?) {
    self.request = request
    self.page = page
    self.links = links
  }

  /// This list and the page after it as one; what both hold stands where it was.
  public func continued(by next: NewsPage, _ request: NewsRequest) -> NewsListing {
    var links = links ?? Set(page.articles.compactMap { $0.canonicalLink?.hashValue })
    let new = next.articles.filter { article in
      article.canonicalLink.map { links.insert($0.hashValue).inserted } ?? true
    }
    var page = next
    page.articles = self.page.articles + new
    page.removed += self.page.removed
    // As old as the older of the two; what is asked for anew is its first page, and not this list.
    if let received = self.page.receivedAt, received < page.receivedAt ?? .distantFuture {
      (page.receivedAt, page.stored) = (received, self.page.stored == .renewing ? .recent : self.page.stored)
    }
    return NewsListing(request, page, links: links)
  }

  /// How many articles another list holds that this one does not.
  public func countNew(in other: NewsListing) -> Int {
    let known = Set(page.articles.compactMap(\.canonicalLink))
    return other.page.articles.count { $0.canonicalLink.map { !known.contains($0) } ?? false }
  }
}
