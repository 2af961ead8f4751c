import NewsArchive

extension PostgreSQLSchema {
  /// Version 5: the vectors of titles.
  static let vectors = """
    SET LOCAL search_path = supernews, pg_temp;
    -- No row of a block is less than its first one, and none reaches the first one of the next block: see VectorBlock.
    CREATE TABLE vector_block (first bigint PRIMARY KEY, model text COLLATE "C" NOT NULL, vectors bytea NOT NULL);
    GRANT SELECT ON vector_block TO \(reader);
    GRANT INSERT, UPDATE, DELETE ON vector_block TO \(collector);
    """
}
