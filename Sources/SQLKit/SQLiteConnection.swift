import CSQLite
import FoundationEssentials
import Glibc
import NewsDomain
import Synchronization

/// How many transactions have changed a database.
package final class CommitCount: Sendable {
  fileprivate let count = Atomic<Int64>(0)

  package init() {}

  package var value: Int64 { count.load(ordering: .acquiring) }
}

/// An SQLite connection and its prepared statements, which it alone owns.
package final class SQLiteConnection {
  private let handle: OpaquePointer
  private let path: FilePath?
  private let patience: LockPatience
  /// Whether statements end when their task is cancelled.
  private var isCancellable = false
  /// The inode of the open file. Its path may lead to another file when it is closed.
  private let inode: ino_t?
  private var statements: [String: OpaquePointer] = [:]
  private var commits: CommitCount?

  /// - Throws: `Database.Failure`.
  init(path: FilePath?, timeout: Int32, access: Database.Access) throws {
    var handle: OpaquePointer?
    let mode = access == .full ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    let flags = mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | (access == .unlocked ? SQLITE_OPEN_URI : 0)
    let name = path ?? FilePath(":memory:")
    let code = sqlite3_open_v2(access == .unlocked ? Self.immutable(name) : name.bytes, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
      sqlite3_close_v2(handle)
      throw Database.Failure(code: code, message: message)
    }
    self.handle = handle
    self.path = path
    patience = LockPatience(timeout: .milliseconds(timeout), progress: { Self.changes(of: path) })
    inode = path.flatMap(Self.inode)
    // It lives as long as its handle.
    sqlite3_busy_handler(
      handle,
      { connection, count in
        guard let connection else { return 0 }
        let waiting = Unmanaged<SQLiteConnection>.fromOpaque(connection).takeUnretainedValue()
        if waiting.isCancellable, Task.isCancelled { return 0 }
        return waiting.patience.waits(isFirst: count == 0) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    // SQLite deletes the log by name, and would delete another file's log.
    if let path, Self.inode(path) != inode { _ = supernews_leave_log(handle) }
    sqlite3_close_v2(handle)
  }

  /// The URI for reading a file without locks and without a log, zero-terminated. See "Uniform Resource Identifiers" in
  /// SQLite's documentation.
  private static func immutable(_ path: FilePath) -> [CChar] {
    let digits = Array("0123456789ABCDEF".utf8)
    var uri = Array("file:".utf8)
    for byte in path.bytes.dropLast().map(UInt8.init(bitPattern:)) {
      let isPlain = byte == UInt8(ascii: "/") || (byte < 0x80 && Character(UnicodeScalar(byte)).isLetter)
      uri += isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
    }
    return (uri + Array("?immutable=1".utf8) + [0]).map(CChar.init(bitPattern:))
  }

  /// A number that changes whenever somebody writes to a database.
  private static func changes(of path: FilePath?) -> Int {
    guard let path else { return 0 }
    var changes = Hasher()
    for end in ["", "-wal", "-journal"] {
      var status = stat()
      guard stat((path + end).bytes, &status) == 0 else { continue }
      changes.combine(status.st_size)
      changes.combine(status.st_mtim.tv_sec)
      changes.combine(status.st_mtim.tv_nsec)
    }
    return changes.finalize()
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

  /// Whether nothing can be written.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The header of the file; `nil` if the file is empty, or there is none.
  ///
  /// - Throws: `Database.Failure`.
  func header() throws -> SQLiteHeader? {
    guard let path else { return nil }
    var size: sqlite3_int64 = 0
    func read(_ count: Int, at place: Int) throws -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      try check(supernews_read_file(handle, &bytes, Int32(count), Int64(place), &size))
      return bytes
    }
    let bytes = try read(SQLiteHeader.size, at: 0)
    var log = stat()
    let isLogged = stat((path + "-wal").bytes, &log) == 0 && log.st_size > 0
    var header = SQLiteHeader(bytes, fileSize: Int(size), isLogged: isLogged)
    if header.firstFree > 1, !isLogged {
      header.free = try read(8, at: (header.firstFree - 1) * SQLiteHeader.pageSize)
    }
    return size == 0 ? nil : header
  }

  /// Registers functions and tokenizers written in C with the connection.
  ///
  /// - Throws: `Database.Failure`.
  package func register(_ function: (OpaquePointer) -> Int32) throws {
    try check(function(handle))
  }

  /// Ends statements whose task was cancelled, with `Database.Failure.isCancellation`.
  package func endWhenCancelled() {
    isCancellable = true
    // It is called on the thread of the statement, so the task is the one that runs it.
    sqlite3_progress_handler(handle, 10_000, { _ in Task.isCancelled ? 1 : 0 }, nil)
  }

  /// Begins a transaction that writes.
  func begin() throws {
    try execute("BEGIN IMMEDIATE")
    patience.renew()
  }

  /// Counts the transactions from now on.
  func count(in commits: CommitCount) {
    self.commits = commits
    // The connection keeps the count alive for as long as SQLite calls the function.
    let pointer = Unmanaged.passUnretained(commits).toOpaque()
    sqlite3_commit_hook(
      handle,
      { pointer in
        guard let pointer else { return 0 }
        Unmanaged<CommitCount>.fromOpaque(pointer).takeUnretainedValue().count.add(1, ordering: .acquiringAndReleasing)
        return 0
      }, pointer)
  }

  func limit(length: Int) { supernews_limit(handle, Int32(clamping: length)) }

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
    case .integers(let numbers):
      supernews_bind_text(statement, position, "[\(numbers.map(String.init).joined(separator: ","))]")
    case .texts(let texts):
      supernews_bind_text(statement, position, String(json: texts))
    case .null: sqlite3_bind_null(statement, position)
    }
  }

  /// Throws if SQLite returned an error. All result codes are checked here.
  private func check(_ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    // The wait for another connection was given up.
    if code & 0xFF == SQLITE_BUSY, Task.isCancelled {
      throw Database.Failure(code: SQLITE_INTERRUPT, message: String(cString: sqlite3_errstr(SQLITE_INTERRUPT)))
    }
    throw Database.Failure(code: code, message: String(cString: sqlite3_errmsg(handle)))
  }
}

