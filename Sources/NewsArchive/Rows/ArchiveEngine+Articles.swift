import NewsDomain
import SQLKit

extension ArchiveEngine {
  /// The article of a row; `nil` if there is none.
  func archived(_ row: Int64) throws -> ArchivedArticle? {
    try run(ArchivedArticle.selection + " = ?1", [.integer(row)]) { ArchivedArticle($0) }.first
  }

  /// The articles of rows, in order; rows without one are left out.
  package func archived(_ rows: [Int64]) throws -> [ArchivedArticle] {
    guard !rows.isEmpty else { return [] }
    let found = try run("\(ArchivedArticle.selection) \(isOne(of: "?1"))", [.integers(rows)]) { ArchivedArticle($0) }
    let byRow = Dictionary(found.map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first })
    return rows.compactMap { byRow[$0] }
  }

  /// Stores an earlier wording of an article, unless there is one for that time already.
  func keep(_ revision: Revision, of row: Int64) throws {
    try run(
      "INSERT INTO revision (row, seen, title, summary, content) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING",
      [
        .integer(row), .date(revision.seenAt), .text(revision.title), .text(revision.summary), .text(revision.content),
      ])
  }

  /// Writes the differences from the row as it was, and updates its words in the index.
  func update(_ archived: ArchivedArticle, from known: ArchivedArticle, language: String?) throws {
    let isIndexed = archived.hasWords(of: known)
    if archived.isOnlySeen(since: known) {
      if archived.lastSeen != known.lastSeen {
        try run(
          "UPDATE \(dialect.articles) SET last_seen = ?2 WHERE row = ?1",
          [.integer(archived.row), .date(archived.lastSeen)])
      }
      return
    }
    if !isIndexed { try unindex(archived.row) }
    if archived.article.title != known.article.title { try removeVectors(of: [archived.row]) }
    var written = archived
    written.terms = kept(archived.terms)
    let changes = ArticleColumn.updated.enumerated().map { "\($1.name) = ?\($0 + 3)" }.joined(separator: ", ")
    try run(
      "UPDATE \(dialect.articles) SET language = coalesce(language, ?2), \(changes) WHERE row = ?1",
      [.integer(archived.row), .text(language)] + ArticleColumn.updated.values(of: written))
    if !isIndexed { try index(archived) }
  }
}

extension ArchivedArticle {
  /// Whether the index has the same words for it as for another one.
  fileprivate func hasWords(of known: ArchivedArticle) -> Bool {
    article.title == known.article.title && article.summary == known.article.summary
      && article.content == known.article.content && terms.text == known.terms.text
  }

  /// Whether only the time when it was last seen has changed.
  func isOnlySeen(since known: ArchivedArticle) -> Bool { hasWords(of: known) && article == known.article }
}
