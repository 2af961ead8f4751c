import FoundationEssentials
import NewsArchive
import NewsDomain
import SQLKit
import SystemServices

/// An archive in an SQLite file, or in memory. It belongs to one reader, so marks are stored with the articles.
final class SQLiteEngine: ArchiveEngine {
  let database: Database
  /// The file; `nil` for a database in memory.
  let path: FilePath?
  let portion = 100
  let shared: (any SharedArchive)? = nil

  init(_ database: Database, at path: FilePath?) {
    self.database = database
    self.path = path
  }

  let dialect: any Dialect = SQLiteDialect()

  // MARK: - Sessions

  func mayCollect() throws -> Bool { !database.isReadOnly }

  func version() throws -> Int64 { try run("PRAGMA data_version") { $0.integer(0) }.first ?? 0 }

  func begin(_ work: LongWork) throws {
    switch work {
    // The log is written back less often, because the same pages of the index change again and again.
    case .importing: try execute("PRAGMA cache_size = -6000; PRAGMA wal_autocheckpoint = 8000")
    case .forgetting: try execute("PRAGMA secure_delete = ON")
    // Overwriting takes long, and no old page stays in the file.
    case .emptying: try execute("PRAGMA secure_delete = OFF")
    case .marking: try execute("PRAGMA synchronous = FULL")
    }
  }

  func end(_ work: LongWork) throws {
    switch work {
    case .importing: try execute("PRAGMA cache_size = -2000; PRAGMA wal_autocheckpoint = 1000")
    case .forgetting: try execute("PRAGMA wal_checkpoint(TRUNCATE)")
    case .emptying:
      if let path {
        for version in Schema.first..<Schema.archive.version { FileSystem.remove(path + ".version-\(version)") }
      }
      try vacuum()
    case .marking: try execute("PRAGMA synchronous = NORMAL")
    }
  }

  // MARK: - Articles

  func rows(of ids: [ArticleID]) throws -> [ArticleID: Int64] {
    let wanted = Value.ids(ids)
    var rows: [ArticleID: Int64] = [:]
    // An article's own id takes precedence over another one's alias.
    for table in ["alias", "article"] {
      try each("SELECT id, row FROM \(table) WHERE id \(isOne(of: "?1"))", [wanted]) { columns in
        rows[ArticleID(UInt64(bitPattern: columns.integer(0)))] = columns.integer(1)
        return true
      }
    }
    return rows
  }

  func rows(of ids: ClosedRange<ArticleID>, most: Int) throws -> [Int64] {
    try run(
      """
      SELECT row FROM article WHERE id BETWEEN ?1 AND ?2 UNION SELECT row FROM alias WHERE id BETWEEN ?1 AND ?2 LIMIT ?3
      """, [.id(ids.lowerBound), .id(ids.upperBound), .integer(Int64(most))]
    ) { $0.integer(0) }
  }

  private static let insertion: String = {
    let columns = ArticleColumn.all
    let places = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    return "INSERT INTO article (\(columns.names)) VALUES (\(places))"
  }()

  func insert(_ articles: [NewRow]) throws {
    let columns = ArticleColumn.all
    for new in articles { try run(Self.insertion, columns.values(of: new.archived)) }
    // One by one: a statement that runs a trigger makes the index write everything it has buffered.
    for new in articles { try indexWords(of: new.archived) }
  }

  func keep(aliases: [(id: ArticleID, row: Int64)]) throws {
    for (id, row) in aliases {
      try run(
        """
        INSERT INTO alias (id, row)
        SELECT ?1, ?2 WHERE NOT EXISTS (SELECT 1 FROM article WHERE id = ?1) ON CONFLICT DO NOTHING
        """, [.id(id), .integer(row)])
    }
  }

  func kept(_ terms: FilterTerms) -> FilterTerms { terms }

  func remove(_ rows: [Int64]) throws -> Int {
    let free = try run(
      "SELECT row FROM article WHERE row \(isOne(of: "?1")) AND saved IS NULL ORDER BY row", [.integers(rows)]
    ) { $0.integer(0) }
    try removeVectors(of: free)
    for row in free {
      try removeText(row)
      try unindex(row)
      for table in ["article", "alias", "label", "revision", "listed", "feed_item"] {
        try run("DELETE FROM \(table) WHERE row = ?1", [.integer(row)])
      }
    }
    return free.count
  }

  func removeAll() throws -> (articles: Int?, marks: MarkCounts) {
    let count = try run("SELECT count(*) FROM article") { Int($0.integer(0)) }.first ?? 0
    let marks = try ownMarks()
    try run("INSERT INTO words (words) VALUES ('delete-all')")
    try run("INSERT INTO text_words (text_words) VALUES ('delete-all')")
    // The counter is kept, so that visits that sessions remember stay comparable.
    for table in [
      "article", "alias", "label", "revision", "listed", "front", "kept_list", "list", "source", "visit", "mute",
      "follow", "followed", "alert", "collection", "text", "text_revision", "text_block", "story", "story_article",
      "story_term", "former_story", "ungrouped", "vector_block", "feed_item", "sqlite_sequence",
    ] {
      try run("DELETE FROM \(table)")
    }
    try run("DELETE FROM counter WHERE name BETWEEN 'begun ' AND 'begun ~'")
    return (count, marks)
  }

  func takeArrivals(_ count: Int) throws -> Int64 { try self.count("arrival", by: count) }

  // MARK: - Marks

