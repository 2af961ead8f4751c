/// How a server refuses to deliver a feed.
package enum FeedRefusal: Sendable, Equatable {
  /// - Parameter retryAfter: in seconds, if the server says so.
  case tooManyRequests(retryAfter: Int?)
  /// It sends a page that asks for consent first.
  case consent
  /// It sends another web page instead of the feed.
  case webPage
  /// It sends an empty feed, although this feed always has items.
  case emptyList
  /// It refused a moment ago, so no new request is sent yet.
  ///
  /// - Parameter seconds: the time until the next request may be sent.
  case pausing(seconds: Int)

  package var code: ErrorCode {
    switch self {
    case .tooManyRequests, .pausing: .rateLimited
    case .consent, .webPage, .emptyList: .badResponse
    }
  }
}
