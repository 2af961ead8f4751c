import FoundationEssentials
import NewsDomain
import SQLKit

/// The numbers of the archive's rows: seconds since 1970. They grow with the time of publication, so that the index gives
/// the newest articles first without sorting. Of several articles of one second, the others take rows of the seconds
/// after it: the index keeps the distances between rows, which are small this way.
enum RowNumber {
  /// The times that count, in seconds since 1970; others are moved to the nearest of these.
  private static let times = 0.0...253_402_300_799.0

  /// The row of a moment.
  static func at(_ date: Date) -> Int64 {
    Int64(min(max(date.timeIntervalSince1970.rounded(.down), times.lowerBound), times.upperBound))
  }

  /// Free rows for several articles of a server.
  static func free(for published: [Date?], now: Date, in database: Database) throws -> [Int64] {
    let latest = now.addingTimeInterval(86_400)
    let starts = published.map { at(min($0 ?? now, latest)) }
    var taken: Set<Int64> = []
    var rows = [Int64](repeating: -1, count: starts.count)
    var open = Array(starts.indices)
    var step: Int64 = 0
    // Nearly all articles have their place in the first or the second try.
    while !open.isEmpty {
      let wanted = open.flatMap { index in (0..<max(1, step)).map { starts[index] + step + $0 } }
      taken.formUnion(
        try database.run("SELECT row FROM item WHERE row = ANY (?1)", [.integers(wanted)]) { $0.integer(0) })
      open.removeAll { index in
        guard let row = (0..<max(1, step)).lazy.map({ starts[index] + step + $0 }).first(where: { !taken.contains($0) })
        else { return false }
        rows[index] = row
        return taken.insert(row).inserted
      }
      step = step == 0 ? 1 : step * 2
    }
    return rows
  }

  /// A free row for an article.
  ///
  /// - Parameter now: the time of an article without a date. It also limits dates, which may be wrong: one in the far
  ///   future would stay on top of all lists.
  static func free(for published: Date?, now: Date, in database: Database) throws -> Int64 {
    let start = at(min(published ?? now, now.addingTimeInterval(86_400)))
    var width: Int64 = 1
    while true {
      let next =
        try database.run(
          "SELECT max(row) + 1 FROM \(database.articleTable) WHERE row BETWEEN ?1 AND ?2",
          [.integer(start), .integer(start + width - 1)]
        ) { $0.isNull(0) ? start : $0.integer(0) }.first ?? start
      if next < start + width { return next }
      width *= 4
    }
  }
}
