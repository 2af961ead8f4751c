/// Who is asked for news.
package enum ProviderChoice: String, CaseIterable, Sendable {
  /// NewsAPI where there is a key, then feeds, then what is stored, then the sample edition where that is wanted.
  case auto
  case newsapi
  case feeds
  case sample
}
