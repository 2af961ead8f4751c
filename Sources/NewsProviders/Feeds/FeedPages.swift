import NewsDomain

extension NewsPage {
  /// Makes one page of a feed's items, without duplicates, in the feed's order or newest first. The first page has the
  /// rest of them as ``others``.
  ///
  /// - Parameters:
  ///   - page: the number of the page, counted from 1.
  ///   - source: the source that the feed belongs to.
  init(
    _ items: [FeedItem], page: Int, limit: Int, newestFirst: Bool, source: Article.Source,
    provenance: Provenance
  ) {
    var items = items.withoutDuplicates()
    for index in items.indices { items[index].readDate() }
    if newestFirst { items = items.newestFirst() }
    let start = min((page - 1) * limit, items.count)
    // Decided over the whole feed, so that an article has the same id on every page of the list.
    let shared = items.sharedLinks()
    func article(_ item: FeedItem) -> Article {
      var article = Article(item, source: source, provenance: provenance)
      article.sharesPage = article.guid != nil && item.canonicalLink.map(shared.contains) == true
      return article
    }
    self.init(
      articles: items[start...].prefix(limit).map(article),
      total: items.count, provider: .feeds, receivedAt: provenance.receivedAt, stored: provenance.stored)
    validity = FeedService.validity
    // Further pages are made of the same answer, so their articles have come already.
    if page == 1 { others = items.dropFirst(limit).map(article) }
  }
}

extension [FeedItem] {
  /// Removes duplicates: items with the same id (or the same link, if there is no id), and, in feeds of aggregators,
  /// items with the same title and source. Two items with different ids may well share a link.
  func withoutDuplicates() -> [FeedItem] {
    var seen: Set<String> = []
    return filter { item in
      let isNew = (item.id ?? item.link).map { seen.insert($0).inserted } ?? true
      guard isNew, let title = item.title?.text, let source = item.source.name else { return isNew }
      return seen.insert(title + "\n" + source).inserted
    }
  }

  /// The canonical links that several items share.
  fileprivate func sharedLinks() -> Set<String> {
    var seen: Set<String> = []
    return Set(compactMap(\.canonicalLink).filter { !seen.insert($0).inserted })
  }

  /// Sorts the items by date, newest first; those without a date come last.
  fileprivate func newestFirst() -> [FeedItem] {
    map { (date: $0.date ?? .distantPast, item: $0) }.sorted { $0.date > $1.date }.map(\.item)
  }
}

extension FeedItem {
  fileprivate var canonicalLink: String? { link.flatMap(WebLink.init)?.canonical }
}
