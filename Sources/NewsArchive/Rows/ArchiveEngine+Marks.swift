import FoundationEssentials
import NewsDomain
import SQLKit

/// The reader's marks and visits.
extension ArchiveEngine {
  /// The states of articles, found by their ids or aliases.
  func states(of ids: [ArticleID]) throws -> [ArticleID: ArticleState] {
    let rows = try rows(of: ids)
    guard !rows.isEmpty else { return [:] }
    let wanted = Value.integers(Array(Set(rows.values)))
    var states: [Int64: ArticleState] = [:]
    try each(
      """
      SELECT row, read IS NOT NULL, saved IS NOT NULL, first_seen, arrival,
        revised IS NOT NULL OR EXISTS (SELECT 1 FROM text_revision WHERE text_revision.row = article.row),
        shown IS NOT NULL
      FROM article WHERE row \(isOne(of: "?1"))
      """, [wanted]
    ) { columns in
      states[columns.integer(0)] = ArticleState(
        isRead: columns.integer(1) != 0, isShown: columns.integer(6) != 0, isSaved: columns.integer(2) != 0,
        firstSeen: columns.date(3) ?? .distantPast, arrival: Int(columns.integer(4)),
        isRevised: columns.integer(5) != 0)
      return true
    }
    try each("SELECT row, label FROM label WHERE row \(isOne(of: "?1")) ORDER BY label", [wanted]) { columns in
      let row = columns.integer(0)
      if states[row]?.isSaved == true { states[row]?.labels.append(columns.text(1) ?? "") }
      return true
    }
    for (row, label) in try sharedLabels(of: Array(states.keys)) { states[row]?.shared.append(label) }
    return rows.compactMapValues { states[$0] }
  }

  /// The reader's own marks on rows.
  func marks(of rows: [Int64], withLabels: Bool) throws -> [Int64: ReaderMarks] {
    var marks: [Int64: ReaderMarks] = [:]
    try each("SELECT row, read, shown, saved FROM article WHERE row \(isOne(of: "?1"))", [.integers(rows)]) { columns in
      marks[columns.integer(0)] = ReaderMarks(
        readAt: columns.date(1), shownAt: columns.date(2), savedAt: columns.date(3))
      return true
    }
    guard withLabels else { return marks }
    for (row, label) in try ownLabels(of: rows) { marks[row]?.saving.labels.append(label) }
    return marks
  }

  /// The labels of a row, in alphabetical order.
  func labels(of row: Int64) throws -> [String] {
    try run("SELECT label FROM label WHERE row = ?1 ORDER BY label", [.integer(row)]) { $0.text(0) ?? "" }
  }

  /// How many marks the reader has.
  package func ownMarks() throws -> MarkCounts {
    func count(_ sql: String) throws -> Int { try run("SELECT " + sql) { Int($0.integer(0)) }.first ?? 0 }
    return MarkCounts(
      saved: try count("count(saved) FROM \(dialect.marks)"), read: try count("count(read) FROM \(dialect.marks)"),
      labels: try count("count(DISTINCT label) FROM \(dialect.ownLabels)"),
      follows: try count("count(*) FROM follow"), mutes: try count("count(*) FROM mute"))
  }

  /// Records a visit to a scope, with the last arrival.
  ///
  /// - Parameter table: the table of the reader's visits, or another one with the same columns.
  func keepVisit(to scope: String, in table: String = "visit", at time: Date) throws {
    let arrival = try counter("arrival")
    try run(
      "UPDATE \(table) SET at = ?2, arrival = ?3 WHERE scope = ?1", [.text(scope), .date(time), .integer(arrival)])
    guard changeCount == 0 else { return }
    try run(
      "INSERT INTO \(table) (scope, at, arrival) VALUES (?1, ?2, ?3)", [.text(scope), .date(time), .integer(arrival)])
  }

  func lastVisit(to scope: ReadingScope) throws -> Visit? {
    try run("SELECT at, arrival FROM visit WHERE scope = ?1", [.text(scope.key)]) { row in
      Visit(at: row.date(0) ?? .distantPast, arrival: Int(row.integer(1)))
    }.first
  }

