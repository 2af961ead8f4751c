import FoundationEssentials
import NewsDomain
import SQLKit

/// Marks on all articles of a search, and the unread articles of lists.
extension ArchiveEngine {
  /// Changes the marks of all articles that a request finds, in the caller's transaction.
  ///
  /// - Returns: the marks before and after of the articles that did not have the mark before.
  func changeMarks(ofAll request: FindRequest, _ change: MarkChange, at now: Date) throws -> [ArticleID: MarksEdit] {
    let rows = try unmarked(allRows(of: request), change)
    var edits: [ArticleID: MarksEdit] = [:]
    edits.reserveCapacity(rows.count)
    for part in rows.parts(of: Self.rowsAtOnce) {
      var ids: [(id: ArticleID, row: Int64)] = []
      try each("SELECT id, row FROM \(dialect.articles) WHERE row \(isOne(of: "?1"))", [.integers(part)]) { columns in
        ids.append((ArticleID(UInt64(bitPattern: columns.integer(0))), columns.integer(1)))
        return true
      }
      let edit = try marked(part, change, at: now)
      for (id, row) in ids { edits[id] = edit(id, row) }
    }
    return edits
  }

  /// Changes the marks of rows.
  ///
  /// - Returns: a function that gives the marks before and after of an article, by its id and row.
  func marked(
    _ rows: [Int64], _ change: MarkChange, at now: Date
  ) throws -> (ArticleID, Int64) -> MarksEdit {
    let before = try marks(of: rows, withLabels: change.isOfSaving)
    try mark(rows, change, at: now)
    let after = try marks(of: rows, withLabels: change.isOfSaving)
    return { id, row in MarksEdit(id: id, before: before[row] ?? ReaderMarks(), after: after[row] ?? ReaderMarks()) }
  }

  /// How many rows one statement is given.
  private static var rowsAtOnce: Int { 1_000 }

  /// The given rows that a change of marks would change.
  ///
  /// - Parameter isCounted: whether they are counted for the reader: articles that are unread, and only no longer count as
  ///   shown, are left out.
  func unmarked(_ rows: [Int64], _ change: MarkChange, isCounted: Bool = false) throws -> [Int64] {
    let (condition, values) = isCounted && change == .unread ? ("read IS NOT NULL", []) : Self.condition(on: change)
    return try rows.parts(of: Self.rowsAtOnce).flatMap { part in
      try run(
        "SELECT row FROM article WHERE row \(isOne(of: "?1")) AND \(condition)", [.integers(part)] + values
      ) { $0.integer(0) }
    }
  }

  /// The part of a WHERE clause for the articles that a change would change, and its values from the second one on.
  private static func condition(on change: MarkChange) -> (clause: String, values: [Value]) {
    switch change {
    case .read: ("read IS NULL", [])
    case .unread: ("(read IS NOT NULL OR shown IS NOT NULL)", [])
    case .shown: ("shown IS NULL", [])
    case .save(label: nil, isShared: _): ("saved IS NULL", [])
    case .save(let label?, isShared: nil):
      (
        """
        (saved IS NULL OR NOT EXISTS (SELECT 1 FROM label WHERE label.row = article.row AND label.label = ?2))
        """, [.text(label)]
      )
    // Whether it is shared already is not read.
    case .save: ("row IS NOT NULL", [])
    case .unsave: ("saved IS NOT NULL", [])
    }
  }

  /// The number of unread articles in each group of lists.
  ///
  /// - Parameter hidden: the rows of unread articles that do not count.
  func unreadCounts(in groups: [[ArchivedList]], besides hidden: [Int64]) throws -> [Int] {
    var keys: [String: Int64] = [:]
    let names = Set(groups.joined().map(\.description))
    try each("SELECT name, key FROM list WHERE name \(isOne(of: "?1"))", [.texts(Array(names))]) { columns in
      keys[columns.text(0) ?? ""] = columns.integer(1)
      return true
    }
    guard !keys.isEmpty else { return groups.map { _ in 0 } }
    let values: [Value] = [.integers(Array(keys.values))] + (hidden.isEmpty ? [] : [.integers(hidden)])
    let unread = """
      FROM listed WHERE list \(isOne(of: "?1")) AND row NOT IN (SELECT row FROM article WHERE read IS NOT NULL)
      \(hidden.isEmpty ? "" : "AND NOT (row \(isOne(of: "?2")))")
      """
    let counts = Dictionary(
      try run("SELECT list, count(*) \(unread) GROUP BY list", values) { ($0.integer(0), Int($0.integer(1))) },
      uniquingKeysWith: { first, _ in first })
    // An article that two feeds have counts once in their folder.
    let repeated = try run("SELECT row \(unread) GROUP BY row HAVING count(*) > 1", values) { $0.integer(0) }
    var lists: [Int64: [Int64]] = [:]
    if !repeated.isEmpty {
      try each(
        "SELECT row, list FROM listed WHERE row \(isOne(of: "?2")) AND list \(isOne(of: "?1"))",
        [values[0], .integers(repeated)]
      ) { columns in
        lists[columns.integer(0), default: []].append(columns.integer(1))
        return true
      }
    }
    return groups.map { group in
      let own = Set(group.compactMap { keys[$0.description] })
      let all = own.reduce(0) { $0 + counts[$1, default: 0] }
      guard own.count > 1 else { return all }
      return all - lists.values.reduce(0) { $0 + max(0, $1.count(where: own.contains) - 1) }
    }
  }
}

extension [Int64] {
  /// The array in parts of at most this length.
  fileprivate func parts(of length: Int) -> [[Int64]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min($0 + length, count)]) }
  }
}
