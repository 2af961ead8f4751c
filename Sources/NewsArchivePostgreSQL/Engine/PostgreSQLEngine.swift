import FoundationEssentials
import NewsArchive
import NewsDomain
import SQLKit

/// An archive on a PostgreSQL server that several readers share: marks belong to each of them, not to articles.
final class PostgreSQLEngine: ArchiveEngine {
  let database: Database
  private let connection: PostgreSQLConnection
  let portion = 500
  var shared: (any SharedArchive)? { self }

  init(_ connection: PostgreSQLConnection) {
    self.connection = connection
    database = Database(connection)
  }

  let dialect: any Dialect = PostgreSQLDialect()

  /// Whether the connection is still open, as far as known.
  var isOpen: Bool { connection.isOpen }

  // MARK: - Sessions

  func mayCollect() throws -> Bool {
    try run("SELECT has_table_privilege('item', 'INSERT')") { $0.integer(0) != 0 }.first ?? false
  }

  /// On a server, no such number is cheaper than reading again.
  func version() throws -> Int64 {
    try run("SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint") { $0.integer(0) }.first ?? 0
  }

  func begin(_ work: LongWork) throws {}

  func end(_ work: LongWork) throws {}

  /// The channel on which a server announces that articles have been added.
  private static let arrivals = "supernews_arrivals"

  func takeArrivals(_ count: Int) throws -> Int64 {
    try execute("NOTIFY \(Self.arrivals)")
    return try self.count("arrival", by: count)
  }

  func arrivals() throws -> (isTold: Bool?, input: DescriptorInput?) {
    guard let isTold = try connection.takeNotifications(on: Self.arrivals) else { return (nil, nil) }
    return (isTold, isTold ? nil : connection.input)
  }

  // MARK: - Articles

