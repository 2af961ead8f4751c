/// Changes the reader's marks on articles of a list.
package struct ChangeMarks: Sendable {
  private let archive: any MarkRepository
  private let clock: WallClock

  package init(archive: any MarkRepository, clock: WallClock) {
    self.archive = archive
    self.clock = clock
  }

  /// - Parameter items: the articles, with their numbers in the list.
  /// - Returns: the number of articles changed (for ``MarkChange/unsave``, of those that were saved), and the error for
  ///   the first one that is not in the archive.
  /// - Throws: ``NewsError``; also ``ArchiveError/notKept(item:)`` if none of them is in the archive.
  package func callAsFunction(
    _ items: [(number: Int, article: Article)], _ change: MarkChange
  ) async throws -> (count: Int, failure: NewsError?) {
    // Only saved articles can be removed from the saved ones.
    let saved = change == .unsave ? await archive.states(of: items.map(\.article.id)).filter { $0.value.isSaved } : nil
    let missing = Set(try await archive.mark(items.map(\.article.id), change, at: clock.now))
    let first = items.first { missing.contains($0.article.id) }
    let failure = first.map { NewsError.archive(.notKept(item: $0.number)) }
    let count = items.count { !missing.contains($0.article.id) }
    if count == 0, let failure { throw failure }
    return (saved.map { saved in items.count { saved[$0.article.id] != nil } } ?? count, failure)
  }
}
