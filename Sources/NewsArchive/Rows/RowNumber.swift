import FoundationEssentials
import NewsDomain
import SQLKit

/// The numbers of the archive's rows: seconds since 1970. They grow with the time of publication, so that the index
/// gives the newest articles first without sorting. If several articles have the same second, the others take rows of
/// the seconds after it: the index stores the distances between rows, which are small this way.
package enum RowNumber {
  /// The valid times, in seconds since 1970; others are moved to the nearest of these.
  private static let times = 0.0...253_402_300_799.0

  /// The row for a moment.
  package static func at(_ date: Date) -> Int64 {
    Int64(min(max(date.timeIntervalSince1970.rounded(.down), times.lowerBound), times.upperBound))
  }

  /// The row that an article gets if it is free.
  ///
  /// - Parameter now: the time of an article without a date. It also limits dates, which may be wrong: one in the far
  ///   future would stay on top of all lists.
  static func start(for published: Date?, now: Date) -> Int64 {
    at(min(published ?? now, now.addingTimeInterval(longestAhead)))
  }

  /// Free rows for several articles.
  ///
  /// - Parameter starts: the rows that they get if these are free.
  static func free(from starts: [Int64], in database: any ArchiveEngine) throws -> [Int64] {
    var taken = Set(
      try database.run(
        "SELECT row FROM \(database.dialect.rows) WHERE row \(database.isOne(of: "?1"))",
        [.integers(Array(Set(starts)))]
      ) { $0.integer(0) })
    var rows = starts
    var waiting: [Int64: [Int]] = [:]
    // Nearly all articles differ in their second; those without a date all have the same.
    for (index, start) in starts.enumerated() where !taken.insert(start).inserted {
      waiting[start, default: []].append(index)
    }
    for (start, indices) in waiting.sorted(by: { $0.key < $1.key }) {
      var rest = indices[...]
      var width = Int64(indices.count)
      while !rest.isEmpty {
        width *= 4
        let last = try database.run(
          "SELECT max(row) FROM \(database.dialect.rows) WHERE row BETWEEN ?1 AND ?2",
          [.integer(start), .integer(start + width - 1)]
        ) { $0.isNull(0) ? start - 1 : $0.integer(0) }.first
        for row in stride(from: (last ?? start - 1) + 1, to: start + width, by: 1) {
          guard let index = rest.first else { break }
          guard taken.insert(row).inserted else { continue }
          rows[index] = row
          rest.removeFirst()
        }
      }
    }
    return rows
  }
}

extension RowNumber {
  /// How far ahead an article may be dated, in seconds.
  static let longestAhead = Article.longestAhead

  /// Whether the row of an article can be derived from its times. It cannot if another article had that row, or if its
  /// date became known later.
  static func isUsual(_ row: Int64, published: Date?, firstSeen: Date) -> Bool {
    row == at(min(published ?? firstSeen, firstSeen.addingTimeInterval(longestAhead)))
  }

  /// The row that an imported article gets if it is free.
  ///
  /// - Parameter wanted: the row that it had in another archive. It is used if its time is not in the future.
  static func start(_ wanted: Int64?, for published: Date?, firstSeen: Date, now: Date) -> Int64 {
    guard let wanted, wanted >= 0, wanted <= at(now.addingTimeInterval(2 * longestAhead)) else {
      return start(for: published, now: firstSeen)
    }
    return wanted
  }
}
