import NewsArchive
import NewsDomain
import SQLKit
import SystemServices

extension SQLiteEngine {
  /// Compares the index with the articles. If they differ, it fails as for a damaged file.
  static let indexCheck = "INSERT INTO words (words, rank) VALUES ('integrity-check', 1)"

  /// Rebuilds the indexes if they do not match their tables, or the articles and their texts.
  func repairIndex() throws {
    if try run("PRAGMA integrity_check(1)", [], { $0.text(0) }).first != "ok" { try execute("REINDEX") }
    do {
      try run(Self.indexCheck)
    } catch let failure as Failure where failure.isDamage {
      try run("INSERT INTO words (words) VALUES ('rebuild')")
    }
    if try !faultsOfTextIndex().isEmpty { try transaction { try rebuildTextIndex() } }
  }

  /// Faults of the file, in SQLite's words.
  func faults() throws -> [String] {
    var faults: [String] = []
    for sql in ["PRAGMA integrity_check(20)", Self.indexCheck] {
      do {
        faults += try run(sql) { $0.text(0) ?? "" }.filter { $0 != "ok" }
      } catch let failure as Failure where failure.isDamage {
        faults.append(failure.message)
      } catch let failure as Failure where failure.isOfWriting && sql == Self.indexCheck {
        // Checking an index counts as writing, which a file that is only readable does not allow.
      }
    }
    return faults + (try faultsOfTextIndex())
  }

  func compact() throws {
    try repairIndex()
    try run("INSERT INTO words (words) VALUES ('optimize')")
    try run("INSERT INTO text_words (text_words) VALUES ('optimize')")
    try vacuum()
  }

  /// Rewrites the file without its unused pages.
  func vacuum() throws {
    // The new file is built in a temporary one, which may be too big for memory.
    try execute("PRAGMA temp_store = FILE")
    defer { try? execute("PRAGMA temp_store = MEMORY") }
    try execute("VACUUM")
    try execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  /// Includes the bytes that are not in the file itself yet.
  func size() throws -> Int {
    if let path { return FileSystem.size(path) + FileSystem.size(path + "-wal") }
    return try ["PRAGMA page_count", "PRAGMA page_size"].reduce(1) { size, sql in
      try size * Int(run(sql) { $0.integer(0) }.first ?? 0)
    }
  }
}
