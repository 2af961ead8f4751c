import SQLKit

/// The tables of the archive in PostgreSQL.
enum PostgreSQLSchema {
  /// The roles: readers log in as members of the first, collectors as members of the second.
  static let reader = "supernews_reader"
  static let collector = "supernews_collector"

  /// A released migration is never changed: later changes are migrations of their own. All times are in seconds since
  /// 1970.
  static let current = Schema([[roles, tables, readers, views, functions, rights].joined(separator: "\n")])

  /// The version of the tables; 0 if there are none.
  ///
  /// - Throws: `Database.Failure`.
  static func version(of database: Database) throws -> Int {
    let isThere = try database.run("SELECT to_regclass('supernews.version') IS NOT NULL") { $0.integer(0) != 0 }
    guard isThere.first == true else { return 0 }
    return try database.run("SELECT coalesce(max(number), 0) FROM supernews.version") { Int($0.integer(0)) }.first ?? 0
  }

  /// Creates or migrates the tables and roles. Only one session at a time can do so; if interrupted, it has changed
  /// nothing.
  ///
  /// - Throws: `Database.Failure`.
  static func prepare(_ connection: PostgreSQLConnection) throws {
    let database = Database(connection)
    let isThere = try version(of: database) > 0
    do {
      try database.transaction(isOwn: true) {
        // Readers may read the table but cannot hold this up by locking it, as they can with advisory locks.
        if isThere { try database.execute("LOCK TABLE supernews.version IN EXCLUSIVE MODE") }
        let migrations = current.migrations(after: try version(of: database))
        guard !migrations.isEmpty else { return }
        for migration in migrations { try database.execute(migration) }
        try database.run("INSERT INTO supernews.version (number) VALUES (?1)", [.integer(Int64(current.version))])
      }
    } catch let failure as Database.Failure {
      // At first there is no table to lock: two sessions may create the schema, and the second one fails.
      guard try !isThere && version(of: database) > 0 else { throw failure }
      try prepare(connection)
    }
  }

  private static let roles = """
    -- Roles are those of all databases of the server, of which another one may be set up just now.
    DO $$
    DECLARE name text;
    BEGIN
      FOREACH name IN ARRAY ARRAY['\(reader)', '\(collector)'] LOOP
        BEGIN
          IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', name);
          END IF;
        EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
        END;
      END LOOP;
      IF NOT pg_has_role('\(collector)', '\(reader)', 'MEMBER') THEN GRANT \(reader) TO \(collector); END IF;
    END $$;
    CREATE SCHEMA supernews;
    SET LOCAL search_path = supernews, pg_temp;
    CREATE TABLE version (number bigint PRIMARY KEY);
    """
}
