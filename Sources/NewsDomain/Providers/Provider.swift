/// Where a page of news came from.
package enum Provider: String, Sendable {
  /// NewsAPI.org.
  case newsapi
  /// Feeds, of Google News and of publishers.
  case feeds
  /// The embedded front pages from history.
  case sample
}
