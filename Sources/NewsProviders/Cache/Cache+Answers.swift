import FoundationEssentials
import SQLKit

/// A picture as delivered by a server.
struct StoredAnswer: Sendable, Equatable {
  /// The time when the server sent or last confirmed the answer.
  var received: Date
  var etag: String?
  /// The `Last-Modified` header, unchanged.
  var modified: String?
  var body: Data
}

extension Cache {
  /// How far ahead a clock may be, in seconds. Anything with a later date is ignored.
  static let clockError: TimeInterval = 86_400

  /// Returns the answer to a request; `nil` if there is none or it is too old.
  func answer(to url: String, now: Date) -> StoredAnswer? {
    let rows = attempt { database in
      try database.run(
        "SELECT received, etag, modified, body FROM answer WHERE url = ?1 AND received > ?2 AND received <= ?3",
        [.text(url), .date(now.addingTimeInterval(-limits.age)), .date(now.addingTimeInterval(Self.clockError))]
      ) { row in
        StoredAnswer(
          received: Date(timeIntervalSince1970: row.real(0)), etag: row.text(1), modified: row.text(2),
          body: row.blob(3))
      }
    }
    return rows?.first
  }

  /// Stores an answer, replacing an older one, and deletes answers that are too old or, every now and then, exceed the
  /// size limit.
  func keep(_ answer: StoredAnswer, to url: String) {
    attempt { database in
      try database.transaction {
        try database.run(
          """
          INSERT INTO answer (url, received, size, etag, modified, body)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6)
          ON CONFLICT (url) DO UPDATE SET received = excluded.received, size = excluded.size,
            etag = excluded.etag, modified = excluded.modified, body = excluded.body
          """,
          [
            .text(url), .date(answer.received), .integer(Int64(answer.body.count)), .text(answer.etag),
            .text(answer.modified), .blob(answer.body),
          ])
        try deleteAged(in: database, at: answer.received)
        if isMeasurementDue(afterStoring: answer.body.count) { try makeRoom(in: database) }
      }
    }
  }

  /// Deletes answers that are too old or dated in the future.
  private func deleteAged(in database: Database, at now: Date) throws {
    // With NOT BETWEEN, SQLite would not use the index.
    try database.run(
      "DELETE FROM answer WHERE received < ?1 OR received > ?2",
      [.date(now.addingTimeInterval(-limits.age)), .date(now.addingTimeInterval(Self.clockError))])
  }

  /// Deletes answers that exceed the size limit.
  private func makeRoom(in database: Database) throws {
    let total = try database.run("SELECT sum(size) FROM answer") { $0.integer(0) }.first ?? 0
    guard total > Int64(limits.size) else { return }
    // It deletes more than needed, because finding the oldest reads the whole table.
    try database.run(
      """
      DELETE FROM answer WHERE rowid IN (
        SELECT rowid FROM (
          SELECT rowid, sum(size) OVER (ORDER BY received DESC, rowid DESC) AS newer FROM answer
        ) WHERE newer > ?1)
      """,
      [.integer(Int64(limits.size) / 10 * 9)])
  }

  /// Notes that a server confirmed an answer.
  func confirm(_ url: String, at date: Date) {
    attempt { try $0.run("UPDATE answer SET received = ?2 WHERE url = ?1", [.text(url), .date(date)]) }
  }
}
