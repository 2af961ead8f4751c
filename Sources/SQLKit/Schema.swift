/// The tables of a database, as migrations from one version to the next.
package struct Schema: Sendable {
  /// The version that the first migration makes. Lower ones are of databases made before the first release.
  package static let first = 101
  /// A higher version than there will ever be.
  private static let greatest = 1_000

  /// The first one makes all tables.
  package let migrations: [String]

  package init(_ migrations: [String]) {
    self.migrations = migrations
  }

  /// The current version.
  package var version: Int { Self.first + migrations.count - 1 }

  /// Whether a database of this version was made before the first release.
  package static func isUnreleased(_ version: Int) -> Bool { (1..<first).contains(version) }

  /// The migrations that a database of a version lacks; 0 is an empty one.
  package func migrations(after version: Int) -> ArraySlice<String> {
    migrations.dropFirst(max(0, version - Self.first + 1))
  }

  /// The version of a file; 0 if it is empty.
  ///
  /// - Throws: `Database.Failure`, with ``Database/Failure/isDamage`` if no file can have that version.
  package static func version(of database: Database) throws -> Int {
    let version = Int(try database.run("PRAGMA user_version") { $0.integer(0) }.first ?? 0)
    guard (0...greatest).contains(version) else {
      throw Database.Failure.damage("the file says it is of version \(version)")
    }
    return version
  }

  /// Migrates a file to the current version.
  ///
  /// - Throws: `Database.Failure`, also if the file has a newer version, or one from before the first release.
  package func prepare(_ database: Database) throws {
    guard try Self.version(of: database) != version else { return }
    try database.transaction {
      // The version is read again inside the transaction, because another session may have migrated meanwhile.
      let present = try Self.version(of: database)
      guard present <= version, !Self.isUnreleased(present) else {
        let maker = present > version ? "a newer supernews" : "an unreleased supernews"
        throw Database.Failure(code: 0, message: "version \(present) is of \(maker)")
      }
      if present == 0, try !database.run("SELECT 1 FROM sqlite_master LIMIT 1").isEmpty {
        throw Database.Failure.damage("the file has tables, and no version")
      }
      for migration in migrations(after: present) { try database.execute(migration) }
      try database.execute("PRAGMA user_version = \(version)")
    }
  }
}
