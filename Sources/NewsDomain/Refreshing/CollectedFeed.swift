import FoundationEssentials

/// A feed that is collected: one of the reader's own, of a source, of a topic, or a list of an aggregator.
package struct CollectedFeed: Sendable, Equatable {
  package let address: String
  /// The list that its articles belong to; `nil` for none.
  package var list: ArchivedList?
  /// Whether it is that list from its beginning, and in which order.
  package var front = ListPlace.Front.given
  /// The source of its articles, as far as known.
  package var source: Article.Source
  /// The language of its articles (ISO 639-1), if known.
  package var language: String?
  /// Whether it belongs to an aggregator, which refuses requests by answering with a web page.
  package var isOfAggregator: Bool
  /// The host whose page linked to it, if one did.
  package var namedBy: String?

  package init(
    address: String, list: ArchivedList? = nil, source: Article.Source = Article.Source(), language: String? = nil,
    isOfAggregator: Bool = false, namedBy: String? = nil
  ) {
    self.address = address
    self.list = list
    self.source = source
    self.language = language
    self.isOfAggregator = isOfAggregator
    self.namedBy = namedBy
  }

  /// Where its articles belong.
  package var place: ListPlace { .archive(list, front: list == nil ? .none : front) }

  /// The address without a name and password, which identifies the feed.
  package var key: String { WebLink(address)?.withoutLogin ?? address }
  package var host: String { WebLink(address)?.host ?? "" }
  /// The displayed name.
  package var name: String { source.name ?? WebLink(address)?.bareHost ?? address }

  /// - Parameter error: why it could not be read.
  package func failure(_ error: NewsError) -> FeedFailure {
    FeedFailure(id: source.id ?? key.withoutQuerySecrets, name: name, address: key, error)
  }
}
