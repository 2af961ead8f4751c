import FoundationEssentials
import NewsDomain

/// Finds an article in its source's own feed.
struct SameItem {
  /// The greatest difference between the two dates of an article, in seconds: three days if its headline is the same,
  /// half a day if it is only similar, as in a daily series.
  private static let longest: (same: TimeInterval, similar: TimeInterval) = (3 * 86_400, 43_200)

  let headline: String
  let date: Date?

  /// - Returns: the article with the same headline, else the first one with a similar headline.
  func find(among articles: [Article]) -> Article? {
    var similar: Article?
    for article in articles {
      guard let title = article.title, SameHeadline.isSame(title, headline) else { continue }
      if SameHeadline.isEqual(title, headline) {
        if isNear(article, within: Self.longest.same) { return article }
      } else if similar == nil, isNear(article, within: Self.longest.similar) {
        similar = article
      }
    }
    return similar
  }

  /// Whether the dates allow it.
  private func isNear(_ article: Article, within seconds: TimeInterval) -> Bool {
    guard let date, let other = article.publishedAt else { return true }
    return abs(other.timeIntervalSince(date)) <= seconds
  }
}
