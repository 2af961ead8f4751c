/// Fetches feeds into the archive.
package protocol FeedRefresher: Sendable {
  /// Asks the server of a feed, regardless of stored answers, stores its articles, and records for lists of feeds how it
  /// was read.
  ///
  /// - Parameter validators: those of the last response whose articles were stored.
  /// - Throws: ``NewsError``, also if not all articles could be stored: the feed must then be fetched again.
  func refresh(_ feed: CollectedFeed, _ validators: Validators) async throws -> RefreshedFeed
}

/// What a feed's server has answered, once that is stored.
package struct RefreshedFeed: Sendable, Equatable {
  /// How many of its articles were new.
  package let new: Int
  /// Whether the server said that nothing has changed.
  package let isUnchanged: Bool
  /// The pace that it asked for. A response without articles only says how long it may be cached.
  package let pace: FeedPace
  /// The validators for the next request.
  package let validators: Validators

  /// A feed that was sent.
  package init(new: Int, _ pace: FeedPace, _ validators: Validators) {
    (self.new, self.pace, self.validators) = (new, pace, validators)
    isUnchanged = false
  }

  /// A feed that has not changed.
  package init(unchanged pace: FeedPace, _ validators: Validators) {
    (new, self.pace, self.validators) = (0, pace, validators)
    isUnchanged = true
  }
}
