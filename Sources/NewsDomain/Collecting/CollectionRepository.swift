import FoundationEssentials

/// The state of the feeds that are collected, shared by all collectors.
package protocol CollectionRepository: Sendable {
  /// Records which feeds are wanted.
  ///
  /// - Returns: the feeds that may be fetched now, in the order to fetch them: those that answered last time before
  ///   those that failed, and the one that has waited longest first.
  func due(_ feeds: [CollectedFeed], at now: Date) async throws -> [String]

  /// Claims feeds, each for a single collector. A feed is claimed if it is due and no other collector has a feed of its
  /// host.
  ///
  /// - Returns: the state of the feed, or why it was not claimed.
  func claim(_ feed: String, for collector: Int64, at now: Date) async throws -> CollectionClaim

  /// Stores the result of a request, and releases the feed.
  func finish(_ feed: String, _ state: CollectionState, for collector: Int64, at now: Date) async throws

  /// Releases a feed that was not fetched.
  func release(_ feed: String, for collector: Int64) async throws

  /// The lists that readers of a server asked for in the last days.
  func wantedLists(at now: Date) async throws -> [ArchivedList]

  /// Records how lists begin that several feeds make: with the newest of their articles.
  func keepFronts(of lists: [ArchivedList], at now: Date) async throws

  /// Records the end of a round.
  ///
  /// - Parameter next: when the next one begins; `nil` if unknown.
  func keepRound(at now: Date, next: Date?) async throws

  /// When the last round ended, when the next begins, and how many articles of a scope are unread.
  func collectionFacts(in scope: ReadingScope) async throws -> CollectionFacts
}

/// The state of a collected feed.
package struct CollectionState: Sendable, Equatable {
  /// The earliest time of the next request.
  package var due: Date
  /// The learned interval between two requests, in seconds.
  package var pause = FeedPace.usual
  /// The pace that its server asked for in its last non-empty response.
  package var pace = FeedPace()
  package var askedAt: Date?
  /// When it last sent a readable response.
  package var receivedAt: Date?
  /// Since when the server has answered that there is no such page.
  package var missingSince: Date?
  /// How often it has failed in a row.
  package var failures = 0
  /// Since when it is no longer fetched, because it no longer exists.
  package var goneSince: Date?
  package var validators = Validators()

  package init(due: Date) {
    self.due = due
  }
}

package enum CollectionClaim: Sendable, Equatable {
  case taken(CollectionState)
  /// Another collector is fetching a feed of the same host.
  case hostIsBusy
  /// Another collector is fetching it, or has just done so.
  case isDone
}

/// Facts about collecting, and the unread articles.
package struct CollectionFacts: Sendable, Equatable {
  /// The unread articles of the scope. Unless it is everything, at most ``FindRequest/maxCounted`` are counted.
  package var unread: Int
  /// The unread articles that follows have found since the reader last looked at them.
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
