/// The source's own address of an article.
package struct ResolvedLink: Sendable, Equatable {
  package let link: String
  package let way: LinkWay
  /// The article in the source's own feed, if it was found there.
  package let article: Article?

  package init(_ link: String, by way: LinkWay, article: Article? = nil) {
    self.link = link
    self.way = way
    self.article = article
  }
}

/// How the source's own address of an article was found.
package enum LinkWay: String, Sendable, CaseIterable {
  /// The aggregator's id contains it.
  case id
  /// The source's own feed has the article.
  case feed
  /// The aggregator was asked.
  case aggregator
}
