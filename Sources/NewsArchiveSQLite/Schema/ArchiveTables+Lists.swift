extension ArchiveTables {
  /// Lists and visits to them, and what readers hide.
  static let lists = """
    CREATE TABLE list (
      key INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,  -- the description of an ArchivedList
      country TEXT
    );

    -- The lists that articles stood in.
    CREATE TABLE listed (
      list INTEGER NOT NULL,
      row INTEGER NOT NULL,
      PRIMARY KEY (list, row)
    ) WITHOUT ROWID;
    CREATE INDEX listed_by_row ON listed (row);

    -- Lists as they were seen, from one time to another.
    CREATE TABLE front (
      key INTEGER PRIMARY KEY,
      list INTEGER NOT NULL,
      first REAL NOT NULL,
      last REAL NOT NULL,
      articles BLOB NOT NULL      -- the rows of its articles, in order, 8 bytes each, little-endian
    );
    CREATE INDEX front_by_list ON front (list, last);

    -- What providers were asked for last, and their answers.
    CREATE TABLE kept_list (
      address TEXT PRIMARY KEY,   -- of the request
      received REAL NOT NULL,
      etag TEXT,                  -- by what the server recognises its answer
      modified TEXT,
      total INTEGER,              -- how many articles the provider says there are
      origins TEXT NOT NULL,      -- what the articles have in common: see KeptOrigin
      articles BLOB NOT NULL      -- see KeptEntry
    ) WITHOUT ROWID;
    CREATE INDEX kept_list_by_time ON kept_list (received);

    CREATE TABLE visit (
      scope TEXT PRIMARY KEY,
      at REAL NOT NULL,
      arrival INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE mute (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      text TEXT,
      titles INTEGER NOT NULL,    -- whether only titles count
      source TEXT,
      made REAL NOT NULL,
      until REAL,
      story INTEGER,              -- the id of a story whose articles are hidden
      story_title TEXT
    );
    """
}
