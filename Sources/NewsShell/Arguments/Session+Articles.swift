import NewsDomain
import NewsPresentation

extension Session {
  /// The articles that are meant, with their numbers; without words the one being read.
  ///
  /// - Throws: `noResults`, `noSuchItem` or ``ShellError``.
  func articles(_ selections: [ItemSelection]) throws -> [(number: Int, article: Article)] {
    let list = try list()
    guard case .articles(let articles) = list.items else { throw ShellError.wrongKind }
    var numbers = selections.flatMap { $0.numbers(count: articles.count) }
    if selections.isEmpty {
      guard let position = coordinator.current?.position else {
        throw ShellError.noArticleOpen
      }
      numbers = [position]
    }
    return try numbers.map { ($0, try OpenArticle()($0, of: articles)) }
  }
}
