/// Why there is no text.
package enum NoText: String, Sendable, CaseIterable {
  /// The page has no article.
  case notFound
  /// The link leads through Google News, and its target could not be found.
  case linkNotFollowed
  /// The response is a PDF, a picture, a film or another file.
  case notAPage
  case login
  /// The page asks for consent first.
  case consent
  /// The page reports an error, though it was sent as a success.
  case errorPage
  /// The address leads to the home page of the site.
  case homePage
  /// The page checks that its visitor is human.
  case challenge
  /// Only a browser that runs its scripts can show the page.
  case script
  /// The whole article is for subscribers.
  case paywall
  /// The part of the page that was read has no article; reading all of it would take too long.
  case tooCostly
}
