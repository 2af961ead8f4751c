import NewsArchive
import NewsDomain
import SQLKit

/// Looks at the archive on a server, of which nothing is changed: older tables are not migrated.
package actor PostgreSQLInspection: ArchiveInspector {
  private let store: PostgreSQLStore
  private let executor = QueueExecutor(label: "supernews.inspection")

  package init(_ address: String) {
    store = PostgreSQLStore(address)
  }

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  package nonisolated var place: String? { store.name }

  package func inspect() throws -> ArchiveCondition {
    var condition = ArchiveCondition(place: place)
    do {
      let database = Database(try store.connect())
      let version = try PostgreSQLSchema.version(of: database)
      guard version > 0 else { throw NewsError.archive(.notSetUp(server: store.name)) }
      try store.check(version, of: PostgreSQLSchema.current)
      condition.exists = true
      condition.version = version
      condition.server = try database.run("SELECT current_setting('server_version')") { $0.text(0) ?? "" }.first
      condition.bytes =
        try database.run("SELECT pg_database_size(current_database())") { $0.count(0) }.first ?? 0
      try database.takeFacts(in: &condition, rounds: PostgreSQLDialect().rounds, schema: "supernews.")
    } catch {
      throw store.error(error)
    }
    return condition
  }

  /// Its administrators check a server.
  package func faults() -> [String] { [] }
}
