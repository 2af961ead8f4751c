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

  /// Takes from follows an article whose words are others now, and the alerts of it that nobody was told.
  ///
  /// - Parameter numbers: the follows that find it still.
  func unfollow(_ row: Int64, besides numbers: Set<Int>) throws {
    let known = try run("SELECT follow FROM followed WHERE row = ?1", [.integer(row)]) { $0.integer(0) }
    for number in known where !numbers.contains(Int(number)) {
      try run("DELETE FROM followed WHERE follow = ?1 AND row = ?2", [.integer(number), .integer(row)])
      try run(
        "DELETE FROM alert WHERE follow = ?1 AND row = ?2 AND shown IS NULL AND sent IS NULL",
        [.integer(number), .integer(row)])
    }
  }

  /// Gives what the reader's follows found of an article its present row. On a server, the collector that has moved the
  /// article may not change what belongs to readers; the number of its arrival says which one it is.
  func moveFollowed(_ archived: ArchivedArticle) throws {
    guard isPostgreSQL else { return }
    let new = Value.integer(archived.row)
    let former = try run(
      """
      SELECT follow, row, alerts = 1 OR EXISTS (SELECT 1 FROM alert WHERE alert.follow = followed.follow
        AND alert.row = followed.row AND shown IS NULL AND sent IS NULL)
      FROM followed WHERE arrival = ?1 AND row <> ?2
      """, [.integer(Int64(archived.arrival)), new]
    ) { (follow: $0.integer(0), row: $0.integer(1), isUntold: $0.integer(2) != 0) }
    for (follow, row, isUntold) in former {
      try unfollow(row, besides: [])
      try run(
        "INSERT INTO followed (follow, row, arrival, alerts) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
        [.integer(follow), new, .integer(Int64(archived.arrival)), .integer(isUntold ? 1 : 0)])
    }
  }

  /// What follows found and no alert was made of yet.
  func followedWithoutAlert() throws -> [(follow: Int64, row: Int64)] {
    try run("SELECT follow, row FROM followed WHERE alerts = 1 ORDER BY row, follow") {
      ($0.integer(0), $0.integer(1))
    }
  }
}
