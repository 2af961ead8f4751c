import NewsDomain

/// Articles whose marks have just changed. Only programs see them; a notice informs people.
package struct MarksScreen: Screen {
  private let articles: [(number: Int, article: Article)]
  private var states: [ArticleID: ArticleState] = [:]

  package init(_ articles: [(number: Int, article: Article)]) {
    self.articles = articles
  }

  package var markedArticles: [Article] { articles.map(\.article) }

  package mutating func take(_ states: [ArticleID: ArticleState]) {
    self.states = states
  }

  /// Only articles in the archive have marks.
  package var records: [any Record] {
    articles.compactMap { number, article in
      states[article.id].map { ArticleRecord(number: number, article: article, state: $0) }
    }
  }

  package func draw(on page: inout TextPage) {}
}
