/// The text of an article is not available, or cannot be translated.
package enum TextError: CodedError, Equatable {
  /// There is no text, for this reason; the item's page may have it.
  case none(item: Int, NoText)
  /// The reader has set no translator.
  case noTranslator
  /// The reader's program cannot be started, or has failed.
  case translatorFailed(program: String, ProgramFailure)
  /// The text has no link with this number.
  case noSuchLink(Int, item: Int, count: Int)
  /// The text is not stored and cannot be fetched offline.
  case notKept(item: Int)
  /// The item is a file, so it has no page; its text has this many links.
  case ofFile(path: String, item: Int, links: Int)

  package var code: ErrorCode {
    switch self {
    case .none, .notKept: .noText
    case .noTranslator: .usage
    case .translatorFailed: .translator
    case .noSuchLink, .ofFile: .noSuchItem
    }
  }
}

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
  /// Reading the page took longer than a document may take.
  case tooSlow
  /// The process that reads documents ended over the page, or answered nonsense.
  case crashed
}
