import FoundationEssentials
import NewsDomain
import SQLKit

/// An article that was seen, with the facts that the archive stores about it.
struct DeliveredArticle: Sendable {
  /// Its index among the articles seen with it.
  let place: Int
  let article: Article
  /// The note about it as an item of its feed.
  let note: NotedItem?
  let terms: FilterTerms
  let words: IndexedWords
}

/// Articles ready to be added: everything that needs no database is done, so that nobody has to wait for it.
struct PreparedDelivery: Sendable {
  let delivery: Delivery
  /// In the order in which they are added: a file's index takes rows in ascending order much faster.
  let articles: [DeliveredArticle]

  /// - Parameter identities: the articles of the delivery with their ids.
  init(_ delivery: Delivery, _ identities: ItemIdentities, for store: any ArchiveStore) {
    self.delivery = delivery
    var seen = zip(identities.articles, identities.notes).filter { $0.0.provider != .sample }
    for index in seen.indices { seen[index].0.dropDate(aheadOf: delivery.at) }
    let dates = seen.map { $0.0.publishedAt ?? delivery.at }
    // Of articles without a date, the first of a list gets the last row, which is listed first.
    let ranks = seen.indices.map { seen[$0].0.publishedAt == nil ? -$0 : $0 }
    articles = seen.indices.sorted { (dates[$0], ranks[$0]) < (dates[$1], ranks[$1]) }.map { [seen] place in
      let (article, note) = seen[place]
      let terms = ArticleAdder.terms(of: article, in: delivery.list)
      return DeliveredArticle(
        place: place, article: article, note: note, terms: terms, words: store.indexedWords(of: article, terms))
    }
  }
}

/// Articles that are added in one transaction, as sets: unless words have changed, the number of statements does not
/// depend on the number of articles.
struct Addition {
  private let entries: [DeliveredArticle]
  private let delivery: Delivery

  init(_ articles: ArraySlice<DeliveredArticle>, of delivery: Delivery) {
    self.delivery = delivery
    entries = Array(articles)
  }

  /// - Returns: the rows of all articles, in order, and how many of them are new.
  func add(to database: any ArchiveEngine) throws -> (rows: [Int64], new: Int) {
    var set = try ArticleSet(entries.map { [$0.article.id] + $0.article.aliases }, in: database)
    let adder = try ArticleAdder(database, list: delivery.list, at: delivery.at)
    set.takeRows(try insert(set.new, adder, database))
    // Only articles that existed before, or occur twice here, may have changed.
    try adder.update(&set, with: entries.map(\.article))
    try database.keep(aliases: set.newAliases)
    try database.keep(zip(entries, set.rows).compactMap { entry, row in entry.note.map { ($0, row) } })
    if let list = adder.list {
      try database.insert(set.rows.map { (list, $0) }, into: "listed (list, row)", conflict: "DO NOTHING")
    }
    return (set.rows, set.new.count)
  }

  /// - Returns: the rows of the articles with these indices.
  private func insert(_ indices: [Int], _ adder: ArticleAdder, _ database: any ArchiveEngine) throws -> [Int64] {
    guard !indices.isEmpty else { return [] }
    let now = delivery.at
    let rows = try RowNumber.free(
      from: indices.map { RowNumber.start(for: entries[$0].article.publishedAt, now: now) }, in: database)
    let last = try database.takeArrivals(indices.count)
    let new = try indices.enumerated().map { place, index in
      let entry = entries[index]
      var archived = ArchivedArticle(
        row: rows[place], arrival: Int(last) - indices.count + 1 + place, firstSeen: now, lastSeen: now,
        terms: entry.terms, source: try adder.source(entry.article.source), article: entry.article)
      (archived.origin, archived.attribution) = (entry.article.origin, entry.article.attribution)
      archived.supplement = entry.article.completingFeed
      return NewRow(archived: archived, words: entry.words)
    }
    try database.insert(new)
    return rows
  }
}
