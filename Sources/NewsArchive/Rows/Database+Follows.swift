import FoundationEssentials
import NewsDomain
import SQLKit

/// The reader's follows.
extension Database {
  /// The last arrival that follows were compared with.
  func comparedArrival() throws -> Int64 {
    try run("SELECT value FROM \(ownCounter) WHERE name = 'followed'") { $0.integer(0) }.first ?? 0
  }

  /// Waits in a transaction until no other session of the reader compares or tells.
  func lockFollows() throws {
    guard isPostgreSQL else { return }
    // A row of the reader's own, which nobody else can lock.
    try run("INSERT INTO own_counter (name, value) VALUES ('followed', 0) ON CONFLICT DO NOTHING")
    try run("SELECT 1 FROM own_counter WHERE name = 'followed' FOR UPDATE")
  }

  func keepComparedArrival(_ arrival: Int64) throws {
    try run("UPDATE \(ownCounter) SET value = ?1 WHERE name = 'followed'", [.integer(arrival)])
    guard changeCount == 0 else { return }
    try run("INSERT INTO \(ownCounter) (name, value) VALUES ('followed', ?1)", [.integer(arrival)])
  }

  private var ownCounter: String { isPostgreSQL ? "own_counter" : "counter" }

  func counter(_ name: String) throws -> Int64 {
    try run("SELECT value FROM counter WHERE name = ?1", [.text(name)]) { $0.integer(0) }.first ?? 0
  }

  /// All follows, with the last arrival when each was looked at.
  func follows() throws -> [(follow: Follow, seen: Int64)] {
    try run("SELECT number, search, notifies, quiet, made, seen FROM follow ORDER BY number") { row in
      guard let search = FollowedSearch(line: row.text(1)) else { return nil }
      return (
        Follow(
          number: Int(row.integer(0)), request: search.request, notifies: row.integer(2) != 0,
          quiet: row.text(3).flatMap(QuietHours.init), madeAt: row.date(4) ?? .distantPast), row.integer(5)
      )
    }.compactMap(\.self)
  }

  /// What follows found, and the alerts of it, where they are written. On a server both name articles by their ids, since a
  /// collector who moves or forgets an article may not change what belongs to readers; `followed` and `alert` have the
  /// present rows.
  var followedTable: String { isPostgreSQL ? "own_followed" : "followed" }
  var alertTable: String { isPostgreSQL ? "own_alert" : "alert" }

  /// The column of these tables that names an article.
  private var key: String { isPostgreSQL ? "id" : "row" }

  /// What an article is named by; `nil` if it is gone.
  private func key(of row: Int64) throws -> Value? {
    isPostgreSQL ? try itemID(row).map { .integer($0) } : .integer(row)
  }

  /// Keeps that a follow found an article.
  ///
  /// - Parameter arrival: its number among those of arrivals.
  func keepFollowed(_ row: Int64, by follow: Int64, arrival: Int64, isToTell: Bool) throws {
    guard let value = try key(of: row) else { return }
    try run(
      "INSERT INTO \(followedTable) (follow, \(key), arrival, alerts) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
      [.integer(follow), value, .integer(arrival), .integer(isToTell ? 1 : 0)])
  }

  /// Keeps an alert of a story, with the article that a follow found first.
  func keepAlert(of story: StoryID, _ row: Int64, by follow: Int64, at now: Date) throws {
    guard let value = try key(of: row) else { return }
    try run(
      "INSERT INTO \(alertTable) (follow, story, \(key), made) VALUES (?1, ?2, ?3, ?4)",
      [.integer(follow), .integer(Int64(bitPattern: story.value)), value, .date(now)])
  }

  /// Keeps that the alert of what a follow found was made.
  func settleFollowed(_ row: Int64, by follow: Int64) throws {
    guard let value = try key(of: row) else { return }
    try run("UPDATE \(followedTable) SET alerts = 0 WHERE follow = ?1 AND \(key) = ?2", [.integer(follow), value])
  }

  /// Takes from follows an article whose words are others now, and the alerts of it that nobody was told.
  ///
  /// - Parameter numbers: the follows that find it still.
  func unfollow(_ row: Int64, besides numbers: Set<Int>) throws {
    guard let value = try key(of: row) else { return }
    let known = try run("SELECT follow FROM \(followedTable) WHERE \(key) = ?1", [value]) { $0.integer(0) }
    for number in known where !numbers.contains(Int(number)) {
      try run("DELETE FROM \(followedTable) WHERE follow = ?1 AND \(key) = ?2", [.integer(number), value])
      try run(
        "DELETE FROM \(alertTable) WHERE follow = ?1 AND \(key) = ?2 AND coalesce(shown, -1) < 0 AND coalesce(sent, -1) < 0",
        [.integer(number), value])
    }
  }

  /// What follows found and no alert was made of yet.
  func followedWithoutAlert() throws -> [(follow: Int64, row: Int64)] {
    try run("SELECT follow, row FROM followed WHERE alerts = 1 ORDER BY row, follow") {
      ($0.integer(0), $0.integer(1))
    }
  }
}
