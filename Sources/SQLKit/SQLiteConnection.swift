import CSQLite
import FoundationEssentials
import Glibc
import NewsDomain

/// An SQLite connection and its prepared statements, of which it is the only owner.
package final class SQLiteConnection {
  private let handle: OpaquePointer
  private let path: FilePath?
  /// How long another connection's lock is waited for, in milliseconds.
  private let timeout: Int32
  /// The inode of the open file. Its path may lead to another file when it is closed.
  private let inode: ino_t?
  private var statements: [String: OpaquePointer] = [:]

  /// - Throws: `Database.Failure`.
  init(path: FilePath?, timeout: Int32, isReadOnly: Bool) throws {
    var handle: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2((path ?? FilePath(":memory:")).bytes, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(handle)
      throw Database.Failure(code: code & 0xFF, message: message)
    }
    self.handle = handle
    self.path = path
    self.timeout = timeout
    inode = path.flatMap(Self.inode)
    sqlite3_busy_timeout(handle, timeout)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    // SQLite deletes the log by its name, which would be that of another file's log.
    if let path, Self.inode(path) != inode { _ = supernews_leave_log(handle) }
    sqlite3_close_v2(handle)
  }

  private static func inode(_ path: FilePath) -> ino_t? {
    var status = stat()
    return stat(path.bytes, &status) == 0 ? status.st_ino : nil
  }

  func execute(_ sql: String) throws {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  func each(_ sql: String, _ values: [Database.Value], _ body: (Database.Row) throws -> Bool) throws {
    let statement = try prepared(sql)
    // Releases locks and bound values. The result code is ignored, because it repeats that of the last step.
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try check(bind(value, at: Int32(index + 1), of: statement)) }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { return try check(code) }
      guard try body(Database.Row(storage: .sqlite(SQLiteRow(statement: statement)))) else { return }
    }
  }

  var changeCount: Int { Int(sqlite3_changes64(handle)) }

  /// Registers functions and tokenizers of C with the connection.
  ///
  /// - Throws: `Database.Failure`.
  package func register(_ function: (OpaquePointer) -> Int32) throws {
    try check(function(handle))
  }

  /// Ends statements whose task was cancelled, with `Database.Failure.isCancellation`.
  package func endWhenCancelled() {
    // It is called on the thread of the statement, so the task is the one that runs it.
    sqlite3_progress_handler(handle, 10_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
    // The pointer is none: it carries the number of attempts, as a function of C can capture nothing.
    let attempts = UnsafeMutableRawPointer(bitPattern: Int(timeout) / Int(Self.busyPause))
    sqlite3_busy_handler(
      handle,
      { attempts, count in
        guard !Task.isCancelled, count < Int(bitPattern: attempts) else { return 0 }
        usleep(UInt32(SQLiteConnection.busyPause) * 1000)
        return 1
      }, attempts)
  }

  /// The time between two attempts to get another connection's lock, in milliseconds.
  private static let busyPause: Int32 = 5

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    guard let statement else { throw Database.Failure(code: SQLITE_MISUSE, message: "an empty statement") }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: Database.Value, at position: Int32, of statement: OpaquePointer) -> Int32 {
    switch value {
    case .integer(let number): sqlite3_bind_int64(statement, position, number)
    case .real(let number): sqlite3_bind_double(statement, position, number)
    case .text(let text): supernews_bind_text(statement, position, text)
    case .blob(let data):
      data.withUnsafeBytes { supernews_bind_blob(statement, position, $0.baseAddress, UInt64($0.count)) }
    case .integers, .null: sqlite3_bind_null(statement, position)
    }
  }

  /// Throws if SQLite returned an error. All result codes are checked here.
  private func check(_ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    // Waiting for another connection was given up.
    if code & 0xFF == SQLITE_BUSY, Task.isCancelled {
      throw Database.Failure(code: SQLITE_INTERRUPT, message: String(cString: sqlite3_errstr(SQLITE_INTERRUPT)))
    }
    throw Database.Failure(code: code & 0xFF, message: String(cString: sqlite3_errmsg(handle)))
  }
}

struct SQLiteRow {
  fileprivate let statement: OpaquePointer

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

  func text(_ column: Int32) -> String? {
    sqlite3_column_text(statement, column).map { String(cString: $0) }
  }

  func blob(_ column: Int32) -> Data {
    guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
}

extension Database {
  /// Registers functions and tokenizers of C with SQLite.
  ///
  /// - Throws: ``Failure``.
  package func register(_ function: (OpaquePointer) -> Int32) throws {
    if case .sqlite(let connection) = engine { try connection.register(function) }
  }

  /// Ends statements of SQLite whose task was cancelled, with ``Failure/isCancellation``. Those of PostgreSQL always end.
  package func endWhenCancelled() {
    if case .sqlite(let connection) = engine { connection.endWhenCancelled() }
  }
}
