import FoundationEssentials
import NewsDomain
import SQLKit
import SystemServices

/// The items in the database of newsboat, `cache.db`.
final class NewsboatItems {
  private static let portion = 500
  /// The longest summary, in characters.
  private static let longestSummary = 300
  /// The longest text stored, in characters.
  private static let longestContent = 20_000

  /// The plausible times, in seconds since 1970: until the year 9999.
  private static let times: Range<Int64> = 1..<253_402_300_800
  /// The longest value read, in bytes.
  private static let longestValue = 16 << 20
  /// How many times the size of the file its texts may have in total, as some take more space here than there.
  private static let maxTexts = 4

  private let database: Database
  private let now: Date
  /// The number of bytes that may still be read.
  private var left: Int

  /// - Throws: `Database.Failure`, also if it is another database.
  init(_ path: FilePath, at now: Date) throws {
    database = try Database(path: path, access: .readOnly)
    self.now = now
    left = FileSystem.size(path) * Self.maxTexts + Self.longestValue
    // Anybody may have made the file.
    try database.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    database.limit(length: Self.longestValue)
    database.endWhenCancelled()
    for table in ["rss_feed", "rss_item"] { try check(table) }
  }

  /// Passes on all items that were not deleted, in portions.
  ///
  /// - Throws: `Database.Failure` if it is damaged, and the errors of `body`.
  func each(_ body: ([ImportedArticle]) throws -> Void) throws {
    var feeds: [String: (title: String?, link: String?)] = [:]
    try rows("SELECT rowid, rssurl, title, url FROM rss_feed ORDER BY rowid", texts: 1...3) { row in
      if let feed = row.text(1) { feeds[feed] = (row.text(2)?.nonBlank, row.text(3)?.nonBlank) }
    }
    var articles: [ImportedArticle] = []
    try rows(
      """
      SELECT rowid, guid, title, author, url, feedurl, content, flags, pubDate, unread, deleted FROM rss_item
      ORDER BY rowid
      """, texts: 1...7
    ) { row in
      // Not left to SQLite, which would loop over damaged pages without finding a row.
      guard row.integer(10) == 0 else { return }
      if let article = article(row, feeds) { articles.append(article) }
      if articles.count == Self.portion {
        try body(articles)
        articles = []
      }
    }
    try body(articles)
  }

  /// Rejects a view, a virtual table and computed columns: their statements can run for ever. A column named like the
  /// row id would hide it.
  private func check(_ table: String) throws {
    let kinds = try database.run("SELECT type, rootpage FROM sqlite_master WHERE name = ?1", [.text(table)]) {
      $0.text(0) == "table" && $0.integer(1) > 0
    }
    let others = try database.run(
      "SELECT count(*) FROM pragma_table_xinfo(?1) WHERE hidden <> 0 OR lower(name) = 'rowid'", [.text(table)]
    ) { $0.integer(0) }
    guard kinds == [true], others == [0] else { throw Database.Failure.damage("\(table) is no table") }
  }

  /// Reads rows whose first column increases. Damaged pages may lead back to others, and many rows to one long text.
  private func rows(
    _ sql: String, texts: ClosedRange<Int32>, _ body: (Database.Row) throws -> Void
  ) throws {
    var last: Int64?
    try database.each(sql) { row in
      let number = row.integer(0)
      left -= texts.reduce(0) { $0 + row.length($1) }
      guard last.map({ $0 < number }) ?? true, left >= 0 else { throw Database.Failure.damage("rows come again") }
      last = number
      try body(row)
      return true
    }
  }

  private func article(
    _ row: Database.Row, _ feeds: [String: (title: String?, link: String?)]
  ) -> ImportedArticle? {
    let link = row.text(4)?.nonBlank
    let feed = row.text(5)?.nonBlank
    let known = row.text(5).flatMap { feeds[$0] }
    let text = row.text(6).flatMap { HTMLText.plain($0).nonBlank }
    let summary = text.map { Self.beginning(of: $0, Self.longestSummary) }
    let content = text.map { String($0.prefix(Self.longestContent)) }
    let title = row.text(2).flatMap { HTMLText.plain($0).nonBlank }
    guard title != nil || text != nil || link != nil else { return nil }
    let published = row.integer(8)
    var article = Article(
      title: title, source: Article.Source(name: known?.title, link: known?.link ?? feed),
      summary: summary, content: content == summary ? nil : content, link: link,
      publishedAt: Self.times.contains(published) ? Date(timeIntervalSince1970: Double(published)) : nil,
      provider: .feeds, provenance: Provenance(Origin(.feeds, receivedAt: now, stored: .archived)))
    article.author = row.text(3)?.nonBlank
    // An item with its own page is identified by its address.
    if link == nil { article.guid = row.text(1)?.nonBlank }
    var imported = ImportedArticle(article)
    imported.origin = feed.flatMap(WebLink.init)?.host
    imported.read = row.integer(9) == 0 ? now : nil
    // A flag is a letter that the reader gave the item.
    imported.labels = Set(row.text(7) ?? "").filter(\.isLetter).map(String.init).sorted()
    imported.saved = imported.labels.isEmpty ? nil : now
    imported.setTerms()
    return imported
  }

  /// The beginning of a text, which ends with a whole word in scripts with spaces.
  private static func beginning(of text: String, _ length: Int) -> String {
    guard text.count > length else { return text }
    let beginning = text.prefix(length)
    let end = beginning.lastIndex(where: \.isWhitespace) ?? beginning.endIndex
    return beginning[..<end].trimmed + "\u{2026}"
  }
}
