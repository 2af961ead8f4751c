import FoundationEssentials

/// Keeps, lists and ends the reader's follows.
package struct ManageFollows: Sendable {
  /// The days for which a new follow says what it would have found.
  package static let daysBack = 7

  private let archive: any ArticleArchive & FollowRepository
  private let clock: WallClock

  package init(archive: any ArticleArchive & FollowRepository, clock: WallClock) {
    self.archive = archive
    self.clock = clock
  }

  /// Keeps a search. For one that is followed already only what is given changes.
  ///
  /// - Parameters:
  ///   - notifies: whether it alerts; `nil` leaves it as it is.
  ///   - quiet: the hours without alerts; `nil` leaves them as they are.
  /// - Returns: the follow, and how many articles of the last week it would have found.
  /// - Throws: ``NewsError``; ``SearchError`` if there is nothing to search for.
  package func add(
    _ request: FindRequest, notifies: Bool?, quiet: QuietHours?
  ) async throws -> (follow: Follow, found: Int) {
    // Before its days are set: they alone are nothing to follow.
    try request.check()
    var past = request
    past.from = clock.now.addingTimeInterval(-86_400 * Double(Self.daysBack))
    past.limit = 1
    try past.check()
    let found = try await archive.find(past).total ?? 0
    let follow = try await archive.addFollow(request, notifies: notifies, quiet: quiet, at: clock.now)
    return (follow, found)
  }

  /// All follows, with what came since the last look.
  package func list() async throws -> [ListedFollow] {
    try await archive.matchFollows(at: clock.now)
    return try await archive.follows()
  }

  package func remove(_ number: Int) async throws -> Follow { try await archive.removeFollow(number) }
}
