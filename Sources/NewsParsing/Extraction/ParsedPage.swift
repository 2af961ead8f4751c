import NewsDomain

/// A page as it is handed on.
package struct ParsedPage: Sendable, Equatable {
  package var text: ArticleText
  /// The address to which the page redirects.
  package let next: String?
}
