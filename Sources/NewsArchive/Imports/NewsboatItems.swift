import FoundationEssentials
import NewsDomain
import SQLKit

/// The items in the database of newsboat, `cache.db`.
struct NewsboatItems {
  private static let portion = 500
  /// The longest summary, in characters.
  private static let longestSummary = 300
  /// The longest text that is kept, in characters.
  private static let longestContent = 20_000

  private let database: Database
  private let now: Date

  /// - Throws: `Database.Failure`.
  init(_ path: FilePath, at now: Date) throws {
    database = try Database(path: path, isReadOnly: true)
    self.now = now
  }

  /// Passes on all items that were not deleted, some at a time.
  ///
  /// - Throws: `Database.Failure` if it is another database, and what `body` throws.
  func each(_ body: ([ImportedArticle]) throws -> Void) throws {
    var articles: [ImportedArticle] = []
    try database.each(
      """
      SELECT item.guid, item.title, item.author, item.url, item.feedurl, item.pubDate, item.content, item.unread,
        item.flags, feed.title, feed.url
      FROM rss_item AS item LEFT JOIN rss_feed AS feed ON feed.rssurl = item.feedurl
      WHERE item.deleted = 0 ORDER BY item.id
      """
    ) { row in
      if let article = article(row) { articles.append(article) }
      if articles.count == Self.portion {
        try body(articles)
        articles = []
      }
      return true
    }
    try body(articles)
  }

  private func article(_ row: Database.Row) -> ImportedArticle? {
    let link = row.text(3)?.nonBlank
    let feed = row.text(4)?.nonBlank
    let text = row.text(6).flatMap { HTMLText.plain($0).nonBlank }
    let summary = text.map { Self.beginning(of: $0, Self.longestSummary) }
    let content = text.map { String($0.prefix(Self.longestContent)) }
    let title = row.text(1).flatMap { HTMLText.plain($0).nonBlank }
    guard title != nil || text != nil || link != nil else { return nil }
    let published = row.integer(5)
    let article = Article(
      title: title,
      source: Article.Source(name: row.text(9)?.nonBlank, link: row.text(10)?.nonBlank ?? feed),
      author: row.text(2)?.nonBlank, summary: summary, content: content == summary ? nil : content, link: link,
      // An item with a page of its own is known by its address.
      guid: link == nil ? row.text(0)?.nonBlank : nil,
      publishedAt: published > 0 ? Date(timeIntervalSince1970: Double(published)) : nil, provider: .feeds,
      provenance: Provenance(.feeds, receivedAt: now, stored: .archived))
    var imported = ImportedArticle(article)
    imported.origin = feed.flatMap(WebLink.init)?.host
    imported.read = row.integer(7) == 0 ? now : nil
    // A flag is a letter that the reader gave the item.
    imported.labels = Set(row.text(8) ?? "").filter(\.isLetter).map(String.init).sorted()
    imported.saved = imported.labels.isEmpty ? nil : now
    imported.setTerms()
    return imported
  }

  /// The beginning of a text, which ends with a whole word where words are parted.
  private static func beginning(of text: String, _ length: Int) -> String {
    guard text.count > length else { return text }
    let beginning = text.prefix(length)
    let end = beginning.lastIndex(where: \.isWhitespace) ?? beginning.endIndex
    return beginning[..<end].trimmed + "\u{2026}"
  }
}
