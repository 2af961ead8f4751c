import FoundationEssentials
import NewsDomain

/// A connection to a database. It can be used by one thread at a time; its owner makes sure of that.
///
/// Statements are in the SQL that SQLite and PostgreSQL share. Values are bound to `?1`, `?2` and so on.
package final class Database {
  /// The database that runs the statements.
  package enum Engine {
    case sqlite(SQLiteConnection)
    case postgresql(PostgreSQLConnection)
  }

  /// How the file of an SQLite database is used.
  package enum Access: Sendable {
    case full
    /// It must exist and is never changed. Other files may be created next to it, for locks.
    case readOnly
    /// Likewise, but no other file is read or created, so the log's content is not seen. Nobody may write meanwhile.
    case unlocked
  }

  package let engine: Engine

  /// Opens an SQLite database.
  ///
  /// - Parameters:
  ///   - path: the file; `nil` opens a database in memory.
  ///   - timeout: how long to wait for another session's lock, in milliseconds. Such a lock usually lasts a few
  ///     milliseconds, but longer on a slow disk. After a longer one it does not wait for some seconds.
  /// - Throws: ``Failure``.
  package init(path: FilePath?, timeout: Int32 = 2000, access: Access = .full) throws {
    engine = .sqlite(try SQLiteConnection(path: path, timeout: timeout, access: access))
  }

  package init(_ connection: PostgreSQLConnection) {
    engine = .postgresql(connection)
  }

  /// The end of a condition that a column equals one of the integers or texts bound as one value.
  ///
  /// - Parameter place: the placeholder they are bound to, such as `?1`.
  package func isOne(of place: String) -> String {
    switch engine {
    case .sqlite: "IN (SELECT value FROM json_each(\(place)))"
    case .postgresql: "= ANY (\(place))"
    }
  }

  /// Runs statements that return no rows.
  ///
  /// - Throws: ``Failure``.
  package func execute(_ sql: String) throws {
    switch engine {
    case .sqlite(let connection): try connection.execute(sql)
    case .postgresql(let connection): try connection.execute(sql)
    }
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
  /// - Throws: ``Failure``, and the errors of `body`.
  package func each(_ sql: String, _ values: [Value] = [], _ body: (Row) throws -> Bool) throws {
    switch engine {
    case .sqlite(let connection): try connection.each(sql, values, body)
    case .postgresql(let connection): try connection.each(sql, values, body)
    }
  }

  /// Runs `body` in a transaction, which is rolled back if it throws. Only one session can write at a time.
  ///
  /// - Parameter isOwn: whether only the reader's own data is written. In PostgreSQL, others may write meanwhile.
  /// - Throws: ``Failure``, and the errors of `body`.
  @discardableResult
  package func transaction<Result>(isOwn: Bool = false, _ body: () throws -> Result) throws -> Result {
    switch engine {
    case .sqlite(let connection): try connection.begin()
    case .postgresql(let connection): try connection.begin(isOwn ? .own : .common)
    }
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // After some failures the database has already rolled back, so an error is ignored.
      try? execute("ROLLBACK")
      throw error
    }
  }

  /// Reads in a transaction, so that all data is from the same state.
  ///
  /// - Throws: ``Failure``, and the errors of `body`.
  package func reading<Value>(_ body: () throws -> Value) throws -> Value {
    switch engine {
    case .sqlite: try execute("BEGIN")
    case .postgresql(let connection): try connection.begin(.reading)
    }
    defer { try? execute("COMMIT") }
    return try body()
  }

  /// The key of the last row added to a table that generates keys.
  ///
  /// - Throws: ``Failure``.
  package func lastKey() throws -> Int64 {
    let sql =
      switch engine {
      case .sqlite: "SELECT last_insert_rowid()"
      case .postgresql: "SELECT lastval()"
      }
    return try run(sql) { $0.integer(0) }.first ?? 0
  }

  /// The number of rows that the last statement changed.
  package var changeCount: Int {
    switch engine {
    case .sqlite(let connection): connection.changeCount
    case .postgresql(let connection): connection.changeCount
    }
  }
}

extension Database {
  package enum Value: Sendable {
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
    /// Several integers or texts: see ``Database/isOne(of:)``.
    case integers([Int64])
    case texts([String])
    case null
  }

  /// A row of a result, valid until the next step.
  package struct Row {
    enum Storage {
      case sqlite(SQLiteRow)
      case postgresql(PostgreSQLRow)
    }

    let storage: Storage

    package func integer(_ column: Int32) -> Int64 {
      switch storage {
      case .sqlite(let row): row.integer(column)
      case .postgresql(let row): row.integer(column)
      }
    }

    /// A number of things, for arithmetic: between 0 and ``maxCounted``, whatever a damaged file has.
    package func count(_ column: Int32) -> Int { Int(min(max(0, integer(column)), Self.maxCounted)) }

    /// Far more than there can be of anything.
    package static var maxCounted: Int64 { 1 << 48 }

    package func real(_ column: Int32) -> Double {
      switch storage {
      case .sqlite(let row): row.real(column)
      case .postgresql(let row): row.real(column)
      }
    }

    /// Returns a text; `nil` if the column is NULL.
    package func text(_ column: Int32) -> String? {
      switch storage {
      case .sqlite(let row): row.text(column)
      case .postgresql(let row): row.text(column)
      }
    }

    package func blob(_ column: Int32) -> Data {
      switch storage {
      case .sqlite(let row): row.blob(column)
      case .postgresql(let row): row.blob(column)
      }
    }

    /// The bytes of a text or a blob; for SQLite only, otherwise 0.
    package func length(_ column: Int32) -> Int {
      if case .sqlite(let row) = storage { row.length(column) } else { 0 }
    }

    package func isNull(_ column: Int32) -> Bool {
      switch storage {
      case .sqlite(let row): row.isNull(column)
      case .postgresql(let row): row.isNull(column)
      }
    }

    /// Returns a date stored in seconds since 1970; `nil` if the column is NULL or not a plausible date, which would
    /// crash the program when converted to an integer.
    package func date(_ column: Int32) -> Date? {
      guard !isNull(column), case let seconds = real(column), abs(seconds) < 1e12 else { return nil }
      return Date(timeIntervalSince1970: seconds)
    }
  }
}

extension Database.Value {
  package static func text(_ text: String?) -> Self { text.map(Self.text) ?? .null }

  package static func date(_ date: Date) -> Self { .real(date.timeIntervalSince1970) }

  package static func date(_ date: Date?) -> Self { date.map(Self.date) ?? .null }
}
