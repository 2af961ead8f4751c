import NewsDomain
import SQLiteKit

/// Copies the rows of one table of a damaged file: from its beginning up to the first damage, from its end down to the
/// last one, and then from places between.
final class TableCopier {
  /// The rows that are read before they are written.
  private static let portion = 200
  /// The most places between that are tried.
  private static let mostTrials = 1_000

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

  /// A range of rows in the order of the key. A bound is a whole key, or the first column of one.
  private struct Span {
    var above: [Database.Value]?
    var below: [Database.Value]?
    /// The lowest first column that belongs to it.
    var from: Int64?
  }

  /// The rows that are between two values of the first column and have not been read.
  private struct Gap {
    let low: Int64
    let high: Int64
  }

  /// - Returns: the number of rows.
  /// - Throws: `Database.Failure` of the new file.
  func copy() throws -> Int {
    guard columns.count >= table.keys, columns.prefix(table.keys).map(\.name) == keyNames else { return 0 }
    let begin = try copy(Span(), isDescending: false)
    guard !begin.isWhole else { return count }
    let end = try copy(Span(above: begin.last), isDescending: true)
    guard !end.isWhole, table.columns[0].kind == .integer else { return count }
    var gaps = [Gap(low: begin.last.map(Self.first) ?? .min, high: end.last.map(Self.first) ?? .max)]
    var trials = 0
    while trials < Self.mostTrials, !gaps.isEmpty {
      let gap = gaps.removeFirst()
      let middle = gap.low / 2 + gap.high / 2
      guard middle > gap.low, middle < gap.high else { continue }
      trials += 1
      let upper = try copy(Span(below: [.integer(gap.high)], from: middle), isDescending: false)
      if !upper.isWhole { gaps.append(Gap(low: upper.last.map(Self.first) ?? middle - 1, high: gap.high)) }
      let lower = try copy(Span(above: [.integer(gap.low)], below: [.integer(middle)]), isDescending: true)
      if !lower.isWhole { gaps.append(Gap(low: gap.low, high: lower.last.map(Self.first) ?? middle)) }
    }
    return count
  }

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
          span.from = nil
        }
      }
      guard isWhole, rows.count == Self.portion else { return (last, isWhole) }
    }
  }

  /// Reads the next rows of a span; those before the damage if there is some.
  private func read(_ span: Span, isDescending: Bool) -> (rows: [[Database.Value]], isWhole: Bool) {
    var values: [Database.Value] = []
    var conditions: [String] = []
    for (bound, sign) in [(span.above, ">"), (span.below, "<"), (span.from.map { [.integer($0)] }, ">=")] {
      guard let bound else { continue }
      let places = bound.indices.map { "?\(values.count + $0 + 1)" }
      let names = keyNames.prefix(bound.count)
      conditions.append("(\(names.joined(separator: ", "))) \(sign) (\(places.joined(separator: ", ")))")
      values += bound
    }
    let order = keyNames.map { $0 + (isDescending ? " DESC" : "") }.joined(separator: ", ")
    let sql = """
      SELECT \(columns.map(\.name).joined(separator: ", ")) FROM \(table.name)
      \(conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")) ORDER BY \(order) LIMIT \(Self.portion)
      """
    var rows: [[Database.Value]] = []
    var isInOrder = true
    do {
      try damaged.each(sql, values) { row in
        let read = self.values(of: row)
        // Damaged pages may lead back to others, and so on for ever.
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

  /// Writes rows, except those that the new file has already and those without what a row must have.
  private func write(_ rows: [[Database.Value]]) throws {
    guard !rows.isEmpty else { return }
    let names = columns.map(\.name).joined(separator: ", ")
    let places = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    // The new file has its counter already.
    let conflict = table.name == "counter" ? "ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)" : ""
    let insert = conflict.isEmpty ? "INSERT OR IGNORE" : "INSERT"
    let sql = "\(insert) INTO \(table.name) (\(names)) VALUES (\(places)) \(conflict)"
    let indexed = ["title", "summary", "content"].map { name in columns.firstIndex { $0.name == name } ?? .max }
    try database.transaction {
      for row in rows {
        try database.run(sql, row)
        guard database.changeCount > 0 else { continue }
        count += 1
        guard table.name == "article" else { continue }
        try database.run(
          "INSERT INTO words (rowid, title, summary, content, terms) VALUES (?1, ?2, ?3, ?4, ?5)",
          [row[0]] + indexed.map { $0 < row.count ? row[$0] : .null } + [.text(indexedTerms(in: row))])
      }
    }
  }

  /// The terms as the index reads them when they are removed again.
  private func indexedTerms(in row: [Database.Value]) -> String {
    let index = columns.firstIndex { $0.name == "terms" }
    guard let index, case .text(let text) = row[index] else { return Terms.indexed("") }
    return Terms.indexed(text.replacing(" ", with: " " + Terms.indexed("")))
  }

  private static func first(of key: [Database.Value]) -> Int64 {
    if case .integer(let number)? = key.first { number } else { 0 }
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
