import CSQLite
import FoundationEssentials
import Glibc
import NewsDomain

/// An SQLite connection and its prepared statements, of which it is the only owner. It is for one thread at a time: its
/// owner guards it.
package final class Database {
  /// An error of SQLite.
  package struct Failure: Error {
    package let code: Int32
    package let message: String

    package init(code: Int32, message: String) {
      self.code = code
      self.message = message
    }

    /// Whether the file is damaged or not a database.
    package var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }

    /// Whether a statement does not match the tables in the file.
    package var isMismatch: Bool { code == SQLITE_ERROR }

    /// Whether another session held a lock for longer than the timeout.
    package var isBusy: Bool { code == SQLITE_BUSY }

    /// Whether the disk is full.
    package var isFull: Bool { code == SQLITE_FULL }

    /// Whether the statement was ended because its task was cancelled.
    package var isCancellation: Bool { code == SQLITE_INTERRUPT }

    /// Whether the file may only be read.
    package var isReadOnly: Bool { code == SQLITE_READONLY }
  }

  package enum Value: Sendable {
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
    case null
  }

  private let handle: OpaquePointer
  private let path: FilePath?
  /// The inode of the open file. Its path may lead to another file when it is closed.
  private let inode: ino_t?
  private var statements: [String: OpaquePointer] = [:]

  /// - Parameters:
  ///   - path: the file; `nil` opens a database in memory.
  ///   - timeout: how long to wait for another session's lock, in milliseconds. Such a lock usually lasts a few
  ///     milliseconds, but longer on a slow disk.
  ///   - isReadOnly: whether the file must exist and is never changed.
  /// - Throws: ``Failure``.
  package init(path: FilePath?, timeout: Int32 = 2000, isReadOnly: Bool = false) throws {
    var handle: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2((path ?? FilePath(":memory:")).bytes, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(handle)
      throw Failure(code: code & 0xFF, message: message)
    }
    self.handle = handle
    self.path = path
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

  /// Runs statements that return no rows.
  ///
  /// - Throws: ``Failure``.
  package func execute(_ sql: String) throws {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Runs one statement, which is prepared only the first time, and maps each row of its result.
  ///
  /// - Throws: ``Failure``.
  @discardableResult
  package func run<Mapped>(
    _ sql: String, _ values: [Value] = [], _ map: (Row) throws -> Mapped = { _ in }
  ) throws -> [Mapped] {
    var results: [Mapped] = []
    try each(sql, values) { row in
      results.append(try map(row))
      return true
    }
    return results
  }

  /// Runs one statement, which is prepared only the first time, and passes each row of its result to `body` until that
  /// returns `false`.
  ///
  /// - Throws: ``Failure``, and what `body` throws.
  package func each(_ sql: String, _ values: [Value] = [], _ body: (Row) throws -> Bool) throws {
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
      guard try body(Row(statement: statement)) else { return }
    }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  ///
  /// - Throws: ``Failure``, and what `body` throws.
  @discardableResult
  package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // After some failures SQLite has already rolled back, so an error is ignored.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// The row ID of the last insertion.
  package var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// A row of a result, valid until the next step.
  package struct Row {
    fileprivate let statement: OpaquePointer

    package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    package func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    /// Returns a text; `nil` if the column is NULL.
    package func text(_ column: Int32) -> String? {
      sqlite3_column_text(statement, column).map { String(cString: $0) }
    }

    package func blob(_ column: Int32) -> Data {
      guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
      return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    }

    package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

    /// Returns a date kept in seconds since 1970; `nil` if the column is NULL.
    package func date(_ column: Int32) -> Date? {
      isNull(column) ? nil : Date(timeIntervalSince1970: real(column))
    }
  }

  /// The number of rows that the last statement changed.
  package var changeCount: Int { Int(sqlite3_changes64(handle)) }

  /// Registers functions and tokenizers of C with the connection.
  ///
  /// - Throws: ``Failure``.
  package func register(_ function: (OpaquePointer) -> Int32) throws {
    try check(function(handle))
  }

  /// Ends statements whose task was cancelled, with ``Failure/isCancellation``.
  package func endWhenCancelled() {
    // It is called on the thread of the statement, so the task is the one that runs it.
    sqlite3_progress_handler(handle, 10_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
  }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    guard let statement else { throw Failure(code: SQLITE_MISUSE, message: "an empty statement") }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: Value, at position: Int32, of statement: OpaquePointer) -> Int32 {
    switch value {
    case .integer(let number): sqlite3_bind_int64(statement, position, number)
    case .real(let number): sqlite3_bind_double(statement, position, number)
    case .text(let text): supernews_bind_text(statement, position, text)
    case .blob(let data):
      data.withUnsafeBytes { supernews_bind_blob(statement, position, $0.baseAddress, UInt64($0.count)) }
    case .null: sqlite3_bind_null(statement, position)
    }
  }

  /// Throws if SQLite returned an error. All result codes are checked here.
  private func check(_ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    throw Failure(code: code & 0xFF, message: String(cString: sqlite3_errmsg(handle)))
  }
}

extension Database.Value {
  package static func text(_ text: String?) -> Self { text.map(Self.text) ?? .null }

  package static func date(_ date: Date) -> Self { .real(date.timeIntervalSince1970) }

  package static func date(_ date: Date?) -> Self { date.map(Self.date) ?? .null }
}
