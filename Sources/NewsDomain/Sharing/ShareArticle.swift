/// Creates the text for sharing an article: its title and its link.
package struct ShareArticle: Sendable {
  package enum Form: String, CaseIterable, Sendable {
    case text
    case markdown
  }

  /// The most scalars of a title: more than a headline has, and few enough for the subject of a letter.
  private static let longestTitle = 300

  package init() {}

  /// - Parameter number: the number of the article, for the error.
  /// - Throws: ``ListError/noLink(item:)`` if the article has no link to a page.
  package func callAsFunction(_ article: Article, number: Int, as form: Form) throws -> SharedArticle {
    guard let link = article.link.flatMap(WebLink.init)?.untracked else { throw NewsError.list(.noLink(item: number)) }
    return share(article, link, title: article.headline ?? link.host, number: number, as: form)
  }

  /// A link of an article's text.
  package func callAsFunction(link: WebLink, of article: Article, number: Int, as form: Form) -> SharedArticle {
    share(article, link.untracked, title: link.host, number: number, as: form)
  }

  private func share(
    _ article: Article, _ link: WebLink, title: String, number: Int, as form: Form
  ) -> SharedArticle {
    let line = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let title = line.unicodeScalars.count > Self.longestTitle ? line.prefix(scalars: Self.longestTitle) + "…" : line
    let text =
      switch form {
      case .text: "\(title)\n\(link.address)"
      case .markdown: title.markdownLink(to: link)
      }
    return SharedArticle(
      number: number, id: article.id, title: title, link: link, text: text,
      source: article.source.name?.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}

package struct SharedArticle: Sendable, Equatable {
  package let number: Int
  package let id: ArticleID
  package let title: String
  package let link: WebLink
  package let text: String
  package var source: String?
}
