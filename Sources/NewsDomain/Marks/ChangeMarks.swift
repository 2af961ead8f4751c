/// Changes the reader's marks on articles of a list.
package struct ChangeMarks: Sendable {
  private let archive: any MarkRepository
  private let clock: WallClock

  package init(archive: any MarkRepository, clock: WallClock) {
    self.archive = archive
    self.clock = clock
  }

  /// - Parameter items: the articles, with their numbers in the list.
  /// - Returns: how many of the articles are marked now, how many of them were not before, how many were unread before and
  ///   only no longer count as shown, and the error for the first one that is not in the archive.
  /// - Throws: ``NewsError``; also ``ArchiveError/notKept(item:)`` if none of them is in the archive.
  package func callAsFunction(
    _ items: [(number: Int, article: Article)], _ change: MarkChange
  ) async throws -> (count: Int, changed: Int, unshown: Int, failure: NewsError?) {
    let ids = items.map(\.article.id)
    let before = await archive.states(of: ids)
    let missing = Set(try await archive.mark(ids, change, at: clock.now))
    let first = items.first { missing.contains($0.article.id) }
    let failure = first.map { NewsError.archive(.notKept(item: $0.number)) }
    let marked = ids.filter { !missing.contains($0) }
    if marked.isEmpty, let failure { throw failure }
    let states = marked.map { before[$0] }
    return (
      marked.count, states.count { $0?.isAlready(change) != true },
      change == .unread ? states.count { $0?.isRead == false && $0?.isShown == true } : 0, failure
    )
  }
}

extension ArticleState {
  /// Whether it has the mark that a change gives it. A label may always be new.
  fileprivate func isAlready(_ change: MarkChange) -> Bool {
    switch change {
    case .read: isRead
    case .unread: !isRead
    case .shown: isShown
    case .save: false
    case .unsave: !isSaved
    }
  }
}
