import FoundationEssentials
import NewsDomain
import SQLKit

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
