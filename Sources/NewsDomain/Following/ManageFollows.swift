import FoundationEssentials

/// Adds, lists and removes the reader's follows.
package struct ManageFollows: Sendable {
  /// How many days back a new follow counts what it would have found.
  package static let daysBack = 7

  /// How many of the articles that a new follow would have found are compared with the mutes.
  private static let maxCompared = 100

  private let archive: any ArticleArchive & FollowRepository & MuteRepository
  private let history: (any FollowChangeRecorder)?
  private let clock: WallClock

  package init(
    archive: any ArticleArchive & FollowRepository & MuteRepository, history: (any FollowChangeRecorder)? = nil,
    clock: WallClock
  ) {
    self.archive = archive
    self.history = history
    self.clock = clock
  }

  /// Follows a search. If it is followed already, only the given values change.
  ///
  /// - Parameters:
  ///   - notifies: whether it raises alerts; `nil` leaves that unchanged.
  ///   - quiet: the hours without alerts; `nil` leaves them unchanged.
  /// - Returns: the follow, how many articles of the last week it would have found, and whether mutes hide any of the
  ///   newest of them.
  /// - Throws: ``NewsError``; ``SearchError`` if there is nothing to search for.
  package func add(
    _ request: FindRequest, notifies: Bool?, quiet: QuietHours?
  ) async throws -> (follow: Follow, found: Int, isMuted: Bool) {
    // Before its dates are set: dates alone cannot be followed.
    try request.check()
    var past = request
    past.dates.from = clock.now.addingTimeInterval(-86_400 * Double(Self.daysBack))
    past.paging.limit = Self.maxCompared
    try past.check()
    let found = try await archive.find(past)
    let muted = await archive.muted(found.articles, at: clock.now)
    let (follow, before) = try await archive.keepFollow(request, notifies: notifies, quiet: quiet, at: clock.now)
    history?.record(FollowEdit(before: before, after: follow))
    return (follow, found.total ?? 0, !muted.isEmpty)
  }

  /// All follows, with the number of articles since the last look.
  package func list() async throws -> [ListedFollow] {
    try await archive.matchFollows(at: clock.now)
    return try await archive.follows()
  }

  package func remove(_ number: Int) async throws -> Follow {
    let finds = try await archive.finds(of: number)
    let follow = try await archive.removeFollow(number)
    history?.record(FollowEdit(before: follow, after: nil, finds: finds))
    return follow
  }
}
