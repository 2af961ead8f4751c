import FoundationEssentials
import NewsDomain
import SQLKit

extension DatabaseArchive {
  /// The most articles that are compared at once.
  private static let portion = 500
  /// Undelivered alerts expire after this many seconds.
  private static let longestWait: TimeInterval = 3 * 86_400
  /// How long a claimed alert is left to its claimant, in seconds: longer than the reader's program may run.
  private static let claim: TimeInterval = 60

  package func follows() async throws -> [ListedFollow] {
    try read(otherwise: []) { database in
      try database.reading {
        try database.follows().map { follow, seen in
          let new = try database.run(
            """
            SELECT count(*) FROM followed JOIN article ON article.row = followed.row
            WHERE follow = ?1 AND followed.arrival > ?2 AND read IS NULL AND shown IS NULL
            """, [.integer(Int64(follow.number)), .integer(seen)]
          ) { Int($0.integer(0)) }.first
          return ListedFollow(follow: follow, new: new ?? 0)
        }
      }
    }
  }

  package func keepFollow(
    _ request: FindRequest, notifies: Bool?, quiet: QuietHours?, at now: Date
  ) async throws -> (follow: Follow, before: Follow?) {
    // Earlier articles don't count as new for this follow.
    try compareFollows(at: now)
    let search = FollowedSearch(request)
    guard (search.line?.unicodeScalars.count ?? 0) <= Follow.longest else {
      throw NewsError.archive(.tooLong(limit: Follow.longest))
    }
    return try write(isOwn: true) { database -> (follow: Follow, before: Follow?) in
      let known = try database.follows()
      let same = known.first { FollowedSearch($0.follow.request) == search }?.follow
      // Values that are not given stay as they are.
      let (notifies, quiet) = (notifies ?? same?.notifies ?? false, quiet ?? same?.quiet)
      let values: [Database.Value] = [.text(search.line), .integer(notifies ? 1 : 0), .text(quiet?.text)]
      if let same {
        try database.run(
          "UPDATE follow SET search = ?1, notifies = ?2, quiet = ?3 WHERE number = ?4",
          values + [.integer(Int64(same.number))])
        let follow = Follow(
          number: same.number, request: search.request, notifies: notifies, quiet: quiet, madeAt: same.madeAt)
        return (follow, same)
      }
      guard known.count < Follow.most else { throw NewsError.follow(.tooManyFollows(limit: Follow.most)) }
      let number = try database.run(
        "INSERT INTO follow (search, notifies, quiet, made, seen) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING number",
        values + [.date(now), .integer(try database.comparedArrival())]
      ) { Int($0.integer(0)) }.first
      let follow = Follow(
        number: number ?? 0, request: search.request, notifies: notifies, quiet: quiet, madeAt: now)
      return (follow, nil)
    }
  }

  package func removeFollow(_ number: Int) async throws -> Follow {
    let removed = try read(otherwise: nil) { database in
      try database.transaction(isOwn: true) {
        let follow = try database.follows().first { $0.follow.number == number }?.follow
        if follow != nil { try database.remove(follow: number) }
        return follow
      }
    }
    guard let removed else { throw NewsError.follow(.noSuchFollow(number)) }
    return removed
  }

  package func seeFollow(_ number: Int) async throws {
    guard exists else { return }
    try write(isOwn: true) { database in
      try database.run(
        "UPDATE follow SET seen = ?2 WHERE number = ?1",
        [.integer(Int64(number)), .integer(try database.comparedArrival())])
    }
  }

  package func followed(_ number: Int, limit: Int) async throws -> [Article] {
    try read(otherwise: []) { database in
      try database.reading {
        let rows = try database.run(
          """
          SELECT followed.row FROM followed JOIN article ON article.row = followed.row
          WHERE follow = ?1 AND read IS NULL AND shown IS NULL ORDER BY followed.row DESC LIMIT ?2
          """, [.integer(Int64(number)), .integer(Int64(limit))]
        ) { $0.integer(0) }
        return try database.archived(rows).map(\.article)
      }
    }
  }

  @discardableResult
  package func matchFollows(at now: Date) async throws -> Int {
    // Without follows nothing is written: a reader who stores nothing is not registered on a server.
    guard try read(otherwise: false, { try !$0.follows().isEmpty }) else { return 0 }
    return try compareFollows(at: now)
  }

