// Duplicates are removed twice: here, in a feed and in a list, and by the archive, which adds no article again.

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

extension [Article] {
  /// The list with each web page once, at its first position, in its own source's words if the list has them.
  func withoutDuplicates() -> [Article] {
    var seen = SeenPages()
    var places: [String: Int] = [:]
    var list: [Article] = []
    for article in self {
      if seen.insert(article) {
        if let page = article.listedPage, places[page] == nil { places[page] = list.count }
        list.append(article)
      } else if let place = article.listedPage.flatMap({ places[$0] }), article.attribution > list[place].attribution {
        list[place] = article
      }
    }
    return list
  }
}

/// The web pages in a list, so that each is listed once.
struct SeenPages: Sendable {
  /// Hashes of the pages, because a list may be long.
  private var marks: Set<Int> = []

  init(_ articles: [Article] = []) {
    for article in articles { insert(article) }
  }

  /// - Returns: whether its page was not in the list yet. An article without a page is always new, and so is an item of
  ///   a feed that shares its page with another of its items but has a different id.
  @discardableResult
  mutating func insert(_ article: Article) -> Bool {
    guard let page = article.listedPage else { return true }
    let isNew = marks.insert(page.hashValue).inserted
    // Articles of the archive are distinguished by their ids as well.
    let isArchived = article.provenance?.origin.stored == .archived
    guard let mark = article.given.id?.description ?? article.guid,
      let feed = article.provenance?.request ?? (isArchived ? "" : nil)
    else { return isNew }
    // The feed that first listed the page: items of another feed cannot be compared with its items.
    let ofFeed = [page, feed].hashValue
    if isNew { marks.insert(ofFeed) }
    return marks.contains(ofFeed) && marks.insert([page, feed, mark].hashValue).inserted
  }
}
