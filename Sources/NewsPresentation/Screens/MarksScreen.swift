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

/// How many articles that filters found were marked. Only programs see it; a notice informs people.
package struct BulkMarksScreen: Screen {
  private let change: MarkChange
  private let count: Int

  package init(_ change: MarkChange, count: Int) {
    self.change = change
    self.count = count
  }

  package var records: [any Record] { [MarkedRecord(change: change, count: count)] }
  package var facts: Facts { Facts(count: count) }

  package func draw(on page: inout TextPage) {}
}
