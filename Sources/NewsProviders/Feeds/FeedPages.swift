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
    self.init(
      articles: items[start...].prefix(limit).map { Article($0, publisher: publisher, provenance: provenance) },
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

  /// Those without a date last.
  fileprivate func newestFirst() -> [FeedItem] {
    map { (date: $0.date ?? .distantPast, item: $0) }.sorted { $0.date > $1.date }.map(\.item)
  }
}
