import FoundationEssentials
import NewsArchive
import NewsDomain
import SQLKit

/// Finds the articles of a request on a server.
struct PostgreSQLFinder {
  /// The weights of the fields in a ranked match: those of D, C, B and A. The filter terms have no weight.
  private static let weights = "{0, 0.25, 0.5, 1}"
  /// The most matches whose hosts are checked.
  private static let maxFiltered = 100_000

  private let request: FindRequest
  private let match: MatchExpression
  private let filters: [[String]]
  private let query: VectorQuery
  private let database: any ArchiveEngine
  /// The most matches that are counted.
  private let mostCounted: Int

  init(_ request: FindRequest, in database: any ArchiveEngine, mostCounted: Int = FindRequest.maxCounted) {
    self.request = request
    self.database = database
    self.mostCounted = mostCounted
    match = MatchExpression(request)
    filters = MatchExpression.filters(of: request.filter, ofMarks: false)
    query = VectorQuery(request, filters: filters)
  }

  func page() throws -> NewsPage { try database.page(of: match, rows) }

  /// The rows of the page alone.
  func allRows() throws -> [Int64] {
    var hits = ArchiveHits()
    return try rows(&hits).rows
  }

  private func rows(_ hits: inout ArchiveHits) throws -> (rows: [Int64], total: Int) {
    switch request.purpose {
    case .brief: ([], 0)
    case .saved(let label): try saved(label)
    case .new(let scope, let since): try new(in: scope, since: since, &hits)
    case .find where request.meaning != nil: try nearest()
    case .find:
      query.findsNothing
        ? ([], 0) : request.order == .relevancy && query.hasWords ? try ranked(&hits) : try newestFirst(&hits)
    }
  }

  // MARK: - Finding

  private struct Statement {
    var sql: String
    var values: [Database.Value]
  }

  /// A statement for the matching rows, newest first.
  ///
  /// - Parameter columns: further columns.
  private func matching(_ columns: String = "", limit: Int) throws -> Statement {
    var values = request.dates.rows
    func place(_ value: Database.Value) -> String {
      values.append(value)
      return "?\(values.count)"
    }
    var conditions: [String] = []
    var table = "item"
    if query.hasWords || query.unwanted != nil {
      table = "words"
      if let wanted = query.wanted { conditions.append("vector @@ \(place(.text(wanted)))::tsquery") }
      if let unwanted = query.unwanted { conditions.append("NOT vector @@ \(place(.text(unwanted)))::tsquery") }
      // Excluded words must be in no part, and the first part has all words.
      if conditions.contains(where: { $0.hasPrefix("NOT") }) || (query.wanted?.contains("!") ?? false) {
        conditions.append("part = 0")
      }
    } else if let first = filters.first {
      table = "tag"
      conditions.append(contained(in: first, "tag.term", place))
      for others in filters.dropFirst() {
        conditions.append(
          "EXISTS (SELECT 1 FROM tag other WHERE other.row = tag.row AND \(contained(in: others, "other.term", place)))"
        )
      }
    }
    conditions.append("\(table).row BETWEEN ?1 AND ?2")
    if let keys = try database.keys(of: request.filter) {
      conditions.append("\(table).row IN (SELECT row FROM listed WHERE list = ANY (\(place(.integers(keys)))))")
    }
    let marked = "\(table).row IN (SELECT identity.row FROM own_mark JOIN identity ON identity.id = own_mark.id WHERE"
    if request.filter.isUnread { conditions.append("NOT \(marked) read IS NOT NULL)") }
    if request.filter.isSaved { conditions.append("\(marked) saved IS NOT NULL)") }
    if let label = request.filter.label {
      conditions.append("\(table).row IN (SELECT row FROM label WHERE label = \(place(.text(label))))")
    }
    // A row may occur in several parts or terms.
    let isUnique = table == "item" || (table == "tag" && filters.first?.count == 1)
    let sql = """
      SELECT \(isUnique ? "" : "DISTINCT ON (\(table).row)") \(table).row\(columns) FROM \(table)
      WHERE \(conditions.joined(separator: " AND ")) ORDER BY \(table).row DESC LIMIT \(limit)
      """
    return Statement(sql: sql, values: values)
  }

  private func contained(in terms: [String], _ column: String, _ place: (Database.Value) -> String) -> String {
    "\(column) IN (\(terms.map { place(.text($0)) }.joined(separator: ", ")))"
  }

  private func newestFirst(_ hits: inout ArchiveHits) throws -> (rows: [Int64], total: Int) {
    let domains = request.domains.lowercased
    // A further page may lie beyond the rows that are counted.
    let wanted = max(mostCounted + 1, domains.isEmpty ? request.paging.reach : 0)
    let statement = try matching(limit: domains.isEmpty ? wanted : max(Self.maxFiltered, mostCounted))
    var rows = try database.run(statement.sql, statement.values) { $0.integer(0) }
    if !domains.isEmpty { rows = try admitted(rows, domains) }
    if rows.count > mostCounted { hits.isMore = true }
    return (request.paging.slice(of: rows), min(rows.count, mostCounted))
  }

