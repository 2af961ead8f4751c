/// Finds the days on which something is in far more headlines than usual.
///
/// With `c` headlines of `t` in all on a day, and `C` of `T` on the usual days around it:
///
///     expected = (C + 0.5) / T × t                                headlines
///     variance = expected × (1 + t / T) + (0.1 × expected)²       headlines²
///     score    = (c - expected) / max(1, √variance)               standard deviations
///
/// The first part of the variance is due to chance (Poisson's, and the uncertainty from few usual days); the second
/// part is how much interest varies from day to day. Weekly events are expected too: `expected` is at least the lowest
/// share of the same weekday in other weeks, if there are two of them. Usual days are those at most two standard
/// deviations above what the others expect, so that bursts do not raise what is usual.
///
/// A day without any headlines is unknown: it neither counts as usual nor is a burst.
package struct FindBursts: Sendable {
  /// A day compared with the usual days.
  package struct Day: Sendable, Equatable {
    /// How many headlines were to be expected; 0 if unknown.
    package let expected: Double
    /// By how many standard deviations there are more.
    package let score: Double
    package let isBurst: Bool

    static let unknown = Day(expected: 0, score: 0, isBurst: false)
  }

  /// How many standard deviations above the expected number a usual day can be.
  private static let usual = 2.0
  /// How much interest varies from day to day, as a share of the expected number.
  private static let sway = 0.1
  /// Added to the headlines of the usual days, as something that never occurred may just be rare.
  private static let prior = 0.5
  /// In practice three are enough.
  private static let maxPasses = 8
  private static let week = 7

  private let limit: Double
  private let least: Int

  /// - Parameters:
  ///   - limit: the lowest score of a burst.
  ///   - least: the fewest headlines of a burst.
  package init(limit: Double = 4, least: Int = 3) {
    self.limit = limit
    self.least = least
  }

  /// Compares each day with the usual ones, in time proportional to the number of days.
  ///
  /// - Parameters:
  ///   - counts: the matching headlines of each day, oldest day first.
  ///   - totals: all headlines of each day; 0 if none were fetched.
  package func callAsFunction(_ counts: [Int], of totals: [Int]) -> [Day] {
    let days = zip(counts, totals).map { count, total in
      (count: Double(max(0, count)), total: Double(max(0, count, total)))
    }
    let weekly = Self.weekly(days)
    var isUsual = days.map { $0.total > 0 }
    var found = days.map { _ in Day.unknown }
    for _ in 0..<Self.maxPasses {
      var (told, all) = (0.0, 0.0)
      for (day, isUsual) in zip(days, isUsual) where isUsual {
        told += day.count
        all += day.total
      }
      var next = isUsual
      for (index, day) in days.enumerated() where day.total > 0 {
        let others = isUsual[index] ? (told: told - day.count, all: all - day.total) : (told: told, all: all)
        guard others.all > 0 else {
          found[index] = .unknown
          continue
        }
        let expected = (others.told + Self.prior) / others.all * day.total
        let doubt = expected * (1 + day.total / others.all)
        next[index] = Self.score(day.count, expected, doubt) <= Self.usual
        let least = max(expected, weekly[index] * day.total)
        let score = Self.score(day.count, least, max(doubt, least))
        found[index] = Day(
          expected: least, score: score, isBurst: score >= limit && day.count >= Double(self.least))
      }
      if next == isUsual { break }
      isUsual = next
    }
    return found
  }

  private static func score(_ count: Double, _ expected: Double, _ variance: Double) -> Double {
    let swaying = sway * expected
    return (count - expected) / max(1, (variance + swaying * swaying).squareRoot())
  }

  /// For each day the lowest share on the same weekday of other weeks; 0 with fewer than two of them.
  private static func weekly(_ days: [(count: Double, total: Double)]) -> [Double] {
    var lowest = [(count: Int, first: Double, second: Double)](
      repeating: (0, .infinity, .infinity), count: week)
    for (index, day) in days.enumerated() where day.total > 0 {
      let share = day.count / day.total
      lowest[index % week].count += 1
      if share < lowest[index % week].first {
        lowest[index % week].second = lowest[index % week].first
        lowest[index % week].first = share
      } else {
        lowest[index % week].second = min(lowest[index % week].second, share)
      }
    }
    return days.enumerated().map { index, day in
      let (count, first, second) = lowest[index % week]
      guard day.total > 0, count > 2 else { return 0 }
      return day.count / day.total == first ? second : first
    }
  }
}
