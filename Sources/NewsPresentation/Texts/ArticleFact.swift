/// The facts about an article that have labels.
package enum ArticleFact: Sendable {
  case title
  case source
  case country
  case author
  case date
  /// The length of an episode.
  case duration
  /// How long reading its text takes.
  case readingTime
  case link
  case language
  case translation
  case others
  /// Whether it is read, saved or changed.
  case state
}
