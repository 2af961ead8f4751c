import NewsDomain
import NewsPresentation

/// Reads a number of days.
enum DayCount {
  /// - Parameter text: `7`, `7d` or, in French, `7j`.
  /// - Throws: `ShellError.value(.notADayCount)`.
  static func read(_ text: String, in limits: ClosedRange<Int>) throws -> Int {
    let hasUnit = text.last.map { ChoiceName.daysAgo.isMeant(by: String($0)) } ?? false
    guard let count = Int(hasUnit ? text.dropLast() : text[...]), limits.contains(count) else {
      throw ShellError.value(.notADayCount(text, from: limits.lowerBound, to: limits.upperBound))
    }
    return count
  }
}
