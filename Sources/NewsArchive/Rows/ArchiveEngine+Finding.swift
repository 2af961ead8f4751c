import NewsDomain
import SQLKit

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

extension ArchiveEngine {
  /// The keys of the lists that a filter is restricted to; `nil` for any list.
  package func keys(of filter: FindRequest.Filter) throws -> [Int64]? {
    guard let lists = filter.scope?.lists else { return nil }
    return try knownKeys(of: lists)
  }
}

extension FindRequest {
  /// More rows than an archive has.
  package static let maxRows = Int(Int32.max)

  /// A request for all articles that it finds, in the order that costs least.
  package var whole: FindRequest {
    var whole = self
    (whole.paging, whole.order) = (Paging(limit: Self.maxRows), .published)
    return whole
  }
}

extension Dates {
  /// The first and the last row of articles with these dates.
  package var rows: [Database.Value] { [.integer(rowSpan.first), .integer(rowSpan.last)] }

  package var rowSpan: (first: Int64, last: Int64) { (from.map(RowNumber.at) ?? .min, to.map(RowNumber.at) ?? .max) }
}
