import NewsArchive

extension PostgreSQLSchema {
  /// Version 3: who wrote the words of an article.
  static let attributions = """
    SET LOCAL search_path = supernews, pg_temp;
    -- Who wrote the words of an article: see Attribution; NULL if that is not known. And what it got from the counter of
    -- arrivals when its words became another's; NULL if they never did.
    ALTER TABLE item ADD COLUMN attribution bigint, ADD COLUMN reworded bigint;
    CREATE INDEX item_by_rewording ON item (reworded) WHERE reworded IS NOT NULL;
    -- The id of the story that an article joined, if that became part of its present one since.
    ALTER TABLE story_article ADD COLUMN joined bigint;
    -- A view keeps the columns that there were when it was made.
    DROP VIEW article;
    CREATE VIEW article WITH (security_invoker = true) AS
      SELECT item.*, own_mark.read, own_mark.saved, own_mark.shown FROM item LEFT JOIN own_mark ON own_mark.id = item.id;
    GRANT SELECT ON article TO \(reader);
    """
}
