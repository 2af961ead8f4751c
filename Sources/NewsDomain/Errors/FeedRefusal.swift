/// How a server turns readers of feeds away.
package enum FeedRefusal: Sendable, Equatable {
  /// - Parameter retryAfter: seconds, where the server says so.
  case tooManyRequests(retryAfter: Int?)
  /// A page that wants to be agreed to before.
  case consent
  /// Another page of the web in the place of the feed.
  case webPage
  /// A feed of nothing where there is always something.
  case emptyList
  /// It turned readers away a moment ago and is left alone.
  ///
  /// - Parameter seconds: until it may be asked again.
  case pausing(seconds: Int)
}
