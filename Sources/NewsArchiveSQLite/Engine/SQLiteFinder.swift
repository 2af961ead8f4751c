import FoundationEssentials
import NewsArchive
import NewsDomain
import SQLKit

/// Finds the articles of a request: first their rows, counting no more than necessary, then the articles of the page.
struct SQLiteFinder {
  private let request: FindRequest
  private let match: MatchExpression
  private let database: any ArchiveEngine

  init(_ request: FindRequest, in database: any ArchiveEngine) {
    self.request = request
    self.database = database
    match = MatchExpression(request)
  }

  func page() throws -> NewsPage { try database.page(of: match, rows) }

  private func rows(_ hits: inout ArchiveHits) throws -> (rows: [Int64], total: Int) {
    switch request.purpose {
    case .saved(let label): return try saved(label)
    case .brief: return ([], 0)
    case .new(let scope, let since): return try new(in: scope, since: since, &hits)
    case .find:
      if let meaning = request.meaning { return try nearest(to: meaning) }
      if match.text == nil { return try listed("SELECT row FROM article WHERE row BETWEEN ?1 AND ?2", [], &hits) }
      return request.order == .relevancy && match.hasWords ? try ranked(&hits) : try newestFirst(&hits)
    }
  }

  /// The matches, newest first.
  private func newestFirst(_ hits: inout ArchiveHits) throws -> (rows: [Int64], total: Int) {
    try listed(try matching { "\($0).rowid AS row" }, [.text(match.text)], &hits)
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
    _ sql: String, _ values: [Database.Value], _ hits: inout ArchiveHits
  ) throws -> (rows: [Int64], total: Int) {
    var rows: [Int64] = []
    var total = 0
    let filter = RowFilter(request)
    let (span, page) = (request.dates.rows, request.paging)
    try database.each(sql + " ORDER BY row DESC", span + values) { columns in
      let row = columns.integer(0)
      guard try filter.admits(row, in: database) else { return true }
      if total == FindRequest.maxCounted {
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
    let filter = RowFilter(request)
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
    let filter = RowFilter(request)
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
      if since == nil, rows.count == FindRequest.maxCounted {
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

/// Filters that the index cannot answer: each reads the article's row.
private struct RowFilter {
  private let isUnread: Bool
  private let domains: Domains

  init(_ request: FindRequest) {
    isUnread = request.filter.isUnread
    domains = request.domains.lowercased
  }

  func admits(_ row: Int64, in database: any ArchiveEngine) throws -> Bool {
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
