import NewsDomain

extension NewsPage {
  /// The part of a feed's entries that a page is: the first of each story only, in their order or newest first.
  ///
  /// - Parameters:
  ///   - page: counted from 1.
  ///   - publisher: whose feed it is.
  init(
    _ items: [FeedItem], page: Int, limit: Int, newestFirst: Bool, publisher: Article.Publisher,
    provenance: Provenance
  ) {
    var items = items.withoutDuplicates()
    for index in items.indices { items[index].readDate() }
    if newestFirst { items = items.newestFirst() }
    let start = min((page - 1) * limit, items.count)
    // Of the whole feed, so that an article has the same id on whatever page of the list it comes.
    let shared = items.sharedLinks()
    let articles = items[start...].prefix(limit).map { item in
      var article = Article(item, publisher: publisher, provenance: provenance)
      article.sharesPage = article.guid != nil && item.canonicalLink.map(shared.contains) == true
      return article
    }
    self.init(
      articles: articles,
      total: items.count, provider: .feeds, receivedAt: provenance.receivedAt, stored: provenance.stored)
  }
}

extension [FeedItem] {
  /// Each entry once: by what the feed calls it, and of aggregators, which repeat stories, by its title and
  /// publisher. Two entries may well lead to the same page.
  func withoutDuplicates() -> [FeedItem] {
    var seen: Set<String> = []
    return filter { item in
      let isNew = (item.id ?? item.link).map { seen.insert($0).inserted } ?? true
      guard isNew, let title = item.title?.text, let publisher = item.source.name else { return isNew }
      return seen.insert(title + "\n" + publisher).inserted
    }
  }

  /// The pages that several entries lead to.
  fileprivate func sharedLinks() -> Set<String> {
    var seen: Set<String> = []
    return Set(compactMap(\.canonicalLink).filter { !seen.insert($0).inserted })
  }

  /// Those without a date last.
  fileprivate func newestFirst() -> [FeedItem] {
    map { (date: $0.date ?? .distantPast, item: $0) }.sorted { $0.date > $1.date }.map(\.item)
  }
}

extension FeedItem {
  fileprivate var canonicalLink: String? { link.flatMap(WebLink.init)?.canonical }
}
