/// Returns one article of a list, to show it in full.
package struct OpenArticle: Sendable {
  package init() {}

  /// - Parameter number: from 1.
  /// - Throws: ``ListError/noSuchItem(_:count:)``.
  package func callAsFunction(_ number: Int, of articles: [Article]) throws -> Article {
    guard number >= 1, number <= articles.count else {
      throw NewsError.list(.noSuchItem(number, count: articles.count))
    }
    return articles[number - 1]
  }
}
