import FoundationEssentials
import NewsDomain
import SQLKit

/// Articles in PostgreSQL, where marks belong to readers.
extension Database {
  /// The columns of an article.
  static let itemColumns = """
    row, month, id, arrival, first_seen, last_seen, revised, source, published, provider, origin, country, language,
    title, summary, content, terms, author, link, given_link, image, guid, latitude, longitude, related, shares_page,
    link_way, speaker
    """

  func insertItem(_ archived: ArchivedArticle, source: Int64) throws {
    let month = Month.number(of: archived.firstSeen)
    try makeMonth(month)
    let values = itemValues(archived, source: source, month: month)
    let places = values.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    try run("INSERT INTO item (\(Self.itemColumns)) VALUES (\(places))", values)
    try run(
      "INSERT INTO identity (id, row, month) VALUES (?1, ?2, ?3)",
      [.id(archived.article.id), .integer(archived.row), .integer(Int64(month))])
    try run("INSERT INTO ungrouped (row) VALUES (?1) ON CONFLICT DO NOTHING", [.integer(archived.row)])
    try run("UPDATE counter SET value = value + 1 WHERE name = 'articles'")
    try index(archived)
    if archived.read != nil || archived.shown != nil || archived.saved != nil {
      try setItemMarks(of: archived.row, read: archived.read, shown: archived.shown, saved: archived.saved)
    }
  }

  /// Makes the partitions of a month, such as 202611.
  func makeMonth(_ month: Int) throws {
    try run("SELECT make_month(?1::integer)", [.integer(Int64(month))])
  }

  func itemValues(_ archived: ArchivedArticle, source: Int64, month: Int) -> [Value] {
    let article = archived.article
    return [
      .integer(archived.row), .integer(Int64(month)), .id(article.id), .integer(Int64(archived.arrival)),
      .date(archived.firstSeen), .date(archived.lastSeen), .date(archived.revised), .integer(source),
      .date(article.publishedAt), .text(article.provider.rawValue), .text(archived.origin),
      .text(article.country?.code), .text(article.language), .text(article.title), .text(article.summary),
      .text(article.content), .text(kept(archived.terms).text), .text(article.author), .text(article.link),
      .text(article.givenLink), .text(article.imageLink), .text(article.guid),
      article.place.map { .real($0.latitude) } ?? .null, article.place.map { .real($0.longitude) } ?? .null,
      .text(RelatedArticles.text(article.related)), .integer(article.sharesPage ? 1 : 0),
      .text(article.linkWay?.rawValue), archived.speaker.map { .integer(Int64($0.rawValue)) } ?? .null,
    ]
  }

  /// Keeps an id of an article, unless it is another one's.
  func keepIdentity(_ id: ArticleID, of row: Int64, isAlias: Bool) throws {
    try run(
      """
      INSERT INTO identity (id, row, month, is_alias) SELECT ?1, ?2, month, ?3 FROM item WHERE row = ?2
      ON CONFLICT DO NOTHING
      """, [.id(id), .integer(row), .integer(isAlias ? 1 : 0)])
  }

  /// Deletes articles with all that is shared of them, and the marks of those who have only read them. What somebody has
  /// saved, or is marking just now, stays.
  ///
  /// - Returns: how many were deleted.
  func removeItems(_ rows: [Int64]) throws -> Int {
    // Whoever marks one of these waits until the end of this transaction, and finds that the article is gone.
    let free = try run(
      "SELECT row FROM identity WHERE row = ANY (?1) ORDER BY id FOR UPDATE SKIP LOCKED", [.integers(rows)]
    ) { $0.integer(0) }
    let unmarked = try run("SELECT release_rows(?1)", [.integers(Array(Set(free)))]) { $0.integer(0) }
    var count = 0
    for table in [
      "identity", "item", "words", "tag", "revision", "listed", "text", "text_revision", "text_block", "ungrouped",
      "telling",
    ] {
      try run("DELETE FROM \(table) WHERE row = ANY (?1)", [.integers(unmarked)])
      if table == "item" { count = changeCount }
    }
    try run("UPDATE counter SET value = value - ?1 WHERE name = 'articles'", [.integer(Int64(count))])
    return count
  }

  /// Those of some rows that somebody has saved.
  func savedItems(among rows: [Int64]) throws -> Set<Int64> {
    Set(try run("SELECT saved_rows(?1)", [.integers(rows)]) { $0.integer(0) })
  }

  // MARK: - Marks

