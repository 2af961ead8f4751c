import FoundationEssentials
import NewsDomain
import SQLKit

/// A row of the archive.
struct ArchivedArticle {
  var row: Int64
  var arrival: Int
  var firstSeen: Date
  var lastSeen: Date
  var read: Date?
  var shown: Date?
  var saved: Date?
  var revised: Date?
  var origin: String?
  /// Who says its words; `nil` for articles that an older supernews has kept.
  var speaker: Speaker?
  /// The number that it got, among those of arrivals, when its words became another's; `nil` if they never did.
  var reworded: Int?
  var terms: Terms
  var article: Article
}

extension ArchivedArticle {
  /// Whose word it is: see ``Article/voice(from:)``.
  var voice: String? { article.voice(from: origin) }

  /// The id of the story that it begins, if it belongs to none. With other words it begins another one, to which no mute
  /// and no alert of the former words belongs.
  var beginning: ArticleID {
    reworded == nil ? article.id : ArticleID(hashing: "story \(article.id)\n\(article.title ?? "")")
  }
}

extension Database {
  private static let archivedByRow = """
    SELECT row, article.id, arrival, first_seen, last_seen, read, saved, revised, published, provider, origin, country,
      language, title, summary, content, terms, author, article.link, given_link, image, guid, latitude, longitude, related,
      shares_page, source.id, source.name, source.link, link_way, speaker, reworded, shown
    FROM article LEFT JOIN source ON source.key = article.source WHERE row
    """

  /// The article of a row; `nil` if there is none.
  func archived(_ row: Int64) throws -> ArchivedArticle? {
    try run(Self.archivedByRow + " = ?1", [.integer(row)]) { ArchivedArticle($0) }.first
  }

  /// The articles of rows, in their order; rows without one are left out.
  func archived(_ rows: [Int64]) throws -> [ArchivedArticle] {
    let found = try run("\(Self.archivedByRow) \(isOne(of: "?1"))", [.integers(rows)]) { ArchivedArticle($0) }
    let byRow = Dictionary(found.map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first })
    return rows.compactMap { byRow[$0] }
  }

  func insert(_ archived: ArchivedArticle, source: Int64) throws {
    if isPostgreSQL { return try insertItem(archived, source: source) }
    let article = archived.article
    try run(
      """
      INSERT INTO article (row, id, arrival, first_seen, last_seen, read, saved, revised, source, published, provider,
        origin, country, language, title, summary, content, terms, author, link, given_link, image, guid, latitude,
        longitude, related, shares_page, link_way, speaker, shown)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23,
        ?24, ?25, ?26, ?27, ?28, ?29, ?30)
      """,
      [
        .integer(archived.row), .id(article.id), .integer(Int64(archived.arrival)), .date(archived.firstSeen),
        .date(archived.lastSeen), .date(archived.read), .date(archived.saved), .date(archived.revised),
        .integer(source), .date(article.publishedAt), .text(article.provider.rawValue), .text(archived.origin),
        .text(article.country?.code), .text(article.language), .text(article.title), .text(article.summary),
        .text(article.content), .text(archived.terms.text), .text(article.author), .text(article.link),
        .text(article.givenLink), .text(article.imageLink), .text(article.guid),
        article.place.map { .real($0.latitude) } ?? .null, article.place.map { .real($0.longitude) } ?? .null,
        .text(RelatedArticles.text(article.related)), .integer(article.sharesPage ? 1 : 0),
        .text(article.linkWay?.rawValue), archived.speaker.map { .integer(Int64($0.rawValue)) } ?? .null,
        .date(archived.shown),
      ])
    try index(archived)
  }

  /// Writes what differs from the row as it was, with its words in the index.
  func update(_ archived: ArchivedArticle, from known: ArchivedArticle, language: String?) throws {
    let (article, before) = (archived.article, known.article)
    let isIndexed =
      article.title == before.title && article.summary == before.summary && article.content == before.content
      && archived.terms.text == known.terms.text
    if isIndexed, article == before {
      if archived.lastSeen != known.lastSeen {
        try run(
          "UPDATE \(articleTable) SET last_seen = ?2 WHERE row = ?1",
          [.integer(archived.row), .date(archived.lastSeen)])
      }
      return
    }
    if !isIndexed { try unindex(archived.row) }
    try run(
      """
      UPDATE \(articleTable) SET last_seen = ?2, revised = ?3, published = ?4, country = ?5, language = coalesce(language, ?6),
        title = ?7, summary = ?8, content = ?9, terms = ?10, author = ?11, link = ?12, given_link = ?13, image = ?14,
        latitude = ?15, longitude = ?16, related = ?17, link_way = ?18
      WHERE row = ?1
      """,
      [
        .integer(archived.row), .date(archived.lastSeen), .date(archived.revised), .date(article.publishedAt),
        .text(article.country?.code), .text(language), .text(article.title), .text(article.summary),
        .text(article.content), .text(kept(archived.terms).text), .text(article.author), .text(article.link),
        .text(article.givenLink), .text(article.imageLink), article.place.map { .real($0.latitude) } ?? .null,
        article.place.map { .real($0.longitude) } ?? .null, .text(RelatedArticles.text(article.related)),
        .text(article.linkWay?.rawValue),
      ])
    if !isIndexed { try index(archived) }
  }

  /// Adds the words of a row to the index.
  func index(_ archived: ArchivedArticle) throws {
    if isPostgreSQL { return try indexItem(archived.row) }
    try indexText(archived.row)
    try run(
      "INSERT INTO words (rowid, title, summary, content, terms) VALUES (?1, ?2, ?3, ?4, ?5)",
      [
        .integer(archived.row), .text(archived.article.title), .text(archived.article.summary),
        .text(archived.article.content), .text(archived.terms.indexed),
      ])
  }

  /// Removes the words of a row from the index. Call it before the row changes: the index reads the words that it
  /// removes there.
  func unindex(_ row: Int64) throws {
    // What PostgreSQL has indexed is replaced as a whole.
    if isPostgreSQL { return }
    try unindexText(row)
    try run("DELETE FROM words WHERE rowid = ?1", [.integer(row)])
  }

  /// The table with the columns of articles that are no marks.
  var articleTable: String { isPostgreSQL ? "item" : "article" }

  /// Terms as they stand with an article: in PostgreSQL marks belong to readers, and not to it.
  func kept(_ terms: Terms) -> Terms {
    guard isPostgreSQL else { return terms }
    var terms = terms
    terms.remove(Terms.saved)
    terms.removeLabels()
    return terms
  }

  /// Gives a row other terms.
  func setTerms(_ terms: Terms, of row: Int64) throws {
    try unindex(row)
    try run("UPDATE article SET terms = ?2 WHERE row = ?1", [.integer(row), .text(terms.text)])
    try run(
      """
      INSERT INTO words (rowid, title, summary, content, terms)
      SELECT row, title, summary, content, terms FROM article_words WHERE row = ?1
      """, [.integer(row)])
    try indexText(row)
  }
}

