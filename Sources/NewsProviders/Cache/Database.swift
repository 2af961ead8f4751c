import CSQLite
import FoundationEssentials
import NewsDomain

/// An SQLite connection and its prepared statements, of which it is the only owner. It is for one thread at a time:
/// ``Store`` guards it with a lock.
final class Database {
  /// An error of SQLite.
  struct Failure: Error {
    let code: Int32
    let message: String

    /// Whether the file is damaged or not a database.
    var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }

    /// Whether a statement does not match the tables in the file.
    var isMismatch: Bool { code == SQLITE_ERROR }

    /// Whether another session held a lock for longer than the timeout.
    var isBusy: Bool { code == SQLITE_BUSY }
  }

  enum Value {
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
    case null
  }

  private let handle: OpaquePointer
  private var statements: [String: OpaquePointer] = [:]

  /// - Parameter path: the file; `nil` opens a database in memory.
  /// - Throws: ``Failure``.
  init(path: FilePath?) throws {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let code = sqlite3_open_v2((path ?? FilePath(":memory:")).bytes, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(handle)
      throw Failure(code: code & 0xFF, message: message)
    }
    self.handle = handle
    // In milliseconds. Another session usually holds the lock for a few milliseconds, but longer on a slow disk. With a
    // shorter timeout, requests would go uncounted.
    sqlite3_busy_timeout(handle, 2000)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs statements that return no rows.
  ///
  /// - Throws: ``Failure``.
  func execute(_ sql: String) throws {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Runs one statement, which is prepared only the first time, and maps each row of its result.
  ///
  /// - Throws: ``Failure``.
  @discardableResult
  func run<Mapped>(_ sql: String, _ values: [Value] = [], _ map: (Row) -> Mapped = { _ in }) throws -> [Mapped] {
    let statement = try prepared(sql)
    // Releases locks and bound values. The result code is ignored, because it repeats that of the last step.
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try check(bind(value, at: Int32(index + 1), of: statement)) }
    var results: [Mapped] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return results }
      guard code == SQLITE_ROW else {
        try check(code)
        return results
      }
      results.append(map(Row(statement: statement)))
    }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws.
  ///
  /// - Throws: ``Failure``, and what `body` throws.
  func transaction(_ body: () throws -> Void) throws {
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      // After some failures SQLite has already rolled back, so an error is ignored.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// The row ID of the last insertion.
  var lastRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// A row of a result, valid until the next step.
  struct Row {
    fileprivate let statement: OpaquePointer

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    /// Returns a text; `nil` if the column is NULL.
    func text(_ column: Int32) -> String? {
      sqlite3_column_text(statement, column).map { String(cString: $0) }
    }

    func blob(_ column: Int32) -> Data {
      guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
      return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    }
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
  static func text(_ text: String?) -> Self { text.map(Self.text) ?? .null }

  static func date(_ date: Date) -> Self { .real(date.timeIntervalSince1970) }
}
