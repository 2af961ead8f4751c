/// A part of the reader's own news, which `new`, `brief`, `summary`, trends and the prompt are about.
package enum OwnPart: String, Sendable, CaseIterable {
  /// The headlines and the categories of the reader's country.
  case country
  /// The headlines of the favourite source.
  case source
  /// The favourite topics.
  case topics
  /// The reader's own feeds.
  case feeds
  /// The articles found by the reader's follows.
  case follows
}
