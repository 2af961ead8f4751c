import FoundationEssentials
import NewsDomain
import SQLiteKit

extension RowNumber {
  /// Whether an article would get a row of the same second again. If not, for example because its date was learned
  /// later, its row has to be told.
  static func isUsual(_ row: Int64, published: Date?, firstSeen: Date) -> Bool {
    row / perSecond == second(of: published, firstSeen: firstSeen)
  }

  /// A row for an imported article.
  ///
  /// - Parameter wanted: the row that it had in another archive. It is used if it is free and its time is not ahead.
  static func free(
    _ wanted: Int64?, for published: Date?, firstSeen: Date, now: Date, in database: Database
  ) throws -> Int64 {
    guard let wanted, wanted >= 0, wanted <= end(of: now.addingTimeInterval(86_400)) else {
      return try free(for: published, now: firstSeen, in: database)
    }
    let isTaken = try !database.run("SELECT 1 FROM article WHERE row = ?1", [.integer(wanted)]).isEmpty
    if !isTaken { return wanted }
    let time = Date(timeIntervalSince1970: Double(wanted / perSecond))
    return try free(for: time, now: time, in: database)
  }

  private static func second(of published: Date?, firstSeen: Date) -> Int64 {
    start(of: min(published ?? firstSeen, firstSeen.addingTimeInterval(86_400))) / perSecond
  }
}
