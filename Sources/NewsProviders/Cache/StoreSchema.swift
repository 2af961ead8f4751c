/// The tables of the store, and the migrations from older versions.
struct StoreSchema {
  /// The migrations, each from one version to the next. A released one is never changed.
  static let migrations = [
    """
    CREATE TABLE answer (
      url TEXT NOT NULL UNIQUE,
      received REAL NOT NULL, -- when the server gave or confirmed it, in seconds since 1970
      size INTEGER NOT NULL,  -- of the body, in bytes
      etag TEXT,
      modified TEXT,          -- Last-Modified, as it came
      body BLOB NOT NULL
    );
    CREATE INDEX answer_by_age ON answer (received, size);
    CREATE TABLE request (
      id INTEGER PRIMARY KEY,
      sent REAL NOT NULL,     -- in seconds since 1970
      account TEXT NOT NULL,  -- whose quota it was of
      kind TEXT NOT NULL,
      status INTEGER          -- of HTTP; NULL while there is no answer
    );
    CREATE INDEX request_by_time ON request (account, sent, kind, status);
    """,
    """
    ALTER TABLE answer ADD COLUMN type TEXT;  -- Content-Type, as it came
    ALTER TABLE answer ADD COLUMN place TEXT; -- where it was found, after all redirects
    CREATE TABLE pause (
      place TEXT NOT NULL PRIMARY KEY, -- a host, or the address of a feed
      until REAL NOT NULL              -- in seconds since 1970: left alone until then
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE reading (
      url TEXT NOT NULL PRIMARY KEY, -- of a source's feed
      tried REAL NOT NULL,           -- when it was asked for last, in seconds since 1970
      received REAL,                 -- when it was read last; NULL where it never was
      count INTEGER,                 -- its articles then
      trouble TEXT                   -- what was wrong when it was asked for last; NULL where nothing was
    ) WITHOUT ROWID;
    """,
  ]

  let migrations: [String]

  init(_ migrations: [String] = Self.migrations) {
    self.migrations = migrations
  }

  /// Migrates a database to the present version.
  ///
  /// - Throws: `Database.Failure`, also if the file is of a newer version.
  func prepare(_ database: Database) throws {
    guard try version(of: database) != migrations.count else { return }
    try database.transaction {
      // The version is read again inside the transaction, because another session may have migrated meanwhile.
      let version = try version(of: database)
      guard version <= migrations.count else {
        throw Database.Failure(code: 0, message: "version \(version) is of a newer supernews")
      }
      for migration in migrations[version...] { try database.execute(migration) }
      try database.execute("PRAGMA user_version = \(migrations.count)")
    }
  }

  private func version(of database: Database) throws -> Int {
    max(0, Int(try database.run("PRAGMA user_version") { $0.integer(0) }.first ?? 0))
  }
}
