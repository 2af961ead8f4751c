import NewsArchive
import NewsDomain
import SQLKit

/// The word index, whose entries are replaced as a whole: nothing is removed first.
extension PostgreSQLEngine {
  func index(_ archived: ArchivedArticle) throws { try indexText(archived.row) }

  func unindex(_ row: Int64) throws {}

  func unindexText(_ row: Int64) throws {}

  @discardableResult
  func indexText(_ row: Int64) throws -> Bool {
    let columns = try run("SELECT month, title, summary, content, terms FROM item WHERE row = ?1", [.integer(row)]) {
      (
        month: $0.integer(0), title: $0.text(1), summary: $0.text(2), content: $0.text(3),
        terms: FilterTerms($0.text(4) ?? "")
      )
    }
    guard let item = columns.first else { return false }
    let content = [item.content, try text(of: row)?.plain].compactMap(\.self).joined(separator: "\n")
    let vector = WordVector(title: item.title, summary: item.summary, content: content, terms: item.terms)
    try run("DELETE FROM words WHERE row = ?1", [.integer(row)])
    for (part, text) in vector.parts.enumerated() {
      try run(
        "INSERT INTO words (row, month, part, vector) VALUES (?1, ?2, ?3, ?4::text::tsvector)",
        [.integer(row), .integer(item.month), .integer(Int64(part)), .text(text)])
    }
    try run("DELETE FROM tag WHERE row = ?1", [.integer(row)])
    for term in item.terms.words {
      try run(
        "INSERT INTO tag (term, row, month) VALUES (?1, ?2, ?3)", [.text(term), .integer(row), .integer(item.month)])
    }
    return true
  }
}
