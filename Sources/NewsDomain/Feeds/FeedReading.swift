import FoundationEssentials

/// The result of the last fetch of a feed.
package struct FeedReading: Sendable, Equatable {
  /// How many articles it had when it was last readable; `nil` if it never was.
  package var count: Int?
  /// When it was last readable.
  package var readAt: Date?
  /// The problem of the last fetch; `nil` if there was none.
  package var trouble: FeedTrouble?

  package init(count: Int?, readAt: Date?, trouble: FeedTrouble? = nil) {
    self.count = count
    self.readAt = readAt
    self.trouble = trouble
  }

  /// How a request for a feed ended.
  package enum Result: Sendable, Equatable {
    /// It was read as far as its damage, if any, allows.
    case read(count: Int, FeedTrouble?)
    /// Nothing has changed since it was last read; any damage is still there.
    case unchanged
    /// It could not be read. What was known of it stays.
    case failed(FeedTrouble)
  }
}

/// Stores the results of reading feeds, each by its address without a name and password. It never fails.
package protocol FeedReadingRepository: Sendable {
  /// - Returns: `false` if the result cannot be stored here.
  @discardableResult
  func note(_ result: FeedReading.Result, of address: String, at now: Date) async -> Bool

  func readings() async -> [String: NotedReading]
}

/// A reading and the time of the request, which tells the newer of two.
package struct NotedReading: Sendable, Equatable {
  package let askedAt: Date
  package let reading: FeedReading

  package init(askedAt: Date, reading: FeedReading) {
    self.askedAt = askedAt
    self.reading = reading
  }
}

/// A kind of problem that a feed can have, short enough for a list. The raw values are stored and given to programs;
/// for a problem that is also in ``ErrorCode``, it is the same code.
package enum FeedTrouble: String, Sendable, CaseIterable {
  /// The connection failed or broke off.
  case network
  case timeout
  case tls
  case tooLarge
  case serverError
  /// The server refuses feed readers, or asks for fewer requests.
  case rateLimited
  /// The page no longer exists.
  case gone
  /// The server says that the feed has ended for good. It is asked again only when the reader checks the feed.
  case ended
  /// The server does not allow access.
  case forbidden
  /// The address now leads to something that is not a feed.
  case notAFeed
  /// The feed could not be parsed to its end.
  case broken
  /// The feed has an error, but was read to its end.
  case flawed
  /// It has more than ``maxEntries``, and the others are not read.
  case cut

  /// The most entries read from one feed: twenty times as many as feed readers keep.
  package static let maxEntries = 2_000

  /// Whether the entries that were read are good: the rest of them stays as it is while the feed is unchanged.
  package var isOfContents: Bool { [.broken, .flawed, .cut].contains(self) }

  /// Whether nothing can be done about it, and hardly anything is missing.
  package var isHarmless: Bool { self == .flawed || self == .cut }
}

/// One of the reader's own feeds, as an entry in the list of all of them.
package struct ListedFeed: Sendable, Equatable {
  /// Its number in the list, from 1 through all folders.
  package let number: Int
  package let feed: OwnFeed
  /// `nil` if it has never been fetched.
  package let reading: FeedReading?
  /// How many of its articles in the archive are unread; `nil` if they were not counted.
  package var unread: Int?

  package init(number: Int, feed: OwnFeed, reading: FeedReading?, unread: Int? = nil) {
    self.number = number
    self.feed = feed
    self.reading = reading
    self.unread = unread
  }
}
