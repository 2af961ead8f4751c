import FoundationEssentials
import NewsDomain
import SQLKit

extension Cache {
  /// How long a reading is remembered after the last attempt, in seconds.
  private static let memory: TimeInterval = 365 * 86_400

  /// Notes that a feed was read.
  func note(_ reading: FeedReading, of url: String, at now: Date) {
    attempt { database in
      try database.run(
        """
        INSERT INTO reading (url, tried, received, count, trouble) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (url) DO UPDATE SET tried = excluded.tried, received = excluded.received, count = excluded.count,
          trouble = excluded.trouble
        """,
        [
          .text(url), .date(now), reading.readAt.map(Database.Value.date) ?? .null,
          reading.count.map { .integer(Int64($0)) } ?? .null, .text(reading.trouble?.rawValue),
        ])
      guard isSweepDue("reading", at: now) else { return }
      try database.run("DELETE FROM reading WHERE tried < ?1", [.date(now.addingTimeInterval(-Self.memory))])
    }
  }

  /// Notes that a feed is unchanged since it was last read, including any damage.
  func confirmReading(of url: String, at now: Date) {
    attempt { database in
      try database.run(
        """
        UPDATE reading SET tried = ?2, received = ?2, trouble = CASE trouble WHEN ?3 THEN trouble END WHERE url = ?1
        """, [.text(url), .date(now), .text(FeedTrouble.broken.rawValue)])
    }
  }

  /// Notes that a feed could not be read. The result of the last successful reading stays.
  func note(_ trouble: FeedTrouble, of url: String, at now: Date) {
    attempt { database in
      try database.run(
        """
        INSERT INTO reading (url, tried, trouble) VALUES (?1, ?2, ?3)
        ON CONFLICT (url) DO UPDATE SET tried = excluded.tried, trouble = excluded.trouble
        """,
        [.text(url), .date(now), .text(trouble.rawValue)])
    }
  }

  /// The results of reading feeds, by address.
  func readings() -> [String: FeedReading] {
    let rows = attempt { database in
      try database.run("SELECT url, received, count, trouble FROM reading") { row in
        // A feed without a time has never been read successfully.
        let received = row.real(1)
        return (
          url: row.text(0) ?? "",
          reading: FeedReading(
            count: received > 0 ? Int(row.integer(2)) : nil,
            readAt: received > 0 ? Date(timeIntervalSince1970: received) : nil,
            trouble: row.text(3).flatMap(FeedTrouble.init))
        )
      }
    }
    return Dictionary((rows ?? []).map { ($0.url, $0.reading) }, uniquingKeysWith: { first, _ in first })
  }
}
