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
