import SQLKit

extension Schema {
  /// The tables of the cache. A released migration is never changed: later changes are migrations of their own.
  ///
  /// Only pictures are kept as they came: what requests for news bring is kept as lists, in the archive.
  static let cache = Schema([
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
    CREATE TABLE pause (
      place TEXT NOT NULL PRIMARY KEY, -- a host, or the address of a feed
      until REAL NOT NULL              -- in seconds since 1970: left alone until then
    ) WITHOUT ROWID;
    CREATE TABLE source_list (
      url TEXT NOT NULL PRIMARY KEY,
      received REAL NOT NULL,        -- in seconds since 1970
      etag TEXT,
      modified TEXT,
      sources BLOB NOT NULL          -- as JSON: see StoredSource
    ) WITHOUT ROWID;
    CREATE TABLE moved (
      url TEXT NOT NULL PRIMARY KEY, -- of a feed
      target TEXT NOT NULL,          -- where its server says that it has moved for good
      since REAL NOT NULL,           -- when that was said first and last, in seconds since 1970
      last REAL NOT NULL,
      rounds INTEGER NOT NULL        -- how often it was said
    ) WITHOUT ROWID;
    """
  ])
}
