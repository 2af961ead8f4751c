import FoundationEssentials
import NewsDomain

/// Finds an article in its source's own feed.
struct SameItem {
  /// The longest time between the dates that both places give an article, in seconds: three days if its headline is the
  /// same, half a day if it is only similar, as that of a daily series may be.
  private static let longest: (same: TimeInterval, similar: TimeInterval) = (3 * 86_400, 43_200)

  let headline: String
  let date: Date?

  /// - Returns: the item with the same headline, else the first one with a similar headline.
  func find(in feed: Feed) -> FeedItem? {
    var similar: FeedItem?
    for item in feed.items {
      guard let title = item.title?.plain, SameHeadline.isSame(title, headline) else { continue }
      if SameHeadline.isEqual(title, headline) {
        if isNear(item, within: Self.longest.same) { return item }
      } else if similar == nil, isNear(item, within: Self.longest.similar) {
        similar = item
      }
    }
    return similar
  }

  /// Whether the dates do not speak against it.
  private func isNear(_ item: FeedItem, within seconds: TimeInterval) -> Bool {
    guard let date, let other = item.date else { return true }
    return abs(other.timeIntervalSince(date)) <= seconds
  }
}
