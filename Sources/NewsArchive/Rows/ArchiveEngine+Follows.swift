import FoundationEssentials
import NewsDomain
import SQLKit

/// The reader's follows.
extension ArchiveEngine {
  /// The last arrival with which follows were compared.
  func comparedArrival() throws -> Int64 { try ownCounter("followed", of: "arrival") }

  func keepComparedArrival(_ arrival: Int64) throws { try keep(arrival, asOwnCounter: "followed") }

  /// Which of the changes of vectors follows were compared with last: see ``vectorVersion()``.
  func comparedVectors() throws -> Int64 { try ownCounter("meant", of: "vectors") }

  func keepComparedVectors(_ version: Int64) throws { try keep(version, asOwnCounter: "meant") }

  /// - Parameter counter: what it follows. A value that cannot be right counts as the counter's: then no alert is
  ///   delivered twice.
  private func ownCounter(_ name: String, of counter: String) throws -> Int64 {
    let value = try run("SELECT value FROM \(dialect.ownCounters) WHERE name = ?1", [.text(name)]) { $0.integer(0) }
    guard let value = value.first else { return 0 }
    return (0...Database.Row.maxCounted).contains(value) ? value : try self.counter(counter)
  }

  private func keep(_ value: Int64, asOwnCounter name: String) throws {
    try run("UPDATE \(dialect.ownCounters) SET value = ?1 WHERE name = ?2", [.integer(value), .text(name)])
    guard changeCount == 0 else { return }
    try run("INSERT INTO \(dialect.ownCounters) (name, value) VALUES (?2, ?1)", [.integer(value), .text(name)])
  }

  /// All follows, each with the last arrival when it was looked at.
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

  /// Records that a follow found an article.
  ///
  /// - Parameter arrival: the article's arrival number.
  func keepFollowed(_ row: Int64, by follow: Int64, arrival: Int64, isToAlert: Bool) throws {
    guard let value = try followedKey(of: row) else { return }
    try run(
      "INSERT INTO \(dialect.followed) (follow, \(dialect.followedKey), arrival, alerts) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
      [.integer(follow), value, .integer(arrival), .integer(isToAlert ? 1 : 0)])
  }

  /// Stores an alert for a story, with the article that a follow found first.
  func keepAlert(of story: StoryID, _ row: Int64, by follow: Int64, at now: Date) throws {
    guard let value = try followedKey(of: row) else { return }
    try run(
      "INSERT INTO \(dialect.alerts) (follow, story, \(dialect.followedKey), made) VALUES (?1, ?2, ?3, ?4)",
      [.integer(follow), .integer(Int64(bitPattern: story.value)), value, .date(now)])
  }

  /// Records that the alert for an article found by a follow was created.
  func settleFollowed(_ row: Int64, by follow: Int64) throws {
    guard let value = try followedKey(of: row) else { return }
    try run(
      "UPDATE \(dialect.followed) SET alerts = 0 WHERE follow = ?1 AND \(dialect.followedKey) = ?2",
      [.integer(follow), value])
  }

  /// Removes a reworded article from follows, with its undelivered alerts.
  ///
  /// - Parameter numbers: the follows that still find it.
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

  /// The articles found by follows for which there is no alert yet.
  func followedWithoutAlert() throws -> [(follow: Int64, row: Int64)] {
    try run("SELECT follow, row FROM followed WHERE alerts = 1 ORDER BY row, follow") {
      ($0.integer(0), $0.integer(1))
    }
  }
}
