extension ArchiveTables {
  /// Followed searches, with what they found and their alerts.
  static let follows = """
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
    CREATE TRIGGER followed_article_goes AFTER DELETE ON article BEGIN
      DELETE FROM followed WHERE row = old.row;
    END;

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

    -- The last arrival that follows were compared with.
    INSERT INTO counter VALUES ('followed', 0);
    """
}
