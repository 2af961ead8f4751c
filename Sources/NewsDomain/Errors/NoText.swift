/// Why there is no text.
package enum NoText: String, Sendable, CaseIterable {
  /// The page has no article.
  case notFound
  /// The link leads through Google News, and nobody could tell where to.
  case linkNotFollowed
  /// The answer is a PDF, a picture, a film or another file.
  case notAPage
  case login
  /// The page asks for consent first.
  case consent
  /// The page says that there is an error, though it was sent as a success.
  case errorPage
  /// The address leads to the home page of the site.
  case homePage
  /// The page wants to be sure that a person reads it.
  case challenge
  /// Only a browser that runs its scripts can show the page.
  case script
  /// The whole article is for subscribers.
  case paywall
  /// Nothing was found in the part of the page that is read; reading all of it would take too long.
  case tooCostly
}
