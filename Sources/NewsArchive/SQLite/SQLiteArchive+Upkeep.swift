import FoundationEssentials
import NewsDomain
import SQLiteKit

extension SQLiteArchive {
  package func facts(now: Date) async throws -> ArchiveFacts {
    var facts = ArchiveFacts()
    facts.path = path?.description
    guard exists else { return facts }
    try attempt { database in
      try database.reading { try database.count(&facts, now: now) }
      facts.bytes = try size(of: database)
    }
    facts.labels = try await labels()
    return facts
  }

  package func check() async throws -> ArchiveCheck {
    try read(otherwise: ArchiveCheck(faults: [])) { database in
      var faults: [String] = []
      for sql in ["PRAGMA integrity_check(20)", Database.indexCheck] {
        do {
          faults += try database.run(sql) { $0.text(0) ?? "" }.filter { $0 != "ok" }
        } catch let failure as Database.Failure where failure.isDamage {
          faults.append(failure.message)
        }
      }
      return ArchiveCheck(faults: faults + (try database.faultsOfTextIndex()))
    }
  }

  package func compact() async throws -> (before: Int, after: Int) {
    guard exists else { return (0, 0) }
    let before = try attempt { try size(of: $0) }
    try attempt { database in
      try database.repairIndex()
      try database.run("INSERT INTO words (words) VALUES ('optimize')")
      try database.run("INSERT INTO text_words (text_words) VALUES ('optimize')")
    }
    try vacuum()
    return (before, try attempt { try size(of: $0) })
  }

  /// Writes the file anew without its unused pages.
  func vacuum() throws {
    try attempt { database in
      // The new file is made in a temporary one, which may be too big for the memory.
      try database.execute("PRAGMA temp_store = FILE")
      defer { try? database.execute("PRAGMA temp_store = MEMORY") }
      try database.execute("VACUUM")
      try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// The bytes that the archive takes, with those that were not yet moved into its main file.
  private func size(of database: Database) throws -> Int {
    if let path { return FileSystem.size(path) + FileSystem.size(path + "-wal") }
    return try ["PRAGMA page_count", "PRAGMA page_size"].reduce(1) { size, sql in
      try size * Int(database.run(sql) { $0.integer(0) }.first ?? 0)
    }
  }
}

extension Database {
  /// Compares the index with the articles. It fails as for a damaged file if they differ.
  static let indexCheck = "INSERT INTO words (words, rank) VALUES ('integrity-check', 1)"

  /// Makes the indexes anew if they do not agree with the articles and their texts.
  func repairIndex() throws {
    do {
      try run(Self.indexCheck)
    } catch let failure as Failure where failure.isDamage {
      try run("INSERT INTO words (words) VALUES ('rebuild')")
    }
    if try !faultsOfTextIndex().isEmpty { try transaction { try rebuildTextIndex() } }
  }

  fileprivate func count(_ facts: inout ArchiveFacts, now: Date) throws {
    // The growth is that of the last 30 days; imported articles, which have no arrival, are no growth.
    let longest = 30.0
    let counted = try run(
      """
      SELECT count(*), count(*) - count(read), count(saved),
        count(*) FILTER (WHERE revised IS NOT NULL OR row IN (SELECT row FROM text_revision)),
        count(DISTINCT source), min(first_seen), min(published), max(published),
        count(*) FILTER (WHERE arrival > 0 AND first_seen >= ?1), min(first_seen) FILTER (WHERE arrival > 0)
      FROM article
      """, [.date(now.addingTimeInterval(-longest * 86_400))]
    ) { row in
      var facts = ArchiveFacts()
      facts.articles = Int(row.integer(0))
      facts.unread = Int(row.integer(1))
      facts.saved = Int(row.integer(2))
      facts.revised = Int(row.integer(3))
      facts.sources = Int(row.integer(4))
      facts.since = row.date(5)
      facts.oldest = row.date(6)
      facts.newest = row.date(7)
      let days = row.date(9).map { now.timeIntervalSince($0) / 86_400 } ?? longest
      facts.articlesPerDay = Double(row.integer(8)) / min(max(days, 1), longest)
      return facts
    }
    let path = facts.path
    facts = counted.first ?? facts
    facts.path = path
    facts.mutes = Int(try run("SELECT count(*) FROM mute") { $0.integer(0) }.first ?? 0)
    try each("SELECT count(*), ifnull(sum(length(document)), 0) FROM text") { row in
      (facts.texts, facts.textBytes) = (Int(row.integer(0)), Int(row.integer(1)))
      return false
    }
  }
}
