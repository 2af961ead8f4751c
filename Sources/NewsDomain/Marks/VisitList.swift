import FoundationEssentials

/// Counts the articles of a list that are new since the previous visit, and records the visit.
package struct VisitList: Sendable {
  /// How long a visit lasts after the list was shown, in seconds. During that time its new articles stay new.
  package static let length: TimeInterval = 1_800

  private let archive: any MarkRepository
  private let clock: WallClock

  package init(archive: any MarkRepository, clock: WallClock) {
    self.archive = archive
    self.clock = clock
  }

  /// The visit after which articles are new.
  ///
  /// - Parameter visits: the visits of this session, to which this one is added.
  package func reference(for scope: ReadingScope, in visits: inout Visits) async -> Visit? {
    if let known = visits.running(scope, at: clock.now) { return known.before }
    let before = await last(to: scope)
    visits.begin(scope, before: before)
    return before
  }

  /// The last visit to a scope, or to everything: a reader who has seen everything new has seen what is new in each list.
  package func last(to scope: ReadingScope) async -> Visit? {
    let own = try? await archive.lastVisit(to: scope)
    guard scope != .all, let all = try? await archive.lastVisit(to: .all), all.arrival > own?.arrival ?? -1 else {
      return own
    }
    return all
  }

  /// Notes in this session that the scope is shown now.
  package func show(_ scope: ReadingScope, in visits: inout Visits) { visits.show(scope, at: clock.now) }

  /// Records that the scope was shown.
  package func keep(_ scope: ReadingScope) async {
    // A reader who has seen what is new in their own news has seen it in each of its lists.
    try? await archive.keepVisits(to: [scope] + scope.parts, at: clock.now)
  }

  /// How many articles are new; `nil` if there was no visit before.
  package func count(_ articles: [Article], since visit: Visit?) async -> NewCount? {
    guard let visit else { return nil }
    let states = await archive.states(of: articles.map(\.id))
    return NewCount(count: states.values.count { $0.isNew(since: visit) }, since: visit.at)
  }
}

/// The visits of a session.
package struct Visits: Sendable {
  package struct Running: Sendable {
    /// The visit before the current one.
    package let before: Visit?
    package var shownAt: Date?
  }

  private var byScope: [String: Running] = [:]

  package init() {}

  func running(_ scope: ReadingScope, at now: Date) -> Running? {
    guard let known = byScope[scope.key] else { return nil }
    guard let shownAt = known.shownAt, now.timeIntervalSince(shownAt) > VisitList.length else { return known }
    return nil
  }

  mutating func begin(_ scope: ReadingScope, before: Visit?) {
    byScope[scope.key] = Running(before: before)
  }

  mutating func show(_ scope: ReadingScope, at now: Date) {
    byScope[scope.key]?.shownAt = now
  }
}
