import NewsArchive
import NewsDomain
import SQLKit

/// The word indexes. The index of texts does not store its content: to delete an entry, its words must be passed again.
extension SQLiteEngine {
  func index(_ archived: ArchivedArticle) throws {
    try indexText(archived.row)
    try indexWords(of: archived)
  }

  /// Adds the words of an article without those of its text.
  func indexWords(of archived: ArchivedArticle) throws {
    try run(
      "INSERT INTO words (rowid, title, summary, content, terms) VALUES (?1, ?2, ?3, ?4, ?5)",
      [
        .integer(archived.row), .text(archived.article.title), .text(archived.article.summary),
        .text(archived.article.content), .text(archived.terms.indexed),
      ])
  }

  func unindex(_ row: Int64) throws {
    try unindexText(row)
    try run("DELETE FROM words WHERE rowid = ?1", [.integer(row)])
  }

  @discardableResult
  func indexText(_ row: Int64) throws -> Bool {
    guard let words = try textWords(of: row) else { return false }
    try run(
      "INSERT INTO text_words (rowid, title, summary, content, terms) VALUES (?1, ?2, ?3, ?4, ?5)",
      [.integer(row)] + words)
    return true
  }

  func unindexText(_ row: Int64) throws {
    guard let words = try textWords(of: row) else { return }
    try run(
      "INSERT INTO text_words (text_words, rowid, title, summary, content, terms) VALUES ('delete', ?1, ?2, ?3, ?4, ?5)",
      [.integer(row)] + words)
  }

  private func textWords(of row: Int64) throws -> [Value]? {
    guard let text = try text(of: row) else { return nil }
    let words = try run("SELECT title, summary, content, terms FROM article_words WHERE row = ?1", [.integer(row)]) {
      columns in (0..<4).map { columns.text($0) }
    }
    guard let words = words.first else { return nil }
    let content = [words[2], text.plain].compactMap(\.self).joined(separator: "\n")
    return [.text(words[0]), .text(words[1]), .text(content), .text(words[3])]
  }

  /// The most words of an index that are compared with one that was not found.
  private static let maxCompared = 100_000

  /// Reads only words with the same first letter and about the same length, in tables of this connection that show the
  /// words of the indexes.
  func nearestWord(to word: NearWord) throws -> String? {
    var near = word
    let first = String(Character(word.first))
    for index in ["words", "text_words"] {
      try execute("CREATE VIRTUAL TABLE IF NOT EXISTS temp.\(index)_known USING fts5vocab('main', '\(index)', 'row')")
      defer { try? execute("DROP TABLE temp.\(index)_known") }
      try each(
        """
        SELECT term, doc FROM temp.\(index)_known
        WHERE term >= ?1 AND term < ?2 AND length(term) BETWEEN ?3 AND ?4 LIMIT \(Self.maxCompared)
        """,
        [
          .text(first), .text(first + "\u{10FFFF}"), .integer(Int64(word.lengths.lowerBound)),
          .integer(Int64(word.lengths.upperBound)),
        ]
      ) { columns in
        if let term = columns.text(0) { near.compare(with: term, count: Int(clamping: columns.integer(1))) }
        return true
      }
    }
    return near.meant
  }

  /// Faults of the index of texts.
  func faultsOfTextIndex() throws -> [String] {
    do {
      try run("INSERT INTO text_words (text_words) VALUES ('integrity-check')")
    } catch let failure as Failure where failure.isDamage {
      return ["text_words: " + failure.message]
    } catch let failure as Failure where failure.isOfWriting {
      // This check counts as writing. The file is only readable, and the rest of it can be checked all the same.
    }
    // Without zstd texts cannot be read, so their words cannot be checked.
    guard Compression.isAvailable else { return [] }
    let count =
      try run(
        """
        SELECT (SELECT count(*) FROM text WHERE row NOT IN (SELECT id FROM text_words_docsize))
          + (SELECT count(*) FROM text_words_docsize WHERE id NOT IN (SELECT row FROM text))
        """
      ) { $0.integer(0) }.first ?? 0
    return count == 0 ? [] : ["text_words: \(count) rows differ from text"]
  }

  /// Rebuilds the index of texts, and removes unreadable texts.
  func rebuildTextIndex() throws {
    try run("INSERT INTO text_words (text_words) VALUES ('delete-all')")
    let isAvailable = Compression.isAvailable
    for row in try run("SELECT row FROM text ORDER BY row", [], { $0.integer(0) }) {
      if try !indexText(row), isAvailable { try removeText(row) }
    }
  }
}
