import NewsArchive
import SQLKit

extension PostgreSQLEngine {
  /// Faults of the tables of a server.
  func faults() throws -> [String] {
    let checks = [
      "articles without their id": """
      SELECT count(*) FROM item LEFT JOIN identity ON identity.id = item.id WHERE identity.row IS DISTINCT FROM item.row
      """,
      "ids without their article": """
      SELECT count(*) FROM identity WHERE NOT EXISTS (
        SELECT 1 FROM item WHERE item.row = identity.row AND item.month = identity.month)
      """,
      "articles that stand twice": "SELECT count(*) - count(DISTINCT row) FROM item",
      "articles whose words are not indexed": """
      SELECT count(*) FROM item WHERE NOT EXISTS (
        SELECT 1 FROM words WHERE words.row = item.row AND words.month = item.month AND part = 0)
      """,
      "words without their article": """
      SELECT count(*) FROM words WHERE NOT EXISTS (SELECT 1 FROM item WHERE item.row = words.row)
      """,
      "articles that differ from their count": """
      SELECT abs((SELECT count(*) FROM item) - (SELECT value FROM counter WHERE name = 'articles'))
      """,
      "texts without their article": """
      SELECT count(*) FROM text WHERE NOT EXISTS (SELECT 1 FROM item WHERE item.row = text.row)
      """,
    ]
    return try checks.sorted { $0.key < $1.key }.compactMap { name, sql in
      let count = try run(sql) { $0.integer(0) }.first ?? 0
      return count == 0 ? nil : "\(count) \(name)"
    }
  }

  /// The size of the archive's tables and indexes, in bytes.
  func size() throws -> Int {
    try run(
      """
      SELECT coalesce(sum(pg_total_relation_size(pg_class.oid)), 0) FROM pg_class
      JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = 'supernews' AND relkind = 'r'
      """
    ) { Int($0.integer(0)) }.first ?? 0
  }

  /// Does nothing: a server cleans up by itself.
  func compact() throws {}
}
