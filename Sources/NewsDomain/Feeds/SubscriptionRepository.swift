/// Keeps the reader's own feeds.
package protocol SubscriptionRepository: Sendable {
  /// What is kept. Never fails: what was wrong comes with it.
  func load() -> (feeds: [Subscription], problems: [SettingsProblem])

  /// Changes what is kept while no other session does.
  ///
  /// - Returns: what was wrong with what was kept.
  /// - Throws: ``NewsError/io(path:detail:)`` and what `change` throws; then nothing has changed.
  func change(_ change: (inout [Subscription]) throws -> Void) throws -> [SettingsProblem]
}
