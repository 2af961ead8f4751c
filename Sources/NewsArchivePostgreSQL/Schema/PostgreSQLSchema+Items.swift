import NewsArchive

extension PostgreSQLSchema {
  /// Version 6: the articles as items of their feeds.
  static let items = """
    SET LOCAL search_path = supernews, pg_temp;
    CREATE TABLE feed_item (
      feed bigint NOT NULL,       -- a hash of the feed's address
      page bigint NOT NULL,       -- the 64 bits of the ArticleID that the link alone gives
      row bigint NOT NULL,        -- that of its article
      guid bigint,                -- a hash of the last guid; NULL without a usable one
      words bigint NOT NULL,      -- a hash of the last title or text
      published bigint,           -- the first date that the feed gave it
      shared bigint NOT NULL,     -- whether the feed ever had another item for the page at the same time
      PRIMARY KEY (feed, page, row)
    );
    CREATE INDEX feed_item_by_row ON feed_item (row);
    GRANT SELECT ON feed_item TO \(reader);
    GRANT INSERT, UPDATE, DELETE ON feed_item TO \(collector);
    """

  /// Version 8: the lengths of episodes, in seconds.
  static let durations = """
    SET LOCAL search_path = supernews, pg_temp;
    ALTER TABLE item ADD COLUMN IF NOT EXISTS duration bigint;
    -- With the new column.
    DROP VIEW article;
    CREATE VIEW article WITH (security_invoker = true) AS
      SELECT item.*, own_mark.read, own_mark.saved, own_mark.shown FROM item LEFT JOIN own_mark ON own_mark.id = item.id;
    GRANT SELECT ON article TO \(reader);
    """
}
