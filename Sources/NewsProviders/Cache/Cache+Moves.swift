import FoundationEssentials
import SQLKit

extension Cache {
  /// How often, and for how many seconds, a server must have said the same.
  private static let (minRounds, leastTime) = (3, 86_400.0)
  /// Shorter times between two answers, in seconds, count as one round.
  private static let minPause = 60.0
  /// How long a move is remembered after it was last seen, in seconds.
  private static let moveMemory = 90 * 86_400.0

  /// Notes where a server says that a feed has moved for good.
  ///
  /// - Parameter target: `nil` if it has not moved.
  func note(move target: String?, of address: String, at now: Date) {
    attempt { database in
      guard let target else {
        try database.run("DELETE FROM moved WHERE url = ?1", [.text(address)])
        return
      }
      if isSweepDue("moved", at: now) {
        try database.run("DELETE FROM moved WHERE last < ?1", [.date(now.addingTimeInterval(-Self.moveMemory))])
      }
      // If the clock was set back, the count begins again.
      let isSame = "target = excluded.target AND last <= excluded.last"
      try database.run(
        """
        INSERT INTO moved (url, target, since, last, rounds) VALUES (?1, ?2, ?3, ?3, 1)
        ON CONFLICT (url) DO UPDATE SET target = excluded.target, last = excluded.last,
          since = CASE WHEN \(isSame) THEN since ELSE excluded.since END,
          rounds = CASE WHEN \(isSame) THEN rounds + (excluded.last - last >= ?4) ELSE 1 END
        """, [.text(address), .text(target), .date(now), .real(Self.minPause)])
    }
  }

  /// The feeds that have moved for good, by their addresses: several answers over a day have said the same.
  var moves: [String: String] {
    let rows = attempt { database in
      try database.run(
        "SELECT url, target FROM moved WHERE rounds >= ?1 AND last - since >= ?2",
        [.integer(Int64(Self.minRounds)), .real(Self.leastTime)]
      ) { ($0.text(0) ?? "", $0.text(1) ?? "") }
    }
    return Dictionary(rows ?? [], uniquingKeysWith: { first, _ in first })
  }
}