extension ArchivedArticle {
  /// The columns of ``Database/archived(_:)``.
  fileprivate init(_ columns: Database.Row) {
    let latitude = columns.isNull(22) ? nil : columns.real(22)
    let provider = columns.text(9).flatMap(Provider.init(rawValue:)) ?? .feeds
    let lastSeen = columns.date(4) ?? .distantPast
    let speaker = columns.isNull(30) ? nil : Speaker(rawValue: Int(columns.integer(30)))
    var article = Article(
      title: columns.text(13),
      source: Article.Source(id: columns.text(26), name: columns.text(27), link: columns.text(28)),
      author: columns.text(17), summary: columns.text(14), content: columns.text(15), link: columns.text(18),
      imageLink: columns.text(20), givenLink: columns.text(19), guid: columns.text(21), publishedAt: columns.date(8),
      country: columns.text(11).flatMap(Country.init(code:)),
      place: latitude.map { Coordinate(latitude: $0, longitude: columns.real(23)) },
      related: RelatedArticles.list(columns.text(24)), provider: provider,
      provenance: Provenance(
        provider, language: columns.text(12), receivedAt: lastSeen, stored: .archived, speaker: speaker ?? .others))
    article.sharesPage = columns.integer(25) != 0
    article.linkWay = columns.text(29).flatMap(LinkWay.init(rawValue:))
    article.takeID(ArticleID(UInt64(bitPattern: columns.integer(1))))
    self.init(
      row: columns.integer(0), arrival: Int(columns.integer(2)), firstSeen: columns.date(3) ?? .distantPast,
      lastSeen: lastSeen, read: columns.date(5), shown: columns.date(32), saved: columns.date(6),
      revised: columns.date(7),
      origin: columns.text(10), speaker: speaker, reworded: columns.isNull(31) ? nil : Int(columns.integer(31)),
      terms: Terms(columns.text(16) ?? ""), article: article)
  }
}

extension Database.Value {
  static func id(_ id: ArticleID) -> Self { .integer(Int64(bitPattern: id.value)) }
}

/// Articles of other sources on the same story, as they are kept.
enum RelatedArticles {
  private struct Entry: Codable {
    let title: String
    let source: String?
    let link: String
  }

  /// - Returns: `nil` if there are none.
  static func text(_ articles: [RelatedArticle]) -> String? {
    guard !articles.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let entries = articles.map { Entry(title: $0.title, source: $0.source, link: $0.link) }
    return (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) }
  }

  static func list(_ text: String?) -> [RelatedArticle] {
    guard let text, let entries = try? JSONDecoder().decode([Entry].self, from: Data(text.utf8)) else { return [] }
    return entries.map { RelatedArticle(title: $0.title, source: $0.source, link: $0.link) }
  }
}
