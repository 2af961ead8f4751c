/// What came of reading a feed last.
public struct FeedReading: Sendable, Equatable {
  /// How many articles it had when it could be read last; `nil` where it never could.
  public var count: Int?
  /// When that was.
  public var readAt: Date?
  /// What was wrong when it was asked for last; `nil` where nothing was.
  public var trouble: FeedTrouble?

  public init(count: Int?, readAt: Date?, trouble: FeedTrouble? = nil) {
    self.count = count
    self.readAt = readAt
    self.trouble = trouble
  }
}

/// What can be wrong with a feed, in the few kinds that a list has room for. The values are kept and told to
/// programs: where an error has a code for it, they are that code.
public enum FeedTrouble: String, Sendable, CaseIterable {
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
public struct ListedFeed: Sendable, Equatable {
  /// Counted from 1, through all folders.
  public let number: Int
  public let feed: Subscription
  /// `nil` where it was never asked for.
  public let reading: FeedReading?

  public init(number: Int, feed: Subscription, reading: FeedReading?) {
    self.number = number
    self.feed = feed
    self.reading = reading
  }
}
