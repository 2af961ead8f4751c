import FoundationEssentials
import NewsDomain
import NewsParsing

extension NewsPage {
  /// Creates one page of a feed, in its order or newest first. The first page has the rest of it as ``others``.
  ///
  /// - Parameter isWanted: whether to include an article.
  init(
    _ answer: Fetcher.Answer<FeedContents>, _ paging: Paging, newestFirst: Bool,
    where isWanted: (Article) -> Bool = { _ in true }
  ) {
    self.init(answer.value, received: answer.received, stored: answer.stored, paging, newestFirst, isWanted)
  }

  /// All articles of a feed, in its order.
  init(_ contents: FeedContents, received: Date?, stored: StoredReason?) {
    let paging = Paging(limit: max(1, contents.articles.count))
    self.init(contents, received: received, stored: stored, paging, false) { _ in true }
  }

  private init(
    _ contents: FeedContents, received: Date?, stored: StoredReason?, _ paging: Paging, _ newestFirst: Bool,
    _ isWanted: (Article) -> Bool
  ) {
    var articles = contents.articles.filter(isWanted)
    if newestFirst { articles = articles.newestFirst() }
    self.init(
      articles: paging.slice(of: articles), total: articles.count, provider: .feeds, receivedAt: received,
      stored: stored)
    validity = FeedService.validity
    // Further pages are made from the same response, so their articles have arrived already.
    if paging.isFirst { others = Array(articles.dropFirst(paging.limit)) }
    brought = contents.brought.map { [$0] } ?? []
  }
}

extension [FeedItem] {
  /// The articles of a feed, each once and in order.
  ///
  /// - Parameters:
  ///   - source: the source of those that name no other.
  ///   - latest: the latest date that an article may have.
  func articles(
    of source: Article.Source, _ provenance: Provenance, notAfter latest: Date = .distantFuture
  ) -> [Article] {
    let items = withoutDuplicates()
    // Decided over the whole feed, so that an article has the same id on every page of the list.
    let shared = items.sharedLinks()
    // Items that state their own language share the provenance with others of that language.
    var provenances: [String?: Provenance] = [nil: provenance]
    return items.map { item in
      let own = provenances[item.language] ?? provenance.stating(item.language)
      provenances[item.language] = own
      var article = Article(item, source: source, provenance: own, notAfter: latest)
      article.sharesPage = article.guid != nil && item.canonicalLink.map(shared.contains) == true
      return article
    }
  }

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
}

extension FeedItem {
  fileprivate var canonicalLink: String? { link.flatMap(WebLink.init)?.canonical }
}
