/// How a server turns readers of feeds away.
package enum FeedRefusal: Sendable, Equatable {
  /// - Parameter retryAfter: seconds, if the server says so.
  case tooManyRequests(retryAfter: Int?)
  /// It sends a page that wants to be agreed to first.
  case consent
  /// It sends another web page in the place of the feed.
  case webPage
  /// It sends an empty feed, where there is always something.
  case emptyList
  /// It turned readers away a moment ago and is left alone.
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
