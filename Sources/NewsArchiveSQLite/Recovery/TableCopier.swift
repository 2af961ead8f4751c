import NewsArchive
import NewsDomain
import SQLKit

/// Copies the rows of one table of a damaged file: from the beginning to the first damage, from the end back to the
/// last one, and then the rows in between whose keys are known.
final class TableCopier {
  /// The number of rows read before they are written.
  private static let portion = 200
  private let table: RecoveredTable
  private let damaged: Database
  private let database: Database
  /// The columns that the damaged file has.
  private let columns: [RecoveredTable.Column]
  private var count = 0

  init(_ table: RecoveredTable, from damaged: Database, to database: Database) {
    self.table = table
    self.damaged = damaged
    self.database = database
    let names = try? damaged.run("SELECT name FROM pragma_table_info(?1)", [.text(table.name)]) { $0.text(0) ?? "" }
    // An older supernews may have made the file.
    columns = table.columns.filter { names?.contains($0.name) ?? false }
  }

  /// A range of rows between two keys.
  private struct Span {
    var above: [Database.Value]?
    var below: [Database.Value]?
  }

  /// - Returns: the number of rows.
  /// - Throws: `Database.Failure` of the new file.
  func copy() throws -> Int {
    guard columns.count >= table.keys, columns.prefix(table.keys).map(\.name) == keyNames else { return 0 }
    let begin = try copy(Span(), isDescending: false)
    guard !begin.isWhole else { return count }
    let end = try copy(Span(above: begin.last), isDescending: true)
    if !end.isWhole, let lookup = table.lookup { try copy(lookup) }
    return count
  }

  /// Looks up rows one by one.
  private func copy(_ lookup: RecoveredTable.Lookup) throws {
    var known: Set<Int64> = []
    for sql in lookup.damaged {
      // Rows read before the damage count.
      try? damaged.each(sql) { row in
        known.insert(row.integer(0))
        return true
      }
    }
    if let sql = lookup.recovered { known.formUnion(try database.run(sql) { $0.integer(0) }) }
    let sql = "SELECT \(columnNames) FROM \(table.name) WHERE \(lookup.column) = ?1"
    var found: [[Database.Value]] = []
    for key in known.sorted() {
      try? damaged.each(sql, [.integer(key)]) { row in
        found.append(values(of: row))
        return true
      }
      if found.count >= Self.portion {
        try write(found)
        found = []
      }
    }
    try write(found)
  }

  private var columnNames: String { columns.map(\.name).joined(separator: ", ") }

  private var keyNames: [String] { table.columns.prefix(table.keys).map(\.name) }

  /// Copies the rows of a span until one cannot be read.
  ///
  /// - Returns: the key of the last row, `nil` if there was none, and whether that was the end of the span.
  private func copy(_ span: Span, isDescending: Bool) throws -> (last: [Database.Value]?, isWhole: Bool) {
    var span = span
    var last: [Database.Value]?
    while true {
      let (rows, isWhole) = read(span, isDescending: isDescending)
      try write(rows)
      if let end = rows.last {
        last = Array(end.prefix(table.keys))
        if isDescending {
          span.below = last
        } else {
          span.above = last
        }
      }
      guard isWhole, rows.count == Self.portion else { return (last, isWhole) }
    }
  }

  /// Reads the next rows of a span, up to any damage.
  private func read(_ span: Span, isDescending: Bool) -> (rows: [[Database.Value]], isWhole: Bool) {
    var values: [Database.Value] = []
    var conditions: [String] = []
    for (bound, sign) in [(span.above, ">"), (span.below, "<")] {
      guard let bound else { continue }
      let places = bound.indices.map { "?\(values.count + $0 + 1)" }
      let names = keyNames.prefix(bound.count)
      conditions.append("(\(names.joined(separator: ", "))) \(sign) (\(places.joined(separator: ", ")))")
      values += bound
    }
    let order = keyNames.map { $0 + (isDescending ? " DESC" : "") }.joined(separator: ", ")
    let sql = """
      SELECT \(columnNames) FROM \(table.name)
      \(conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")) ORDER BY \(order) LIMIT \(Self.portion)
      """
    var rows: [[Database.Value]] = []
    var isInOrder = true
    do {
      try damaged.each(sql, values) { row in
        let read = self.values(of: row)
        // Damaged pages may lead back to others, endlessly.
        let before = rows.last ?? (isDescending ? span.below : span.above)
        isInOrder = before.map { isOrdered($0, read, isDescending: isDescending) } ?? true
        if isInOrder { rows.append(read) }
        return isInOrder
      }
      return (rows, isInOrder)
    } catch {
      return (rows, false)
    }
  }

  private func values(of row: Database.Row) -> [Database.Value] {
    columns.indices.map { index in
      let place = Int32(index)
      if row.isNull(place) { return .null }
      return switch columns[index].kind {
      case .integer: .integer(row.integer(place))
      case .real: .real(row.real(place))
      case .text: .text(row.text(place))
      case .blob: .blob(row.blob(place))
      }
    }
  }

  /// Writes rows, except those that the new file already has and those without required values.
  private func write(_ rows: [[Database.Value]]) throws {
    guard !rows.isEmpty else { return }
    let places = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    // The new file already has its counter.
    let conflict = table.name == "counter" ? "ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)" : ""
    let sql = "INSERT OR IGNORE INTO \(table.name) (\(columnNames)) VALUES (\(places)) \(conflict)"
    try database.transaction {
      for row in rows {
        try database.run(sql, row)
        guard database.changeCount > 0 else { continue }
        count += 1
        if table.name == "article" { try index(row[0]) }
        if table.name == "text", case .integer(let number) = row[0] {
          try SQLiteEngine(database, at: nil).indexText(number)
        }
      }
    }
  }

  /// Adds the words of a row to the index. They are read first: a statement that does both would make the index write
  /// all its words to the file each time.
  private func index(_ row: Database.Value) throws {
    let words = try database.run("SELECT title, summary, content, terms FROM article_words WHERE row = ?1", [row]) {
      columns in (0..<4).map { Database.Value.text(columns.text($0)) }
    }
    guard let words = words.first else { return }
    try database.run(
      "INSERT INTO words (rowid, title, summary, content, terms) VALUES (?1, ?2, ?3, ?4, ?5)", [row] + words)
  }

  /// Whether the key of the second row follows that of the first one.
  private func isOrdered(_ one: [Database.Value], _ other: [Database.Value], isDescending: Bool) -> Bool {
    for (one, other) in zip(one, other).prefix(table.keys) {
      let (low, high) = isDescending ? (other, one) : (one, other)
      switch (low, high) {
      case (.integer(let low), .integer(let high)) where low != high: return low < high
      case (.real(let low), .real(let high)) where low != high: return low < high
      case (.text(let low), .text(let high)) where low != high: return low.utf8.lexicographicallyPrecedes(high.utf8)
      default: continue
      }
    }
    return false
  }
}
