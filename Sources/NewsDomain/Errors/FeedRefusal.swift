/// A way in which a server refuses to give a feed.
package enum FeedRefusal: Sendable, Equatable {
  /// - Parameter retryAfter: seconds, if the server says so.
  case tooManyRequests(retryAfter: Int?)
  /// It sends a page that asks for consent first.
  case consent
  /// It sends another web page in the place of the feed.
  case webPage
  /// It sends an empty feed, although this feed always has items.
  case emptyList
  /// It refused a moment ago, so it is not asked again yet.
  ///
  /// - Parameter seconds: the time until it may be asked again.
  case pausing(seconds: Int)

  package var code: ErrorCode {
    switch self {
    case .tooManyRequests, .pausing: .rateLimited
    case .consent, .webPage, .emptyList: .badResponse
    }
  }
}
