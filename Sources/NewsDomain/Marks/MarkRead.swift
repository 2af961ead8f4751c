/// Marks an article as read when a person has opened it, and the others of its row as shown. Whoever presents an article
/// decides when that is; `mark` has ``ChangeMarks``.
package struct MarkRead: Sendable {
  private let archive: any MarkRepository
  private let clock: WallClock

  package init(archive: any MarkRepository, clock: WallClock) {
    self.archive = archive
    self.clock = clock
  }

  /// The article is shown even if it is not in the archive, or the archive cannot be used, so it never fails.
  ///
  /// - Parameter others: the articles folded into its row, which were not opened, but need not be shown again.
  package func callAsFunction(_ article: Article, of others: [Article]) async {
    try? await archive.markRead(article.id, showing: others.map(\.id), at: clock.now)
  }
}
