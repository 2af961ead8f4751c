import FoundationEssentials

/// The size and content of the archive.
package struct ArchiveFacts: Sendable, Equatable {
  /// The file; `nil` if the archive is in memory, for this session only.
  package var path: String?
  /// The size of the file, in bytes.
  package var bytes = 0
  package var articles = 0
  /// How many of them were imported, which says nothing about the growth.
  package var imported = 0
  package var unread = 0
  package var saved = 0
  package var sources = 0
  /// How many articles have changed since they were first seen, in title, summary or text.
  package var revised = 0
  package var labels: [LabelCount] = []
  package var mutes = 0
  /// The number of articles with a stored text, and the size of these texts as stored, in bytes.
  package var texts = 0
  package var textBytes = 0
  /// When the first article was added, other than by an import.
  package var since: Date?
  /// The oldest and the newest publication date.
  package var oldest: Date?
  package var newest: Date?
  /// The mean number of articles added a day, over the last 30 days or since the first, without imported ones; `nil`
  /// before the first of these days is over.
  package var articlesPerDay: Double?

  package init() {}
}

/// The result of reading a file into the archive.
package struct ArchiveImport: Sendable, Equatable {
  /// Articles that the archive did not have.
  package var added = 0
  /// Articles that it already had; anything else the file knows about them is added.
  package var known = 0
  /// Lines that are not articles or cannot be read.
  package var skipped = 0
  /// Articles that are not on the server, where readers cannot add any: their marks are not imported.
  package var missing = 0

  package init() {}
}

/// The articles to delete from the archive.
package enum Forgetting: Sendable, Equatable {
  /// Those published before a time, except saved ones.
  case before(Date)
  /// Those of a source, given by its id or name, except saved ones.
  case source(String)
  /// All but saved ones.
  case unsaved
  /// Everything, marks and mutes too.
  case all
}

/// The articles and marks that are deleted, or would be.
package struct Forgotten: Sendable, Equatable {
  /// The number of articles.
  package let count: Int
  /// How many articles were kept because they are saved.
  package let kept: Int
  /// How many articles are left because others are marking them at the moment.
  package let busy: Int
  /// The reader's own data that is deleted besides the marks on these articles.
  package let marks: MarkCounts

  package init(count: Int, kept: Int, busy: Int = 0, marks: MarkCounts = MarkCounts()) {
    self.count = count
    self.kept = kept
    self.busy = busy
    self.marks = marks
  }
}

/// The result of a check of the archive's file.
package struct ArchiveCheck: Sendable, Equatable {
  /// Faults, in the database's words.
  package let faults: [String]
  /// How many counters were wrong and have been set right.
  package let mended: Int

  package init(faults: [String], mended: Int = 0) {
    self.faults = faults
    self.mended = mended
  }
}
