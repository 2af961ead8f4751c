import FoundationEssentials

/// The reader's marks and visits.
package protocol MarkRepository: Sendable {
  /// The states of those articles that are in the archive.
  ///
  /// Empty if the archive cannot be used: lists are then shown without marks.
  func states(of ids: [ArticleID]) async -> [ArticleID: ArticleState]

  /// Changes the marks of articles. When it returns, the change is on disk.
  ///
  /// - Returns: the marks of each article before and after, read in the same transaction; those of labels only if the
  ///   change is of saving. Articles that are not in the archive are missing.
  func changeMarks(of ids: [ArticleID], _ change: MarkChange, at now: Date) async throws -> [ArticleID: MarksEdit]

  /// Marks an article as read and others as shown, without those that are not in the archive. When it returns, the
  /// changes are on disk.
  func markRead(_ id: ArticleID, showing others: [ArticleID], at now: Date) async throws

  /// The labels of saved articles, in alphabetical order.
  func labels() async throws -> [LabelCount]

  /// The last visit; `nil` if there was none.
  func lastVisit(to scope: ReadingScope) async throws -> Visit?

  /// Records a visit to scopes.
  func keepVisits(to scopes: [ReadingScope], at now: Date) async throws

  /// The number of unread articles that came after the last visit to a scope or to everything; all unread ones if there
  /// was none. Those that mutes hide do not count. At most ``FindRequest/maxCounted`` are counted.
  func countNew(in scope: ReadingScope) async throws -> Int

  /// The number of articles of a scope that came after a visit and were not seen yet: see
  /// ``FindRequest/Filter/isUnseen``; with `nil` of all that were not imported. Those that mutes hide do not count. At
  /// most ``FindRequest/maxCounted`` are counted.
  func countUnread(in scope: ReadingScope, since visit: Visit?) async throws -> Int

  /// The number of unread articles in each group of lists, also of those that were imported. An article in several
  /// lists of a group counts once, and those that mutes hide do not count.
  func countUnread(in groups: [[ArchivedList]]) async throws -> [Int]
}

extension MarkRepository {
  /// Changes the marks of articles, as ``changeMarks(of:_:at:)``.
  ///
  /// - Returns: the ids that are not in the archive.
  package func mark(_ ids: [ArticleID], _ change: MarkChange, at now: Date) async throws -> [ArticleID] {
    let edits = try await changeMarks(of: ids, change, at: now)
    return ids.filter { edits[$0] == nil }
  }

  /// Records a visit to a scope.
  package func keepVisit(to scope: ReadingScope, at now: Date) async throws {
    try await keepVisits(to: [scope], at: now)
  }
}
