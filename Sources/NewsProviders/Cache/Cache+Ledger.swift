import FoundationEssentials
import NewsDomain
import SQLKit

extension Cache {
  /// Counts a request just before it is sent, because it costs the same if it is cancelled or the process ends.
  ///
  /// - Returns: the number to pass to ``close(_:status:)``; `nil` if the request could not be counted.
  func open(_ kind: RequestKind, of account: String, at date: Date) -> Int64? {
    attempt { database in
      try database.transaction {
        try database.run(
          "DELETE FROM request WHERE sent NOT BETWEEN ?1 AND ?2",
          [.date(date.addingTimeInterval(-2 * Quota.window)), .date(date.addingTimeInterval(Self.clockError))])
        try database.run(
          "INSERT INTO request (sent, account, kind) VALUES (?1, ?2, ?3)",
          [.date(date), .text(account), .text(kind.rawValue)])
      }
      return try database.lastKey()
    }
  }

  /// Notes the result of a request.
  ///
  /// - Parameter status: the HTTP status; `nil` if the request was never sent, so that it is no longer counted.
  func close(_ request: Int64?, status: Int?) {
    guard let request else { return }
    attempt { database in
      if let status {
        try database.run("UPDATE request SET status = ?2 WHERE id = ?1", [.integer(request), .integer(Int64(status))])
      } else {
        try database.run("DELETE FROM request WHERE id = ?1", [.integer(request)])
      }
    }
  }

  func quota(of account: String, at now: Date) -> Quota {
    let rows = attempt { database in
      try database.run(
        """
        SELECT kind, count(*), sum(status BETWEEN 200 AND 399), min(sent) FROM request
        WHERE account = ?1 AND sent > ?2 AND sent <= ?3 GROUP BY kind
        """,
        [
          .text(account), .date(now.addingTimeInterval(-Quota.window)),
          .date(now.addingTimeInterval(Self.clockError)),
        ]
      ) { row in
        (
          kind: row.text(0).flatMap(RequestKind.init), sent: Int(row.integer(1)), answered: Int(row.integer(2)),
          first: Date(timeIntervalSince1970: row.real(3))
        )
      }
    }
    var quota = Quota(sent: [:], answered: 0, first: nil)
    for row in rows ?? [] {
      guard let kind = row.kind else { continue }
      quota.sent[kind] = row.sent
      quota.answered += row.answered
      quota.first = min(quota.first ?? row.first, row.first)
    }
    return quota
  }
}
