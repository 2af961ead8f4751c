import FoundationEssentials
import NewsDomain

/// The known articles of some pages, with their words.
struct PagesOfItems {
  /// An article that an item may be.
  struct Candidate {
    let id: ArticleID
    let known: ItemMatch.Known
    /// Whether it is the article that the link alone gives.
    var isOfLink = false
  }

  private var rows: [ArticleID: Int64] = [:]
  private var archived: [Int64: ArchivedArticle] = [:]
  /// The rows that were an item of any feed, as far as noted.
  private var noted: Set<Int64> = []

  init(
    _ articles: [Article], _ known: [NotedItem.Place: [KnownItem]], in database: any ArchiveEngine
  ) throws {
    var feeds: [String: UInt64] = [:]
    let places = articles.compactMap { NotedItem($0, &feeds)?.place }
    rows = try database.rows(of: places.map(\.page) + articles.flatMap { $0.idsAmongSeveral })
    let ofItems = places.flatMap { known[$0] ?? [] }.map(\.row)
    archived = Dictionary(
      try database.archived(Array(Set(rows.values).union(ofItems))).map { ($0.row, $0) },
      uniquingKeysWith: { first, _ in first })
    noted = try database.rowsOfItems(among: places.compactMap { rows[$0.page] })
  }

  func has(_ id: ArticleID) -> Bool { rows[id] != nil }

  /// The articles that items of one feed and page may be, those of the feed first.
  ///
  /// - Parameters:
  ///   - noted: the articles that are noted as items of the feed.
  ///   - isAlone: whether there is only one item.
  func candidates(
    of articles: [Article], at place: NotedItem.Place, noted items: some Sequence<KnownItem>, isAlone: Bool
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    var seen: Set<Int64> = []
    func add(_ row: Int64?, _ note: ComparedItem?, isOfOthers: Bool = false, isOfLink: Bool = false) {
      guard let row, seen.insert(row).inserted, let article = archived[row]?.article else { return }
      let known = ItemMatch.Known(note ?? ComparedItem(article), words: article.ownWords, isOfOthers: isOfOthers)
      candidates.append(Candidate(id: article.id, known: known, isOfLink: isOfLink))
    }
    for item in items { add(item.row, item.note.item) }
    // Imported articles are noted as items of no feed: link and guid together say which one it is.
    for article in articles where article.guid != nil {
      let row = rows[ArticleID(of: article, countsGUID: true)]
      add(row, row.flatMap { archived[$0]?.article }.map { ComparedItem($0.with(guid: article.guid)) })
    }
    // There the host of the words says whose item it is. A guid may be another one after an edit.
    if let row = rows[place.page], let first = articles.first {
      let isOfFeed =
        !noted.contains(row) && archived[row].map { $0.origin != nil && first.comes(from: $0.origin) } == true
      add(row, nil, isOfOthers: !isOfFeed || isAlone && first.guid != nil, isOfLink: true)
    }
    for article in articles { add(rows[article.with(guid: nil).idAmongSeveral], nil, isOfOthers: true) }
    return candidates
  }
}

extension Article {
  /// The ids that it may have beside other items with its page.
  fileprivate var idsAmongSeveral: [ArticleID] {
    [idAmongSeveral] + (guid == nil ? [] : [with(guid: nil).idAmongSeveral])
  }

  fileprivate var idAmongSeveral: ArticleID { ArticleID(of: self, countsGUID: true) }

  fileprivate func with(guid: String?) -> Article {
    var article = self
    article.guid = guid
    return article
  }
}
