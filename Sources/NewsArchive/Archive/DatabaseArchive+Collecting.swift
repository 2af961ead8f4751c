import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  /// How long a collector holds a claim before others may take the feed, in seconds: longer than a request may take.
  private static let claimLength: TimeInterval = 120
  /// No feed is due later than this from now, in seconds: a later time was stored before the clock was set back.
  private static let furthest: TimeInterval = 2 * 86_400
  /// How long a list is collected after a reader asked for it, in seconds.
  private static let wantedTime: TimeInterval = 3 * 86_400
  /// The most lists of readers collected in a round.
  private static let maxWanted = 200
  /// How many articles are recorded of a list that several feeds make.
  private static let frontLength = 100
  /// How long the state of a feed is kept after it was last wanted, in seconds.
  static let feedMemory: TimeInterval = 400 * 86_400

  package func due(_ feeds: [CollectedFeed], at now: Date) async throws -> [String] {
    let portion = try attempt { $0.portion }
    for start in stride(from: 0, to: feeds.count, by: portion) {
      let rows = feeds[start..<min(start + portion, feeds.count)].map { feed -> [Database.Value] in
        [
          .text(feed.key), .text(feed.host), .date(now), .date(now), .real(FeedPace.usual), .real(0), .integer(0),
        ]
      }
      try write { database in
        try database.insert(
          rows, into: "collection (feed, host, wanted, due, pause, least, failures)",
          conflict: """
            (feed) DO UPDATE SET wanted = excluded.wanted WHERE abs(collection.wanted - excluded.wanted) > 86400
            """)
      }
      if Task.isCancelled { throw NewsError.cancelled }
    }
    return try attempt { database in
      if clockCheck.result == .agrees {
        try database.removeFeeds(wantedBefore: now.addingTimeInterval(-Self.feedMemory))
      }
      return try database.run(
        """
        SELECT feed FROM collection WHERE (due <= ?1 OR due > ?2) AND gone IS NULL
        ORDER BY failures > 0, asked IS NOT NULL, due, feed
        """, [.date(now), .date(now.addingTimeInterval(Self.furthest))]
      ) { $0.text(0) ?? "" }
    }
  }

  package func claim(_ feed: String, for collector: Int64, at now: Date) async throws -> CollectionClaim {
    try claiming { database in
      try database.lockHost(of: feed)
      let found = try database.run(
        """
        SELECT due, pause, asked, received, failing, failures, gone, etag, modified, least, skipped, host FROM collection
        WHERE feed = ?1 AND (due <= ?2 OR due > ?3) AND gone IS NULL
          AND (claimed IS NULL OR claimed <= ?2 OR claimed > ?4) \(database.dialect.skippingLocked)
        """,
        [
          .text(feed), .date(now), .date(now.addingTimeInterval(Self.furthest)),
          .date(now.addingTimeInterval(Self.claimLength)),
        ]
      ) { ($0.collectionState, $0.text(11) ?? "") }.first
      guard let (state, host) = found else { return .isDone }
      let isBusy = try !database.run(
        """
        SELECT 1 FROM collection
        WHERE claimed > ?1 AND claimed <= ?2 AND host = ?3 AND claimer <> ?4 LIMIT 1
        """,
        [
          .date(now), .date(now.addingTimeInterval(Self.claimLength)), .text(host), .integer(collector),
        ]
      ).isEmpty
      if isBusy { return .hostIsBusy }
      try database.run(
        "UPDATE collection SET claimed = ?2, claimer = ?3 WHERE feed = ?1",
        [.text(feed), .date(now.addingTimeInterval(Self.claimLength)), .integer(collector)])
      return .taken(state)
    }
  }

  /// Writes the state of one feed: in PostgreSQL, this waits only for others working on its host.
  @discardableResult
  private func claiming<Value>(_ work: (any ArchiveEngine) throws -> Value) throws -> Value {
    try attempt { database in
      try database.transaction(isOwn: true) { try work(database) }
    }
  }

  package func finish(
    _ feed: String, _ state: CollectionState, for collector: Int64, at now: Date
  ) async throws {
    try claiming { database in
      try database.run(
        """
        UPDATE collection SET due = ?3, pause = ?4, \(Self.newer("asked", "?5")), \(Self.newer("received", "?6")),
          failing = ?7, failures = ?8, gone = ?9, etag = ?10, modified = ?11, least = ?12, skipped = ?13, claimed = NULL, claimer = NULL
        WHERE feed = ?1 AND claimer = ?2
        """,
        [
          .text(feed), .integer(collector), .date(state.due), .real(state.pause), .date(state.askedAt),
          .date(state.receivedAt), .date(state.missingSince), .integer(Int64(state.failures)), .date(state.goneSince),
          .text(state.validators.etag), .text(state.validators.modified), .real(state.pace.least),
          .text(state.pace.skipped), .date(now),
        ])
    }
  }

  /// Sets a time unless a shell has read the feed since it was claimed, and so knows a newer one.
  private static func newer(_ column: String, _ value: String) -> String {
    "\(column) = CASE WHEN \(column) > coalesce(\(value), 0) AND \(column) <= ?14 THEN \(column) ELSE \(value) END"
  }

  package func release(_ feed: String, for collector: Int64) async throws {
    try claiming { database in
      try database.run(
        "UPDATE collection SET claimed = NULL, claimer = NULL WHERE feed = ?1 AND claimer = ?2",
        [.text(feed), .integer(collector)])
    }
  }

  package func wantedLists(at now: Date) async throws -> [ArchivedList] {
    try attempt { database in
      try database.shared?.wantedLists(since: now.addingTimeInterval(-Self.wantedTime), most: Self.maxWanted)
    }?.sorted { $0.description < $1.description } ?? []
  }

  package func keepFronts(of lists: [ArchivedList], at now: Date) async throws {
    for list in lists {
      try write { database in
        guard let key = try database.knownKey(of: list) else { return }
        // Rows grow with the time of publication.
        let rows = try database.run(
          "SELECT row FROM listed WHERE list = ?1 ORDER BY row DESC LIMIT ?2",
          [.integer(key), .integer(Int64(Self.frontLength))]
        ) { $0.integer(0) }
        try database.addFront(of: list, rows, at: now)
      }
    }
  }

  package func keepRound(at now: Date, next: Date?) async throws {
    try write { database in
      try database.keepVisit(to: Rounds.last, in: database.dialect.rounds, at: now)
      // A single round leaves the schedule of another collector alone.
      guard let next else { return }
      try database.keepVisit(to: Rounds.next, in: database.dialect.rounds, at: next)
    }
    takeStatistics()
  }

  package func collectionFacts(in scope: ReadingScope) async throws -> CollectionFacts {
    let hidden = try await hiddenUnread(at: clock.now)
    return try read(otherwise: CollectionFacts(unread: 0, followed: 0, last: nil, next: nil)) { database in
      try database.reading {
        let followed = try database.run(
          """
          SELECT count(DISTINCT followed.row) FROM follow JOIN followed ON follow = number AND followed.arrival > seen
          JOIN article ON article.row = followed.row WHERE read IS NULL AND shown IS NULL
          """
        ) { Int($0.integer(0)) }.first
        return CollectionFacts(
          unread: try database.unreadCount(in: scope, besides: hidden), followed: followed ?? 0,
          last: try database.round(Rounds.last), next: try database.round(Rounds.next))
      }
    }
  }
}

extension ArchiveEngine {
  func removeFeeds(wantedBefore limit: Date) throws {
    try run("DELETE FROM collection WHERE wanted < ?1", [.date(limit)])
  }

  fileprivate func round(_ scope: String) throws -> Date? {
    try run("SELECT at FROM \(dialect.rounds) WHERE scope = ?1", [.text(scope)]) { $0.date(0) }.first ?? nil
  }
}

extension Database.Row {
  /// The columns that ``DatabaseArchive/claim(_:for:at:)`` reads.
  fileprivate var collectionState: CollectionState {
    var state = CollectionState(due: date(0) ?? .distantPast)
    // Other programs can write into the file.
    state.pause = real(1).clamped(to: FeedPace.limits)
    state.askedAt = date(2)
    state.receivedAt = date(3)
    state.missingSince = date(4)
    state.failures = Int(min(max(0, integer(5)), 1_000_000))
    state.goneSince = date(6)
    state.validators = Validators(etag: text(7), modified: text(8))
    state.pace = FeedPace(least: real(9).clamped(to: 0...FeedPace.limits.upperBound), skipped: text(10))
    return state
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : min(max(self, range.lowerBound), range.upperBound)
  }
}
