import FoundationEssentials
import NewsDomain
import SQLKit

/// Moves articles whose row no longer follows from their date: searches by time and lists in order of time would miss
/// them.
extension ArchiveEngine {
  /// Moves an article to the row of its date, unless that is within an hour of its current one.
  ///
  /// - Parameter now: limits the date: see ``RowNumber/start(for:now:)``.
  /// - Returns: its row.
  func move(_ row: Int64, now: Date) throws -> Int64 {
    guard var archived = try archived(row) else { return row }
    let date = archived.article.publishedAt ?? archived.firstSeen
    let start = RowNumber.start(for: date, now: now)
    guard abs(start - row) > 3600, let new = try RowNumber.free(from: [start], in: self).first else { return row }
    try unindex(row)
    // The title gets a new vector.
    try removeVectors(of: [row])
    for table in dialect.tablesOfRows {
      try run("UPDATE \(table) SET row = ?2 WHERE row = ?1", [.integer(row), .integer(new)])
    }
    archived.row = new
    try index(archived)
    let fronts = try run(
      """
      SELECT front.key, front.articles FROM front JOIN listed ON listed.list = front.list
      WHERE listed.row = ?1 AND front.last >= ?2
      """, [.integer(new), .date(archived.firstSeen)]
    ) { (key: $0.integer(0), rows: Front.rows($0.blob(1))) }
    for front in fronts where front.rows.contains(row) {
      let rows = front.rows.map { $0 == row ? new : $0 }
      try run("UPDATE front SET articles = ?2 WHERE key = ?1", [.integer(front.key), .blob(Front.data(rows))])
    }
    return new
  }
}
