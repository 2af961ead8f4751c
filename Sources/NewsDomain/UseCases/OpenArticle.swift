/// Takes one article out of a list for its detail.
public struct OpenArticle: Sendable {
  public init() {}

  /// - Parameter number: counted from 1.
  /// - Throws: ``NewsError/noSuchItem(_:count:)``.
  public func callAsFunction(_ number: Int, of articles: [Article]) throws -> Article {
    guard number >= 1, number <= articles.count else {
      throw NewsError.noSuchItem(number, count: articles.count)
    }
    return articles[number - 1]
  }
}
