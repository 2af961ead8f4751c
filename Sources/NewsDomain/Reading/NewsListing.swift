/// A list of articles and the query that it answers. A class, because every screen that shows an article keeps a
/// reference to its list.
package final class NewsListing: Sendable {
  package let request: NewsQuery
  package let page: NewsPage
  /// The filters of all articles, including those of further pages.
  package let filters: [ArticleFilter]
  /// The headings above the articles of a brief; `nil` for other lists.
  package let brief: Brief?
  /// Whether each story is one row; `nil` if only where a person reads.
  package let fold: Bool?
  /// Whether articles that mutes hide are listed: the reader has asked for them, or saved them.
  package let showsMuted: Bool
  /// The pages of all articles. Built only when a second page is added, because a list may be long.
  private let seen: SeenPages?

  package convenience init(
    _ request: NewsQuery, _ page: NewsPage, filters: [ArticleFilter] = [], brief: Brief? = nil, fold: Bool? = nil
  ) {
    self.init(request, page, filters, brief, fold, showsMuted: false, seen: nil)
  }

  private init(
    _ request: NewsQuery, _ page: NewsPage, _ filters: [ArticleFilter], _ brief: Brief?, _ fold: Bool?,
    showsMuted: Bool, seen: SeenPages?
  ) {
    self.request = request
    self.page = page
    self.filters = filters
    self.brief = brief
    self.fold = fold
    self.showsMuted = showsMuted || request.isOfSaved
    self.seen = seen
  }

  /// This list continued by the next page; articles that both contain keep their position.
  package func continued(by next: NewsPage, _ request: NewsQuery) -> NewsListing {
    var seen = seen ?? SeenPages(page.articles)
    var stories = self.page.stories
    let rows = Dictionary(
      self.page.articles.compactMap { article in
        self.page.folded.contains(article.id) ? nil : stories[article.id].map { ($0.id, article.id) }
      }, uniquingKeysWith: { first, _ in first })
    var folded = self.page.folded
    let new = next.articles.filter { seen.insert($0) }
    for article in new {
      guard let story = next.stories[article.id] else { continue }
      stories[article.id] = story
      // Articles that cover a story of this list are folded into its row.
      if let row = rows[story.id] {
        stories[row]?.take([article], of: story)
        folded.insert(article.id)
      } else if next.folded.contains(article.id) {
        folded.insert(article.id)
      }
    }
    var page = next
    page.articles = self.page.articles + new
    page.stories = stories
    page.folded = folded
    page.removed += self.page.removed
    page.before = self.page.before
    page.hiddenSince = self.page.hiddenSince
    // The list is as old as its older part. Only its first page is renewed, not the whole list.
    if let received = self.page.origin.receivedAt, received < page.origin.receivedAt ?? .distantFuture {
      (page.origin.receivedAt, page.origin.stored) = (
        received, self.page.origin.stored == .renewing ? .recent : self.page.origin.stored
      )
    }
    // An index counts all articles of the list, including the hidden ones.
    let before = self.page.articles.count + self.page.hidden.count
    page.hidden =
      self.page.hidden
      + next.hidden.filter { entry in
        // To fill a page, a part of this one may have been taken before.
        !self.page.hidden.contains { $0.article.id == entry.article.id }
      }.map { HiddenArticle(article: $0.article, index: before + $0.index, mute: $0.mute) }
    if let before = self.page.hits { page.hits?.matches.merge(before.matches) { new, _ in new } }
    return NewsListing(request, page, filters, brief, fold, showsMuted: showsMuted, seen: seen)
  }

  /// Whether it may have a further page.
  package var mayGoOn: Bool { request.reach < page.total ?? .max && request.next(of: page.service) != nil }

  /// Whether feeds of sources complete it.
  package var isEnriched: Bool {
    if case .headlines(let request) = request { request.enrichment != nil } else { false }
  }

  /// This list with its articles as they are stored now; their numbers stay.
  ///
  /// - Returns: the list, and how many of its articles have a summary only now; `nil` if nothing has changed.
  package func filled(from stored: any StoredArticles) async -> (listing: NewsListing, count: Int)? {
    var page = page
    page.articles = await stored.filling(page.articles)
    guard page.articles != self.page.articles else { return nil }
    let count = zip(self.page.articles, page.articles).count { $0.isBare && !$1.isBare }
    return (NewsListing(request, page, filters, brief, fold, showsMuted: showsMuted, seen: seen), count)
  }

  /// This list once it was fetched again; the numbers of its articles stay.
  ///
  /// - Parameter isOlder: whether the other has articles that it lacks; otherwise it is as recent.
  package func settled(by renewed: NewsListing, isOlder: Bool) -> NewsListing {
    var page = page
    page.origin.stored = isOlder ? .recent : renewed.page.origin.stored
    if !isOlder { page.origin.receivedAt = renewed.page.origin.receivedAt ?? page.origin.receivedAt }
    return NewsListing(request, page, filters, brief, fold, showsMuted: showsMuted, seen: seen)
  }

  /// Whether it is known to have been received before another list.
  package func isOlder(than other: NewsListing) -> Bool {
    page.origin.receivedAt ?? .distantFuture < other.page.origin.receivedAt ?? .distantFuture
  }

  /// This list with an article in place of its earlier version.
  ///
  /// - Returns: `nil` if the list does not have it.
  package func replacing(_ article: Article) -> NewsListing? {
    let id = article.id
    guard let index = page.articles.firstIndex(where: { $0.id == id }) else { return nil }
    var page = page
    page.articles[index] = article
    var seen = seen
    seen?.insert(article)
    return NewsListing(request, page, filters, brief, fold, showsMuted: showsMuted, seen: seen)
  }

  /// The number of its rows.
  ///
  /// - Parameter isFolded: whether each story is one row, unless the reader has chosen that.
  package func rowCount(isFolded: Bool) -> Int { page.rows(isFolded: fold ?? isFolded).count }

  /// The number of its rows, with those that mutes have hidden since it was read: the number of its last row.
  ///
  /// - Parameter isFolded: whether each story is one row, unless the reader has chosen that.
  package func numberedRowCount(isFolded: Bool) -> Int {
    page.articles.count - (fold ?? isFolded ? page.folded.count : 0)
  }

  /// This list with the articles that mutes hide.
  package var unhidden: NewsListing {
    NewsListing(request, page.unhidden, filters, brief, fold, showsMuted: true, seen: nil)
  }

  /// This list without rows for some of its articles, each hidden by the mute with this number.
  func hiding(_ hidden: [ArticleID: Int]) -> NewsListing {
    var page = page
    page.hiddenSince = hidden
    return NewsListing(request, page, filters, brief, fold, showsMuted: showsMuted, seen: seen)
  }

  /// This list on another page, such as with its articles in the rows of their stories.
  package func with(_ page: NewsPage) -> NewsListing {
    NewsListing(request, page, filters, brief, fold, showsMuted: showsMuted, seen: nil)
  }

  /// How many articles of another list are not in this one.
  package func countNew(in other: NewsListing) -> Int {
    var seen = SeenPages(page.articles)
    return other.page.articles.count { $0.canonicalLink != nil && seen.insert($0) }
  }
}

extension NewsQuery {
  /// Whether it asks for saved articles, which mutes never hide.
  fileprivate var isOfSaved: Bool {
    guard case .archive(let request) = self, case .saved = request.purpose else { return false }
    return true
  }
}
