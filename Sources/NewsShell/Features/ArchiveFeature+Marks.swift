import NewsDomain
import NewsPresentation

extension ArchiveFeature {
  /// Changes the marks of articles.
  ///
  /// - Parameters:
  ///   - selections: the articles; the open one if empty.
  ///   - notice: makes the notice about the number of articles changed.
  func mark(
    _ selections: [ItemSelection], _ change: MarkChange, in session: Session, notice: (Int) -> Notice
  ) async throws -> Outcome {
    let articles = try await session.articles(selections, orOf: archive)
    let (count, failure) = try await changeMarks(articles, change)
    return Outcome(MarksScreen(articles), notices: [notice(count)], failure: failure)
  }
}
