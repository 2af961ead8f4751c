import FoundationEssentials
import NewsDomain
import SQLKit

/// A column of the table of articles: its name, and how its value is written and read. Each is declared here once, for
/// adding, changing, reading and recovering articles on every engine.
package struct ArticleColumn: Sendable {
  package enum Kind {
    case integer
    case real
    case text
  }

  package let name: String
  package let kind: Kind
  /// Whether it is rewritten when the article comes with other words.
  let isUpdated: Bool
  /// Whether it is a mark of the reader.
  let isMark: Bool
  let value: @Sendable (ArchivedArticle) -> Database.Value
  let read: @Sendable (inout ArchivedArticle, Database.Row, Int32) -> Void

  private init(
    _ name: String, _ kind: Kind, isUpdated: Bool = false, isMark: Bool = false,
    _ value: @escaping @Sendable (ArchivedArticle) -> Database.Value,
    _ read: @escaping @Sendable (inout ArchivedArticle, Database.Row, Int32) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.isUpdated = isUpdated
    self.isMark = isMark
    self.value = value
    self.read = read
  }

  /// A column with a text of the article.
  private static func text(
    _ name: String, isUpdated: Bool = true, _ path: WritableKeyPath<Article, String?> & Sendable
  ) -> ArticleColumn {
    ArticleColumn(
      name, .text, isUpdated: isUpdated, { .text($0.article[keyPath: path]) },
      { $0.article[keyPath: path] = $1.text($2) })
  }

  /// A column with a time.
  private static func date(
    _ name: String, isUpdated: Bool = false, isMark: Bool = false,
    _ path: WritableKeyPath<ArchivedArticle, Date?> & Sendable
  ) -> ArticleColumn {
    ArticleColumn(
      name, .real, isUpdated: isUpdated, isMark: isMark, { .date($0[keyPath: path]) },
      { $0[keyPath: path] = $1.date($2) })
  }

  /// All columns, in the order of a file: new ones are added at the end.
  package static let all = [
    ArticleColumn("row", .integer, { .integer($0.row) }, { $0.row = $1.integer($2) }),
    ArticleColumn(
      "id", .integer, { .id($0.article.id) }, { $0.article.takeID(ArticleID(UInt64(bitPattern: $1.integer($2)))) }),
    ArticleColumn("arrival", .integer, { .integer(Int64($0.arrival)) }, { $0.arrival = Int($1.integer($2)) }),
    ArticleColumn(
      "first_seen", .real, { .date($0.firstSeen) }, { $0.firstSeen = $1.date($2) ?? .distantPast }),
    ArticleColumn(
      "last_seen", .real, isUpdated: true, { .date($0.lastSeen) }, { $0.lastSeen = $1.date($2) ?? .distantPast }),
    date("read", isMark: true, \.read),
    date("saved", isMark: true, \.saved),
    date("revised", isUpdated: true, \.revised),
    ArticleColumn("source", .integer, { .integer($0.source) }, { $0.source = $1.integer($2) }),
    date("published", isUpdated: true, \.article.publishedAt),
    ArticleColumn(
      "provider", .text, { .text($0.article.provider.rawValue) },
      { $0.article.provider = $1.text($2).flatMap(Provider.init(rawValue:)) ?? .feeds }),
    ArticleColumn("origin", .text, { .text($0.origin) }, { $0.origin = $1.text($2) }),
    ArticleColumn(
      "country", .text, isUpdated: true, { .text($0.article.country?.code) },
      { $0.article.country = $1.text($2).flatMap(Country.init(code:)) }),
    ArticleColumn("language", .text, { .text($0.article.language) }, { $0.language = $1.text($2) }),
    text("title", \.title),
    text("summary", \.summary),
    text("content", \.content),
    ArticleColumn(
      "terms", .text, isUpdated: true, { .text($0.terms.text) }, { $0.terms = FilterTerms($1.text($2) ?? "") }),
    text("author", \.author),
    text("link", \.link),
    text("given_link", \.givenLink),
    text("image", \.imageLink),
    // A guid that only repeats the link is not stored.
    ArticleColumn(
      "guid", .text, { .text($0.article.guid == $0.article.link ? nil : $0.article.guid) },
      { $0.article.guid = $1.text($2) }),
    ArticleColumn(
      "latitude", .real, isUpdated: true, { $0.article.place.map { .real($0.latitude) } ?? .null },
      {
        guard !$1.isNull($2) else { return }
        $0.article.place = Coordinate(latitude: $1.real($2), longitude: $0.article.place?.longitude ?? 0)
      }),
    ArticleColumn(
      "longitude", .real, isUpdated: true, { $0.article.place.map { .real($0.longitude) } ?? .null },
      {
        guard let place = $0.article.place else { return }
        $0.article.place = Coordinate(latitude: place.latitude, longitude: $1.real($2))
      }),
    ArticleColumn(
      "related", .text, isUpdated: true, { .text(RelatedArticles.text($0.article.related)) },
      { $0.article.related = RelatedArticles.list($1.text($2)) }),
    ArticleColumn(
      "shares_page", .integer, { .integer($0.article.sharesPage ? 1 : 0) },
      { $0.article.sharesPage = $1.integer($2) != 0 }),
    ArticleColumn(
      "link_way", .text, isUpdated: true, { .text($0.article.linkWay?.rawValue) },
      { $0.article.linkWay = $1.text($2).flatMap(LinkWay.init(rawValue:)) }),
    ArticleColumn(
      "attribution", .integer, { $0.attribution.map { .integer(Int64($0.rawValue)) } ?? .null },
      { $0.attribution = $1.isNull($2) ? nil : Attribution(rawValue: Int($1.integer($2))) }),
    ArticleColumn(
      "reworded", .integer, { $0.reworded.map { .integer(Int64($0)) } ?? .null },
      { $0.reworded = $1.isNull($2) ? nil : Int($1.integer($2)) }),
    date("shown", isMark: true, \.shown),
    ArticleColumn(
      "duration", .integer, isUpdated: true, { $0.article.duration.map { .integer(Int64($0)) } ?? .null },
      { $0.article.duration = $1.isNull($2) ? nil : $1.count($2) }),
    ArticleColumn(
      "supplement", .text, isUpdated: true, { .text($0.supplement) }, { $0.supplement = $1.text($2) }),
  ]

  /// The columns without the reader's marks.
  package static let shared = all.filter { !$0.isMark }

  /// The columns that change with an article's words, except its language, which can only become known.
  static let updated = all.filter(\.isUpdated)
}