  func mark(_ rows: [Int64], _ change: MarkChange, at now: Date) throws {
    let all = "row \(isOne(of: "?1"))"
    let values: [Value] = [.integers(rows), .date(now)]
    switch change {
    case .read: try run("UPDATE article SET read = ?2 WHERE read IS NULL AND \(all)", values)
    case .unread: try run("UPDATE article SET read = NULL, shown = NULL WHERE \(all)", [values[0]])
    case .shown: try run("UPDATE article SET shown = ?2 WHERE shown IS NULL AND \(all)", values)
    case .save(let label, _):
      try run("UPDATE article SET saved = ?2 WHERE saved IS NULL AND \(all)", values)
      if let label { try keep(label: label, of: rows) }
      for row in rows {
        try changeTerms(of: row) { terms in
          terms.insert(FilterTerms.saved)
          if let label { terms.insert(FilterTerms.label(label)) }
        }
      }
    case .unsave:
      try run("UPDATE article SET saved = NULL WHERE \(all)", [values[0]])
      try run("DELETE FROM label WHERE \(all)", [values[0]])
      for row in rows {
        try changeTerms(of: row) { terms in
          terms.remove(FilterTerms.saved)
          terms.removeLabels()
        }
      }
    }
  }

  func keep(label: String, of rows: [Int64]) throws {
    try insert(rows.map { [.integer($0), .text(label)] }, into: "label (row, label)", conflict: "DO NOTHING")
  }

  func setMarks(of row: Int64, read: Date?, shown: Date?, saved: Date?) throws {
    try run(
      "UPDATE article SET read = ?2, shown = ?3, saved = ?4 WHERE row = ?1",
      [.integer(row), .date(read), .date(shown), .date(saved)])
  }

  func set(_ marks: [Int64: ReaderMarks], withLabels: Bool) throws {
    for (row, marks) in marks {
      try setMarks(of: row, read: marks.readAt, shown: marks.shownAt, saved: marks.saving.at)
      guard withLabels else { continue }
      try run("DELETE FROM label WHERE row = ?1", [.integer(row)])
      for label in marks.saving.labels { try keep(label: label.name, of: [row]) }
      try changeTerms(of: row) { terms in
        terms.remove(FilterTerms.saved)
        terms.removeLabels()
        guard marks.saving.at != nil else { return }
        terms.insert(FilterTerms.saved)
        for label in marks.saving.labels { terms.insert(FilterTerms.label(label.name)) }
      }
    }
  }

  func ownLabels(of rows: [Int64]) throws -> [(row: Int64, label: ReaderMarks.Label)] {
    try run("SELECT row, label FROM label WHERE row \(isOne(of: "?1")) ORDER BY label", [.integers(rows)]) {
      ($0.integer(0), ReaderMarks.Label($0.text(1) ?? "", sharedAt: nil))
    }
  }

  func saved(among rows: [Int64]) throws -> Set<Int64> {
    Set(
      try run("SELECT row FROM article WHERE row \(isOne(of: "?1")) AND saved IS NOT NULL", [.integers(rows)]) {
        $0.integer(0)
      })
  }

  func sharedLabels(of rows: [Int64]) throws -> [(row: Int64, label: SharedLabel)] { [] }

  func unreadCount() throws -> Int { Int(max(0, try counter("unread"))) }

  func followedKey(of row: Int64) throws -> Value? { .integer(row) }

  func lockFollows() throws {}

  /// Changes the terms by which a row is filtered.
  private func changeTerms(of row: Int64, _ change: (inout FilterTerms) -> Void) throws {
    let text = try run("SELECT terms FROM article WHERE row = ?1", [.integer(row)]) { $0.text(0) ?? "" }.first ?? ""
    var terms = FilterTerms(text)
    change(&terms)
    guard terms.text != text else { return }
    try unindex(row)
    try run("UPDATE article SET terms = ?2 WHERE row = ?1", [.integer(row), .text(terms.text)])
    try run(
      """
      INSERT INTO words (rowid, title, summary, content, terms)
      SELECT row, title, summary, content, terms FROM article_words WHERE row = ?1
      """, [.integer(row)])
    try indexText(row)
  }

  // MARK: - Finding and collecting

  func page(_ request: FindRequest) throws -> NewsPage {
    try SQLiteFinder(request, in: self).page()
  }

  func allRows(of request: FindRequest) throws -> [Int64] {
    try SQLiteFinder(request.whole, in: self, mostCounted: FindRequest.maxRows).allRows()
  }

  func lockHost(of feed: String) throws {}

  func insert(_ pairs: [(Int64, Int64)], into table: String, conflict: String) throws {
    for (first, second) in pairs {
      try run(
        "INSERT INTO \(table) VALUES (?1, ?2) ON CONFLICT \(conflict)", [.integer(first), .integer(second)])
    }
  }

  func insert(_ rows: [[Value]], into table: String, conflict: String) throws {
    guard let first = rows.first else { return }
    let places = first.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    for row in rows { try run("INSERT INTO \(table) VALUES (\(places)) ON CONFLICT \(conflict)", row) }
  }

  // MARK: - Stories

  func stories(with terms: [UInt32], in keys: ClosedRange<Int64>, most: Int) throws -> [UInt32: [Int64]] {
    var stories: [UInt32: [Int64]] = [:]
    for term in terms {
      stories[term] = try run(
        "SELECT story FROM story_term WHERE term = ?1 AND story BETWEEN ?2 AND ?3 ORDER BY story DESC LIMIT ?4",
        [.integer(Int64(term)), .integer(keys.lowerBound), .integer(keys.upperBound), .integer(Int64(most))]
      ) { $0.integer(0) }.reversed()
    }
    return stories
  }

  /// Others may write while it prepares: the write checks whether they have changed stories.
  func changeStories<Work, Result>(_ prepare: () throws -> Work, _ write: (Work) throws -> Result?) throws -> Result? {
    let work = try prepare()
    return try transaction { try write(work) }
  }
}
