/// The tables of a file, as migrations from one version to the next.
package struct Schema: Sendable {
  /// More migrations than there will ever be.
  private static let most = 1_000

  package let migrations: [String]

  package init(_ migrations: [String]) {
    self.migrations = migrations
  }

  /// The version of a file, which is the number of its migrations.
  ///
  /// - Throws: `Database.Failure`, with ``Database/Failure/isDamage`` if no file can have that version.
  package static func version(of database: Database) throws -> Int {
    let version = Int(try database.run("PRAGMA user_version") { $0.integer(0) }.first ?? 0)
    guard (0...most).contains(version) else {
      throw Database.Failure.damage("the file says it is of version \(version)")
    }
    return version
  }

  /// Migrates a database to the current version.
  ///
  /// - Parameter finish: what cannot be said in SQL, for the given migrations, in their transaction.
  /// - Throws: `Database.Failure`, also if the file has a newer version.
  package func prepare(
    _ database: Database, finish: (_ migrations: ArraySlice<String>) throws -> Void = { _ in }
  ) throws {
    guard try Self.version(of: database) != migrations.count else { return }
    try database.transaction {
      // The version is read again inside the transaction, because another session may have migrated meanwhile.
      let version = try Self.version(of: database)
      guard version <= migrations.count else {
        throw Database.Failure(code: 0, message: "version \(version) is of a newer supernews")
      }
      if version == 0, try !database.run("SELECT 1 FROM sqlite_master LIMIT 1").isEmpty {
        throw Database.Failure.damage("the file has tables, and no version")
      }
      for migration in migrations[version...] { try database.execute(migration) }
      try finish(migrations[version...])
      try database.execute("PRAGMA user_version = \(migrations.count)")
    }
  }
}
