import NewsArchive
import SQLKit

extension Schema {
  /// The tables of the archive.
  static let archive = Schema(archiveMigrations)

  /// The least number of tables, indexes, views and triggers in a file of the current version.
  static let archiveNames = 69

  /// The migrations of the archive, each from one version to the next. A released one is never changed.
  ///
  /// All times are in seconds since 1970.
  static let archiveMigrations = [
    """
    CREATE TABLE source (
      key INTEGER PRIMARY KEY,
      id TEXT,
      name TEXT,
      link TEXT
    );
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
      shares_page INTEGER NOT NULL
    );
    CREATE UNIQUE INDEX article_by_id ON article (id);
    CREATE INDEX article_by_arrival ON article (arrival) WHERE arrival > 0;
    CREATE INDEX article_by_saving ON article (saved) WHERE saved IS NOT NULL;
    CREATE INDEX article_by_revision ON article (revised) WHERE revised IS NOT NULL;

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
      until REAL
    );

    CREATE TABLE counter (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO counter VALUES ('arrival', 0);

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
    """,
    """
    ALTER TABLE article ADD COLUMN link_way TEXT;   -- how its link was found: see LinkWay

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
    """,
    """
    CREATE TABLE story (
      key INTEGER PRIMARY KEY,    -- the row of the article that it began with, or one soon after it
      id INTEGER NOT NULL,        -- the 64 bits of its StoryID
      first REAL NOT NULL,
      last REAL NOT NULL,
      profile BLOB NOT NULL       -- see StoryProfile
    );
    CREATE UNIQUE INDEX story_by_id ON story (id);

    -- The articles of stories.
    CREATE TABLE story_article (
      row INTEGER PRIMARY KEY,    -- that of the article
      story INTEGER NOT NULL      -- the key of the story
    );
    CREATE INDEX story_article_by_story ON story_article (story);

    CREATE TABLE story_term (
      term INTEGER NOT NULL,
      story INTEGER NOT NULL,     -- the key of the story
      PRIMARY KEY (term, story)
    ) WITHOUT ROWID;

    -- The ids of stories that became part of others.
    CREATE TABLE former_story (
      id INTEGER PRIMARY KEY,
      story INTEGER NOT NULL,     -- the id of the other story
      merged REAL NOT NULL        -- when
    );
    CREATE INDEX former_story_by_story ON former_story (story);

    -- The articles that belong to no story yet.
    CREATE TABLE ungrouped (
      row INTEGER PRIMARY KEY,
      story INTEGER               -- the id of the story that it is known to belong to
    );
    INSERT INTO ungrouped (row) SELECT row FROM article;
    CREATE TRIGGER article_is_ungrouped AFTER INSERT ON article BEGIN
      INSERT OR IGNORE INTO ungrouped (row) VALUES (new.row);
    END;
    CREATE TRIGGER article_is_gone AFTER DELETE ON article BEGIN
      DELETE FROM ungrouped WHERE row = old.row;
      DELETE FROM story_article WHERE row = old.row;
    END;
    ALTER TABLE mute ADD COLUMN story INTEGER;   -- the id of a story whose articles are hidden
    ALTER TABLE mute ADD COLUMN story_title TEXT;
    -- Grows with each change of stories.
    INSERT INTO counter VALUES ('stories', 0);
    """,
    """
    CREATE TABLE follow (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      search TEXT NOT NULL,       -- see FollowedSearch
      notifies INTEGER NOT NULL,
      quiet TEXT,                 -- hours without alerts, such as 22-7
      made REAL NOT NULL,
      seen INTEGER NOT NULL       -- the last arrival when what it found was looked at last
    );

    -- The articles that follows found.
    CREATE TABLE followed (
      follow INTEGER NOT NULL,
      row INTEGER NOT NULL,
      arrival INTEGER NOT NULL,
      alerts INTEGER NOT NULL,    -- whether an alert may still be made of it
      PRIMARY KEY (follow, row)
    ) WITHOUT ROWID;
    CREATE INDEX followed_by_row ON followed (row);
    CREATE INDEX followed_to_tell ON followed (row, follow) WHERE alerts = 1;

    -- The stories that alerts tell of.
    CREATE TABLE alert (
      follow INTEGER NOT NULL,
      story INTEGER NOT NULL,     -- the id of the story
      row INTEGER NOT NULL,       -- the first article of it that the follow found
      made REAL NOT NULL,
      shown REAL,                 -- when it was shown above a prompt
      sent REAL,                  -- when it was sent to the desktop and the reader's program
      PRIMARY KEY (follow, story)
    ) WITHOUT ROWID;
    CREATE INDEX alert_to_show ON alert (made) WHERE shown IS NULL;
    CREATE INDEX alert_to_send ON alert (made) WHERE sent IS NULL;

    -- The feeds that are collected.
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
      claimer INTEGER             -- which one
    ) WITHOUT ROWID;
    CREATE INDEX collection_by_time ON collection (due);
    CREATE INDEX collection_by_claim ON collection (claimed) WHERE claimed IS NOT NULL;

    INSERT INTO counter SELECT 'unread', count(*) FROM article WHERE read IS NULL;
    CREATE TRIGGER unread_article_comes AFTER INSERT ON article WHEN new.read IS NULL BEGIN
      UPDATE counter SET value = value + 1 WHERE name = 'unread';
    END;
    CREATE TRIGGER unread_article_goes AFTER DELETE ON article WHEN old.read IS NULL BEGIN
      UPDATE counter SET value = value - 1 WHERE name = 'unread';
    END;
    CREATE TRIGGER article_is_read AFTER UPDATE OF read ON article WHEN (old.read IS NULL) <> (new.read IS NULL) BEGIN
      UPDATE counter SET value = value + iif(new.read IS NULL, 1, -1) WHERE name = 'unread';
    END;
    -- The last arrival that follows were compared with.
    INSERT INTO counter SELECT 'followed', value FROM counter WHERE name = 'arrival';
    CREATE TRIGGER followed_article_goes AFTER DELETE ON article BEGIN
      DELETE FROM followed WHERE row = old.row;
    END;
    """,
    """
    ALTER TABLE article ADD COLUMN attribution INTEGER;    -- who wrote its words: see Attribution; NULL if that is not known
    -- What it got from the counter of arrivals when its words became another's; NULL if they never did.
    ALTER TABLE article ADD COLUMN reworded INTEGER;
    CREATE INDEX article_by_rewording ON article (reworded) WHERE reworded IS NOT NULL;
    -- The id of the story that it joined, if that became part of its present one since.
    ALTER TABLE story_article ADD COLUMN joined INTEGER;
    """,
    """
    ALTER TABLE article ADD COLUMN shown REAL;    -- when a brief showed it; NULL if none did
    """,
    """
    -- The last lists that providers were asked for.
    CREATE TABLE kept_list (
      question TEXT PRIMARY KEY,  -- what was asked: see KeptList
      received REAL NOT NULL,
      lifetime REAL NOT NULL,     -- how many seconds it counts as new
      reach REAL NOT NULL,        -- how many it may be shown while a new one is fetched
      pause REAL NOT NULL,        -- how many nobody is asked for a new one
      whole INTEGER NOT NULL,     -- whether it has all that the provider gives
      total INTEGER,              -- how many articles the provider says there are
      service TEXT,
      searched INTEGER NOT NULL,  -- whether it is a search in the place of an edition
      tried TEXT NOT NULL,        -- the services that were asked before and had nothing
      origins TEXT NOT NULL,      -- the requests that brought its articles: see KeptOrigin
      articles BLOB NOT NULL      -- see KeptEntry
    ) WITHOUT ROWID;
    CREATE INDEX kept_list_by_time ON kept_list (received);
    """,
    """
    DELETE FROM kept_list;
    -- By what the server recognises what one request brought.
    ALTER TABLE kept_list ADD COLUMN etag TEXT;
    ALTER TABLE kept_list ADD COLUMN modified TEXT;
    """,
    """
    -- Says which articles were read without reading the articles, most of which were not.
    CREATE INDEX article_by_reading ON article (row) WHERE read IS NOT NULL;
    """,
    """
    ALTER TABLE collection ADD COLUMN count INTEGER;  -- its articles when it was read last; NULL if that is not known
    ALTER TABLE collection ADD COLUMN trouble TEXT;   -- a FeedTrouble of the last request; NULL if there was none
    """,
    """
    -- The vectors of titles, many together.
    CREATE TABLE vector_block (
      first INTEGER PRIMARY KEY,  -- no row of it is less, and none reaches the first one of the next block
      model TEXT NOT NULL,        -- what the vectors were made with: see SentenceEncoder
      vectors BLOB NOT NULL       -- see VectorBlock
    );
    """,
    """
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
    """,
    newWords,
    """
    ALTER TABLE article ADD COLUMN duration INTEGER;  -- the length of an episode, in seconds
    """,
  ]

  /// Texts are split into other words than before. The index of texts is made again by ``SQLiteEngine``.
  static let newWords = "INSERT INTO words (words) VALUES ('rebuild');"

  /// The tables of lists stored beside the archive: articles are neither indexed nor grouped there.
  static let lists = Schema(
    archiveMigrations + [
      """
      DROP TABLE words;
      DROP TRIGGER article_is_ungrouped;
      CREATE VIEW words (rowid, title, summary, content, terms) AS SELECT 0, '', '', '', '' WHERE 0;
      CREATE TRIGGER words_are_left_out INSTEAD OF INSERT ON words BEGIN SELECT 1; END;
      CREATE TRIGGER words_are_not_there INSTEAD OF DELETE ON words BEGIN SELECT 1; END;
      """
    ])
}
