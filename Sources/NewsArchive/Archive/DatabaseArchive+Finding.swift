import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  package func find(_ request: FindRequest) async throws -> NewsPage {
    guard request.search.wanted != nil || request.hasFilters else { throw NewsError.archive(.nothingToFind) }
    let empty = NewsPage(articles: [], total: 0, provider: .feeds, stored: .archived)
    let page = try read(otherwise: empty) { database in
      // One transaction, so that the rows found still exist when they are read.
      try database.reading { try database.page(request) }
    }
    return page
  }

  /// The most words of a search that are compared with those of the archive.
  private static let maxCompared = 5

  package func nearestWord(to request: FindRequest) async throws -> String? {
    let words = MatchExpression(request).wholeWords.prefix(Self.maxCompared)
    return try read(otherwise: nil) { database in
      for word in words {
        guard let near = NearWord(word), let meant = try database.nearestWord(to: near) else { continue }
        return meant
      }
      return nil
    }
  }

  package func front(of list: ArchivedList, in span: ClosedRange<Date>) async throws -> FrontPage? {
    try read(otherwise: nil) { database in
      guard let key = try database.knownKey(of: list) else { return nil }
      let front = try database.run(
        "SELECT articles, last FROM front WHERE list = ?1 AND first <= ?3 AND last >= ?2 ORDER BY last DESC, key DESC LIMIT 1",
        [.integer(key), .date(span.lowerBound), .date(span.upperBound)]
      ) { (articles: $0.blob(0), last: $0.date(1) ?? .distantPast) }.first
      guard let front else { return nil }
      let seenAt = min(front.last, span.upperBound)
      let articles = try Front.rows(front.articles).compactMap { try database.archived($0, asOf: seenAt) }
      return articles.isEmpty ? nil : FrontPage(articles: articles, seenAt: seenAt)
    }
  }

  package func revisions(of id: ArticleID) async throws -> [Revision] {
    try read(otherwise: []) { database in
      guard let row = try database.row(of: id), let now = try database.archived(row) else { return [] }
      let before = try database.run(
        "SELECT seen, title, summary, content FROM revision WHERE row = ?1 ORDER BY seen", [.integer(row)]
      ) { Revision(seenAt: $0.date(0) ?? .distantPast, title: $0.text(1), summary: $0.text(2), content: $0.text(3)) }
      let article = now.article
      let words =
        before + [
          Revision(
            seenAt: now.revised ?? now.firstSeen, title: article.title, summary: article.summary,
            content: article.content)
        ]
      return words.merged(with: try database.textHistory(of: row))
    }
  }

  package func counts(in span: ClosedRange<Date>) async throws -> [Country: Int] {
    try read(otherwise: [:]) { database in
      let counts = try database.run(
        """
        SELECT country, count(DISTINCT row) FROM list \(database.dialect.orderedJoin) listed ON listed.list = list.key
        WHERE country IS NOT NULL AND row BETWEEN ?1 AND ?2 GROUP BY country
        """,
        [.integer(RowNumber.at(span.lowerBound)), .integer(RowNumber.at(span.upperBound))]
      ) { (country: $0.text(0).flatMap(Country.init(code:)), count: Int($0.integer(1))) }
      return counts.reduce(into: [:]) { all, entry in
        if let country = entry.country { all[country] = entry.count }
      }
    }
  }

  package func listedCount(in span: ClosedRange<Date>) async throws -> Int {
    try read(otherwise: 0) { database in
      try database.run(
        """
        SELECT count(DISTINCT row) FROM list \(database.dialect.orderedJoin) listed ON listed.list = list.key
        WHERE country IS NOT NULL AND row BETWEEN ?1 AND ?2
        """,
        [.integer(RowNumber.at(span.lowerBound)), .integer(RowNumber.at(span.upperBound))]
      ) { Int($0.integer(0)) }.first ?? 0
    }
  }

  package func article(_ prefix: ArticleIDPrefix) async throws -> Article {
    let found = try read(otherwise: []) { database -> [Article] in
      let ids = prefix.values
      let rows = try database.rows(of: ArticleID(ids.lowerBound)...ArticleID(ids.upperBound), most: 6)
      return try database.archived(rows).map(\.article)
    }
    guard let first = found.first else { throw NewsError.list(.noSuchArticle(prefix.text)) }
    guard found.count == 1 else {
      throw NewsError.name(.ambiguous(prefix.text, candidates: found.map(\.id).sorted().map(\.description)))
    }
    return first
  }

  package func articles(of ids: [ArticleID]) async throws -> [ArticleID: Article] {
    guard !ids.isEmpty else { return [:] }
    return try read(otherwise: [:]) { database in try database.reading { try database.articles(of: ids) } }
  }
}

extension [Revision] {
  /// The revisions of the words and of the text in one sequence, by time.
  fileprivate func merged(with texts: [FormerText]) -> [Revision] {
    guard let first, !texts.isEmpty else { return self }
    return Set(map(\.seenAt) + texts.map(\.seenAt)).sorted().map { time in
      let words = last { $0.seenAt <= time } ?? first
      let text = texts.last { $0.seenAt <= time }
      return Revision(
        seenAt: time, title: words.title, summary: words.summary, content: words.content, text: text?.plain)
    }
  }
}

extension FindRequest {
  /// Whether anything but words restricts the search; saved and new articles may be listed without.
  fileprivate var hasFilters: Bool {
    guard case .find = purpose else { return true }
    return meaning != nil || !filter.isEmpty || !domains.isEmpty || !dates.isEmpty
  }
}

extension ArchiveEngine {
  fileprivate func articles(of ids: [ArticleID]) throws -> [ArticleID: Article] {
    let rows = try rows(of: ids)
    let found = try archived(Array(Set(rows.values)))
    let articles = Dictionary(found.map { ($0.row, $0.article) }, uniquingKeysWith: { first, _ in first })
    return rows.compactMapValues { articles[$0] }
  }

  /// The article of a row with its wording at a time; `nil` if there is none.
  fileprivate func archived(_ row: Int64, asOf time: Date) throws -> Article? {
    guard let archived = try archived(row) else { return nil }
    guard let revised = archived.revised, revised > time else { return archived.article }
    var article = archived.article
    try each(
      "SELECT title, summary, content FROM revision WHERE row = ?1 AND seen <= ?2 ORDER BY seen DESC LIMIT 1",
      [.integer(row), .date(time)]
    ) { words in
      (article.title, article.summary, article.content) = (words.text(0), words.text(1), words.text(2))
      return false
    }
    return article
  }

  /// The text of a row since it was first fetched, oldest first; empty if none is stored.
  fileprivate func textHistory(of row: Int64) throws -> [FormerText] {
    guard let now = try keptText(of: row) else { return [] }
    return try formerTexts(of: row) + [FormerText(seenAt: now.seenAt, plain: now.text.plain)]
  }
}
