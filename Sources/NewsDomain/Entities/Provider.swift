/// Where a page of news came from.
public enum Provider: String, Sendable {
  /// NewsAPI.org.
  case newsapi
  /// The embedded front pages from history.
  case sample
}
