/// Changes the reader's marks on articles of a list.
package struct ChangeMarks: Sendable {
  private let archive: any MarkRepository
  private let history: (any MarkChangeRecorder)?
  private let settings: LiveSettings?
  private let clock: WallClock

  /// - Parameter settings: say why an article is not in the archive.
  package init(
    archive: any MarkRepository, history: (any MarkChangeRecorder)? = nil, settings: LiveSettings? = nil,
    clock: WallClock
  ) {
    self.archive = archive
    self.history = history
    self.settings = settings
    self.clock = clock
  }

  /// - Parameter items: the articles, with their numbers in the list.
  /// - Returns: what was changed, and the error for the first article that is not in the archive.
  /// - Throws: ``NewsError``; also ``ArchiveError/notKept(item:because:)`` if none of them is in the archive.
  package func callAsFunction(
    _ items: [(number: Int, article: Article)], _ change: MarkChange
  ) async throws -> (marked: MarkedArticles, failure: NewsError?) {
    let ids = items.map(\.article.id)
    let edits = try await archive.changeMarks(of: ids, change, at: clock.now)
    let first = items.first { edits[$0.article.id] == nil }
    let failure = first.map { NewsError.archive(.notKept(item: $0.number, because: NotKept($0.article, in: settings))) }
    let before = ids.compactMap { edits[$0]?.before }
    if before.isEmpty, let failure { throw failure }
    let undoable = edits.values.filter { $0.before != $0.after }
    history?.record(change, undoable)
    let marked = MarkedArticles(
      count: before.count, changed: before.count { !$0.isAlready(change) },
      unshown: change == .unread ? before.count { $0.readAt == nil && $0.shownAt != nil } : 0,
      undoable: undoable.count)
    return (marked, failure)
  }
}

/// The result of a change of marks.
package struct MarkedArticles: Sendable, Equatable {
  /// How many of the articles are marked now.
  package let count: Int
  /// How many of them were not before.
  package let changed: Int
  /// How many were unread before, and only no longer count as shown.
  package let unshown: Int
  /// How many get their marks back when the change is taken back.
  package let undoable: Int
}

extension ReaderMarks {
  /// Whether they have the mark that a change gives. A label may always be new.
  func isAlready(_ change: MarkChange) -> Bool {
    switch change {
    case .read: readAt != nil
    case .unread: readAt == nil
    case .shown: shownAt != nil
    case .save: false
    case .unsave: saving.at == nil
    }
  }
}