extension [ArticleColumn] {
  /// Their names, as listed in a statement.
  package var names: String { map(\.name).joined(separator: ", ") }

  /// Their values for an article, in order.
  package func values(of archived: ArchivedArticle) -> [Database.Value] { map { $0.value(archived) } }
}

extension ArchivedArticle {
  /// A statement that reads articles, up to the condition on their rows.
  static let selection = """
    SELECT \(ArticleColumn.all.map { "article." + $0.name }.joined(separator: ", ")), source.id, source.name, source.link
    FROM article LEFT JOIN source ON source.key = article.source WHERE article.row
    """

  /// - Parameter row: one of ``selection``.
  init(_ row: Database.Row) {
    self.init(article: Article(provider: .feeds))
    for (place, column) in ArticleColumn.all.enumerated() { column.read(&self, row, Int32(place)) }
    let first = Int32(ArticleColumn.all.count)
    article.takeFirstSeen(firstSeen)
    article.source = Article.Source(id: row.text(first), name: row.text(first + 1), link: row.text(first + 2))
    article.provenance = Provenance(
      Origin(article.provider, receivedAt: lastSeen, stored: .archived), feed: .init(country: terms.home),
      language: language, supplement: supplement.map(Supplement.feed), attribution: attribution ?? .others)
  }
}
