import NewsArchive
import NewsDomain
import SQLKit

/// Reads as much as possible from a damaged file.
enum Recovery {
  /// Copies the rows of a damaged file to a new one, and adds their articles to the index.
  ///
  /// - Returns: the number of articles.
  /// - Throws: `Database.Failure` of the new file, `NewsError.file(.failed)`.
  static func copy(from path: FilePath, to database: Database) throws -> Int {
    // The first page of the articles may be lost while its position is known.
    if let damaged = open(path), case let counts = try copy(RecoveredTable.all, from: damaged, to: database),
      let count = counts["article"], count > 0
    {
      try repair(database)
      return count
    }
    return try scan(path, to: database)
  }

  /// - Returns: the numbers of rows, by table name.
  private static func copy(
    _ tables: [RecoveredTable], from damaged: Database, to database: Database
  ) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for table in tables { counts[table.name] = try TableCopier(table, from: damaged, to: database).copy() }
    return counts
  }

  /// Copies the rows of tables whose names are searched on all pages. If no name leads to rows of a table, they are
  /// recognised by their shape, if that is unique.
  private static func scan(_ path: FilePath, to database: Database) throws -> Int {
    guard let file = try ScannedFile(path) else { return 0 }
    defer { file.remove() }
    var counts: [String: Int] = [:]
    if let named = file.named() { counts = try copy(RecoveredTable.all, from: named, to: database) }
    for table in RecoveredTable.all where table.isTellable && counts[table.name, default: 0] == 0 {
      try file.each(table, like: database) { found in
        counts[table.name, default: 0] += try TableCopier(table, from: found, to: database).copy()
      }
    }
    try repair(database)
    return counts["article"] ?? 0
  }

  /// - Returns: `nil` if its header is not sound, or if some table names are missing.
  private static func open(_ path: FilePath) -> Database? {
    for access in [Database.Access.readOnly, .full] {
      guard let database = try? Database(path: path, access: access) else { continue }
      // With a writable schema SQLite skips tables that it cannot parse.
      try? database.execute("PRAGMA writable_schema = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
      guard (try? database.checkHeader()) != nil,
        let names = try? database.run("SELECT name FROM sqlite_master WHERE type = 'table'", [], { $0.text(0) ?? "" })
      else { continue }
      if Set(RecoveredTable.all.map(\.name)).isSubset(of: names) { return database }
    }
    return nil
  }

  /// Assigns an unknown source to articles whose source could not be read, and updates the counter to match the
  /// articles.
  private static func repair(_ database: Database) throws {
    try database.transaction {
      let lost = "source NOT IN (SELECT key FROM source)"
      if try !database.run("SELECT 1 FROM article WHERE \(lost) LIMIT 1").isEmpty {
        let unknown = try SQLiteEngine(database, at: nil).key(of: Article.Source())
        try database.run("UPDATE article SET source = ?1 WHERE \(lost)", [.integer(unknown)])
      }
      // The data of an article that could not be read must not become another's, which may get its row.
      for table in [
        "alias", "label", "revision", "listed", "text", "text_revision", "text_block", "story_article", "followed",
        "feed_item",
      ] {
        try database.run("DELETE FROM \(table) WHERE row NOT IN (SELECT row FROM article)")
      }
      try database.run("DELETE FROM story_article WHERE story NOT IN (SELECT key FROM story)")
      try database.run("DELETE FROM ungrouped WHERE row IN (SELECT row FROM story_article)")
      let fronts = try database.run("SELECT key, articles FROM front") { ($0.integer(0), Front.rows($0.blob(1))) }
      for (key, rows) in fronts {
        let known = try rows.filter { row in
          try !database.run("SELECT 1 FROM article WHERE row = ?1", [.integer(row)]).isEmpty
        }
        guard known.count < rows.count else { continue }
        try database.run("UPDATE front SET articles = ?2 WHERE key = ?1", [.integer(key), .blob(Front.data(known))])
      }
      try database.run(
        """
        UPDATE counter SET value = max(value, (SELECT ifnull(max(arrival), 0) FROM article)) WHERE name = 'arrival'
        """)
      try database.run(
        "UPDATE counter SET value = (SELECT count(*) FROM article WHERE read IS NULL) WHERE name = 'unread'")
      // If it is unknown how far follows were compared, no alert is delivered twice.
      try database.run(
        """
        UPDATE counter SET value = (SELECT value FROM counter WHERE name = 'arrival')
        WHERE name = 'followed' AND (value = 0 OR value > (SELECT value FROM counter WHERE name = 'arrival'))
        """)
    }
  }
}