  /// Compares everything that has arrived with all follows, even if there are none yet.
  @discardableResult
  private func compareFollows(at now: Date) throws -> Int {
    guard exists else { return 0 }
    var count = 0
    while true {
      let (matched, isDone) = try matchPortion(at: now)
      count += matched
      if isDone { return count + (try matchMeanings(at: now)) }
      if Task.isCancelled { throw NewsError.cancelled }
    }
  }

  /// Compares the next articles with all follows. The matches and the progress are stored in one step, so that no
  /// article is missed or found twice, however the program ends.
  private func matchPortion(at now: Date) throws -> (count: Int, isDone: Bool) {
    let (last, newest) = try attempt { database in
      (try database.comparedArrival(), try database.counter("arrival"))
    }
    guard last < newest else { return (0, true) }
    return try write(isOwn: true) { database in
      try database.lockFollows()
      let last = try database.comparedArrival()
      let newest = try database.counter("arrival")
      guard last < newest else { return (0, true) }
      let follows = try database.follows().map(\.follow)
      var end = newest
      var found: [(row: Int64, arrival: Int64, numbers: Set<Int>)] = []
      if !follows.isEmpty {
        let matcher = FollowMatcher(follows.filter { $0.request.meaning == nil }.map { ($0.number, $0.request) })
        // The articles added since, and those reworded since.
        let rows = try database.run(
          """
          SELECT row, arrival AS number, 0 FROM article WHERE arrival > 0 AND arrival > ?1
          UNION ALL SELECT row, reworded, 1 FROM article WHERE reworded > ?1 AND arrival <= ?1
          ORDER BY number LIMIT \(Self.portion)
          """, [.integer(last)]
        ) { (row: $0.integer(0), arrival: $0.integer(1), isReworded: $0.integer(2) != 0) }
        if rows.count == Self.portion, let furthest = rows.last { end = furthest.arrival }
        let articles = Dictionary(
          try database.archived(rows.map(\.row)).map { ($0.row, $0) }, uniquingKeysWith: { first, _ in first })
        for (row, arrival, isReworded) in rows {
          guard let archived = articles[row] else { continue }
          let numbers = matcher.follows(finding: archived.article, with: archived.terms)
          if isReworded { try database.unfollow(row, besides: numbers) }
          if !numbers.isEmpty { found.append((row, arrival, numbers)) }
        }
      }
      let alerting = Set(follows.filter(\.notifies).map(\.number))
      for (row, arrival, numbers) in found {
        for number in numbers.sorted() {
          try database.keepFollowed(row, by: Int64(number), arrival: arrival, isToAlert: alerting.contains(number))
        }
      }
      try database.keepComparedArrival(end)
      return (found.count, end == newest)
    }
  }

  /// How long after their publication titles can be found by what they mean, in seconds: they get their vectors later
  /// than they come.
  private static let longestWithoutVector: TimeInterval = 3 * 86_400
  /// The most titles that a follow by meaning finds at once.
  private static let maxMeant = 200

  /// Compares the latest titles with the follows by meaning, unless nothing has changed since it was done last.
  ///
  /// - Returns: how many articles matched.
  private func matchMeanings(at now: Date) throws -> Int {
    guard try attempt({ try $0.comparedVectors() < $0.vectorVersion() }) else { return 0 }
    return try write(isOwn: true) { database in
      try database.lockFollows()
      let version = try database.vectorVersion()
      var count = 0
      for follow in try database.follows().map(\.follow) {
        guard let meaning = follow.request.meaning else { continue }
        let matcher = FollowMatcher([(follow.number, follow.request)])
        let rows = try database.nearest(
          to: meaning, in: RowNumber.at(now.addingTimeInterval(-Self.longestWithoutVector))...Int64.max, among: nil)
        // Imported articles have no arrival, and are not new.
        for archived in try database.archived(Array(rows.prefix(Self.maxMeant)))
        where archived.arrival > 0 && archived.firstSeen > follow.madeAt {
          guard matcher.follows(finding: archived.article, with: archived.terms).contains(follow.number) else {
            continue
          }
          try database.keepFollowed(
            archived.row, by: Int64(follow.number), arrival: Int64(archived.arrival), isToAlert: follow.notifies)
          count += Int(database.changeCount)
        }
      }
      try database.keepComparedVectors(version)
      return count
    }
  }
}

// MARK: - Alerts

