import FoundationEssentials

/// What is known of the feeds that are collected, shared by all collectors.
package protocol CollectionRepository: Sendable {
  /// Adds the articles of a feed to the archive.
  ///
  /// - Returns: how many of them are new.
  /// - Throws: ``NewsError`` if not all could be added; then the feed has to be asked again.
  func keep(_ sighting: Sighting) async throws -> Int

  /// Notes which feeds are wanted.
  ///
  /// - Returns: the feeds that may be asked now, in the order in which they should be: those that answered last before
  ///   those that failed, and the one that has waited longest first.
  func due(_ feeds: [CollectedFeed], at now: Date) async throws -> [String]

  /// Takes feeds, each for one collector alone. A feed is taken if it is due, and if no other collector has a feed of
  /// its host.
  ///
  /// - Returns: what is known of the feed, or why it was not taken.
  func claim(_ feed: String, for collector: Int64, at now: Date) async throws -> CollectionClaim

  /// Keeps what a request has brought, and gives the feed free.
  ///
  /// - Parameter hostPause: how many seconds no feed of the host may be asked, if its server wants that.
  func finish(
    _ feed: String, _ state: CollectionState, for collector: Int64, hostPause: TimeInterval?, at now: Date
  ) async throws

  /// Gives a feed free that was not asked.
  func release(_ feed: String, for collector: Int64) async throws

  /// The lists that readers of a server wanted in the last days.
  func wantedLists(at now: Date) async throws -> [ArchivedList]

  /// Keeps that a round has ended.
  ///
  /// - Parameter next: when the next one begins; `nil` if that is not known.
  func keepRound(at now: Date, next: Date?) async throws

  /// When the last round ended, when the next begins, and how much of a scope is unread.
  func collectionFacts(in scope: ReadingScope) async throws -> CollectionFacts
}

/// What is known of a feed that is collected.
package struct CollectionState: Sendable, Equatable {
  /// The earliest time of the next request.
  package var due: Date
  /// The seconds between two requests, as learned.
  package var pause: TimeInterval
  /// What its server wanted with the last answer that had articles.
  package var pace: FeedPace
  package var askedAt: Date?
  /// When it answered last with something that could be read.
  package var receivedAt: Date?
  /// Since when the server says that there is no such page.
  package var missingSince: Date?
  /// How often it has failed in a row.
  package var failures: Int
  /// Since when it is left, as it no longer exists.
  package var goneSince: Date?
  package var validators: FeedValidators

  package init(
    due: Date, pause: TimeInterval = FeedPace.usual, pace: FeedPace = FeedPace(), askedAt: Date? = nil,
    receivedAt: Date? = nil,
    missingSince: Date? = nil, failures: Int = 0, goneSince: Date? = nil, validators: FeedValidators = FeedValidators()
  ) {
    self.due = due
    self.pause = pause
    self.pace = pace
    self.askedAt = askedAt
    self.receivedAt = receivedAt
    self.missingSince = missingSince
    self.failures = failures
    self.goneSince = goneSince
    self.validators = validators
  }
}

package enum CollectionClaim: Sendable, Equatable {
  case taken(CollectionState)
  /// Another collector asks a feed of the same host just now.
  case hostIsBusy
  /// Another collector has it, or has just asked it.
  case isDone
}

/// Facts of collecting, and what is unread.
package struct CollectionFacts: Sendable, Equatable {
  /// The articles of the scope that are not read. Unless it is everything, at most ``FindRequest/mostCounted`` are counted.
  package var unread: Int
  /// The articles that follows found since they were looked at last, without those that are read.
  package var followed: Int
  /// When the last round ended; `nil` if there was none.
  package var last: Date?
  /// When the next round begins, as far as the last one knew; `nil` if nothing was scheduled.
  package var next: Date?

  package init(unread: Int, followed: Int, last: Date?, next: Date?) {
    self.unread = unread
    self.followed = followed
    self.last = last
    self.next = next
  }
}
