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

/// The rows that describe the archive.
package enum ArchiveRow: CaseIterable, Sendable {
  case file
  case articles
  case imported
  case unread
  case saved
  case changed
  case texts
  case labels
  case sources
  case mutes
  case published
  case since
  case growth
}

/// The facts shown about the origin of an article.
package enum WhyRow: Sendable {
  case before
  case provider
  case request
  case received
  case summary
  case feedLink
  case link
  case sourceLink
  /// How the source's link was found.
  case linkWay
  case canonical
  case site
  case place
  case story
  /// The most similar article of the story.
  case nearest
  /// The terms that the article shares with that one.
  case shared
  /// How similar two articles are.
  case similarity
  /// How similar the meanings of their titles are.
  case meaning
  /// The article that connects two.
  case between
}
