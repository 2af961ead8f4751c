import FoundationEssentials

/// Adds articles from providers to the archive, and stores their lists.
package struct NewsKeeper: Sendable {
  package let archive: any ArticleArchive
  package let lists: any ListRepository
  private let settings: LiveSettings
  private let clock: WallClock

  package init(archive: any ArticleArchive, lists: any ListRepository, settings: LiveSettings, clock: WallClock) {
    self.archive = archive
    self.lists = lists
    self.settings = settings
    self.clock = clock
  }

  /// Adds the articles of a page and those that came with them to the archive, unless that is off, and stores the
  /// lists. A page that was not just fetched only fills gaps.
  ///
  /// - Parameters:
  ///   - list: the list that the articles belong to.
  ///   - isFront: whether it is the beginning of that list.
  func keep(_ page: inout NewsPage, in list: ArchivedList? = nil, isFront: Bool = false) async {
    let brought = page.brought
    page.brought = []
    guard page.provider != .sample, !page.articles.isEmpty || !brought.isEmpty else { return }
    var articles = (page.articles + page.others).withoutDuplicates().identified()
    let supplements = Dictionary(
      articles.compactMap { article in
        article.provenance?.supplement.map { (StoredIDs.Key(article), $0) }
      }, uniquingKeysWith: { first, _ in first })
    var ids = StoredIDs()
    if settings.isArchiving {
      var known = Set(articles.map(StoredIDs.Key.init))
      let all = articles + brought.flatMap(\.namedArticles).filter { known.insert(StoredIDs.Key($0)).inserted }
      let stored =
        page.stored == nil
        ? await archive.add(Delivery(all, list: list, isFront: isFront, at: clock.now))
        : await archive.addMissing(all, list: list, at: clock.now)
      ids = StoredIDs(of: all, stored)
      ids.give(to: &articles)
      ids.give(to: &page.articles)
      ids.give(to: &page.others)
    }
    for var list in brought {
      for index in list.items.indices {
        guard let item = list.items[index], let supplement = supplements[StoredIDs.Key(item)] else { continue }
        list.items[index]?.provenance = item.provenance?.supplemented(by: supplement)
      }
      var articles = list.articles
      ids.give(to: &articles)
      await lists.keep(list.identified(by: articles))
    }
  }
}

/// The ids under which articles are stored, where these are not those that they came with.
private struct StoredIDs {
  /// An article as it came: items of two feeds may have come with one id.
  struct Key: Hashable {
    let feed: String?
    let id: ArticleID

    init(_ article: Article) {
      feed = article.provenance?.request
      id = article.id
    }
  }

  private var ids: [Key: ArticleID] = [:]

  init() {}

  init(of articles: [Article], _ stored: [Article]) {
    for (article, stored) in zip(articles, stored) where stored.hasStoredID && !article.hasStoredID {
      ids[Key(article)] = stored.id
    }
  }

  func give(to articles: inout [Article]) {
    guard !ids.isEmpty else { return }
    for index in articles.indices {
      if let id = ids[Key(articles[index])] { articles[index].takeID(id) }
    }
  }
}
