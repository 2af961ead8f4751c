/// The provider of a page of news.
package enum Provider: String, Sendable {
  /// NewsAPI.org.
  case newsapi
  /// Feeds of Google News and of sources.
  case feeds
  /// The embedded front pages from history.
  case sample
}

/// The reader's choice of providers.
package enum ProviderChoice: String, CaseIterable, Sendable {
  /// NewsAPI if there is a key, then feeds, then the store, then the sample edition if it may be used.
  case auto
  case newsapi
  case feeds
  case sample
}
