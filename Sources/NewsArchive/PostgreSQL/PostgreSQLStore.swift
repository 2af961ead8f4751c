import NewsDomain
import SQLKit

/// A PostgreSQL server.
package struct PostgreSQLStore: ArchiveStore {
  let address: PostgreSQLAddress

  package init(_ address: PostgreSQLAddress) {
    self.address = address
  }

  package var name: String { address.text }

  package var shownPath: String? { name }

  package var exists: Bool { true }

  package var isServer: Bool { true }

  package var canRecover: Bool { false }

  package var token: UInt64 { 0 }

  /// - Throws: `NewsError`, `Database.Failure`.
  package func open(_ report: (ArchiveProblem) -> Void) throws -> Database {
    let database = Database(try PostgreSQLConnection(address))
    let version = try PostgreSQLSchema.version(of: database)
    guard version > 0 else { throw NewsError.archive(.notSetUp(server: name)) }
    let newest = PostgreSQLSchema.migrations.count
    guard version <= newest else { throw NewsError.archive(.newer(file: name)) }
    if version < newest { try PostgreSQLSchema.prepare(database) }
    return database
  }

  package func isCurrent(_ database: Database, _ token: UInt64) -> Bool {
    guard case .postgresql(let connection) = database.engine else { return false }
    return connection.isOpen
  }

  package func recover(_ report: (ArchiveProblem) -> Void) throws {}

  /// Makes the roles and the tables, or migrates them.
  ///
  /// - Throws: `NewsError`, `Database.Failure`.
  package func setUp() throws {
    try PostgreSQLSchema.prepare(Database(try PostgreSQLConnection(address)))
  }
}
