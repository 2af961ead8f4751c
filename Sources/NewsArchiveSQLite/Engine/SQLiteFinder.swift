import FoundationEssentials
import NewsArchive
import NewsDomain
import SQLKit

/// Finds the articles of a request: first their rows, counting no more than necessary, then the articles of the page.
struct SQLiteFinder {
  private let request: FindRequest
  private let match: MatchExpression
  private let database: any ArchiveEngine
  /// The most matches that are counted.
  private let mostCounted: Int

  init(_ request: FindRequest, in database: any ArchiveEngine, mostCounted: Int = FindRequest.maxCounted) {
    self.request = request
    self.database = database
    self.mostCounted = mostCounted
    match = MatchExpression(request)
  }

  func page() throws -> NewsPage { try database.page(of: match, rows) }

  /// The rows of the page alone.
  func allRows() throws -> [Int64] {
    var hits = ArchiveHits()
    return try rows(&hits).rows
  }

  private func rows(_ hits: inout ArchiveHits) throws -> (rows: [Int64], total: Int) {
    switch request.purpose {
    case .saved(let label): return try saved(label)
    case .brief: return ([], 0)
    case .new(let scope, let since): return try new(in: scope, since: since, &hits)
    case .find:
      if let meaning = request.meaning { return try nearest(to: meaning) }
      if match.text == nil { return try everything(&hits) }
      return request.order == .relevancy && match.hasWords ? try ranked(&hits) : try newestFirst(&hits)
    }
  }

  /// All articles, or all of some lists.
  private func everything(_ hits: inout ArchiveHits) throws -> (rows: [Int64], total: Int) {
    let all = "SELECT row FROM article WHERE row BETWEEN ?1 AND ?2"
    guard let keys = try database.keys(of: request.filter) else {
      return try listed(all, [], try RowFilter(request, in: database), &hits)
    }
    // Lists are much shorter than the archive.
    return try listed(
      "\(all) AND row IN (SELECT row FROM listed WHERE list \(database.isOne(of: "?3")))", [.integers(keys)],
      try RowFilter(request, in: database, readsLists: false), &hits)
  }

  /// The matches, newest first.
  private func newestFirst(_ hits: inout ArchiveHits) throws -> (rows: [Int64], total: Int) {
    try listed(
      try matching { "\($0).rowid AS row" }, [.text(match.text)], try RowFilter(request, in: database), &hits)
  }

  /// A statement for the matches, for a range of rows.
  ///
  /// The index of texts has the words of their articles as well, so that it alone answers for them. Both indexes return
  /// their rows in order, and SQLite merges them without sorting.
  ///
  /// - Parameter columns: the columns of an index.
  private func matching(_ columns: (String) -> String) throws -> String {
    let articles = "SELECT \(columns("words")) FROM words WHERE words MATCH ?3 AND words.rowid BETWEEN ?1 AND ?2"
    guard try database.hasTexts else { return articles }
    return """
      \(articles) AND NOT EXISTS (SELECT 1 FROM text_words_docsize WHERE id = words.rowid)
      UNION ALL
      SELECT \(columns("text_words")) FROM text_words WHERE text_words MATCH ?3 AND text_words.rowid BETWEEN ?1 AND ?2
      """
  }

  /// Counts the rows of a statement and takes those of the page.
  ///
  /// - Parameter sql: a statement that returns `row`, for a range of rows.
  private func listed(
    _ sql: String, _ values: [Database.Value], _ filter: RowFilter, _ hits: inout ArchiveHits
  ) throws -> (rows: [Int64], total: Int) {
    var rows: [Int64] = []
    var total = 0
    let (span, page) = (request.dates.rows, request.paging)
    try database.each(sql + " ORDER BY row DESC", span + values) { columns in
      let row = columns.integer(0)
      guard try filter.admits(row, in: database) else { return true }
      if total == mostCounted {
        hits.isMore = true
        return false
      }
      if total >= page.skipped, rows.count < page.limit { rows.append(row) }
      total += 1
      return true
    }
    // A further page may lie beyond the rows that are counted.
    if hits.isMore, rows.count < page.limit, page.reach > total {
      rows = try database.run(
        sql + " ORDER BY row DESC LIMIT ?4 OFFSET ?5",
        span + (values.isEmpty ? [.null] : values) + [.integer(Int64(page.limit)), .integer(Int64(page.skipped))]
      ) { $0.integer(0) }
    }
    return (rows, total)
  }

