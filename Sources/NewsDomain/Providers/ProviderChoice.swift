/// The reader's choice of the providers that are asked for news.
package enum ProviderChoice: String, CaseIterable, Sendable {
  /// NewsAPI if there is a key, then feeds, then the store, then the sample edition if it is wanted.
  case auto
  case newsapi
  case feeds
  case sample
}
