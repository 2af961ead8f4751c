import FoundationEssentials
import NewsDomain
import NewsParsing

extension NewsPage {
  /// Creates one page of a feed, in its order or newest first.
  ///
  /// - Parameter isWanted: whether to include an article.
  init(
    _ answer: Fetcher.Answer<FeedContents>, _ paging: Paging, newestFirst: Bool,
    where isWanted: (Article) -> Bool = { _ in true }
  ) {
    self.init(answer.value, received: answer.received, stored: answer.stored)
    articles = articles.filter(isWanted)
    if newestFirst { articles = articles.newestFirst() }
    total = articles.count
    articles = paging.slice(of: articles)
  }

  /// All articles of a feed, in its order.
  init(_ contents: FeedContents, received: Date?, stored: StoredReason?) {
    self.init(
      articles: contents.articles, total: contents.articles.count, provider: .feeds, receivedAt: received,
      stored: stored)
  }
}

extension [ParsedItem] {
  /// The articles of a feed, each once and in order.
  ///
  /// - Parameters:
  ///   - source: the source of those that name no other.
  ///   - latest: the latest date that an article may have.
  func articles(
    of source: Article.Source, _ provenance: Provenance, notAfter latest: Date = .distantFuture
  ) -> [Article] {
    // Items that state their own language share the provenance with others of that language.
    var provenances: [String?: Provenance] = [nil: provenance]
    let articles = map { item in
      let own = provenances[item.language] ?? provenance.stating(item.language)
      provenances[item.language] = own
      return Article(item, source: source, provenance: own, notAfter: latest)
    }
    // A service lists pages of others: there the link alone decides.
    return provenance.feed.isOfService ? articles : articles.eachOnce()
  }
}