  /// Changes the reader's marks of an article.
  func markItem(_ row: Int64, _ change: MarkChange, at now: Date) throws {
    guard let id = try itemID(row) else { return }
    switch change {
    case .read: try keepMark(of: id, "read = coalesce(read, ?2)", [.date(now)])
    case .unread: try keepMark(of: id, "read = NULL, shown = NULL", [])
    case .shown: try keepMark(of: id, "shown = coalesce(shown, ?2)", [.date(now)])
    case .save(let label, let isShared):
      try keepMark(of: id, "saved = coalesce(saved, ?2)", [.date(now)])
      guard let label else { return }
      try labelItem(row, label)
      switch isShared {
      case true?:
        try run(
          "INSERT INTO own_shared (id, label, shared) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
          [.integer(id), .text(label), .date(now)])
      case false?: try run("DELETE FROM own_shared WHERE id = ?1 AND label = ?2", [.integer(id), .text(label)])
      case nil: break
      }
    case .unsave:
      try keepMark(of: id, "saved = NULL", [])
      // What is shared of them goes with them.
      try run("DELETE FROM own_label WHERE id = ?1", [.integer(id)])
    }
  }

  func setItemMarks(of row: Int64, read: Date?, shown: Date?, saved: Date?) throws {
    guard let id = try itemID(row) else { return }
    try keepMark(of: id, "read = ?2, shown = ?3, saved = ?4", [.date(read), .date(shown), .date(saved)])
  }

  func labelItem(_ row: Int64, _ label: String) throws {
    guard let id = try itemID(row) else { return }
    try run(
      "INSERT INTO own_label (id, label) VALUES (?1, ?2) ON CONFLICT DO NOTHING", [.integer(id), .text(label)])
  }

  /// The states of articles, found by their ids or aliases, in three statements for all of them.
  func states(ofItems ids: [ArticleID]) throws -> [ArticleID: ArticleState] {
    let wanted = Value.integers(ids.map { Int64(bitPattern: $0.value) })
    var states: [ArticleID: ArticleState] = [:]
    var rows: [Int64: [ArticleID]] = [:]
    try each(
      """
      SELECT identity.id, article.row, read IS NOT NULL, saved IS NOT NULL, first_seen, arrival,
        revised IS NOT NULL OR EXISTS (SELECT 1 FROM text_revision WHERE text_revision.row = article.row),
        shown IS NOT NULL
      FROM identity JOIN article ON article.row = identity.row AND article.month = identity.month
      WHERE identity.id = ANY (?1)
      """, [wanted]
    ) { columns in
      let id = ArticleID(UInt64(bitPattern: columns.integer(0)))
      rows[columns.integer(1), default: []].append(id)
      states[id] = ArticleState(
        isRead: columns.integer(2) != 0, isShown: columns.integer(7) != 0, isSaved: columns.integer(3) != 0,
        firstSeen: columns.date(4) ?? .distantPast, arrival: Int(columns.integer(5)),
        isRevised: columns.integer(6) != 0)
      return true
    }
    let found = Value.integers(Array(rows.keys))
    for (row, label) in try run(
      "SELECT row, label FROM label WHERE row = ANY (?1) ORDER BY label", [found],
      {
        ($0.integer(0), $0.text(1) ?? "")
      })
    {
      for id in rows[row] ?? [] where states[id]?.isSaved == true { states[id]?.labels.append(label) }
    }
    for (row, label) in try run(
      """
      SELECT row, label, reader FROM shared_label WHERE row = ANY (?1) AND reader <> current_user::text
      ORDER BY label, reader
      """, [found], { ($0.integer(0), "\($0.text(1) ?? "") (\($0.text(2) ?? ""))") })
    {
      for id in rows[row] ?? [] { states[id]?.shared.append(label) }
    }
    return states
  }

  /// The rows of articles by their ids and aliases.
  func rows(ofItems ids: [ArticleID]) throws -> [ArticleID: Int64] {
    let found = try run(
      "SELECT id, row FROM identity WHERE id = ANY (?1)", [.integers(ids.map { Int64(bitPattern: $0.value) })]
    ) { (ArticleID(UInt64(bitPattern: $0.integer(0))), $0.integer(1)) }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  func itemID(_ row: Int64) throws -> Int64? {
    try run("SELECT id FROM item WHERE row = ?1", [.integer(row)]) { $0.integer(0) }.first
  }

  private func keepMark(of id: Int64, _ changes: String, _ values: [Value]) throws {
    try run("INSERT INTO own_mark (id) VALUES (?1) ON CONFLICT DO NOTHING", [.integer(id)])
    try run("UPDATE own_mark SET \(changes) WHERE id = ?1", [.integer(id)] + values)
    // The article was forgotten meanwhile, with the mark that was there: looked up again, it is missing.
    if changeCount == 0 { throw Failure(state: "40001", message: "the article is gone") }
  }
}

/// The months of the partitions.
enum Month {
  /// The month of a moment in UTC, such as 202611, by the days of the Gregorian calendar.
  static func number(of date: Date) -> Int {
    // The years begin in March, so that the day that is added in some is the last one.
    let days = Int((min(max(date.timeIntervalSince1970, 0), 253_402_300_799) / 86_400).rounded(.down)) + 719_468
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let inCalendar = month < 10 ? month + 3 : month - 9
    return (era * 400 + year + (inCalendar <= 2 ? 1 : 0)) * 100 + inCalendar
  }
}
