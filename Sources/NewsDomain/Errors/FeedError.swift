/// A feed cannot be read, added or kept.
package enum FeedError: CodedError, Equatable {
  /// The answer or file is not a feed, or is a broken one.
  ///
  /// - Parameter place: its host, or the path of the file.
  case unreadable(place: String, FeedProblem)
  /// The text is not an address that could lead to a feed.
  case notAnAddress(String)
  /// The web page names no feed.
  case noFeed(host: String)
  /// The reader has this feed already.
  case known(name: String)
  /// More feeds than can be kept.
  case tooMany(limit: Int)
  /// No feed is known that could answer.
  case noFeedKnown
  /// The reader has no feeds yet.
  case noOwnFeeds
  /// The file is not a list of feeds.
  case notOPML(path: String, detail: String)

  package var code: ErrorCode {
    switch self {
    case .unreadable(_, let problem): problem.code
    case .notAnAddress: .usage
    case .noFeed: .badResponse
    case .known, .tooMany, .notOPML: .parameterInvalid
    case .noFeedKnown: .unknownSource
    case .noOwnFeeds: .noResults
    }
  }
}
