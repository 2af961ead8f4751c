import FoundationEssentials

/// The articles shown beside another one because their titles mean nearly the same. They are found by vectors that are
/// stored already: the model is not needed.
package enum SimilarArticles {
  /// The most articles shown.
  package static let most = 3
  /// How many are looked at: copies, and articles of the same story, are left out.
  private static let maxLookedAt = 40
  /// How old they may be, in seconds.
  private static let longest = 90 * 86_400.0

  /// The request that finds them, without the meaning that they must have.
  package static func request(at now: Date) -> FindRequest {
    FindRequest(dates: Dates(from: now.addingTimeInterval(-longest)), paging: Paging(limit: maxLookedAt))
  }

  /// The articles to show.
  ///
  /// - Parameters:
  ///   - found: the articles found, the nearest first.
  ///   - others: articles that are shown along with it.
  package static func chosen(
    among found: [Article], like article: Article, besides others: [Article]
  ) -> [Article] {
    let ids = Set(others.map(\.id))
    var titles = Set(([article] + others).map(\.headline))
    return Array(found.filter { !ids.contains($0.id) && titles.insert($0.headline).inserted }.prefix(most))
  }
}
