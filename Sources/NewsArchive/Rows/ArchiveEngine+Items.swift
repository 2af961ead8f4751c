import FoundationEssentials
import NewsDomain
import SQLKit

/// The notes about items of feeds.
extension ArchiveEngine {
  /// The items noted for some pages of feeds, the newest articles first.
  func items(at places: Set<NotedItem.Place>) throws -> [NotedItem.Place: [KnownItem]] {
    var items: [NotedItem.Place: [KnownItem]] = [:]
    guard !places.isEmpty else { return items }
    let feeds = Set(places.map(\.feed)).map { Int64(bitPattern: $0) }
    try each(
      """
      SELECT feed, page, feed_item.row, article.id, feed_item.guid, words, feed_item.published, shared
      FROM feed_item JOIN \(dialect.articles) AS article ON article.row = feed_item.row
      WHERE feed \(isOne(of: "?1")) AND page \(isOne(of: "?2")) ORDER BY feed_item.row DESC
      """, [.integers(feeds), .ids(Array(Set(places.map(\.page))))]
    ) { columns in
      func number(_ column: Int32) -> UInt64 { UInt64(bitPattern: columns.integer(column)) }
      let place = NotedItem.Place(feed: number(0), page: ArticleID(number(1)))
      let item = ComparedItem(
        guid: columns.isNull(4) ? nil : number(4), words: number(5),
        publishedAt: columns.isNull(6) ? nil : Date(timeIntervalSince1970: Double(columns.integer(6))))
      items[place, default: []].append(
        KnownItem(
          note: NotedItem(place, item, isShared: columns.integer(7) != 0), row: columns.integer(2),
          id: ArticleID(number(3))))
      return true
    }
    return items
  }

  /// The given rows that were an item of any feed, as far as noted.
  func rowsOfItems(among rows: [Int64]) throws -> Set<Int64> {
    guard !rows.isEmpty else { return [] }
    return Set(
      try run("SELECT DISTINCT row FROM feed_item WHERE row \(isOne(of: "?1"))", [.integers(rows)]) { $0.integer(0) })
  }

  /// Notes items of feeds; of several notes for one row, the last one counts.
  func keep(_ items: [(note: NotedItem, row: Int64)]) throws {
    var places: [RowOfItem: Int] = [:]
    var rows: [[Value]] = []
    for (note, row) in items {
      let values: [Value] = [
        .integer(Int64(bitPattern: note.place.feed)), .id(note.place.page), .integer(row), .hash(note.item.guid),
        .hash(note.item.words), note.item.publishedAt.map { .integer(RowNumber.at($0)) } ?? .null,
        .integer(note.isShared ? 1 : 0),
      ]
      let key = RowOfItem(place: note.place, row: row)
      if let place = places[key] {
        rows[place] = values
      } else {
        places[key] = rows.count
        rows.append(values)
      }
    }
    try insert(
      rows, into: "feed_item (feed, page, row, guid, words, published, shared)",
      conflict: """
        (feed, page, row) DO UPDATE SET guid = excluded.guid, words = excluded.words, published = excluded.published,
          shared = excluded.shared
        """)
  }

  /// The feeds that had an article as an item, as stored.
  func feeds(of row: Int64) throws -> [ArticleID] {
    try run("SELECT feed FROM feed_item WHERE row = ?1", [.integer(row)]) {
      ArticleID(UInt64(bitPattern: $0.integer(0)))
    }.sorted()
  }
}

private struct RowOfItem: Hashable {
  let place: NotedItem.Place
  let row: Int64
}

extension Database.Value {
  fileprivate static func hash(_ number: UInt64?) -> Self { number.map { .integer(Int64(bitPattern: $0)) } ?? .null }
}