extension DatabaseArchive {
  package func claimAlerts(_ channel: AlertChannel, limit: Int, hour: Int, at now: Date) async throws -> [Alert] {
    guard exists else { return [] }
    try await matchFollows(at: now)
    try makeAlerts(at: now)
    let told = channel.column
    // The time of delivery or, if negative, of the end of a claim. A claim further ahead was made by a clock that was
    // fast.
    let isWaiting = """
      (alert.\(told) IS NULL OR (alert.\(told) < 0 AND -alert.\(told) NOT BETWEEN ?1 AND ?1 + \(Int(Self.claim))))
      """
    // Most calls find nothing, and then nothing is written.
    guard
      try attempt({ try !$0.run("SELECT 1 FROM alert WHERE \(isWaiting) LIMIT 1", [.date(now)]).isEmpty })
    else { return [] }
    return try write(isOwn: true) { database in
      try database.lockFollows()
      let follows = Dictionary(
        try database.follows().map { ($0.follow.number, $0.follow) }, uniquingKeysWith: { first, _ in first })
      let waiting = try database.run(
        """
        SELECT alert.follow, alert.story, alert.row, alert.made, article.read IS NOT NULL FROM alert
        LEFT JOIN article ON article.row = alert.row WHERE \(isWaiting) ORDER BY alert.made, alert.row
        """, [.date(now)]
      ) { ($0.integer(0), $0.integer(1), $0.integer(2), $0.date(3) ?? .distantPast, $0.integer(4) != 0) }
      var alerts: [Alert] = []
      for (number, story, row, made, isRead) in waiting where alerts.count < limit {
        let follow = follows[Int(number)]
        if let follow, follow.notifies, follow.quiet?.contains(hour: hour) == true { continue }
        guard let follow, follow.notifies, !isRead, abs(now.timeIntervalSince(made)) < Self.longestWait,
          let article = try database.archived(row)?.article
        else {
          // The alert is no longer delivered.
          try database.setAlert(number, story, told, now.timeIntervalSince1970)
          continue
        }
        try database.setAlert(number, story, told, -(now.timeIntervalSince1970 + Self.claim))
        alerts.append(Alert(follow: follow, story: StoryID(UInt64(bitPattern: story)), article: article))
      }
      return alerts
    }
  }

  package func noteAlerts(_ alerts: [Alert], _ channel: AlertChannel, at now: Date) async throws {
    guard exists, !alerts.isEmpty else { return }
    try write(isOwn: true) { database in
      for alert in alerts {
        try database.setAlert(
          Int64(alert.follow.number), Int64(bitPattern: alert.story.value), channel.column, now.timeIntervalSince1970)
      }
    }
  }

  /// Creates an alert for each story that a follow found for the first time.
  private func makeAlerts(at now: Date) throws {
    let found = try attempt { database in try database.followedWithoutAlert() }
    guard !found.isEmpty else { return }
    // Which articles belong to one story is known only once they are grouped.
    let ids = try attempt { try $0.archived(found.map(\.row)).map(\.article.id) }
    _ = try groupedRows(of: ids)
    try write(isOwn: true) { database in
      try database.lockFollows()
      for (number, row) in try database.followedWithoutAlert() {
        // An article that cannot be grouped is its own story; negative rows are not ids.
        let story =
          try database.story(of: row).flatMap { try database.storyID(of: $0) } ?? StoryID(UInt64(bitPattern: row))
        let former = try database.formerIDs(of: [story])[story] ?? []
        let isTold = try ([story] + former).contains { id in
          try !database.run(
            "SELECT 1 FROM alert WHERE follow = ?1 AND story = ?2",
            [.integer(number), .integer(Int64(bitPattern: id.value))]
          ).isEmpty
        }
        if !isTold {
          try database.keepAlert(of: story, row, by: number, at: now)
        }
        try database.settleFollowed(row, by: number)
      }
    }
  }
}

extension AlertChannel {
  fileprivate var column: String { self == .shown ? "shown" : "sent" }
}

extension ArchiveEngine {
  fileprivate func setAlert(_ follow: Int64, _ story: Int64, _ column: String, _ value: Double) throws {
    try run(
      "UPDATE \(dialect.alerts) SET \(column) = ?3 WHERE follow = ?1 AND story = ?2",
      [.integer(follow), .integer(story), .real(value)])
  }
}
