import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  /// The most articles that one ``sweep(now:)`` deletes, so that no command waits for it.
  static let mostSwept = 300

  package func forget(_ what: Forgetting) async throws -> Forgotten {
    guard exists else { return Forgotten(count: 0, kept: 0) }
    if what == .all { return Forgotten(count: try forgetAll(), kept: 0) }
    let (rows, kept) = try attempt { try $0.rows(of: what) }
    // Deleted texts are overwritten, so that nobody finds them in the file.
    try attempt { if !$0.isPostgreSQL { try $0.execute("PRAGMA secure_delete = ON") } }
    let count = try remove(rows)
    try attempt { if !$0.isPostgreSQL { try $0.execute("PRAGMA wal_checkpoint(TRUNCATE)") } }
    return Forgotten(count: count, kept: kept)
  }

  /// Whether the clock may decide what is old: a server agrees with it. A clock that none agrees with is reported.
  var isClockTrusted: Bool {
    switch clock.result {
    case .agrees: return true
    case .unknown: return false
    case .isOff(let seconds):
      report(.clockIsOff(seconds: seconds))
      return false
    }
  }

  /// Deletes articles that were seen last before the time that the reader keeps them for. It does nothing once there
  /// are no more of them in this run.
  func sweep(now: Date) throws {
    guard !isSwept, exists, let days = use.settingsNow.days, isClockTrusted, try attempt({ try $0.mayCollect() }) else {
      return
    }
    let limit = now.addingTimeInterval(-86_400 * Double(days))
    let rows = try attempt { database in
      // An article's row is that of its publication, which is at most a day after it was seen, or one soon after it.
      try database.run(
        """
        SELECT row FROM article WHERE row <= ?1 AND last_seen < ?2 AND NOT \(database.isKept)
        ORDER BY row LIMIT \(Self.mostSwept)
        """, [.integer(RowNumber.at(limit.addingTimeInterval(2 * RowNumber.longestAhead))), .date(limit)]
      ) { $0.integer(0) }
    }
    if rows.count < Self.mostSwept { isSwept = true }
    try remove(rows)
  }

  /// Deletes articles unless they have been saved meanwhile.
  ///
  /// - Parameter rows: the rows in ascending order.
  /// - Returns: the number of deleted articles.
  @discardableResult
  private func remove(_ rows: [Int64]) throws -> Int {
    guard !rows.isEmpty else { return 0 }
    // First of all, because another article may get the row of a deleted one.
    try removeFromFronts(rows)
    var count = 0
    try write(each: rows) { row, database in
      if try database.remove(row) { count += 1 }
    }
    return count
  }

  private func removeFromFronts(_ rows: [Int64]) throws {
    var last: Int64 = 0
    while true {
      var changed: [(key: Int64, rows: [Int64])] = []
      let keys = try attempt { database in
        changed = []
        return try database.run(
          "SELECT key, articles FROM front WHERE key > ?1 ORDER BY key LIMIT 1000", [.integer(last)]
        ) { front in
          let before = Front.rows(front.blob(1))
          let after = before.filter { !rows.hasSorted($0) }
          if after.count != before.count { changed.append((front.integer(0), after)) }
          return front.integer(0)
        }
      }
      guard let end = keys.last else { return }
      last = end
      try write(each: changed) { front, database in
        if front.rows.isEmpty {
          try database.run("DELETE FROM front WHERE key = ?1", [.integer(front.key)])
        } else {
          try database.run(
            "UPDATE front SET articles = ?2 WHERE key = ?1", [.integer(front.key), .blob(Front.data(front.rows))])
        }
      }
    }
  }

  /// - Returns: the number of articles that there were.
  private func forgetAll() throws -> Int {
    if store.isServer { return try forgetAllOfReader() }
    // Overwriting takes long, and nothing of the old pages stays in the file.
    try attempt { try $0.execute("PRAGMA secure_delete = OFF") }
    defer { _ = try? attempt { try $0.execute("PRAGMA secure_delete = ON") } }
    let count = try write { database in
      let count = try database.run("SELECT count(*) FROM article") { $0.integer(0) }.first ?? 0
      try database.run("INSERT INTO words (words) VALUES ('delete-all')")
      try database.run("INSERT INTO text_words (text_words) VALUES ('delete-all')")
      // The counter goes on, so that visits that sessions remember stay comparable.
      for table in [
        "article", "alias", "label", "revision", "listed", "front", "list", "source", "visit", "mute", "follow",
        "followed", "alert", "collection",
        "text", "text_revision", "text_block", "story", "telling", "story_term", "former_story", "ungrouped",
        "sqlite_sequence",
      ] {
        try database.run("DELETE FROM \(table)")
      }
      return Int(count)
    }
    muteMatcher = nil
    if let path = (store as? SQLiteStore)?.path {
      for version in Schema.archive.migrations.indices { FileSystem.remove(path + ".version-\(version)") }
    }
    try attempt { try $0.vacuum() }
    return count
  }

  /// What belongs to other readers, and the articles that they have saved, stay.
  private func forgetAllOfReader() throws -> Int {
    try write(isOwn: true) { database in
      for table in ["own_mark", "visit", "mute", "follow", "followed", "alert"] {
        try database.run("DELETE FROM \(table)")
      }
      try database.run("DELETE FROM reader_label WHERE reader = current_user")
    }
    muteMatcher = nil
    guard try attempt({ try $0.mayCollect() }) else { return 0 }
    return try remove(attempt { try $0.rows(of: .unsaved) }.rows)
  }
}

