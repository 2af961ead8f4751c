import FoundationEssentials

/// The reader's follows, and what they found.
package protocol FollowRepository: Sendable {
  /// All follows by their numbers.
  func follows() async throws -> [ListedFollow]

  /// - Returns: the follow as it was kept; the known one, with its other properties changed, if there is one with the
  ///   same search.
  /// - Throws: also ``FollowError/tooManyFollows(limit:)``.
  func addFollow(_ request: FindRequest, notifies: Bool?, quiet: QuietHours?, at now: Date) async throws -> Follow

  /// - Throws: also ``FollowError/noSuchFollow(_:)``.
  func removeFollow(_ number: Int) async throws -> Follow

  /// Keeps that the reader looks at what a follow found.
  func seeFollow(_ number: Int) async throws

  /// The articles that a follow found since it was made and that are not read, newest first.
  func followed(_ number: Int, limit: Int) async throws -> [Article]

  /// Compares the articles that came since the last call, in any session, with all follows.
  ///
  /// - Returns: how many articles follows found.
  @discardableResult
  func matchFollows(at now: Date) async throws -> Int

  /// The alerts that a channel has not told yet, oldest first, without those whose follow is quiet at this hour and those
  /// whose article is read. They are claimed: nobody else gets them for a minute. Who does not note by then that they were
  /// told has been ended, and they are told again.
  ///
  /// - Parameters:
  ///   - limit: the most alerts.
  ///   - hour: the hour of the day in the reader's time zone.
  func claimAlerts(_ channel: AlertChannel, limit: Int, hour: Int, at now: Date) async throws -> [Alert]

  /// Notes that a channel has told alerts.
  func noteAlerts(_ alerts: [Alert], _ channel: AlertChannel, at now: Date) async throws
}
