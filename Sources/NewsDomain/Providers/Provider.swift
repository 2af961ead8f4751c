/// The provider of a page of news.
package enum Provider: String, Sendable {
  /// NewsAPI.org.
  case newsapi
  /// Feeds of Google News and of sources.
  case feeds
  /// The embedded front pages from history.
  case sample
}