extension String {
  /// Texts as a JSON array, each up to its first zero, where a bound text ends as well.
  fileprivate init(json texts: [String]) {
    // In bytes, as a page may be looked up by thousands of texts.
    let (quote, backslash, hex) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), Array("0123456789abcdef".utf8))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(texts.reduce(2) { $0 + $1.utf8.count + 3 })
    for text in texts {
      bytes += [bytes.isEmpty ? UInt8(ascii: "[") : UInt8(ascii: ","), quote]
      for byte in text.utf8 {
        if byte == 0 { break }
        switch byte {
        case quote, backslash: bytes += [backslash, byte]
        case 1..<0x20: bytes += Array("\\u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
        default: bytes.append(byte)
        }
      }
      bytes.append(quote)
    }
    self = texts.isEmpty ? "[]" : String(decoding: bytes + [UInt8(ascii: "]")], as: UTF8.self)
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

  func length(_ column: Int32) -> Int { Int(sqlite3_column_bytes(statement, column)) }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
}

extension Database {
  /// Registers functions and tokenizers written in C with SQLite.
  ///
  /// - Throws: ``Failure``.
  package func register(_ function: (OpaquePointer) -> Int32) throws {
    if case .sqlite(let connection) = engine { try connection.register(function) }
  }

  /// Whether nothing can be written because the file, or the whole disk, is read-only.
  package var isReadOnly: Bool { if case .sqlite(let connection) = engine { connection.isReadOnly } else { false } }

  /// Checks the header of an SQLite file. SQLite trusts some values that damage may have changed, and would then read
  /// pages wrongly or overwrite them.
  ///
  /// - Throws: ``Failure``, with ``Failure/isDamage`` if it cannot be the header of one of our files.
  package func checkHeader() throws {
    guard case .sqlite(let connection) = engine, let header = try connection.header() else { return }
    if !header.isSound { throw Failure.damage("the header of the file is damaged") }
  }

  /// Counts the transactions of an SQLite database from now on.
  package func count(in commits: CommitCount) {
    if case .sqlite(let connection) = engine { connection.count(in: commits) }
  }

  /// Rejects values longer than this, in bytes: for files that others made.
  package func limit(length: Int) {
    if case .sqlite(let connection) = engine { connection.limit(length: length) }
  }

  /// Ends statements of SQLite whose task was cancelled, with ``Failure/isCancellation``. For PostgreSQL that is always
  /// so.
  package func endWhenCancelled() {
    if case .sqlite(let connection) = engine { connection.endWhenCancelled() }
  }
}
