import FoundationEssentials
import NewsDomain
import SQLKit

/// The reader's marks and visits.
extension Database {
  /// The state of an article, found by its id or an alias; `nil` if it is not in the archive.
  func state(of id: ArticleID) throws -> ArticleState? {
    let columns =
      "row, read IS NOT NULL, saved IS NOT NULL, first_seen, arrival, revised IS NOT NULL OR \(Self.hasOtherText), shown IS NOT NULL"
    let row = try row(of: id)
    let found = try row.flatMap { row in
      try run("SELECT \(columns) FROM article WHERE row = ?1", [.integer(row)], Self.state).first
    }
    guard let (row, known) = found else { return nil }
    var state = known
    if state.isSaved { state.labels = try labels(of: row) }
    return state
  }

  /// Whether the text of a row of `article` has changed; `revised` is about its other words.
  private static let hasOtherText = "EXISTS (SELECT 1 FROM text_revision WHERE text_revision.row = article.row)"

  private static func state(_ row: Row) -> (Int64, ArticleState) {
    (
      row.integer(0),
      ArticleState(
        isRead: row.integer(1) != 0, isShown: row.integer(6) != 0, isSaved: row.integer(2) != 0,
        firstSeen: row.date(3) ?? .distantPast,
        arrival: Int(row.integer(4)), isRevised: row.integer(5) != 0)
    )
  }

  /// The labels of a row, in alphabetical order.
  func labels(of row: Int64) throws -> [String] {
    try run("SELECT label FROM label WHERE row = ?1 ORDER BY label", [.integer(row)]) { $0.text(0) ?? "" }
  }

  /// Changes the marks of a row.
  func mark(_ row: Int64, _ change: MarkChange, at now: Date) throws {
    if isPostgreSQL { return try markItem(row, change, at: now) }
    switch change {
    case .read:
      try run("UPDATE article SET read = coalesce(read, ?2) WHERE row = ?1", [.integer(row), .date(now)])
    case .unread:
      try run("UPDATE article SET read = NULL, shown = NULL WHERE row = ?1", [.integer(row)])
    case .shown:
      try run("UPDATE article SET shown = coalesce(shown, ?2) WHERE row = ?1", [.integer(row), .date(now)])
    case .save(let label, _):
      try run("UPDATE article SET saved = coalesce(saved, ?2) WHERE row = ?1", [.integer(row), .date(now)])
      try changeTerms(of: row) { $0.insert(Terms.saved) }
      guard let label else { return }
      try keep(label: label, of: row)
      try changeTerms(of: row) { $0.insert(Terms.label(label)) }
    case .unsave:
      try run("UPDATE article SET saved = NULL WHERE row = ?1", [.integer(row)])
      try run("DELETE FROM label WHERE row = ?1", [.integer(row)])
      try changeTerms(of: row) { terms in
        terms.remove(Terms.saved)
        terms.removeLabels()
      }
    }
  }

  func keep(label: String, of row: Int64) throws {
    if isPostgreSQL { return try labelItem(row, label) }
    try run("INSERT INTO label (row, label) VALUES (?1, ?2) ON CONFLICT DO NOTHING", [.integer(row), .text(label)])
  }

  /// Gives a row other marks.
  func setMarks(of row: Int64, read: Date?, shown: Date?, saved: Date?) throws {
    if isPostgreSQL { return try setItemMarks(of: row, read: read, shown: shown, saved: saved) }
    try run(
      "UPDATE article SET read = ?2, shown = ?3, saved = ?4 WHERE row = ?1",
      [.integer(row), .date(read), .date(shown), .date(saved)])
  }

  /// Those of some rows that are saved: in PostgreSQL, by any reader, of which only collectors may ask.
  func saved(among rows: [Int64]) throws -> Set<Int64> {
    if isPostgreSQL { return try savedItems(among: rows) }
    return Set(
      try rows.filter { try !run("SELECT 1 FROM article WHERE row = ?1 AND saved IS NOT NULL", [.integer($0)]).isEmpty }
    )
  }

  /// Changes what a row is filtered by.
  func changeTerms(of row: Int64, _ change: (inout Terms) -> Void) throws {
    let text = try run("SELECT terms FROM article WHERE row = ?1", [.integer(row)]) { $0.text(0) ?? "" }.first ?? ""
    var terms = Terms(text)
    change(&terms)
    if terms.text != text { try setTerms(terms, of: row) }
  }

  /// Keeps that a scope is visited, with what has come until now.
  ///
  /// - Parameter table: that of the reader's visits, or another one of the same form.
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

  /// The part of a WHERE clause that restricts rows of `table` to a scope, and its values.
  ///
  /// - Parameter first: the number of the first of these values in the statement.
  func condition(
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
}
