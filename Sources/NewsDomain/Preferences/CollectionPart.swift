/// A part of the news to collect.
package enum CollectionPart: String, Sendable, CaseIterable {
  /// The headlines of the favourite country.
  case country
  /// The headlines of the favourite source.
  case source
  /// The favourite topics.
  case topics
  /// The reader's own feeds.
  case feeds
  /// Searches for the reader's follows.
  case follows
  /// The headlines of all countries.
  case countries
  /// All feeds that supernews knows.
  case catalogue

  /// The parts collected unless the reader chooses others.
  package static let usual: [CollectionPart] = [.country, .source, .topics, .feeds, .follows]
}
