/// The pages of the web that a list has, so that none comes twice.
struct SeenPages: Sendable {
  /// Hashes of what tells pages apart: a list may be long.
  private var marks: Set<Int> = []

  init(_ articles: [Article] = []) {
    for article in articles { insert(article) }
  }

  /// - Returns: whether its page was not among them. What leads nowhere is new each time, and so are those of a feed
  ///   that it calls differently in a way that counts (``Article/guid``), though they lead to the same page.
  @discardableResult
  mutating func insert(_ article: Article) -> Bool {
    guard let page = article.canonicalLink else { return true }
    let isNew = marks.insert(page.hashValue).inserted
    guard let guid = article.guid, let feed = article.provenance?.request else { return isNew }
    // Who told of the page first: to another feed's item of it nothing can be compared.
    let teller = [page, feed].hashValue
    if isNew { marks.insert(teller) }
    return marks.contains(teller) && marks.insert([page, feed, guid].hashValue).inserted
  }
}
