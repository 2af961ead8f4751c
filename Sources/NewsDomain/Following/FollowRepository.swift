import FoundationEssentials

/// The reader's follows, and the articles they found.
package protocol FollowRepository: Sendable {
  /// All follows, by number.
  func follows() async throws -> [ListedFollow]

  /// - Returns: the stored follow; the existing one, with its other properties changed, if there is one with the same
  ///   search, and that one as it was before.
  /// - Throws: also ``FollowError/tooManyFollows(limit:)``.
  func keepFollow(
    _ request: FindRequest, notifies: Bool?, quiet: QuietHours?, at now: Date
  ) async throws -> (follow: Follow, before: Follow?)

  /// What a follow has found; empty if there is none of this number.
  func finds(of number: Int) async throws -> FollowFinds

  /// - Throws: also ``FollowError/noSuchFollow(_:)``.
  func removeFollow(_ number: Int) async throws -> Follow

  /// Records that the reader has looked at the articles a follow found.
  func seeFollow(_ number: Int) async throws

  /// The articles that a follow has found since it was created, neither read nor shown, newest first.
  func followed(_ number: Int, limit: Int) async throws -> [Article]

  /// Compares the articles that arrived since the last call, in any session, with all follows.
  ///
  /// - Returns: how many articles matched.
  @discardableResult
  func matchFollows(at now: Date) async throws -> Int

  /// Claims the alerts that a channel has not delivered yet, oldest first, without those whose follow is quiet at this
  /// hour or whose article is read. For a minute no one else gets them. If they are not noted as delivered by then, the
  /// process is taken to have ended, and they are delivered again.
  ///
  /// - Parameters:
  ///   - limit: the most alerts.
  ///   - hour: the hour of the day in the reader's time zone.
  func claimAlerts(_ channel: AlertChannel, limit: Int, hour: Int, at now: Date) async throws -> [Alert]

  /// Records that a channel has delivered alerts.
  func noteAlerts(_ alerts: [Alert], _ channel: AlertChannel, at now: Date) async throws
}

extension FollowRepository {
  /// Stores a follow, as ``keepFollow(_:notifies:quiet:at:)``.
  package func addFollow(
    _ request: FindRequest, notifies: Bool?, quiet: QuietHours?, at now: Date
  ) async throws -> Follow {
    try await keepFollow(request, notifies: notifies, quiet: quiet, at: now).follow
  }
}