  /// The best of the newest matches.
  private func ranked(_ hits: inout ArchiveHits) throws -> (rows: [Int64], total: Int) {
    var scores: [(row: Int64, score: Double)] = []
    let filter = try RowFilter(request, in: database)
    let sql = try matching { "\($0).rowid AS row, relevancy(\($0), 4.0, 2.0, 1.0, 0.0, '\($0)')" }
    try database.each(sql + " ORDER BY row DESC", request.dates.rows + [.text(match.text)]) { columns in
      let row = columns.integer(0)
      guard try filter.admits(row, in: database) else { return true }
      scores.append((row, columns.real(1)))
      return scores.count <= FindRequest.maxRanked
    }
    var total = scores.count
    if total > FindRequest.maxRanked {
      hits.isPartlyRanked = true
      scores.removeLast(total - FindRequest.maxRanked)
      total = try newestFirst(&hits).total
    }
    scores.sort { $0.score == $1.score ? $0.row > $1.row : $0.score < $1.score }
    return (request.paging.slice(of: scores).map(\.row), total)
  }

  /// The articles whose titles mean nearly the same, the nearest first.
  private func nearest(to meaning: SemanticQuery) throws -> (rows: [Int64], total: Int) {
    let span = request.dates.rowSpan
    guard span.first <= span.last else { return ([], 0) }
    var wanted: Set<Int64>?
    if match.text != nil {
      let sql = try matching { "\($0).rowid AS row" }
      wanted = Set(try database.run(sql, request.dates.rows + [.text(match.text)]) { $0.integer(0) })
    }
    let filter = try RowFilter(request, in: database)
    let rows = try database.nearest(to: meaning, in: span.first...span.last, among: wanted)
      .filter { try filter.admits($0, in: database) }
    return (request.paging.slice(of: rows), rows.count)
  }

  private func saved(_ label: String?) throws -> (rows: [Int64], total: Int) {
    var rows: [Int64] = []
    let labelled = label == nil ? "" : "AND row IN (SELECT row FROM label WHERE label = ?1)"
    try database.each(
      "SELECT row FROM article WHERE saved IS NOT NULL \(labelled) ORDER BY saved DESC, row DESC",
      label == nil ? [] : [.text(label)]
    ) { columns in
      rows.append(columns.integer(0))
      return true
    }
    return (request.paging.slice(of: rows), rows.count)
  }

  private func new(
    in scope: ReadingScope, since: Visit?, _ hits: inout ArchiveHits
  ) throws -> (rows: [Int64], total: Int) {
    var rows: [Int64] = []
    let (lists, values) = try database.condition(on: scope)
    let unseen = request.filter.isUnseen ? database.unseen() : ""
    // Few articles are new, so they are sorted here; all articles are read in order. The index has no articles whose
    // arrival is 0.
    let order = since == nil ? "ORDER BY row DESC" : ""
    try database.each(
      "SELECT row FROM article WHERE \(since == nil ? "" : "arrival > 0 AND") arrival > ?1 \(unseen) \(lists) \(order)",
      [.integer(Int64(since?.arrival ?? 0))] + values
    ) { columns in
      if since == nil, rows.count == mostCounted {
        hits.isMore = true
        return false
      }
      rows.append(columns.integer(0))
      return true
    }
    rows.sort(by: >)
    return (request.paging.slice(of: rows), rows.count)
  }
}

/// Filters that the index cannot answer: each reads the article's row, or knows the rows.
private struct RowFilter {
  private let isUnread: Bool
  private let domains: Domains
  /// The rows of the lists asked for; `nil` for any list.
  private var listed: Set<Int64>?

  /// - Parameter readsLists: whether it also filters by lists; the statement may do that.
  init(_ request: FindRequest, in database: any ArchiveEngine, readsLists: Bool = true) throws {
    isUnread = request.filter.isUnread
    domains = request.domains.lowercased
    guard readsLists, let keys = try database.keys(of: request.filter) else { return }
    listed = Set(
      try database.run("SELECT row FROM listed WHERE list \(database.isOne(of: "?1"))", [.integers(keys)]) {
        $0.integer(0)
      })
  }

  func admits(_ row: Int64, in database: any ArchiveEngine) throws -> Bool {
    if let listed, !listed.contains(row) { return false }
    if isUnread {
      let isRead = try database.run("SELECT read IS NOT NULL FROM article WHERE row = ?1", [.integer(row)]) {
        $0.integer(0) != 0
      }
      if isRead.first != false { return false }
    }
    if domains.isEmpty { return true }
    let links = try database.run(
      "SELECT article.link, source.link FROM article JOIN source ON source.key = article.source WHERE row = ?1",
      [.integer(row)]
    ) { [$0.text(0), $0.text(1)] }
    return domains.admits(Domains.hosts(of: links.first ?? []))
  }
}
