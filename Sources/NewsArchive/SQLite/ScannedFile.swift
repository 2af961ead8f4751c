import Glibc
import NewsDomain
import SQLKit

/// A copy of a damaged file in which one table at a time has its name again.
struct ScannedFile {
  private let path: FilePath
  private let scan: PageScan
  /// The most parts of a table that are read.
  private static let mostParts = 5000

  /// - Parameter path: the damaged file; the copy lies beside it, until ``remove()``.
  /// - Returns: `nil` if it is no database file.
  /// - Throws: `NewsError.file(.failed)` if it cannot be copied, for example on a full disk. Nothing is lost then: it is tried
  ///   again when the archive is opened next.
  init?(_ damaged: FilePath) throws {
    guard let scan = PageScan(damaged) else { return nil }
    self.scan = scan
    path = damaged + ".scanned"
    guard Self.copy(damaged, to: path), reset() else {
      remove()
      throw NewsError.file(.failed(path: path.description, detail: String(cString: strerror(errno))))
    }
  }

  func remove() {
    for ending in ["", "-journal", "-wal", "-shm"] { FileSystem.remove(path + ending) }
  }

  /// Opens the file with a table at each of the places where one of this kind begins.
  ///
  /// - Parameter database: the new file, which has the same table.
  /// - Throws: what the body throws, and `Database.Failure` of the new file.
  func each(_ table: RecoveredTable, like database: Database, _ body: (Database) throws -> Void) throws {
    let columns = try database.run("SELECT count(*) FROM pragma_table_info(?1)", [.text(table.name)]) { $0.integer(0) }
    let sql = try database.run("SELECT sql FROM sqlite_master WHERE name = ?1", [.text(table.name)]) { $0.text(0) }
    guard let sql = sql.first ?? nil, let count = columns.first.map(Int.init) else { return }
    // Rows that were added before a column was have fewer of them.
    for root in scan.roots(columns: max(1, count - table.youngColumns)...count).prefix(Self.mostParts) {
      guard reset(), (try? name(table.name, sql, at: root)) != nil,
        let found = try? Database(path: path)
      else { continue }
      try? found.execute("PRAGMA writable_schema = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
      try body(found)
    }
  }

  private func name(_ name: String, _ sql: String, at root: Int) throws {
    let database = try Database(path: path)
    try database.execute("PRAGMA writable_schema = ON")
    try database.run(
      "INSERT INTO sqlite_master (type, name, tbl_name, rootpage, sql) VALUES ('table', ?1, ?1, ?2, ?3)",
      [.text(name), .integer(Int64(root)), .text(sql)])
  }

  /// Empties the table of names, and makes SQLite forget the free pages and the journal.
  private func reset() -> Bool {
    let file = open(path.bytes, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    let empty: [UInt8] = [0x0D, 0, 0, 0, 0, UInt8(scan.pageSize >> 8 & 0xFF), UInt8(scan.pageSize & 0xFF), 0]
    return pwrite(file, empty, empty.count, 100) == empty.count
      && pwrite(file, [UInt8](repeating: 0, count: 8), 8, 32) == 8 && pwrite(file, [1, 1] as [UInt8], 2, 18) == 2
  }

  private static func copy(_ path: FilePath, to other: FilePath) -> Bool {
    let source = open(path.bytes, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { return false }
    defer { close(source) }
    FileSystem.remove(other)
    let target = open(other.bytes, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { return false }
    defer { close(target) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = Glibc.read(source, &bytes, bytes.count)
      if count == 0 { return true }
      guard count > 0, write(target, bytes, count) == count else { return false }
    }
  }
}
