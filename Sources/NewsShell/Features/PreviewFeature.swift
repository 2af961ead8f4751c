import NewsDomain
import NewsPresentation

/// Articles beside a list. Showing them there does not mark them as read.
package struct PreviewFeature: Feature {
  private let articles: ArticlePresenter

  package init(_ ports: any Ports) {
    articles = ArticlePresenter(ports)
  }

  /// What is stored of an article of a list.
  ///
  /// - Returns: the screen, which is `nil` if there is no such article, and whether there is no more to fetch.
  func stored(_ number: Int, of list: ResultList, in session: Session) async -> (screen: (any Screen)?, isWhole: Bool) {
    await articles.preview(number, of: list)
  }

  /// The text of an article from its page; `nil` if it has none.
  func fetched(_ number: Int, of list: ResultList, in session: Session) async throws -> (any Screen)? {
    try await articles.fetchedPreview(number, of: list)
  }
}
