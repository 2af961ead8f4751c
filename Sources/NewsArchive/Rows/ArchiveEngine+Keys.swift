import FoundationEssentials
import NewsDomain
import SQLKit

extension ArchiveEngine {
  /// The row of an article, found by its id and its aliases; `nil` if it is not in the archive.
  func row(of article: Article) throws -> Int64? {
    let ids = [article.id] + article.aliases
    let rows = try rows(of: ids)
    return ids.lazy.compactMap { rows[$0] }.first
  }

  func row(of id: ArticleID) throws -> Int64? { try rows(of: [id])[id] }

  /// The arrival number of the next new article.
  func nextArrival() throws -> Int64 { try count("arrival", by: 1) }

  /// The key of a source, which is added if it is new.
  package func key(of source: Article.Source) throws -> Int64 {
    let values: [Value] = [.text(source.id), .text(source.name), .text(source.link)]
    let known = try run(
      """
      SELECT key FROM source
      WHERE coalesce(id, '') = coalesce(?1, '') AND coalesce(name, '') = coalesce(?2, '') AND coalesce(link, '') = coalesce(?3, '')
      """, values
    ) { $0.integer(0) }.first
    if let known { return known }
    let site = source.link.flatMap(WebLink.init)?.siteHost
    try run("INSERT INTO source (id, name, link, site) VALUES (?1, ?2, ?3, ?4)", values + [.text(site)])
    // A statement with RETURNING would make SQLite's index write all its words to the file each time.
    return try database.lastKey()
  }

  /// The key of a list, which is added if it is new.
  func key(of list: ArchivedList) throws -> Int64 {
    if let known = try knownKey(of: list) { return known }
    try run("INSERT INTO list (name, country) VALUES (?1, ?2)", [.text(list.description), .text(list.country?.code)])
    return try database.lastKey()
  }

  /// The key of a list; `nil` if it was never seen.
  func knownKey(of list: ArchivedList) throws -> Int64? {
    try run("SELECT key FROM list WHERE name = ?1", [.text(list.description)]) { $0.integer(0) }.first
  }

  /// The keys of the lists that were ever seen: a reader may have a thousand feeds.
  func knownKeys(of lists: [ArchivedList]) throws -> [Int64] {
    guard !lists.isEmpty else { return [] }
    return try run("SELECT key FROM list WHERE name \(isOne(of: "?1"))", [.texts(lists.map(\.description))]) {
      $0.integer(0)
    }
  }

  /// Records that an article was in a list.
  func keep(_ row: Int64, in list: Int64) throws {
    try run("INSERT INTO listed (list, row) VALUES (?1, ?2) ON CONFLICT DO NOTHING", [.integer(list), .integer(row)])
  }

  /// Whether a list was ever seen from its beginning.
  func hasFront(_ list: ArchivedList) throws -> Bool {
    guard let key = try knownKey(of: list) else { return false }
    return try run("SELECT 1 FROM front WHERE list = ?1 LIMIT 1", [.integer(key)]) { _ in true }.first ?? false
  }

  /// Records a list as it is seen now. If it is the same as some hours before, only the time of its end is changed.
  /// After more than half a day it is recorded again, so that no list is stored for a day on which nobody saw it.
  func addFront(of list: ArchivedList, _ rows: [Int64], at now: Date) throws {
    let key = try key(of: list)
    let articles = Front.data(rows)
    let last = try run(
      "SELECT key, articles, last FROM front WHERE list = ?1 ORDER BY last DESC, key DESC LIMIT 1", [.integer(key)]
    ) { (key: $0.integer(0), articles: $0.blob(1), last: $0.date(2) ?? .distantPast) }.first
    // The list is the same even if a shorter request was made for it.
    if let last, last.articles.starts(with: articles), now.timeIntervalSince(last.last) < 43_200 {
      try run("UPDATE front SET last = ?2 WHERE key = ?1 AND last < ?2", [.integer(last.key), .date(now)])
    } else {
      try run(
        "INSERT INTO front (list, first, last, articles) VALUES (?1, ?2, ?2, ?3)",
        [.integer(key), .date(now), .blob(articles)])
    }
  }
}

/// The rows of a list as stored.
package enum Front {
  package static func data(_ rows: [Int64]) -> Data {
    var data = Data(capacity: rows.count * 8)
    for row in rows { withUnsafeBytes(of: row.littleEndian) { data.append(contentsOf: $0) } }
    return data
  }

  package static func rows(_ data: Data) -> [Int64] {
    let bytes = [UInt8](data)
    return stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).map { start in
      bytes[start..<(start + 8)].reversed().reduce(0) { $0 << 8 | Int64($1) }
    }
  }
}
