import NewsDomain
import SQLiteKit

/// Reads what can be read of a damaged file.
enum Recovery {
  /// Copies the rows of a damaged file to a new one, and adds their articles to the index.
  ///
  /// - Returns: the number of articles; 0 if not even the names of the tables can be read.
  /// - Throws: `Database.Failure` of the new file.
  static func copy(from path: FilePath, to database: Database) throws -> Int {
    guard let damaged = open(path) else { return 0 }
    var articles = 0
    for table in RecoveredTable.all {
      let count = try TableCopier(table, from: damaged, to: database).copy()
      if table.name == "article" { articles = count }
    }
    try repair(database)
    return articles
  }

  /// - Returns: `nil` if the names of the tables cannot be read.
  private static func open(_ path: FilePath) -> Database? {
    for isReadOnly in [true, false] {
      guard let database = try? Database(path: path, isReadOnly: isReadOnly) else { continue }
      // With a writable schema SQLite passes over tables that it cannot understand.
      try? database.execute("PRAGMA writable_schema = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
      if let tables = try? database.run("SELECT count(*) FROM sqlite_master", [], { $0.integer(0) }), tables != [0] {
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
      try database.run(
        """
        UPDATE counter SET value = max(value, (SELECT ifnull(max(arrival), 0) FROM article)) WHERE name = 'arrival'
        """)
    }
  }
}

/// A table whose rows are copied from a damaged file.
struct RecoveredTable {
  enum Kind {
    case integer
    case real
    case text
    case blob
  }

  struct Column {
    let name: String
    let kind: Kind
  }

  let name: String
  let columns: [Column]
  /// The columns of the primary key, which are the first ones.
  let keys: Int

  init(_ name: String, keys: Int = 1, _ columns: KeyValuePairs<String, Kind>) {
    self.name = name
    self.keys = keys
    self.columns = columns.map { Column(name: $0.key, kind: $0.value) }
  }

  /// All tables, each after those that it refers to.
  static let all = [
    RecoveredTable("source", ["key": .integer, "id": .text, "name": .text, "link": .text]),
    RecoveredTable("list", ["key": .integer, "name": .text, "country": .text]),
    RecoveredTable(
      "article",
      [
        "row": .integer, "id": .integer, "arrival": .integer, "first_seen": .real, "last_seen": .real, "read": .real,
        "saved": .real, "revised": .real, "source": .integer, "published": .real, "provider": .text, "origin": .text,
        "country": .text, "language": .text, "title": .text, "summary": .text, "content": .text, "terms": .text,
        "author": .text, "link": .text, "given_link": .text, "image": .text, "guid": .text, "latitude": .real,
        "longitude": .real, "related": .text, "shares_page": .integer,
      ]),
    RecoveredTable("alias", ["id": .integer, "row": .integer]),
    RecoveredTable("label", keys: 2, ["row": .integer, "label": .text]),
    RecoveredTable(
      "revision", keys: 2,
      ["row": .integer, "seen": .real, "title": .text, "summary": .text, "content": .text]),
    RecoveredTable("listed", keys: 2, ["list": .integer, "row": .integer]),
    RecoveredTable(
      "front", ["key": .integer, "list": .integer, "first": .real, "last": .real, "articles": .blob]),
    RecoveredTable("visit", ["scope": .text, "at": .real, "arrival": .integer]),
    RecoveredTable(
      "mute",
      [
        "number": .integer, "text": .text, "titles": .integer, "source": .text, "made": .real, "until": .real,
      ]),
    RecoveredTable("counter", ["name": .text, "value": .integer]),
  ]
}
