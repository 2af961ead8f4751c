import FoundationEssentials

/// A feed that is collected: one of the reader's own, of a source, of a topic, or a list of an aggregator.
package struct CollectedFeed: Sendable, Equatable {
  package let address: String
  /// The list that its articles stand in; `nil` for none.
  package var list: ArchivedList?
  /// The source of its articles, as far as it is known.
  package var source: Article.Source
  /// The language that its articles are written in (ISO 639-1), if that is known.
  package var language: String?
  /// Whether it belongs to an aggregator, which refuses requests by answering with a web page.
  package var isOfAggregator: Bool
  /// The host whose page named it, if one did.
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

  /// The address without a name and password, by which the feed is known.
  package var key: String { WebLink(address)?.withoutLogin ?? address }
  package var host: String { WebLink(address)?.host ?? "" }
  /// The name as it is shown.
  package var name: String { source.name ?? WebLink(address)?.bareHost ?? address }
}