  func rows(of ids: [ArticleID]) throws -> [ArticleID: Int64] {
    let found = try run("SELECT id, row FROM identity WHERE id = ANY (?1)", [.ids(ids)]) {
      (ArticleID(UInt64(bitPattern: $0.integer(0))), $0.integer(1))
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  func rows(of ids: ClosedRange<ArticleID>, most: Int) throws -> [Int64] {
    try run(
      "SELECT DISTINCT row FROM identity WHERE id BETWEEN ?1 AND ?2 LIMIT ?3",
      [.id(ids.lowerBound), .id(ids.upperBound), .integer(Int64(most))]
    ) { $0.integer(0) }
  }

  func insert(_ articles: [NewRow]) throws {
    var items = CopyText()
    var identities = CopyText()
    var words = CopyText()
    var tags = CopyText()
    var ungrouped = CopyText()
    for month in Set(articles.map { Month.number(of: $0.archived.firstSeen) }) {
      try run("SELECT make_month(?1::integer)", [.integer(Int64(month))])
    }
    for new in articles {
      var archived = new.archived
      archived.terms = kept(archived.terms)
      let row = Value.integer(archived.row)
      let month = Value.integer(Int64(Month.number(of: archived.firstSeen)))
      items.append([month] + ArticleColumn.shared.values(of: archived))
      identities.append([.id(archived.article.id), row, month])
      for (part, text) in new.words.enumerated() { words.append([row, month, .integer(Int64(part)), .text(text)]) }
      for term in archived.terms.words { tags.append([.text(term), row, month]) }
      ungrouped.append([row])
    }
    for (table, lines) in [
      ("item (month, \(ArticleColumn.shared.names))", items), ("identity (id, row, month)", identities),
      ("words (row, month, part, vector)", words), ("tag (term, row, month)", tags), ("ungrouped (row)", ungrouped),
    ] where !lines.isEmpty {
      try database.copy("COPY \(table) FROM STDIN", lines)
    }
    try run(
      "UPDATE counter SET value = \(usable("value", "articles")) + ?1 WHERE name = 'articles'",
      [.integer(Int64(articles.count))])
    let marked = articles.map(\.archived).filter { $0.read != nil || $0.shown != nil || $0.saved != nil }
    try setMarks(
      of: marked.map { new in
        let marks = ReaderMarks(readAt: new.read, shownAt: new.shown, savedAt: new.saved)
        return (id: Int64(bitPattern: new.article.id.value), marks: marks)
      })
  }

  func keep(aliases: [(id: ArticleID, row: Int64)]) throws {
    guard !aliases.isEmpty else { return }
    try run(
      """
      INSERT INTO identity (id, row, month, is_alias)
      SELECT alias.id, item.row, item.month, 1
      FROM unnest(?1::bigint[], ?2::bigint[]) AS alias (id, row) JOIN item USING (row)
      ON CONFLICT DO NOTHING
      """, [.ids(aliases.map(\.id)), .integers(aliases.map(\.row))])
  }

  func kept(_ terms: FilterTerms) -> FilterTerms {
    var terms = terms
    terms.remove(FilterTerms.saved)
    terms.removeLabels()
    return terms
  }

  /// Including the marks of those who have only read them. Articles that somebody is marking at the moment stay.
  func remove(_ rows: [Int64]) throws -> Int {
    // Whoever marks one of these waits until the end of this transaction, and then finds the article gone.
    let free = try run(
      "SELECT row FROM identity WHERE row = ANY (?1) ORDER BY id FOR UPDATE SKIP LOCKED", [.integers(rows)]
    ) { $0.integer(0) }
    let unmarked = try run("SELECT release_rows(?1)", [.integers(Array(Set(free)))]) { $0.integer(0) }
    var count = 0
    try removeVectors(of: unmarked)
    for table in dialect.tablesOfRows {
      try run("DELETE FROM \(table) WHERE row = ANY (?1)", [.integers(unmarked)])
      if table == "item" { count = changeCount }
    }
    try self.count("articles", by: -count)
    return count
  }

  func removeAll() throws -> (articles: Int?, marks: MarkCounts) {
    let marks = try ownMarks()
    for table in ["own_label", "visit", "mute", "follow", "own_followed", "own_alert"] {
      try run("DELETE FROM \(table)")
    }
    // The marks themselves are deleted with their articles: readers cannot delete them.
    try run(
      """
      UPDATE own_mark SET read = NULL, saved = NULL, shown = NULL
      WHERE read IS NOT NULL OR saved IS NOT NULL OR shown IS NOT NULL
      """)
    return (nil, marks)
  }

  // MARK: - Marks

  func mark(_ rows: [Int64], _ change: MarkChange, at now: Date) throws {
    let ids = try itemIDs(rows)
    switch change {
    case .read: try keepMarks(of: ids, "read = coalesce(read, ?2)", [.date(now)])
    case .unread: try keepMarks(of: ids, "read = NULL, shown = NULL", [])
    case .shown: try keepMarks(of: ids, "shown = coalesce(shown, ?2)", [.date(now)])
    case .save(let label, let isShared):
      try keepMarks(of: ids, "saved = coalesce(saved, ?2)", [.date(now)])
      guard let label else { return }
      try keep(label: label, ofIDs: ids)
      switch isShared {
      case true?:
        try run(
          "INSERT INTO own_shared (id, label, shared) SELECT unnest(?1::bigint[]), ?2, ?3 ON CONFLICT DO NOTHING",
          [.integers(ids), .text(label), .date(now)])
      case false?: try run("DELETE FROM own_shared WHERE id = ANY (?1) AND label = ?2", [.integers(ids), .text(label)])
      case nil: break
      }
    case .unsave:
      try keepMarks(of: ids, "saved = NULL", [])
      // Shared labels are removed along with them.
      try run("DELETE FROM own_label WHERE id = ANY (?1)", [.integers(ids)])
    }
  }

  func setMarks(of row: Int64, read: Date?, shown: Date?, saved: Date?) throws {
    try keepMarks(
      of: try itemIDs([row]), "read = ?2, shown = ?3, saved = ?4", [.date(read), .date(shown), .date(saved)])
  }

  func keep(label: String, of rows: [Int64]) throws { try keep(label: label, ofIDs: try itemIDs(rows)) }

  private func keep(label: String, ofIDs ids: [Int64]) throws {
    try run(
      "INSERT INTO own_label (id, label) SELECT unnest(?1::bigint[]), ?2 ON CONFLICT DO NOTHING",
      [.integers(ids), .text(label)])
  }

  func saved(among rows: [Int64]) throws -> Set<Int64> {
    Set(try run("SELECT saved_rows(?1)", [.integers(rows)]) { $0.integer(0) })
  }

  func sharedLabels(of rows: [Int64]) throws -> [(row: Int64, label: SharedLabel)] {
    try run(
      """
      SELECT row, label, reader FROM shared_label WHERE row = ANY (?1) AND reader <> current_user::text
      ORDER BY label, reader
      """, [.integers(rows)]
    ) { ($0.integer(0), SharedLabel($0.text(1) ?? "", by: $0.text(2) ?? "")) }
  }

  func unreadCount() throws -> Int {
    // Some read articles may have been deleted, hence at least 0.
    let read = try run("SELECT count(*) FROM own_mark WHERE read IS NOT NULL") { $0.integer(0) }.first ?? 0
    return Int(max(0, try counter("articles") - read))
  }

  func followedKey(of row: Int64) throws -> Value? { try itemIDs([row]).first.map { .integer($0) } }

  func lockFollows() throws {
    // The reader's own row, which nobody else can lock.
    try run("INSERT INTO own_counter (name, value) VALUES ('followed', 0) ON CONFLICT DO NOTHING")
    try run("SELECT 1 FROM own_counter WHERE name = 'followed' FOR UPDATE")
  }

  private func itemIDs(_ rows: [Int64]) throws -> [Int64] {
    try run("SELECT id FROM item WHERE row = ANY (?1) ORDER BY id", [.integers(rows)]) { $0.integer(0) }
  }

  private func keepMarks(of ids: [Int64], _ changes: String, _ values: [Value]) throws {
    guard !ids.isEmpty else { return }
    try run("INSERT INTO own_mark (id) SELECT unnest(?1::bigint[]) ON CONFLICT DO NOTHING", [.integers(ids)])
    try run("UPDATE own_mark SET \(changes) WHERE id = ANY (?1)", [.integers(ids)] + values)
    // An article was deleted meanwhile, along with its mark: looked up again, it is missing.
    if changeCount < ids.count { throw Failure(state: "40001", message: "an article is gone") }
  }

  // MARK: - Finding and collecting

  func page(_ request: FindRequest) throws -> NewsPage {
    try PostgreSQLFinder(request, in: self).page()
  }

  func allRows(of request: FindRequest) throws -> [Int64] {
    try PostgreSQLFinder(request.whole, in: self, mostCounted: FindRequest.maxRows).allRows()
  }

  /// Others hold the lock only while they claim or release a feed.
  func lockHost(of feed: String) throws {
    // The first feed represents the host.
    try run(
      """
      SELECT 1 FROM collection WHERE feed = (
        SELECT min(feed) FROM collection WHERE host = (SELECT host FROM collection WHERE feed = ?1)) FOR UPDATE
      """, [.text(feed)])
  }

  func insert(_ pairs: [(Int64, Int64)], into table: String, conflict: String) throws {
    guard !pairs.isEmpty else { return }
    try run(
      "INSERT INTO \(table) SELECT * FROM unnest(?1::bigint[], ?2::bigint[]) ON CONFLICT \(conflict)",
      [.integers(pairs.map(\.0)), .integers(pairs.map(\.1))])
  }

  /// The most rows of one statement. The numbers of rows are powers of two, so that few different statements are
  /// prepared.
  private static let maxInserted = 128

  func insert(_ rows: [[Value]], into table: String, conflict: String) throws {
    var rest = rows[...]
    while let first = rest.first {
      var count = Self.maxInserted
      while count > rest.count { count /= 2 }
      let places = (0..<count).map { row in
        "(" + first.indices.map { "?\(row * first.count + $0 + 1)" }.joined(separator: ", ") + ")"
      }
      try run(
        "INSERT INTO \(table) VALUES \(places.joined(separator: ", ")) ON CONFLICT \(conflict)",
        Array(rest.prefix(count).joined()))
      rest = rest.dropFirst(count)
    }
  }

  // MARK: - Stories

  func stories(with terms: [UInt32], in keys: ClosedRange<Int64>, most: Int) throws -> [UInt32: [Int64]] {
    var stories: [UInt32: [Int64]] = [:]
    try each(
      """
      SELECT wanted.term, latest.story FROM unnest(?1::bigint[]) AS wanted (term), LATERAL (
        SELECT story FROM story_term WHERE story_term.term = wanted.term AND story BETWEEN ?2 AND ?3
        ORDER BY story DESC LIMIT ?4) AS latest
      ORDER BY latest.story
      """,
      [
        .integers(terms.map(Int64.init)), .integer(keys.lowerBound), .integer(keys.upperBound), .integer(Int64(most)),
      ]
    ) { columns in
      stories[UInt32(truncatingIfNeeded: columns.integer(0)), default: []].append(columns.integer(1))
      return true
    }
    return stories
  }

  /// Only one session at a time can do so. Others go on adding articles while it prepares, and wait only while it
  /// writes.
  func changeStories<Work, Result>(_ prepare: () throws -> Work, _ write: (Work) throws -> Result?) throws -> Result? {
    try transaction(isOwn: true) {
      let isAlone = try run("SELECT 1 FROM counter WHERE name = 'grouping' FOR UPDATE SKIP LOCKED") { _ in true }.first
      guard isAlone == true else { return nil }
      let work = try prepare()
      try connection.lockForWriting()
      return try write(work)
    }
  }
}

/// The months of the table's partitions.
enum Month {
  /// The month of a moment in UTC, such as 202611, by the days of the Gregorian calendar.
  static func number(of date: Date) -> Int {
    // Years begin in March here, so that a leap day is the last day of a year.
    let days = Int((min(max(date.timeIntervalSince1970, 0), 253_402_300_799) / 86_400).rounded(.down)) + 719_468
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let inCalendar = month < 10 ? month + 3 : month - 9
    return (era * 400 + year + (inCalendar <= 2 ? 1 : 0)) * 100 + inCalendar
  }
}
