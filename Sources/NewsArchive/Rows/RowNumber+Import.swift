import FoundationEssentials
import NewsDomain
import SQLKit

extension RowNumber {
  /// How far ahead an article may be dated, in seconds.
  static let longestAhead = 86_400.0

  /// Whether the row of an article follows from its times. It does not if another article had that row, or if its date
  /// was learned later.
  static func isUsual(_ row: Int64, published: Date?, firstSeen: Date) -> Bool {
    row == at(min(published ?? firstSeen, firstSeen.addingTimeInterval(longestAhead)))
  }

  /// A row for an imported article.
  ///
  /// - Parameter wanted: the row that it had in another archive. It is used if it is free and its time is not ahead.
  static func free(
    _ wanted: Int64?, for published: Date?, firstSeen: Date, now: Date, in database: any ArchiveEngine
  ) throws -> Int64 {
    guard let wanted, wanted >= 0, wanted <= at(now.addingTimeInterval(2 * longestAhead)) else {
      return try free(for: published, now: firstSeen, in: database)
    }
    let isTaken = try !database.run("SELECT 1 FROM \(database.dialect.articles) WHERE row = ?1", [.integer(wanted)])
      .isEmpty
    if !isTaken { return wanted }
    let time = Date(timeIntervalSince1970: Double(wanted))
    return try free(for: time, now: time, in: database)
  }
}
