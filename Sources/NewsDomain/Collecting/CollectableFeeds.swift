import FoundationEssentials

/// Finds the feeds to collect.
package protocol CollectableFeeds: Sendable {
  /// The feeds of the favourite country and source, of topics, and of the catalogue, without the reader's own.
  func feeds(of part: CollectionPart, in edition: Edition, topics: [String]) -> [CollectedFeed]

  /// The feeds of a list that a reader wants.
  func feeds(of list: ArchivedList, in language: Language) -> [CollectedFeed]

  /// The feed of a search with an aggregator; `nil` if it does not support the search.
  func feed(searching request: FindRequest, in edition: Edition) -> CollectedFeed?
}
