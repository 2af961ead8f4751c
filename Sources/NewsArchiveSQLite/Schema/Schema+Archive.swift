import SQLKit

extension Schema {
  /// The tables of the archive. A released migration is never changed: later changes are migrations of their own.
  static let archive = Schema([ArchiveTables.all])

  /// The least number of tables, indexes, views and triggers in a file of the current version.
  static let archiveNames = 69

  /// The tables of lists stored beside the archive: articles are neither indexed nor grouped there.
  static let lists = Schema(
    archive.migrations + [
      """
      DROP TABLE words;
      DROP TRIGGER article_is_ungrouped;
      CREATE VIEW words (rowid, title, summary, content, terms) AS SELECT 0, '', '', '', '' WHERE 0;
      CREATE TRIGGER words_are_left_out INSTEAD OF INSERT ON words BEGIN SELECT 1; END;
      CREATE TRIGGER words_are_not_there INSTEAD OF DELETE ON words BEGIN SELECT 1; END;
      """
    ])
}

/// The statements that make the tables of the archive, by topic. All times are in seconds since 1970.
enum ArchiveTables {
  static let all = [articles, lists, texts, stories, follows, collections].joined(separator: "\n")
}
