import FoundationEssentials
import NewsDomain
import SQLKit

/// How feeds were read last stands in the rows in which collectors keep what they learned. On a server these rows belong
/// to all collectors, and readers keep their own readings in a file.
extension DatabaseArchive: FeedReadingRepository {
  @discardableResult
  package func note(_ result: FeedReading.Result, of address: String, at now: Date) async -> Bool {
    guard !store.isServer else { return false }
    var isNoted = false
    // A wrong clock would make all of them old.
    let sweeps = !areFeedsSwept && clockCheck.result == .agrees
    keepQuietly {
      try write { database in
        if sweeps { try database.removeFeeds(wantedBefore: now.addingTimeInterval(-Self.feedMemory)) }
        try database.note(result, of: address, at: now)
      }
      if sweeps { areFeedsSwept = true }
      isNoted = true
    }
    return isNoted
  }

  package func readings() async -> [String: NotedReading] {
    let last = clock.now.addingTimeInterval(Self.clockError)
    let readings = readList { try $0.readings() } ?? [:]
    // A later one was stored before the clock was set back.
    return readings.filter { $0.value.askedAt <= last && $0.value.reading.readAt ?? .distantPast <= last }
  }
}

extension ArchiveEngine {
  /// Lets collectors fetch a feed again that was gone for them.
  private static var isThere: String {
    "due = iif(gone IS NULL, due, excluded.due), gone = NULL, failing = NULL, failures = 0"
  }

  fileprivate func note(_ result: FeedReading.Result, of address: String, at now: Date) throws {
    var (values, changes): ([Database.Value], String)
    switch result {
    case .read(let count, let trouble):
      values = [.date(now), .integer(Int64(count)), .text(trouble?.rawValue)]
      changes = "received = excluded.received, count = excluded.count, trouble = excluded.trouble, \(Self.isThere)"
    case .unchanged:
      values = [.date(now), .null, .null]
      let kept = FeedTrouble.allCases.filter(\.isOfContents).map { "'\($0.rawValue)'" }.joined(separator: ", ")
      changes = "received = excluded.received, trouble = iif(trouble IN (\(kept)), trouble, NULL), \(Self.isThere)"
    case .failed(let trouble):
      values = [.null, .null, .text(trouble.rawValue)]
      changes = "trouble = excluded.trouble"
    }
    values += [.text(address), .text(WebLink(address)?.host ?? ""), .date(now), .real(FeedPace.usual)]
    // A collector that has not seen the feed yet fetches it at once.
    try run(
      """
      INSERT INTO collection (received, count, trouble, feed, host, asked, wanted, due, pause, least, failures)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?6, ?7, 0, 0)
      ON CONFLICT (feed) DO UPDATE SET asked = excluded.asked, wanted = excluded.wanted, \(changes)
      """, values)
  }

  fileprivate func readings() throws -> [String: NotedReading] {
    let rows = try run("SELECT feed, asked, received, count, trouble FROM collection WHERE asked IS NOT NULL") { row in
      (
        row.text(0) ?? "",
        NotedReading(
          askedAt: row.date(1) ?? .distantPast,
          reading: FeedReading(
            count: row.isNull(3) ? nil : min(max(0, Int(row.integer(3))), NewsPage.maxTotal), readAt: row.date(2),
            trouble: row.text(4).flatMap(FeedTrouble.init)))
      )
    }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }
}
