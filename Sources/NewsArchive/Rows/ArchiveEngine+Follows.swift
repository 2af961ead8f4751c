import FoundationEssentials
import NewsDomain
import SQLKit

/// The reader's follows.
extension ArchiveEngine {
  /// The last arrival that follows were compared with.
  func comparedArrival() throws -> Int64 {
    try run("SELECT value FROM \(dialect.ownCounters) WHERE name = 'followed'") { $0.integer(0) }.first ?? 0
  }

  func keepComparedArrival(_ arrival: Int64) throws {
    try run("UPDATE \(dialect.ownCounters) SET value = ?1 WHERE name = 'followed'", [.integer(arrival)])
    guard changeCount == 0 else { return }
    try run("INSERT INTO \(dialect.ownCounters) (name, value) VALUES ('followed', ?1)", [.integer(arrival)])
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

  /// Keeps that a follow found an article.
  ///
  /// - Parameter arrival: its number among those of arrivals.
  func keepFollowed(_ row: Int64, by follow: Int64, arrival: Int64, isToTell: Bool) throws {
    guard let value = try followedKey(of: row) else { return }
    try run(
      "INSERT INTO \(dialect.followed) (follow, \(dialect.followedKey), arrival, alerts) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
      [.integer(follow), value, .integer(arrival), .integer(isToTell ? 1 : 0)])
  }

  /// Keeps an alert of a story, with the article that a follow found first.
  func keepAlert(of story: StoryID, _ row: Int64, by follow: Int64, at now: Date) throws {
    guard let value = try followedKey(of: row) else { return }
    try run(
      "INSERT INTO \(dialect.alerts) (follow, story, \(dialect.followedKey), made) VALUES (?1, ?2, ?3, ?4)",
      [.integer(follow), .integer(Int64(bitPattern: story.value)), value, .date(now)])
  }

  /// Keeps that the alert of what a follow found was made.
  func settleFollowed(_ row: Int64, by follow: Int64) throws {
    guard let value = try followedKey(of: row) else { return }
    try run(
      "UPDATE \(dialect.followed) SET alerts = 0 WHERE follow = ?1 AND \(dialect.followedKey) = ?2",
      [.integer(follow), value])
  }

  /// Takes from follows an article whose words are others now, and the alerts of it that nobody was told.
  ///
  /// - Parameter numbers: the follows that find it still.
  func unfollow(_ row: Int64, besides numbers: Set<Int>) throws {
    guard let value = try followedKey(of: row) else { return }
    let known = try run("SELECT follow FROM \(dialect.followed) WHERE \(dialect.followedKey) = ?1", [value]) {
      $0.integer(0)
    }
    for number in known where !numbers.contains(Int(number)) {
      try run(
        "DELETE FROM \(dialect.followed) WHERE follow = ?1 AND \(dialect.followedKey) = ?2", [.integer(number), value])
      try run(
        "DELETE FROM \(dialect.alerts) WHERE follow = ?1 AND \(dialect.followedKey) = ?2 AND coalesce(shown, -1) < 0 AND coalesce(sent, -1) < 0",
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
