import NewsDomain

extension ArchiveEngine {
  /// The page of a search: the articles of its rows, each with its matching words.
  ///
  /// - Parameter rows: returns the rows of the page and how many match.
  package func page(
    of match: MatchExpression, _ rows: (inout ArchiveHits) throws -> (rows: [Int64], total: Int)
  ) throws -> NewsPage {
    var hits = ArchiveHits()
    let (rows, total) = try rows(&hits)
    let articles = try archived(rows).map(\.article)
    for article in articles {
      let matches = match.surfaces(in: article)
      if !matches.isEmpty { hits.matches[article.id] = matches }
    }
    var page = NewsPage(
      articles: articles, total: total, provider: articles.first?.provider ?? .feeds, stored: .archived)
    page.hits = hits
    return page
  }
}

extension FindRequest {
  /// How many matches the previous pages have.
  package var skipped: Int { (max(1, page) - 1) * limit }

  /// The matches of the page.
  package func onPage<Match>(_ matches: [Match]) -> [Match] { Array(matches.dropFirst(skipped).prefix(limit)) }
}
