import SQLKit

extension Schema {
  /// The tables of the archive. A released migration is never changed: later changes are migrations of their own.
  static let archive = Schema([
    ArchiveTables.all,
    // JSON of KeptWords by the index of their articles.
    "ALTER TABLE kept_list ADD COLUMN words TEXT",
  ])

  /// The least number of tables, indexes, views and triggers in a file of the current version.
  static let archiveNames = 71
}

/// The statements that make the tables of the archive, by topic. All times are in seconds since 1970.
enum ArchiveTables {
  static let all = [articles, lists, texts, stories, follows, collections].joined(separator: "\n")
}
