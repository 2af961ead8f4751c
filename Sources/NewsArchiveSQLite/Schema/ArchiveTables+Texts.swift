extension ArchiveTables {
  /// The full texts of articles, with an index of their words, and the vectors of titles.
  static let texts = """
    CREATE TABLE text (
      row INTEGER PRIMARY KEY,    -- that of its article
      fetched REAL NOT NULL,
      seen REAL NOT NULL,         -- when these words were seen first
      host TEXT NOT NULL,
      document BLOB NOT NULL      -- see TextLine and Compression
    );
    CREATE INDEX text_by_fetch ON text (fetched);

    -- The texts as they were before they changed.
    CREATE TABLE text_revision (
      row INTEGER NOT NULL,
      seen REAL NOT NULL,
      document BLOB NOT NULL,     -- the plain text: see Compression
      PRIMARY KEY (row, seen)
    ) WITHOUT ROWID;

    -- The blocks of the pages of each host: what several of them have is no part of an article.
    CREATE TABLE text_block (
      host TEXT NOT NULL,
      fingerprint INTEGER NOT NULL,
      row INTEGER NOT NULL,
      PRIMARY KEY (host, fingerprint, row)
    ) WITHOUT ROWID;
    CREATE INDEX text_block_by_row ON text_block (row);

    -- The words of articles whose text is kept. It has no content of its own: the texts are compressed.
    CREATE VIRTUAL TABLE text_words USING fts5(
      title, summary, content, terms, content = '', tokenize = 'supernews', prefix = '1 2'
    );

    -- The vectors of titles, many together.
    CREATE TABLE vector_block (
      first INTEGER PRIMARY KEY,  -- no row of it is less, and none reaches the first one of the next block
      model TEXT NOT NULL,        -- what the vectors were made with: see SentenceEncoder
      vectors BLOB NOT NULL       -- see VectorBlock
    );
    """
}
