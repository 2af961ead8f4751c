extension ArchiveTables {
  /// The stories that articles are grouped into.
  static let stories = """
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
      story INTEGER NOT NULL,     -- the key of the story
      joined INTEGER              -- the id of the story that it joined, if that became part of its present one since
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
    CREATE TRIGGER article_is_ungrouped AFTER INSERT ON article BEGIN
      INSERT OR IGNORE INTO ungrouped (row) VALUES (new.row);
    END;
    CREATE TRIGGER article_is_gone AFTER DELETE ON article BEGIN
      DELETE FROM ungrouped WHERE row = old.row;
      DELETE FROM story_article WHERE row = old.row;
    END;
    -- Grows with each change of stories.
    INSERT INTO counter VALUES ('stories', 0);
    """
}
