import FoundationEssentials
import NewsDomain
import SQLKit
import SystemServices

extension Cache {
  /// Returns the remaining pause of the first of these places that has one, in seconds; `nil` if none has.
  func pause(of places: [String], at now: Date) -> TimeInterval? {
    let ends = attempt { database in
      try places.compactMap { place in
        try database.run("SELECT until FROM pause WHERE place = ?1", [.text(place)]) { $0.real(0) }.first
      }
    }
    // A pause that ends too far ahead was set before the clock was set back, and is ignored.
    return (ends ?? []).map { $0 - now.timeIntervalSince1970 }.first { $0 > 0 && $0 < Self.clockError }
  }

  /// The remaining pause as ``pause(of:at:)`` has it, without creating, repairing or locking the file.
  func pauseNow(of places: [String], at now: Date) -> TimeInterval? {
    guard let path, FileSystem.exists(path) else { return nil }
    // A connection that only reads would create the files of a log that is not there, and leave them.
    let access = FileSystem.exists(path + "-wal") ? Database.Access.readOnly : .unlocked
    let ends = try? Database(path: path, timeout: 0, access: access).run(
      "SELECT place, until FROM pause WHERE until > ?1", [.date(now)]
    ) { ($0.text(0) ?? "", $0.real(1)) }
    return (ends ?? []).filter { places.contains($0.0) }.map { $0.1 - now.timeIntervalSince1970 }
      .filter { $0 < Self.clockError }.max()
  }

  /// Pauses requests to a host or an address for this many seconds.
  func pause(_ place: String, for seconds: TimeInterval, at now: Date) {
    attempt { database in
      if isSweepDue("pause", at: now) { try database.run("DELETE FROM pause WHERE until < ?1", [.date(now)]) }
      try database.run(
        """
        INSERT INTO pause (place, until) VALUES (?1, ?2)
        ON CONFLICT (place) DO UPDATE SET until = CASE WHEN until < ?3 THEN max(until, excluded.until) ELSE excluded.until END
        """,
        [
          .text(place), .date(now.addingTimeInterval(seconds)), .date(now.addingTimeInterval(Self.clockError)),
        ])
    }
  }
}
