/// Changes the marks of all articles that a search of the archive finds.
package struct ChangeFoundMarks: Sendable {
  private let archive: any FoundMarkRepository
  private let history: (any MarkChangeRecorder)?
  private let clock: WallClock

  package init(archive: any FoundMarkRepository, history: (any MarkChangeRecorder)? = nil, clock: WallClock) {
    self.archive = archive
    self.history = history
    self.clock = clock
  }

  /// How many articles the change of all that a request finds would change.
  ///
  /// - Throws: ``NewsError``.
  package func count(_ change: MarkChange, ofAll request: FindRequest) async throws -> Int {
    try request.check()
    return try await archive.count(change, ofAll: request)
  }

  /// Changes the marks of all articles that a request finds, or of none of them.
  ///
  /// - Returns: how many articles did not have the mark before, and how many were unread, and only no longer count as
  ///   shown.
  /// - Throws: ``NewsError``.
  package func callAsFunction(
    ofAll request: FindRequest, _ change: MarkChange
  ) async throws -> (changed: Int, unshown: Int) {
    try request.check()
    let edits = try await archive.changeMarks(ofAll: request, change, at: clock.now)
    history?.record(change, edits.values.filter { $0.before != $0.after })
    let changed = edits.values.count { !$0.before.isAlready(change) }
    return (changed, edits.count - changed)
  }
}
