import FoundationEssentials
import NewsDomain
import SQLKit

extension Database {
  /// The row of an article, found by its id and its aliases; `nil` if it is not in the archive.
  func row(of article: Article) throws -> Int64? {
    for id in [article.id] + article.aliases {
      if let row = try row(of: id) { return row }
    }
    return nil
  }

  func row(of id: ArticleID) throws -> Int64? {
    if isPostgreSQL { return try run("SELECT row FROM identity WHERE id = ?1", [.id(id)]) { $0.integer(0) }.first }
    if let row = try run("SELECT row FROM article WHERE id = ?1", [.id(id)], { $0.integer(0) }).first { return row }
    return try run("SELECT row FROM alias WHERE id = ?1", [.id(id)]) { $0.integer(0) }.first
  }

  /// Keeps another id of an article, unless it is its own or is another article's.
  func keep(alias: ArticleID, of row: Int64) throws {
    if isPostgreSQL { return try keepIdentity(alias, of: row, isAlias: true) }
    try run(
      """
      INSERT INTO alias (id, row)
      SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM article WHERE id = ?1) ON CONFLICT DO NOTHING
      """, [.id(alias), .integer(row)])
  }

  /// The number of the next article that is added. Two statements, as one with RETURNING would make the index write all
  /// its words to the file each time.
  func nextArrival() throws -> Int64 {
    try run("UPDATE counter SET value = value + 1 WHERE name = 'arrival'")
    return try run("SELECT value FROM counter WHERE name = 'arrival'") { $0.integer(0) }.first ?? 0
  }

  /// The channel on which a server tells that articles have been added.
  static let arrivals = "supernews_arrivals"

  /// Takes the numbers of several articles that are added. Open shells are told of them when the transaction ends.
  ///
  /// - Returns: the last one.
  func takeArrivals(_ count: Int) throws -> Int64 {
    if isPostgreSQL { try execute("NOTIFY \(Self.arrivals)") }
    try run(
      "UPDATE counter SET value = value + ?1 WHERE name IN ('arrival', 'articles')", [.integer(Int64(count))])
    return try run("SELECT value FROM counter WHERE name = 'arrival'") { $0.integer(0) }.first ?? 0
  }

  /// The key of a source, which is added if it is new.
  func key(of source: Article.Source) throws -> Int64 {
    let values: [Value] = [.text(source.id), .text(source.name), .text(source.link)]
    let known = try run(
      """
      SELECT key FROM source
      WHERE coalesce(id, '') = coalesce(?1, '') AND coalesce(name, '') = coalesce(?2, '') AND coalesce(link, '') = coalesce(?3, '')
      """, values
    ) { $0.integer(0) }.first
    if let known { return known }
    try run("INSERT INTO source (id, name, link) VALUES (?1, ?2, ?3)", values)
    // A statement with RETURNING would make SQLite's index write all its words to the file each time.
    return try lastKey()
  }

  /// The key of a list, which is added if it is new.
  func key(of list: ArchivedList) throws -> Int64 {
    if let known = try knownKey(of: list) { return known }
    try run("INSERT INTO list (name, country) VALUES (?1, ?2)", [.text(list.description), .text(list.country?.code)])
    return try lastKey()
  }

  /// The key of a list; `nil` if it was never seen.
  func knownKey(of list: ArchivedList) throws -> Int64? {
    try run("SELECT key FROM list WHERE name = ?1", [.text(list.description)]) { $0.integer(0) }.first
  }

  /// The keys of those of some lists that were ever seen: a reader may have a thousand feeds.
  func knownKeys(of lists: [ArchivedList]) throws -> [Int64] {
    let names = lists.map(\.description)
    // Ids have letters, digits and hyphens. What is typed in their place may have anything, and is asked for by itself.
    let isPlain = names.allSatisfy { name in
      name.utf8.allSatisfy { $0 > 0x22 && $0 != UInt8(ascii: "\\") || $0 == 0x20 }
    }
    guard lists.count > 1, isPlain else { return try lists.compactMap { try knownKey(of: $0) } }
    if isPostgreSQL {
      let text = names.joined(separator: "\n")
      return try run("SELECT key FROM list WHERE name = ANY (string_to_array(?1, chr(10)))", [.text(text)]) {
        $0.integer(0)
      }
    }
    let text = "[\"" + names.joined(separator: "\",\"") + "\"]"
    return try run("SELECT list.key FROM json_each(?1) AS name JOIN list ON list.name = name.value", [.text(text)]) {
      $0.integer(0)
    }
  }

  /// Keeps that an article stood in a list.
  func keep(_ row: Int64, in list: Int64) throws {
    try run("INSERT INTO listed (list, row) VALUES (?1, ?2) ON CONFLICT DO NOTHING", [.integer(list), .integer(row)])
  }

  /// Whether a list was ever seen from its beginning.
  func hasFront(_ list: ArchivedList) throws -> Bool {
    guard let key = try knownKey(of: list) else { return false }
    return try run("SELECT 1 FROM front WHERE list = ?1 LIMIT 1", [.integer(key)]) { _ in true }.first ?? false
  }

  /// Keeps a list as it is seen now. The same list as some hours before only lasts longer; after more than half a day it
  /// counts anew, so that no list is kept for a day on which nobody saw it.
  func addFront(of list: ArchivedList, _ rows: [Int64], at now: Date) throws {
    let key = try key(of: list)
    let articles = Front.data(rows)
    let last = try run(
      "SELECT key, articles, last FROM front WHERE list = ?1 ORDER BY last DESC, key DESC LIMIT 1", [.integer(key)]
    ) { (key: $0.integer(0), articles: $0.blob(1), last: $0.date(2) ?? .distantPast) }.first
    // A shorter request for the same list is no other list.
    if let last, last.articles.starts(with: articles), now.timeIntervalSince(last.last) < 43_200 {
      try run("UPDATE front SET last = ?2 WHERE key = ?1 AND last < ?2", [.integer(last.key), .date(now)])
    } else {
      try run(
        "INSERT INTO front (list, first, last, articles) VALUES (?1, ?2, ?2, ?3)",
        [.integer(key), .date(now), .blob(articles)])
    }
  }
}

/// The rows of a list as they are kept.
enum Front {
  static func data(_ rows: [Int64]) -> Data {
    var data = Data(capacity: rows.count * 8)
    for row in rows { withUnsafeBytes(of: row.littleEndian) { data.append(contentsOf: $0) } }
    return data
  }

  static func rows(_ data: Data) -> [Int64] {
    let bytes = [UInt8](data)
    return stride(from: 0, to: bytes.count - bytes.count % 8, by: 8).map { start in
      bytes[start..<(start + 8)].reversed().reduce(0) { $0 << 8 | Int64($1) }
    }
  }
}
