/// A part of what is the reader's own: what `new`, `brief`, `summary`, trends and the prompt look at.
package enum OwnPart: String, Sendable, CaseIterable {
  /// The headlines and the categories of the reader's country.
  case country
  /// The headlines of the favourite source.
  case source
  /// The favourite topics.
  case topics
  /// The reader's own feeds.
  case feeds
  /// What the reader's follows find.
  case follows
}
