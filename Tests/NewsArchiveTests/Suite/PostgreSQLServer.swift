import Foundation
@testable import NewsArchive
@testable import NewsArchivePostgreSQL
import NewsDomain
import SQLKit
import Synchronization
import TestSupport

/// The server for tests, which `scripts/test` starts.
enum PostgreSQLServer {
  /// The folder of its socket; `nil` if there is no server.
  static let folder = ProcessInfo.processInfo.environment["SUPERNEWS_TEST_POSTGRESQL"]

  private static let made = Mutex<Set<String>>([])
  /// Not created again once that has failed: the tests then say that it is missing.
  private static let template: Void = {
    // An earlier run may have used the server.
    for statement in ["DROP DATABASE IF EXISTS template_of_tests", "CREATE DATABASE template_of_tests"] {
      try? execute(statement)
    }
    try? PostgreSQLStore(address(of: "template_of_tests", as: "postgres")).setUp()
    try? execute(
      """
      DO $$ BEGIN
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'cora') THEN
          CREATE ROLE cora LOGIN IN ROLE supernews_collector;
          CREATE ROLE anna LOGIN IN ROLE supernews_reader;
          CREATE ROLE ben LOGIN IN ROLE supernews_reader;
          CREATE ROLE nobody LOGIN;
        END IF;
      END $$
      """)
  }()

  /// Executes a statement as the administrator, once the roles that the schema needs are there.
  static func administer(_ sql: String, on database: String = "postgres") throws {
    _ = template
    try execute(sql, on: database)
  }

  private static func execute(_ sql: String, on database: String = "postgres") throws {
    try Database(PostgreSQLConnection(PostgreSQLAddress(address(of: database, as: "postgres")))).execute(sql)
  }

  static func address(of database: String, as user: String) -> String {
    "postgresql:///\(database)?host=\(folder ?? "/nowhere")&user=\(user)"
  }

  /// The address of the database for a folder, which is created by the first call.
  static func address(of folder: TemporaryFolder, as user: String = "cora") -> String {
    _ = template
    let name = "t" + folder.path.filter { $0.isNumber }
    made.withLock { made in
      guard made.insert(name).inserted else { return }
      try? execute("CREATE DATABASE \(name) TEMPLATE template_of_tests")
    }
    return address(of: name, as: user)
  }

  /// The archive of a folder, as seen by a collector who is also a reader.
  static func archive(of folder: TemporaryFolder, as user: String = "cora") -> DatabaseArchive {
    DatabaseArchive(PostgreSQLStore(address(of: folder, as: user)))
  }

  /// A separate engine for the database of a folder.
  static func engine(of folder: TemporaryFolder, as user: String) throws -> PostgreSQLEngine {
    PostgreSQLEngine(try PostgreSQLConnection(PostgreSQLAddress(address(of: folder, as: user))))
  }

  /// A connection to the database of a folder.
  static func database(of folder: TemporaryFolder, as user: String) throws -> Database {
    Database(try PostgreSQLConnection(PostgreSQLAddress(address(of: folder, as: user))))
  }
}

extension DatabaseCopier {
  /// Copies between the archive of a file, which is called local, other files and a server.
  init(local: FilePath) {
    self.init { place in
      if ArchivePlace.isServer(place) { return DatabaseArchive(PostgreSQLStore(place)) }
      return DatabaseArchive(path: place == ArchivePlace.local ? local : FilePath(place))
    }
  }
}
