import NewsDomain
import SQLKit

/// Reads what can be read of a damaged file.
enum Recovery {
  /// Copies the rows of a damaged file to a new one, and adds their articles to the index.
  ///
  /// - Returns: the number of articles.
  /// - Throws: `Database.Failure` of the new file.
  static func copy(from path: FilePath, to database: Database) throws -> Int {
    guard let damaged = open(path) else { return try scan(path, to: database) }
    var articles = 0
    for table in RecoveredTable.all {
      let count = try TableCopier(table, from: damaged, to: database).copy()
      if table.name == "article" { articles = count }
    }
    // The first page of the articles may be lost while its place is known.
    if articles == 0 { return try scan(path, to: database) }
    try repair(database)
    return articles
  }

  /// Copies the rows of the tables that can be told by the number of their columns, where the names of the tables cannot be
  /// read. Labels, lists and mutes are lost then; what was read and saved stands with the articles.
  private static func scan(_ path: FilePath, to database: Database) throws -> Int {
    guard let file = try ScannedFile(path) else { return 0 }
    defer { file.remove() }
    var articles = 0
    for table in RecoveredTable.all where table.isTellable {
      try file.each(table, like: database) { found in
        let count = try TableCopier(table, from: found, to: database).copy()
        if table.name == "article" { articles += count }
      }
    }
    try repair(database)
    return articles
  }

  /// - Returns: `nil` if the columns of the articles cannot be read.
  private static func open(_ path: FilePath) -> Database? {
    for isReadOnly in [true, false] {
      guard let database = try? Database(path: path, isReadOnly: isReadOnly) else { continue }
      // With a writable schema SQLite passes over tables that it cannot understand.
      try? database.execute("PRAGMA writable_schema = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
      // Where only some names can be read, those before the damage are enough for most tables.
      if let columns = try? database.run("SELECT name FROM pragma_table_info('article')"), !columns.isEmpty {
        return database
      }
    }
    return nil
  }

  /// Gives articles whose source could not be read an unknown one, and makes the counter follow the articles.
  private static func repair(_ database: Database) throws {
    try database.transaction {
      let lost = "source NOT IN (SELECT key FROM source)"
      if try !database.run("SELECT 1 FROM article WHERE \(lost) LIMIT 1").isEmpty {
        let unknown = try database.key(of: Article.Source())
        try database.run("UPDATE article SET source = ?1 WHERE \(lost)", [.integer(unknown)])
      }
      // What belonged to an article that could not be read must not become another's, which may get its row.
      for table in [
        "alias", "label", "revision", "listed", "text", "text_revision", "text_block", "telling", "followed",
      ] {
        try database.run("DELETE FROM \(table) WHERE row NOT IN (SELECT row FROM article)")
      }
      try database.run("DELETE FROM telling WHERE story NOT IN (SELECT key FROM story)")
      try database.run("DELETE FROM ungrouped WHERE row IN (SELECT row FROM telling)")
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
      // Where it is not known how far follows were compared, nothing is told twice.
      try database.run(
        """
        UPDATE counter SET value = (SELECT value FROM counter WHERE name = 'arrival')
        WHERE name = 'followed' AND (value = 0 OR value > (SELECT value FROM counter WHERE name = 'arrival'))
        """)
    }
  }
}