  /// The given rows whose hosts are allowed.
  private func admitted(_ rows: [Int64], _ domains: Domains) throws -> [Int64] {
    var admitted: Set<Int64> = []
    try database.each(
      """
      SELECT item.row, item.link, source.link FROM item LEFT JOIN source ON source.key = item.source
      WHERE item.row = ANY (?1)
      """, [.integers(rows)]
    ) { columns in
      if domains.admits(Domains.hosts(of: [columns.text(1), columns.text(2)])) { admitted.insert(columns.integer(0)) }
      return true
    }
    return rows.filter(admitted.contains)
  }

  /// The best of the newest matches.
  private func ranked(_ hits: inout ArchiveHits) throws -> (rows: [Int64], total: Int) {
    let domains = request.domains.lowercased
    let rank = ", ts_rank('\(Self.weights)', vector, ?3::tsquery, 1)"
    let limit = FindRequest.maxRanked + 1
    let statement = try matching(rank, limit: domains.isEmpty ? limit : Self.maxFiltered)
    var scores = try database.run(statement.sql, statement.values) { (row: $0.integer(0), score: $0.real(1)) }
    if !domains.isEmpty {
      let rows = Set(try admitted(scores.map(\.row), domains))
      scores = Array(scores.filter { rows.contains($0.row) }.prefix(limit))
    }
    var total = scores.count
    if total > FindRequest.maxRanked {
      hits.isPartlyRanked = true
      scores.removeLast(total - FindRequest.maxRanked)
      total = try newestFirst(&hits).total
    }
    scores.sort { $0.score == $1.score ? $0.row > $1.row : $0.score > $1.score }
    return (request.paging.slice(of: scores).map(\.row), total)
  }

  /// How far back titles are compared with what is looked for, in seconds.
  private static let longestComparison: Int64 = 90 * 86_400

  /// The articles whose titles mean nearly the same, the nearest first.
  private func nearest() throws -> (rows: [Int64], total: Int) {
    guard let meaning = request.meaning, !query.findsNothing else { return ([], 0) }
    let newest = try database.run("SELECT coalesce(max(row), 0) FROM item") { $0.integer(0) }.first ?? 0
    let (first, last) = request.dates.rowSpan
    let span = max(first, newest - Self.longestComparison)
    guard span <= last else { return ([], 0) }
    var wanted: Set<Int64>?
    if query.hasWords || query.unwanted != nil || !request.filter.isEmpty {
      let statement = try matching(limit: Self.maxFiltered)
      wanted = Set(try database.run(statement.sql, statement.values) { $0.integer(0) })
    }
    var rows = try database.nearest(to: meaning, in: span...last, among: wanted)
    let domains = request.domains.lowercased
    if !domains.isEmpty { rows = try admitted(rows, domains) }
    return (request.paging.slice(of: rows), rows.count)
  }

  // MARK: - Lists of marks and visits

  private func saved(_ label: String?) throws -> (rows: [Int64], total: Int) {
    let own = """
      SELECT row, saved FROM own_mark JOIN identity ON identity.id = own_mark.id AND is_alias = 0
      WHERE saved IS NOT NULL
      """
    // A label also lists the articles that others share under it.
    let labelled = """
      SELECT row, max(saved) AS saved FROM (
        \(own) AND row IN (SELECT row FROM label WHERE label = ?1)
        UNION ALL SELECT row, shared FROM shared_label WHERE label = ?1) AS each GROUP BY row
      """
    let rows = try database.run(
      "SELECT row FROM (\(label == nil ? own : labelled)) AS found ORDER BY saved DESC, row DESC",
      label.map { [.text($0)] } ?? []
    ) { $0.integer(0) }
    return (request.paging.slice(of: rows), rows.count)
  }

  private func new(
    in scope: ReadingScope, since: Visit?, _ hits: inout ArchiveHits
  ) throws -> (rows: [Int64], total: Int) {
    // The marks of the reader are beside the articles of all.
    let table = request.filter.isUnseen ? "article" : "item"
    let unseen = request.filter.isUnseen ? database.unseen(table: table) : ""
    let (lists, values) = try database.condition(on: scope, table: table)
    let limit = since == nil ? "ORDER BY row DESC LIMIT \(mostCounted + 1)" : ""
    var rows = try database.run(
      "SELECT row FROM \(table) WHERE \(since == nil ? "" : "arrival > 0 AND") arrival > ?1 \(unseen) \(lists) \(limit)",
      [.integer(Int64(since?.arrival ?? 0))] + values
    ) { $0.integer(0) }
    if since == nil, rows.count > mostCounted {
      hits.isMore = true
      rows.removeLast()
    }
    rows.sort(by: >)
    return (request.paging.slice(of: rows), rows.count)
  }
}
