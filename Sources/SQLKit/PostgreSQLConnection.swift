import CLibpq
import FoundationEssentials
import NewsDomain

/// A PostgreSQL connection and its prepared statements, which it alone owns.
package final class PostgreSQLConnection {
  /// The purpose of a transaction.
  enum Transaction {
    /// Writing data that all readers share: one session at a time.
    case common
    /// Writing the reader's own data.
    case own
    case reading
  }

  /// The types of values, from PostgreSQL's catalogue `pg_type`.
  private enum TypeNumber {
    static let bytes: UInt32 = 17
    static let integer: UInt32 = 20
    static let text: UInt32 = 25
    static let real: UInt32 = 701
    static let integers: UInt32 = 1016
    static let texts: UInt32 = 1009
    static let unknown: UInt32 = 0
  }

  /// Writers of shared data lock a row. Unlike an advisory lock, which anybody may hold, it can be locked only by those
  /// who may update it.
  private static let lockForWriting = "SELECT FROM \(schema).counter WHERE name = 'arrival' FOR UPDATE"
  /// How long to wait for another session's lock, and how long a statement may take, in milliseconds.
  private static let patience = (lock: 30_000, statement: 60_000)
  private static let schema = "supernews"
  /// The most prepared statements of a connection.
  private static let maxPrepared = 500

  private let handle: OpaquePointer
  /// Whether a pooler may run each transaction on another connection to the server: then no session state is kept.
  package private(set) var isPooled = true
  private var prepared: [String: String] = [:]
  private var listened: Set<String> = []
  private var isInTransaction = false
  private(set) var changeCount = 0

  /// Connects to the first host of the address that answers.
  ///
  /// - Parameter address: see ``PostgreSQLAddress``.
  /// - Throws: `Database.Failure`.
  package init(_ address: PostgreSQLAddress) throws {
    guard supernews_pg_is_there() != 0 else {
      throw Database.Failure(state: "", message: "libpq is missing: install libpq5")
    }
    // Keywords before the address are overridden by it, and those after it override it.
    var keywords: [(String, String)] = [
      ("connect_timeout", "5"), ("fallback_application_name", "supernews"), ("target_session_attrs", "read-write"),
      // A server that vanished silently is given up after some 30 seconds.
      ("keepalives_idle", "15"), ("keepalives_interval", "5"), ("keepalives_count", "3"), ("tcp_user_timeout", "30000"),
    ]
    if address.wantsEncryption { keywords.append(("sslmode", "require")) }
    keywords += [("dbname", address.text), ("client_encoding", "UTF8")]
    let opened = Self.withStrings(keywords.map(\.0)) { names in
      Self.withStrings(keywords.map(\.1)) { values in supernews_pg_connect(names, values) { Task.isCancelled ? 1 : 0 } }
    }
    guard let opened else {
      throw Task.isCancelled
        ? Database.Failure(state: "57014", message: "cancelled", isCancelled: true)
        : Database.Failure(state: "", message: "no memory")
    }
    guard supernews_pg_is_open(opened) != 0 else {
      defer { supernews_pg_close(opened) }
      throw Database.Failure(
        connecting: String(cString: supernews_pg_message(opened)).lines,
        as: String(cString: supernews_pg_user(opened)), to: String(cString: supernews_pg_database(opened)),
        askedForPassword: supernews_pg_asked_for_password(opened) != 0)
    }
    handle = opened
    let host = String(cString: supernews_pg_host(opened))
    guard PostgreSQLAddress.isLocal(host) || supernews_pg_is_encrypted(opened) != 0 else {
      throw Database.Failure(state: "28000", message: "the connection to \(host) is not encrypted")
    }
    var process: Int32 = 0
    try each("SELECT pg_backend_pid()", []) { row in
      process = Int32(truncatingIfNeeded: row.integer(0))
      return false
    }
    isPooled = process != supernews_pg_process(opened)
    if !isPooled { try execute(Self.session(isLocal: false)) }
  }

  deinit {
    supernews_pg_close(handle)
  }

  /// Whether the connection is still open, as far as known.
  package var isOpen: Bool { supernews_pg_is_open(handle) != 0 }

  /// The settings of a session or of one transaction.
  private static func session(isLocal: Bool) -> String {
    [
      // The best plan depends on how frequent a word is, so no generic plan is made for all words.
      "search_path = \(schema), pg_temp", "plan_cache_mode = force_custom_plan",
      "statement_timeout = \(patience.statement)",
      "lock_timeout = \(patience.lock)",
    ].map { "SET \(isLocal ? "LOCAL " : "")\($0)" }.joined(separator: "; ")
  }

  func begin(_ kind: Transaction) throws {
    switch kind {
    case .common, .own: try execute("BEGIN")
    case .reading: try execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }
    do {
      if isPooled { try execute(Self.session(isLocal: true)) }
      if case .common = kind { try lockForWriting() }
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Waits in a transaction until no other session writes shared data.
  package func lockForWriting() throws { try execute(Self.lockForWriting) }

  func execute(_ sql: String) throws {
    _ = try check(supernews_pg_execute(handle, sql) { Task.isCancelled ? 1 : 0 })
    isInTransaction = supernews_pg_transaction(handle) != 0
  }

  func each(_ sql: String, _ values: [Database.Value], _ body: (Database.Row) throws -> Bool) throws {
    // Outside a transaction, a pooler may run each statement on another connection.
    if isPooled, !isInTransaction, !sql.contains("pg_backend_pid") {
      try begin(.own)
      do {
        try eachInTransaction(sql, values, body)
        return try execute("COMMIT")
      } catch {
        try? execute("ROLLBACK")
        throw error
      }
    }
    try eachInTransaction(sql, values, body)
  }

  private func eachInTransaction(
    _ sql: String, _ values: [Database.Value], _ body: (Database.Row) throws -> Bool
  ) throws {
    let types = values.map(Self.type)
    let result = PostgreSQLResult(try check(run(sql, values, types)))
    changeCount = Int(String(cString: supernews_pg_changes(result.handle))) ?? 0
    for number in 0..<supernews_pg_rows(result.handle) {
      guard try body(Database.Row(storage: .postgresql(PostgreSQLRow(result: result, number: number)))) else { return }
    }
  }

  private func run(_ sql: String, _ values: [Database.Value], _ types: [UInt32]) throws -> OpaquePointer? {
    let name = try preparedName(sql, types)
    let texts = values.map(Self.bytes)
    let formats = values.map { value -> Int32 in if case .blob = value { 1 } else { 0 } }
    let lengths = texts.map { Int32(clamping: max(0, ($0?.count ?? 0) - 1)) }
    return Self.withBytes(texts[...]) { pointers in
      sql.translated.withCString { sql in
        func send(_ name: UnsafePointer<CChar>?) -> OpaquePointer? {
          var statement = supernews_pg_statement(
            sql: sql, name: name, count: Int32(values.count), types: nil, values: nil, lengths: nil, formats: nil)
          return types.withUnsafeBufferPointer { types in
            pointers.withUnsafeBufferPointer { pointers in
              lengths.withUnsafeBufferPointer { lengths in
                formats.withUnsafeBufferPointer { formats in
                  statement.types = types.baseAddress
                  statement.values = pointers.baseAddress
                  statement.lengths = lengths.baseAddress
                  statement.formats = formats.baseAddress
                  return supernews_pg_run(handle, &statement) { Task.isCancelled ? 1 : 0 }
                }
              }
            }
          }
        }
        return name.map { $0.withCString(send) } ?? send(nil)
      }
    }
  }

  /// The name of a prepared statement; `nil` behind a pooler, which may run it on a connection without it.
  private func preparedName(_ sql: String, _ types: [UInt32]) throws -> String? {
    guard !isPooled, prepared.count < Self.maxPrepared || prepared[sql] != nil else { return nil }
    // A missing value has no type, which makes it another statement.
    let key = types.contains(TypeNumber.unknown) ? sql + types.map { $0 == 0 ? "-" : "+" }.joined() : sql
    if let name = prepared[key] { return name }
    let name = "s\(prepared.count)"
    _ = try check(
      supernews_pg_prepare(handle, name, sql.translated, Int32(types.count), types) { Task.isCancelled ? 1 : 0 })
    prepared[key] = name
    return name
  }

  /// Runs `COPY … FROM STDIN`.
  ///
  /// - Parameter data: lines of tab-separated values, as from ``CopyText``.
  /// - Throws: `Database.Failure`.
  package func copy(_ sql: String, _ data: CopyText) throws {
    let result = data.bytes.withUnsafeBytes { bytes in
      supernews_pg_copy(handle, sql, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count) {
        Task.isCancelled ? 1 : 0
      }
    }
    _ = PostgreSQLResult(try check(result))
  }

  /// Takes the notifications by `NOTIFY` on a channel since the last call; the first call begins to listen.
  ///
  /// - Returns: whether there were any; `nil` if the connection cannot listen: behind a pooler, or lost.
  package func takeNotifications(on channel: String) throws -> Bool? {
    guard !isPooled else { return nil }
    if !listened.contains(channel) {
      try execute("LISTEN \(channel)")
      listened.insert(channel)
    }
    let count = supernews_pg_take_notifications(handle)
    return count < 0 ? nil : count > 0
  }

  /// Waits until the server has sent something, or until the task is cancelled. It may also return early.
  package var input: DescriptorInput? { DescriptorInput(copyOf: supernews_pg_socket(handle)) }

  /// Throws if the server returned an error. All results are checked here.
  private func check(_ result: OpaquePointer?) throws -> OpaquePointer {
    guard let result else {
      throw Database.Failure(state: "", message: String(cString: supernews_pg_message(handle)).lines)
    }
    guard supernews_pg_is_fine(result) != 0 else {
      defer { supernews_pg_free(result) }
      let state = isOpen ? supernews_pg_state(result).map { String(cString: $0) } ?? "" : ""
      throw Database.Failure(
        state: state, message: String(cString: supernews_pg_error(result)).lines, isCancelled: Task.isCancelled)
    }
    return result
  }

  private static func type(of value: Database.Value) -> UInt32 {
    switch value {
    case .integer: TypeNumber.integer
    case .real: TypeNumber.real
    case .text: TypeNumber.text
    case .blob: TypeNumber.bytes
    case .integers: TypeNumber.integers
    case .texts: TypeNumber.texts
    case .null: TypeNumber.unknown
    }
  }

  /// A value as sent, with a zero at its end; `nil` for NULL.
  private static func bytes(of value: Database.Value) -> [UInt8]? {
    switch value {
    case .integer(let number): Array(String(number).utf8) + [0]
    case .real(let number): Array(String(number).utf8) + [0]
    // A text cannot contain a zero: it ends there, as in SQLite.
    case .text(let text): Array(text.utf8.prefix { $0 != 0 }) + [0]
    case .blob(let data): [UInt8](data) + [0]
    case .integers(let numbers): Array("{\(numbers.map(String.init).joined(separator: ","))}".utf8) + [0]
    case .texts(let texts):
      // "Array Input and Output Syntax" in PostgreSQL's documentation.
      Array("{\(texts.map(\.asElement).joined(separator: ","))}".utf8) + [0]
    case .null: nil
    }
  }

  /// The pointers are valid only during the call.
  private static func withBytes<Result>(
    _ texts: ArraySlice<[UInt8]?>, _ pointers: [UnsafePointer<CChar>?] = [],
    _ body: ([UnsafePointer<CChar>?]) -> Result
  ) -> Result {
    guard let first = texts.first else { return body(pointers) }
    guard let first else { return withBytes(texts.dropFirst(), pointers + [nil], body) }
    return first.withUnsafeBytes { bytes in
      withBytes(texts.dropFirst(), pointers + [bytes.bindMemory(to: CChar.self).baseAddress], body)
    }
  }

  private static func withStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
  ) -> Result {
    withBytes(texts.map { Array($0.utf8) + [0] }[...]) { pointers in
      (pointers + [nil]).withUnsafeBufferPointer { body($0.baseAddress) }
    }
  }
}

extension String {
  /// The text as an element of an array, up to its first zero.
  var asElement: String {
    let escaped = unicodeScalars.prefix { $0 != "\0" }.map { $0 == "\"" || $0 == "\\" ? "\\" + String($0) : String($0) }
    return "\"" + escaped.joined() + "\""
  }
}

extension String {
  /// A statement with its placeholders as PostgreSQL writes them: `$1` for `?1`.
  fileprivate var translated: String { contains("?") ? replacing("?", with: "$") : self }

  /// A message on one line.
  fileprivate var lines: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingPrefix { $0.isWhitespace } }.joined(separator: "; ")
  }
}

