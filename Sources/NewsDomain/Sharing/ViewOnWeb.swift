/// Opens an article's page in the browser.
package struct ViewOnWeb: Sendable {
  private let opener: any LinkOpener

  package init(opener: any LinkOpener) {
    self.opener = opener
  }

  /// - Parameter number: the number of the article, for the error.
  /// - Throws: ``NewsError``.
  package func callAsFunction(_ article: Article, number: Int) async throws -> WebLink {
    guard let link = article.link.flatMap(WebLink.init) else { throw NewsError.list(.noLink(item: number)) }
    try await opener.open(link)
    return link
  }

  /// - Throws: ``NewsError``.
  package func callAsFunction(_ link: WebLink) async throws { try await opener.open(link) }
}
