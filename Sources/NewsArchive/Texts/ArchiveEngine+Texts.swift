import FoundationEssentials
import NewsDomain
import SQLKit

/// Which blocks of pages are looked up on other pages.
enum RepeatedBlocks {
  /// The most blocks of one page.
  static let most = 400
  /// The shortest block, in characters. Shorter ones, such as a name or a heading, may occur in several articles.
  static let shortest = 20
}

extension ArchiveEngine {
  /// The text of a row; `nil` if none is stored, or it cannot be read.
  package func text(of row: Int64) throws -> ArticleText? { try keptText(of: row)?.text }

  func keptText(of row: Int64) throws -> KeptText? {
    let kept = try run("SELECT document, seen FROM text WHERE row = ?1", [.integer(row)]) { columns -> KeptText? in
      guard let line = TextLine(document: columns.blob(0)), let text = line.text else { return nil }
      return KeptText(line: line, text: text, seenAt: columns.date(1) ?? .distantPast)
    }
    return kept.first ?? nil
  }

  /// Stores the text of a row, with its words in the index.
  ///
  /// - Parameter seen: since when it has these words.
  func keep(_ text: ArticleText, of row: Int64, since seen: Date) throws {
    guard let document = TextLine(text).document else { return }
    try unindexText(row)
    let host = text.host
    try run(
      """
      INSERT INTO text (row, fetched, seen, host, document) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (row) DO UPDATE SET fetched = ?2, seen = ?3, host = ?4, document = ?5
      """, [.integer(row), .date(text.fetchedAt), .date(seen), .text(host), .blob(document)])
    try run("DELETE FROM text_block WHERE row = ?1", [.integer(row)])
    let blocks = text.blocks.prefix(RepeatedBlocks.most).filter { $0.plain.count >= RepeatedBlocks.shortest }
    for block in Set(blocks.map(\.fingerprint)) {
      try run(
        "INSERT INTO text_block (host, fingerprint, row) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        [.text(host), .integer(Int64(bitPattern: block)), .integer(row)])
    }
    try indexText(row)
  }

  /// Stores a text with the same blocks and host as the stored one.
  func keepAgain(_ text: ArticleText, of row: Int64) throws {
    guard let document = TextLine(text).document else { return }
    try run(
      "UPDATE text SET fetched = ?2, document = ?3 WHERE row = ?1",
      [.integer(row), .date(text.fetchedAt), .blob(document)])
  }

  /// The given blocks that at least `count` other pages of a host have as well.
  func repeated(_ blocks: some Sequence<UInt64>, of host: String, besides row: Int64?, count: Int) throws -> Set<UInt64>
  {
    try Set(
      blocks.filter { block in
        try run(
          "SELECT 1 FROM text_block WHERE host = ?1 AND fingerprint = ?2 AND row <> ?3 LIMIT ?4",
          [.text(host), .integer(Int64(bitPattern: block)), .integer(row ?? -1), .integer(Int64(count))]
        ).count == count
      })
  }

  /// Whether two texts of a row have the same words. White space is ignored, as are blocks that another page of the
  /// host has: whether such a block is left out depends on the known pages.
  func areSame(_ one: ArticleText, _ other: ArticleText, of row: Int64) throws -> Bool {
    if one.blocks.words == other.blocks.words { return true }
    func own(_ text: ArticleText) throws -> [TextBlock] {
      let known = try repeated(text.blocks.map(\.fingerprint), of: text.host, besides: row, count: 1)
      return text.blocks.filter { !known.contains($0.fingerprint) }
    }
    return try own(one).words == own(other).words
  }

  /// Removes the text of a row, and its history.
  package func removeText(_ row: Int64) throws {
    try unindexText(row)
    for table in ["text", "text_revision", "text_block"] {
      try run("DELETE FROM \(table) WHERE row = ?1", [.integer(row)])
    }
  }

  /// The former texts of a row, oldest first.
  func formerTexts(of row: Int64) throws -> [FormerText] {
    try run("SELECT seen, document FROM text_revision WHERE row = ?1 ORDER BY seen", [.integer(row)]) { columns in
      Compression.plain(columns.blob(1)).map {
        FormerText(seenAt: columns.date(0) ?? .distantPast, plain: String(decoding: $0, as: UTF8.self))
      }
    }.compactMap(\.self)
  }

  func keep(_ former: FormerText, of row: Int64) throws {
    let plain = Data(former.plain.utf8)
    guard plain.count <= Compression.limit else { return }
    try run(
      "INSERT INTO text_revision (row, seen, document) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
      [.integer(row), .date(former.seenAt), .blob(Compression.compressed(plain))])
  }

  /// Whether any texts are stored.
  package var hasTexts: Bool {
    get throws { try !run("SELECT 1 FROM text LIMIT 1").isEmpty }
  }
}

extension ArticleText {
  /// The host of its page.
  fileprivate var host: String { WebLink(url)?.host ?? "" }

  /// Whether it has the blocks and the host of another text, so that the indexes stay the same.
  func hasSamePlace(as other: ArticleText) -> Bool { host == other.host && blocks == other.blocks }
}
