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

/// Fetches feeds for the archive.
package protocol CollectedFeedReader: Sendable {
  /// - Parameter validators: those of the last response whose articles were stored.
  /// - Throws: ``NewsError``.
  func fetch(_ feed: CollectedFeed, _ validators: Validators) async throws -> FeedAnswer

  /// Records the result of the last request of a feed, for lists of feeds.
  func note(_ result: FeedReading.Result, of feed: CollectedFeed) async
}

/// A server's response to a request for a feed.
package enum FeedAnswer: Sendable {
  /// Nothing has changed.
  case unchanged(FeedPace)
  /// - Parameters:
  ///   - trouble: how the feed was damaged, if it was.
  ///   - list: the articles as a list to store, if there are any.
  case articles([Article], Validators, FeedPace, trouble: FeedTrouble?, list: KeptList?)
}
