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
  /// The telling of the story that the article is most like.
  case telling
  /// What the article shares with that telling.
  case shared
}