  /// The part of a WHERE clause that leaves those rows of `table` that the reader has not seen: that are neither read nor
  /// shown, nor came into any list before the last visit to it.
  package func unseen(table: String = "article") -> String {
    """
    AND \(table).read IS NULL AND \(table).shown IS NULL AND NOT EXISTS (
      SELECT 1 FROM listed JOIN list ON list.key = listed.list JOIN visit ON visit.scope = list.name
      WHERE listed.row = \(table).row AND visit.arrival >= \(table).arrival)
    """
  }

  /// The part of a WHERE clause that restricts rows of `table` to a scope, and its values.
  ///
  /// - Parameter first: the number of the first of these values in the statement.
  package func condition(
    on scope: ReadingScope, table: String = "article", from first: Int = 2
  ) throws -> (clause: String, values: [Value]) {
    if case .written(let language, let inner) = scope {
      let (clause, values) = try condition(on: inner, table: table, from: first + 1)
      return ("AND \(table).language = ?\(first) " + clause, [.text(language)] + values)
    }
    guard let lists = scope.lists else { return ("", []) }
    let keys = try knownKeys(of: lists)
    var conditions: [String] = []
    if !keys.isEmpty {
      conditions.append(
        "EXISTS (SELECT 1 FROM listed WHERE listed.row = \(table).row AND list \(isOne(of: "?\(first)")))")
    }
    if scope.hasFollows {
      conditions.append("EXISTS (SELECT 1 FROM followed WHERE followed.row = \(table).row)")
    }
    let condition = conditions.isEmpty ? "0 = 1" : conditions.joined(separator: " OR ")
    return ("AND (\(condition))", keys.isEmpty ? [] : [.integers(keys)])
  }

  /// The number of unread articles of a scope: for `summary`, `new` and the prompt. Unless it is everything, at most
  /// ``FindRequest/maxCounted`` are counted.
  ///
  /// - Parameters:
  ///   - arrival: counts only articles added after it, and no imported ones; all if `nil`.
  ///   - isUnseen: whether only articles count, after an arrival, that the reader has not seen: see ``unseen(table:)``.
  ///   - hidden: the rows of unread articles that do not count.
  func unreadCount(
    in scope: ReadingScope, after arrival: Int64? = nil, isUnseen: Bool = false, besides hidden: [Int64] = []
  ) throws -> Int {
    let excluded: [Value] = hidden.isEmpty ? [] : [.integers(hidden)]
    /// - Parameter number: that of the rows among the values.
    func isShown(_ number: Int) -> String { hidden.isEmpty ? "" : "AND NOT (row \(isOne(of: "?\(number)")))" }
    if let arrival {
      let (clause, values) = try condition(on: scope)
      return try run(
        """
        SELECT count(*) FROM (
          SELECT 1 FROM article WHERE arrival > 0 AND arrival > ?1 AND read IS NULL \(isUnseen ? unseen() : "") \(clause)
            \(isShown(values.count + 2))
          LIMIT \(FindRequest.maxCounted)
        ) AS found
        """, [.integer(arrival)] + values + excluded
      ) { Int($0.integer(0)) }.first ?? 0
    }
    if scope.language != nil {
      let (clause, values) = try condition(on: scope, from: 1)
      return try run(
        """
        SELECT count(*) FROM (
          SELECT 1 FROM article WHERE read IS NULL \(clause) \(isShown(values.count + 1)) LIMIT \(FindRequest.maxCounted)
        ) AS found
        """, values + excluded
      ) { Int($0.integer(0)) }.first ?? 0
    }
    if scope != .all {
      let keys = try knownKeys(of: scope.lists ?? [])
      // Counted from the lists, which are much shorter than the archive.
      var own = keys.isEmpty ? [] : ["SELECT row FROM listed WHERE list \(isOne(of: "?1"))"]
      if scope.hasFollows { own.append("SELECT row FROM followed") }
      guard !own.isEmpty else { return 0 }
      // Grouping sorts the rows, which takes half as long as removing duplicates.
      return try run(
        """
        SELECT count(*) FROM (
          SELECT 1 FROM (\(own.joined(separator: " UNION ALL "))) AS own
          WHERE row NOT IN (SELECT row FROM article WHERE read IS NOT NULL) \(isShown(keys.isEmpty ? 1 : 2))
          GROUP BY row LIMIT \(FindRequest.maxCounted)
        ) AS found
        """, (keys.isEmpty ? [] : [.integers(keys)]) + excluded
      ) { Int($0.integer(0)) }.first ?? 0
    }
    return max(0, try unreadCount() - hidden.count)
  }
}
