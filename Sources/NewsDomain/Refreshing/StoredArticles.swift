import FoundationEssentials

/// The articles of lists, wherever they are stored: in the archive or beside it.
package protocol StoredArticles: Sendable {
  /// Identifies their state: as long as it is the same, so are they. `nil` where that is not known.
  var states: [ArchiveState?] { get }

  /// The articles with these ids, as far as there are any.
  func articles(of ids: [ArticleID]) async -> [ArticleID: Article]

  /// Completes articles that an aggregator listed from items of their sources' own feeds.
  func complete(from items: [Article], at now: Date) async
}

extension StoredArticles {
  /// Articles of a list, completed by what is stored of them: a feed may have completed them since, or dropped them.
  package func filling(_ articles: [Article]) async -> [Article] {
    let places = articles.indices.filter { articles[$0].isIncomplete }
    guard !places.isEmpty else { return articles }
    let known = await self.articles(of: places.map { articles[$0].id })
    var articles = articles
    for place in places {
      // Words of others about an article must not pass for its source's.
      guard let copy = known[articles[place].id], copy.attribution >= articles[place].attribution else { continue }
      articles[place].complete(from: copy, by: copy.ownFeed ?? .archive)
    }
    return articles
  }
}

extension Article {
  /// The feed of its source that its words are from, as far as stored.
  fileprivate var ownFeed: Supplement? {
    if let supplement = provenance?.supplement { return supplement }
    return attribution == .source ? (source.name?.nonBlank ?? sourceHost).map(Supplement.feed) : nil
  }
}
