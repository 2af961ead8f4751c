import FoundationEssentials
import NewsDomain
import SQLiteKit

extension Database {
  /// The most blocks of a page whose repetition is looked for, and the shortest, in bytes.
  static let mostBlocks = 400

  /// The text of a row; `nil` if none is kept, or it is damaged.
  func text(of row: Int64) throws -> TextLine? {
    try run("SELECT document FROM text WHERE row = ?1", [.integer(row)]) { TextLine(document: $0.blob(0)) }.first ?? nil
  }

  /// Keeps the text of a row, with its words in the index.
  ///
  /// - Parameter seen: since when it has these words.
  func keep(_ text: ArticleText, of row: Int64, since seen: Date) throws {
    guard let document = TextLine(text).document else { return }
    try unindexText(row)
    let host = WebLink(text.url)?.host ?? ""
    try run(
      """
      INSERT INTO text (row, fetched, seen, host, document) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (row) DO UPDATE SET fetched = ?2, seen = ?3, host = ?4, document = ?5
      """, [.integer(row), .date(text.fetchedAt), .date(seen), .text(host), .blob(document)])
    try run("DELETE FROM text_block WHERE row = ?1", [.integer(row)])
    for block in Set(text.blocks.prefix(Self.mostBlocks).map(\.fingerprint)) {
      try run(
        "INSERT OR IGNORE INTO text_block (host, fingerprint, row) VALUES (?1, ?2, ?3)",
        [.text(host), .integer(Int64(bitPattern: block)), .integer(row)])
    }
    try indexText(row)
  }

  /// Adds the words of a row's text to their index, together with those of its article, so that one search finds both.
  func indexText(_ row: Int64) throws {
    guard let words = try textWords(of: row) else { return }
    try run(
      "INSERT INTO text_words (rowid, title, summary, content, terms) VALUES (?1, ?2, ?3, ?4, ?5)",
      [.integer(row)] + words)
  }

  /// Removes the words of a row's text from their index. Call it before the row, its article or its text changes.
  func unindexText(_ row: Int64) throws {
    guard let words = try textWords(of: row) else { return }
    try run(
      "INSERT INTO text_words (text_words, rowid, title, summary, content, terms) VALUES ('delete', ?1, ?2, ?3, ?4, ?5)",
      [.integer(row)] + words)
  }

  private func textWords(of row: Int64) throws -> [Value]? {
    guard let text = try text(of: row)?.text else { return nil }
    let words = try run("SELECT title, summary, content, terms FROM article_words WHERE row = ?1", [.integer(row)]) {
      columns in (0..<4).map { columns.text($0) }
    }
    guard let words = words.first else { return nil }
    let content = [words[2], text.plain].compactMap(\.self).joined(separator: "\n")
    return [.text(words[0]), .text(words[1]), .text(content), .text(words[3])]
  }

  /// Removes the text of a row, and what it was before.
  func removeText(_ row: Int64) throws {
    try unindexText(row)
    for table in ["text", "text_revision", "text_block"] {
      try run("DELETE FROM \(table) WHERE row = ?1", [.integer(row)])
    }
  }

  /// The former texts of a row, oldest first.
  func formerTexts(of row: Int64) throws -> [(seenAt: Date, plain: String)] {
    try run("SELECT seen, document FROM text_revision WHERE row = ?1 ORDER BY seen", [.integer(row)]) { columns in
      Compression.plain(columns.blob(1)).map {
        (seenAt: columns.date(0) ?? .distantPast, plain: String(decoding: $0, as: UTF8.self))
      }
    }.compactMap(\.self)
  }

  func keepFormer(_ plain: String, of row: Int64, since seen: Date) throws {
    try run(
      "INSERT OR IGNORE INTO text_revision (row, seen, document) VALUES (?1, ?2, ?3)",
      [.integer(row), .date(seen), .blob(Compression.compressed(Data(plain.utf8)))])
  }

  /// Whether texts are kept at all.
  var hasTexts: Bool {
    get throws { try !run("SELECT 1 FROM text LIMIT 1").isEmpty }
  }
}