extension Database {
  /// Whether an article of `article` is kept because somebody has saved it: in PostgreSQL, any reader.
  var isKept: String {
    isPostgreSQL ? "(EXISTS (SELECT 1 FROM kept WHERE kept.id = article.id))" : "(saved IS NOT NULL)"
  }

  /// The rows of the articles to delete, in ascending order, and the number of saved ones among them, which are kept.
  fileprivate func rows(of what: Forgetting) throws -> (rows: [Int64], kept: Int) {
    var rows: [Int64] = []
    var kept = 0
    func take(_ columns: Row) {
      if columns.integer(1) != 0 { kept += 1 } else { rows.append(columns.integer(0)) }
    }
    let columns = "SELECT row, \(isKept), source FROM article"
    switch what {
    case .before(let date):
      try each(
        columns + " WHERE coalesce(published, first_seen) < ?1 ORDER BY row", [.date(date)]
      ) { row in
        take(row)
        return true
      }
    case .source(let name):
      let keys = try sources(named: name)
      guard !keys.isEmpty else { return ([], 0) }
      try each(columns + " ORDER BY row") { row in
        if keys.contains(row.integer(2)) { take(row) }
        return true
      }
    case .unsaved, .all:
      try each(columns + " ORDER BY row") { row in
        take(row)
        return true
      }
    }
    return (rows, kept)
  }

  /// The keys of the sources with an id or a name, without regard to case and accents.
  private func sources(named name: String) throws -> Set<Int64> {
    let wanted = FoldedName(name).text
    var keys: Set<Int64> = []
    try each("SELECT key, id, name FROM source") { row in
      let names = [row.text(1), row.text(2)].compactMap(\.self)
      if names.contains(where: { FoldedName($0).text == wanted }) { keys.insert(row.integer(0)) }
      return true
    }
    return keys
  }

  /// Deletes an article with all that belongs to it, unless it is saved.
  ///
  /// - Returns: whether it was there and was not saved.
  fileprivate func remove(_ row: Int64) throws -> Bool {
    let isThere = try !run("SELECT 1 FROM article WHERE row = ?1 AND NOT \(isKept)", [.integer(row)]).isEmpty
    guard isThere else { return false }
    if isPostgreSQL {
      try removeItem(row)
      return true
    }
    try removeText(row)
    try unindex(row)
    for table in ["article", "alias", "label", "revision", "listed"] {
      try run("DELETE FROM \(table) WHERE row = ?1", [.integer(row)])
    }
    return true
  }
}

extension [Int64] {
  /// Whether a number is in the array, which is in ascending order.
  fileprivate func hasSorted(_ number: Int64) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == number
  }
}
