import FoundationEssentials

/// An item of a feed, as far as it is compared with articles of the same page.
package struct ComparedItem: Sendable, Equatable {
  /// A hash of its guid; `nil` without a usable one.
  package var guid: UInt64?
  /// A hash of its words.
  package var words: UInt64
  package var publishedAt: Date?

  package init(guid: UInt64?, words: UInt64, publishedAt: Date?) {
    self.guid = guid
    self.words = words
    self.publishedAt = publishedAt
  }

  package init(_ article: Article) {
    self.init(
      guid: article.guid.map { ArticleID(hashing: "guid " + $0).value },
      words: ArticleID(hashing: "words " + article.ownWords).value, publishedAt: article.publishedAt)
  }
}

/// Decides which known articles the items of a feed are that lead to one page: see ``ArticleID``.
package enum ItemMatch {
  /// A known article of the page.
  package struct Known: Sendable {
    /// It as its feed had it last, but with its first date.
    package var item: ComparedItem
    /// Its words in the archive.
    package var words: String
    /// Whether only other feeds or providers had it: then only its words count.
    package var isOfOthers: Bool

    package init(_ item: ComparedItem, words: String, isOfOthers: Bool = false) {
      self.item = item
      self.words = words
      self.isOfOthers = isOfOthers
    }
  }

  /// How well an item and an article go together.
  private enum Likeness: Int, Comparable {
    case edit
    case headline
    case words
    case wordsAndDay
    case guid

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// A known article for each item that is one; the others are new. The best pairs are taken first.
  ///
  /// - Parameter isShared: whether the feed ever had several items for the page at once.
  /// - Returns: for each item the index of its article.
  package static func match(_ items: [Article], with known: [Known], isShared: Bool) -> [Int?] {
    var pairs: [(likeness: Likeness, seconds: TimeInterval, item: Int, known: Int)] = []
    for (place, article) in items.enumerated() {
      let item = ComparedItem(article)
      for (index, one) in known.enumerated() {
        guard let likeness = likeness(item, article, one, isShared: isShared) else { continue }
        let seconds = item.publishedAt.flatMap { date in one.item.publishedAt.map { abs(date.timeIntervalSince($0)) } }
        pairs.append((likeness, seconds ?? .infinity, place, index))
      }
    }
    pairs.sort { one, other in
      if one.likeness != other.likeness { return one.likeness > other.likeness }
      return (one.seconds, one.item, one.known) < (other.seconds, other.item, other.known)
    }
    var matches = [Int?](repeating: nil, count: items.count)
    var taken: Set<Int> = []
    for pair in pairs where matches[pair.item] == nil && taken.insert(pair.known).inserted {
      matches[pair.item] = pair.known
    }
    return matches
  }

  private static func likeness(
    _ item: ComparedItem, _ article: Article, _ known: Known, isShared: Bool
  ) -> Likeness? {
    let hasGUIDs = item.guid != nil && known.item.guid != nil
    if hasGUIDs, item.guid == known.item.guid { return .guid }
    // Many publishers give an item another guid at each edit, but not those that distinguish items by it.
    if hasGUIDs, isShared { return nil }
    let days = (item.publishedAt?.utcDay, known.item.publishedAt?.utcDay)
    let isSameDay = days.0 == nil || days.1 == nil || days.0 == days.1
    if item.words == known.item.words { return isSameDay ? .wordsAndDay : .words }
    if SameHeadline.isSame(article.ownWords, known.words) { return .headline }
    return !known.isOfOthers && (hasGUIDs || isSameDay) ? .edit : nil
  }
}
