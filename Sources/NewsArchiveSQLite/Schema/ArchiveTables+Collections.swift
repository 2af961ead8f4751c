extension ArchiveTables {
  /// The feeds that are collected, and their items.
  static let collections = """
    CREATE TABLE collection (
      feed TEXT PRIMARY KEY,      -- its address, without a name and password
      host TEXT NOT NULL,
      wanted REAL NOT NULL,       -- when a round wanted it last
      due REAL NOT NULL,          -- not asked before
      pause REAL NOT NULL,        -- the seconds between two requests, as learned
      least REAL NOT NULL,        -- the seconds between two requests that the server wants at least
      skipped TEXT,               -- hours and days in which it is not asked: see FeedPace
      asked REAL,                 -- when it was asked last
      received REAL,              -- when it answered last with something that could be read
      failing REAL,               -- since when it has had no such page; NULL if it has one
      failures INTEGER NOT NULL,  -- in a row
      gone REAL,                  -- since when it is left, as it no longer exists
      etag TEXT,                  -- of the last answer whose articles are kept
      modified TEXT,
      claimed REAL,               -- until when a collector has it
      claimer INTEGER,            -- which one
      count INTEGER,              -- its articles when it was read last; NULL if that is not known
      trouble TEXT                -- a FeedTrouble of the last request; NULL if there was none
    ) WITHOUT ROWID;
    CREATE INDEX collection_by_time ON collection (due);
    CREATE INDEX collection_by_claim ON collection (claimed) WHERE claimed IS NOT NULL;

    -- The articles as items of their feeds: see NotedItem.
    CREATE TABLE feed_item (
      feed INTEGER NOT NULL,      -- a hash of the feed's address
      page INTEGER NOT NULL,      -- the 64 bits of the ArticleID that the link alone gives
      row INTEGER NOT NULL,       -- that of its article
      guid INTEGER,               -- a hash of the last guid; NULL without a usable one
      words INTEGER NOT NULL,     -- a hash of the last title or text
      published INTEGER,          -- the first date that the feed gave it
      shared INTEGER NOT NULL,    -- whether the feed ever had another item for the page at the same time
      PRIMARY KEY (feed, page, row)
    ) WITHOUT ROWID;
    CREATE INDEX feed_item_by_row ON feed_item (row);
    """
}
