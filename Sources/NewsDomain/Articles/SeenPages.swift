/// The web pages in a list, so that each is listed once.
struct SeenPages: Sendable {
  /// Hashes of the pages, because a list may be long.
  private var marks: Set<Int> = []

  init(_ articles: [Article] = []) {
    for article in articles { insert(article) }
  }

  /// - Returns: whether its page was not in the list yet. An article without a page is always new, and so is an item of
  ///   a feed that shares its page with another of its items but has a different id.
  @discardableResult
  mutating func insert(_ article: Article) -> Bool {
    guard let page = article.listedPage else { return true }
    let isNew = marks.insert(page.hashValue).inserted
    // Articles of the archive are distinguished by their ids as well.
    let isArchived = article.provenance?.origin.stored == .archived
    guard let mark = article.given.id?.description ?? article.guid,
      let feed = article.provenance?.request ?? (isArchived ? "" : nil)
    else { return isNew }
    // The feed that first listed the page: items of another feed cannot be compared with its items.
    let ofFeed = [page, feed].hashValue
    if isNew { marks.insert(ofFeed) }
    return marks.contains(ofFeed) && marks.insert([page, feed, mark].hashValue).inserted
  }
}
