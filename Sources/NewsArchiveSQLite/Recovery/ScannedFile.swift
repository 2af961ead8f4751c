import Glibc
import NewsArchive
import NewsDomain
import SQLKit
import SystemServices

/// A copy of a damaged file with a sound header, in which tables have names again.
struct ScannedFile {
  private let path: FilePath
  private let scan: PageScan
  /// The most fragments of a table that are read.
  private static let maxParts = 5000
  /// The columns of SQLite's schema table.
  private static let names = "CREATE TABLE found (type TEXT, name TEXT, tbl_name TEXT, rootpage INTEGER, sql TEXT)"
  /// With a writable schema SQLite skips tables that it cannot parse.
  private static let carefully = "PRAGMA writable_schema = ON; PRAGMA trusted_schema = OFF"

  /// A row of the schema table: a table or an index.
  private struct Name {
    let isTable: Bool
    let name: String
    let table: String
    let root: Int64
    /// `nil` for the index that a primary key creates.
    let sql: String?
  }

  /// - Parameter damaged: the damaged file; the copy is next to it, until ``remove()``.
  /// - Returns: `nil` if it has no pages.
  /// - Throws: `NewsError.file(.failed)` if it cannot be copied, for example on a full disk. Nothing is lost then: it
  ///   is tried again when the archive is next opened.
  init?(_ damaged: FilePath) throws {
    guard FileSystem.size(damaged) >= SQLiteHeader.pageSize else { return nil }
    path = damaged + ".scanned"
    Self.remove(path)
    let log = damaged + "-wal"
    guard FileSystem.copy(damaged, to: path),
      FileSystem.size(log) == 0 || FileSystem.copy(log, to: path + "-wal"), Self.addLog(to: path),
      let scan = PageScan(path), Self.empty(path, keepsFree: false)
    else {
      let detail = String(cString: strerror(errno))
      Self.remove(path)
      throw NewsError.file(.failed(path: path.description, detail: detail))
    }
    self.scan = scan
  }

  func remove() { Self.remove(path) }

  /// Opens the file with the names of all tables that are found. They are on pages other than the first one, which is
  /// only the root of their table.
  ///
  /// - Returns: `nil` if none is found.
  func named() -> Database? {
    var found: [String: Name] = [:]
    for page in scan.pagesOfNames.prefix(Self.maxParts) {
      guard
        let database = open(with: [
          Name(isTable: true, name: "found", table: "found", root: Int64(page), sql: Self.names)
        ])
      else { continue }
      // Rows read before the damage count, from both ends.
      for order in ["", " DESC"] {
        let sql = "SELECT type, name, tbl_name, rootpage, sql FROM found WHERE rootpage > 1 ORDER BY rowid\(order)"
        try? database.each(sql) { row in
          guard let type = row.text(0), ["table", "index"].contains(type), let name = row.text(1),
            let table = row.text(2)
          else { return true }
          let read = Name(isTable: type == "table", name: name, table: table, root: row.integer(3), sql: row.text(4))
          // Columns are only ever added, so the longest statement is the newest.
          if (found[name]?.sql?.count ?? -1) < (read.sql?.count ?? 0) { found[name] = read }
          return true
        }
      }
    }
    let names = found.values.filter { $0.isTable || found[$0.table]?.isTable == true }
    return names.isEmpty ? nil : open(with: names.filter(\.isTable) + names.filter { !$0.isTable }, isStrict: true)
  }

  /// Opens the file with a table at each position where one of this kind begins.
  ///
  /// - Parameter database: the new file, which has the same table.
  /// - Throws: the errors of the body, and `Database.Failure` of the new file.
  func each(_ table: RecoveredTable, like database: Database, _ body: (Database) throws -> Void) throws {
    let sql = try database.run("SELECT sql FROM sqlite_master WHERE name = ?1", [.text(table.name)]) { $0.text(0) }
    guard let sql = sql.first ?? nil else { return }
    for root in scan.roots(of: table).prefix(Self.maxParts) {
      let name = Name(isTable: true, name: table.name, table: table.name, root: Int64(root), sql: sql)
      if let found = open(with: [name], isStrict: true) { try body(found) }
    }
  }

  /// Opens the file with only these names.
  ///
  /// - Parameter isStrict: whether a page with any damage is not read at all.
  private func open(with names: [Name], isStrict: Bool = false) -> Database? {
    guard Self.empty(path, keepsFree: false) else { return nil }
    do {
      // Closed again: a connection reads the names when it is opened.
      let database = try Database(path: path)
      try database.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; " + Self.carefully)
      try database.transaction {
        for name in names {
          try database.run(
            "INSERT INTO sqlite_master (type, name, tbl_name, rootpage, sql) VALUES (?1, ?2, ?3, ?4, ?5)",
            [
              .text(name.isTable ? "table" : "index"), .text(name.name), .text(name.table), .integer(name.root),
              .text(name.sql),
            ])
        }
      }
    } catch {
      return nil
    }
    guard let found = try? Database(path: path) else { return nil }
    try? found.execute(Self.carefully + (isStrict ? "; PRAGMA cell_size_check = ON" : ""))
    return found
  }

  /// Moves the pages of the log into the file, if it has one.
  private static func addLog(to path: FilePath) -> Bool {
    // The log may have another first page, but the file is not opened without a sound one.
    guard empty(path, keepsFree: true) else { return false }
    guard FileSystem.size(path + "-wal") > 0 else { return true }
    if let database = try? Database(path: path) {
      try? database.execute(carefully + "; PRAGMA wal_checkpoint(TRUNCATE)")
    }
    for ending in ["-wal", "-shm"] { FileSystem.remove(path + ending) }
    return empty(path, keepsFree: true)
  }

  /// Writes a sound header, and empties the table of names.
  private static func empty(_ path: FilePath, keepsFree: Bool) -> Bool {
    let file = Glibc.open(path.bytes, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: SQLiteHeader.size)
    guard pread(file, &bytes, bytes.count, 0) == bytes.count else { return false }
    let isLogged = FileSystem.size(path + "-wal") > 0
    let header = SQLiteHeader(bytes, fileSize: FileSystem.size(path), isLogged: isLogged)
    let page = header.mended(keepsFree: keepsFree) + [0x0D, 0, 0, 0, 0, UInt8(SQLiteHeader.pageSize >> 8), 0, 0]
    return pwrite(file, page, page.count, 0) == page.count
  }

  private static func remove(_ path: FilePath) {
    for ending in ["", "-journal", "-wal", "-shm"] { FileSystem.remove(path + ending) }
  }
}
