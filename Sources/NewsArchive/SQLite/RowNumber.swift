import FoundationEssentials
import NewsDomain
import SQLiteKit

/// The numbers of the archive's rows. They grow with the time of publication, so that the index gives the newest
/// articles first without sorting.
enum RowNumber {
  /// The articles that can be published in the same second; more of them spill into the next one.
  static let perSecond: Int64 = 1 << 10
  /// The times that count, in seconds since 1970; others are moved to the nearest of these.
  private static let times = 0.0...253_402_300_799.0

  /// The number of the first row of a second.
  static func start(of date: Date) -> Int64 {
    Int64(min(max(date.timeIntervalSince1970.rounded(.down), times.lowerBound), times.upperBound)) * perSecond
  }

  /// The number of the last row of a second.
  static func end(of date: Date) -> Int64 { start(of: date) + perSecond - 1 }

  /// A free row for an article.
  ///
  /// - Parameter now: the time of an article without a date. It also limits dates, which may be wrong: one in the far
  ///   future would stay on top of all lists.
  static func free(for published: Date?, now: Date, in database: Database) throws -> Int64 {
    var start = start(of: min(published ?? now, now.addingTimeInterval(86_400)))
    while true {
      let next =
        try database.run(
          "SELECT max(row) + 1 FROM article WHERE row BETWEEN ?1 AND ?2",
          [.integer(start), .integer(start + perSecond - 1)]
        ) { $0.isNull(0) ? start : $0.integer(0) }.first ?? start
      if next < start + perSecond { return next }
      start += perSecond
    }
  }
}