extension Database {
  /// Runs `COPY … FROM STDIN` on a server.
  ///
  /// - Throws: ``Failure``.
  package func copy(_ sql: String, _ lines: CopyText) throws {
    if case .postgresql(let connection) = engine { try connection.copy(sql, lines) }
  }
}

/// A result, which it alone owns.
final class PostgreSQLResult {
  let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    supernews_pg_free(handle)
  }
}

struct PostgreSQLRow {
  let result: PostgreSQLResult
  let number: Int32

  private func value(_ column: Int32) -> UnsafePointer<CChar>? {
    isNull(column) ? nil : supernews_pg_value(result.handle, number, column)
  }

  /// A boolean is 1 or 0, as in SQLite.
  func integer(_ column: Int32) -> Int64 {
    guard let text = text(column) else { return 0 }
    return Int64(text) ?? (text == "t" ? 1 : Double(text).flatMap { Int64(exactly: $0.rounded(.towardZero)) } ?? 0)
  }

  func real(_ column: Int32) -> Double { text(column).flatMap(Double.init) ?? 0 }

  func text(_ column: Int32) -> String? { value(column).map { String(cString: $0) } }

  /// Bytes arrive as `\x` with two digits for each.
  func blob(_ column: Int32) -> Data {
    guard let value = value(column) else { return Data() }
    let count = Int(supernews_pg_length(result.handle, number, column))
    let digits = UnsafeRawBufferPointer(start: value, count: count)
    var data = Data(capacity: max(0, count / 2 - 1))
    for place in stride(from: 2, to: count - 1, by: 2) {
      data.append(Self.digit(digits[place]) << 4 | Self.digit(digits[place + 1]))
    }
    return data
  }

  private static func digit(_ byte: UInt8) -> UInt8 { byte >= 0x61 ? byte - 0x61 + 10 : byte & 0x0F }

  func isNull(_ column: Int32) -> Bool { supernews_pg_is_null(result.handle, number, column) != 0 }
}
