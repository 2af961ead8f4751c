import FoundationEssentials

/// What came of reading a feed last.
package struct FeedReading: Sendable, Equatable {
  /// How many articles it had when it could be read last; `nil` where it never could.
  package var count: Int?
  /// When that was.
  package var readAt: Date?
  /// What was wrong when it was asked for last; `nil` where nothing was.
  package var trouble: FeedTrouble?

  package init(count: Int?, readAt: Date?, trouble: FeedTrouble? = nil) {
    self.count = count
    self.readAt = readAt
    self.trouble = trouble
  }
}

/// What can be wrong with a feed, in the few kinds that a list has room for. The values are kept and told to
/// programs: where an error has a code for it, they are that code.
package enum FeedTrouble: String, Sendable, CaseIterable {
  /// No connection came about, or it broke.
  case network
  case timeout
  case tls
  case tooLarge
  case serverError
  /// Its server turns readers away, or wants to be asked less often.
  case rateLimited
  /// There is no such page any more.
  case gone
  /// It is not for everybody.
  case forbidden
  /// Something else stands there now.
  case notAFeed
  /// It cannot be understood to its end.
  case broken
}

/// A feed of the reader's own in the list of all.
package struct ListedFeed: Sendable, Equatable {
  /// Counted from 1, through all folders.
  package let number: Int
  package let feed: Subscription
  /// `nil` where it was never asked for.
  package let reading: FeedReading?

  package init(number: Int, feed: Subscription, reading: FeedReading?) {
    self.number = number
    self.feed = feed
    self.reading = reading
  }
}
