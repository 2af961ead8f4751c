import FoundationEssentials

extension Article {
  /// The words that distinguish it from others: its title or, without one, its text.
  package var ownWords: String { (title ?? summary ?? content ?? "").trimmed }
}

extension Date {
  /// The day in UTC, as a number.
  package var utcDay: Int { Int((timeIntervalSince1970 / 86_400).rounded(.down)) }
}

extension [Article] {
  /// The items of one answer of a feed, each once and in order.
  ///
  /// Items with different pages are different articles, whatever their guids and titles. Items with one page differ by
  /// their guids or, if these are not all different, by title and day; they get ``Article/sharesPage``. A guid that
  /// several items have, such as "N/A", is removed.
  package consuming func eachOnce() -> [Article] {
    var articles = self
    let pages = articles.map(\.canonicalLink)
    var first: [String: Int] = [:]
    // Only for pages of several items, which are few.
    var groups: [String: [Int]] = [:]
    for (place, page) in pages.enumerated() {
      guard let page else { continue }
      if let start = first[page] { groups[page, default: [start]].append(place) } else { first[page] = place }
    }
    var dropped: Set<Int> = []
    for (page, group) in groups {
      let countsGUID = group.allSatisfy { articles[$0].guid != nil }
      var seen: Set<ItemMark> = []
      let different = group.filter { seen.insert(ItemMark(articles[$0], countsGUID: countsGUID)).inserted }
      dropped.formUnion(Set(group).subtracting(different))
      groups[page] = different
    }
    let left = articles.indices.filter { !dropped.contains($0) }
    let counts = Dictionary(left.compactMap { articles[$0].guid }.map { ($0, 1) }, uniquingKeysWith: +)
    let isUsable = articles.map { $0.guid.map { counts[$0] == 1 } ?? false }
    for place in left {
      let group = pages[place].flatMap { groups[$0] } ?? []
      articles[place].sharesPage = group.count > 1
      if !isUsable[place] || !group.allSatisfy({ isUsable[$0] }) { articles[place].guid = nil }
    }
    return dropped.isEmpty ? articles : left.map { articles[$0] }
  }
}

/// The values that distinguish an item from others with the same page.
private struct ItemMark: Hashable {
  let guid: String?
  let words: String
  let day: Int?

  init(_ article: Article, countsGUID: Bool) {
    guid = countsGUID ? article.guid : nil
    words = article.ownWords
    day = article.publishedAt?.utcDay
  }
}
