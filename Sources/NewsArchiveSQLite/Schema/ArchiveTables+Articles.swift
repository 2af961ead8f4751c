extension ArchiveTables {
  /// Articles with their marks, their other ids, their earlier words and the index of words.
  static let articles = """
    CREATE TABLE source (
      key INTEGER PRIMARY KEY,
      id TEXT,
      name TEXT,
      link TEXT,
      site TEXT                   -- the host of its link, as all versions of the site share it
    );
    CREATE INDEX source_by_site ON source (site) WHERE site IS NOT NULL;
    CREATE UNIQUE INDEX source_by_name ON source (ifnull(id, ''), ifnull(name, ''), ifnull(link, ''));

    CREATE TABLE article (
      row INTEGER PRIMARY KEY,    -- grows with the time of publication: see RowNumber
      id INTEGER NOT NULL,        -- the 64 bits of its ArticleID
      arrival INTEGER NOT NULL,   -- grows with each article added; 0 if it was imported
      first_seen REAL NOT NULL,
      last_seen REAL NOT NULL,
      read REAL,                  -- when it was marked as read; NULL if it is unread
      saved REAL,                 -- when it was saved; NULL if it is not
      revised REAL,               -- when its present words were seen first; NULL if they never changed
      source INTEGER NOT NULL,    -- the key of its source
      published REAL,
      provider TEXT NOT NULL,
      origin TEXT,                -- where its words came from
      country TEXT,
      language TEXT,
      title TEXT,
      summary TEXT,
      content TEXT,
      terms TEXT NOT NULL,        -- what it can be filtered by: see FilterTerms
      author TEXT,
      link TEXT,
      given_link TEXT,
      image TEXT,
      guid TEXT,
      latitude REAL,
      longitude REAL,
      related TEXT,               -- articles of other sources, as JSON
      shares_page INTEGER NOT NULL,
      link_way TEXT,              -- how its link was found: see LinkWay
      attribution INTEGER,        -- who wrote its words: see Attribution; NULL if that is not known
      reworded INTEGER,           -- its arrival when its words became another's; NULL if they never did
      shown REAL,                 -- when a brief showed it; NULL if none did
      duration INTEGER,           -- the length of an episode, in seconds
      supplement TEXT             -- the title of the feed that completed its words
    );
    CREATE UNIQUE INDEX article_by_id ON article (id);
    CREATE INDEX article_by_arrival ON article (arrival) WHERE arrival > 0;
    -- Says which articles were read without reading the articles, most of which were not.
    CREATE INDEX article_by_reading ON article (row) WHERE read IS NOT NULL;
    CREATE INDEX article_by_saving ON article (saved) WHERE saved IS NOT NULL;
    CREATE INDEX article_by_revision ON article (revised) WHERE revised IS NOT NULL;
    CREATE INDEX article_by_rewording ON article (reworded) WHERE reworded IS NOT NULL;
    -- The articles of a service whose own links are not known, which items of their sources' feeds complete.
    CREATE INDEX article_by_service ON article (source, first_seen) WHERE attribution = 1 AND link_way IS NULL;

    CREATE TABLE alias (
      id INTEGER PRIMARY KEY,     -- another id of an article
      row INTEGER NOT NULL
    );
    CREATE INDEX alias_by_row ON alias (row);

    CREATE TABLE label (
      row INTEGER NOT NULL,
      label TEXT NOT NULL,
      PRIMARY KEY (row, label)
    ) WITHOUT ROWID;
    CREATE INDEX label_by_name ON label (label);

    -- The words of articles as they were before they changed.
    CREATE TABLE revision (
      row INTEGER NOT NULL,
      seen REAL NOT NULL,         -- when these words were seen first
      title TEXT,
      summary TEXT,
      content TEXT,
      PRIMARY KEY (row, seen)
    ) WITHOUT ROWID;

    CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO counter VALUES ('arrival', 0), ('unread', 0);
    CREATE TRIGGER unread_article_comes AFTER INSERT ON article WHEN new.read IS NULL BEGIN
      UPDATE counter SET value = value + 1 WHERE name = 'unread';
    END;
    CREATE TRIGGER unread_article_goes AFTER DELETE ON article WHEN old.read IS NULL BEGIN
      UPDATE counter SET value = value - 1 WHERE name = 'unread';
    END;
    CREATE TRIGGER article_is_read AFTER UPDATE OF read ON article WHEN (old.read IS NULL) <> (new.read IS NULL) BEGIN
      UPDATE counter SET value = value + iif(new.read IS NULL, 1, -1) WHERE name = 'unread';
    END;

    -- The index reads the words through this view: deleting an entry repeats the words that it was made from.
    CREATE VIEW article_words AS
      SELECT row, title, summary, content, 'ꀀꀀ' || replace(terms, ' ', ' ꀀꀀ') AS terms FROM article;
    CREATE VIRTUAL TABLE words USING fts5(
      title, summary, content, terms, content = 'article_words', content_rowid = 'row', tokenize = 'supernews',
      prefix = '1 2'
    );
    -- Transactions are short, so the index gets many small segments; merging more of them at once costs less.
    INSERT INTO words (words, rank) VALUES ('automerge', 16);
    INSERT INTO words (words, rank) VALUES ('crisismerge', 64);
    """
}
