import FoundationEssentials

/// Finds the feeds of what is to be collected.
package protocol CollectableFeeds: Sendable {
  /// The feeds of the favourite country and source, of topics, and of the catalogue, without the reader's own.
  func feeds(of part: CollectionPart, in edition: Edition, topics: [String]) -> [CollectedFeed]

  /// The feeds of a list that a reader wants.
  func feeds(of list: ArchivedList, in language: Language) -> [CollectedFeed]

  /// The feed of a search with an aggregator; `nil` if the search cannot be made there.
  func feed(searching request: FindRequest, in edition: Edition) -> CollectedFeed?
}

/// Fetches feeds for the archive.
package protocol CollectedFeedReader: Sendable {
  /// - Parameter validators: those of the last answer whose articles were kept.
  /// - Throws: ``NewsError``.
  func fetch(_ feed: CollectedFeed, _ validators: FeedValidators) async throws -> FeedAnswer

  /// Remembers what the last request of a feed has brought, for lists of feeds.
  func note(_ reading: FeedReading, of feed: CollectedFeed) async
}

/// The answer of a server that was asked for a feed.
package enum FeedAnswer: Sendable {
  /// Nothing has changed.
  case unchanged(FeedPace)
  /// - Parameters:
  ///   - trouble: how the feed was damaged, if it was.
  ///   - list: the articles as a list to be kept, if there are any.
  case articles([Article], FeedValidators, FeedPace, trouble: FeedTrouble?, list: KeptList?)
}
