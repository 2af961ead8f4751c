import NewsDomain
import NewsPresentation

extension MarksFeature {
  /// Changes the marks of articles.
  ///
  /// - Parameters:
  ///   - selections: the articles; the open one if empty.
  ///   - reach: which other articles change too.
  ///   - notice: creates the notice about the number of rows, and of the articles changed.
  func mark(
    _ selections: [ItemSelection], _ change: MarkChange, reach: MarkReach = .article, in session: Session,
    notice: (_ rows: Int, _ articles: Int) -> Notice
  ) async throws -> Outcome {
    let rows = try await session.rows(selections, orOf: archive)
    let articles = try await reached(from: rows, reach)
    let (count, failure) = try await changeMarks(articles, change)
    return Outcome(MarksScreen(articles), notices: [notice(rows.count, count)], failure: failure)
  }

  /// The articles and those that change with them, each under the number of the selected article.
  private func reached(
    from rows: [Session.Row], _ reach: MarkReach
  ) async throws -> [(number: Int, article: Article)] {
    if reach == .article { return rows.map { (number: $0.number, article: $0.article) } }
    var reached: [(number: Int, article: Article)] = []
    var seen: Set<ArticleID> = []
    for row in rows {
      for article in try await all(of: row, reach) where seen.insert(article.id).inserted {
        reached.append((row.number, article))
      }
    }
    return reached
  }

  /// The article of a row with those of the others that are in the archive, or with its whole story.
  private func all(of row: Session.Row, _ reach: MarkReach) async throws -> [Article] {
    if reach == .story, row.article.provider != .sample,
      let id = await archive.memberships(of: [row.article.id])[row.article.id]?.story,
      let story = try await archive.stories([id], most: .max).first
    {
      return story.entries.map(\.article)
    }
    guard !row.folded.isEmpty else { return [row.article] }
    // An article that is not shown may fail to be marked without an error.
    let known = await archive.states(of: row.folded.map(\.id))
    return [row.article] + row.folded.filter { known[$0.id] != nil }
  }
}

/// The articles to which a change of marks applies.
enum MarkReach: Sendable {
  /// The article alone.
  case article
  /// All articles of its row in the list.
  case row
  /// All articles of its story.
  case story
}
