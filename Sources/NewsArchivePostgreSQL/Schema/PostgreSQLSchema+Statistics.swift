import NewsArchive

extension PostgreSQLSchema {
  /// Version 4: among several collectors, only one updates the statistics, which takes seconds, and only one groups
  /// articles.
  static let statistics = """
    SET LOCAL search_path = supernews, pg_temp;
    -- Locked by whoever groups articles. It counts nothing.
    INSERT INTO counter VALUES ('grouping', 0);
    CREATE OR REPLACE FUNCTION take_statistics() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = supernews, pg_temp AS $$
    DECLARE
      present bigint := (SELECT value FROM counter WHERE name = 'articles');
      known bigint := (SELECT value FROM counter WHERE name = 'analysed' FOR UPDATE SKIP LOCKED);
    BEGIN
      IF known IS NULL OR abs(present - known) < greatest(1000, known / 10) THEN RETURN; END IF;
      UPDATE counter SET value = present WHERE name = 'analysed';
      ANALYZE source, identity, item, words, tag, list, listed, text, story, story_article, story_term;
    END $$;
    """
}
