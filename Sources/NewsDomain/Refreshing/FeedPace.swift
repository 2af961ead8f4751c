import FoundationEssentials

/// How often the server of a feed allows requests.
package struct FeedPace: Sendable, Equatable {
  /// The least time between two requests, in seconds: the longer of the `max-age` of HTTP's `Cache-Control` and RSS's
  /// `ttl`.
  package var least: TimeInterval
  /// The hours of the day in UTC in which nothing new is published (RSS's `skipHours`).
  package var skippedHours: Set<Int>
  /// The days of the week in UTC in which nothing new is published (RSS's `skipDays`); 0 is Sunday.
  package var skippedDays: Set<Int>

  package init(least: TimeInterval = 0, skippedHours: Set<Int> = [], skippedDays: Set<Int> = []) {
    self.least = least
    self.skippedHours = skippedHours
    self.skippedDays = skippedDays
  }

  /// The shortest and the longest time between two requests of one feed, in seconds.
  package static let limits: ClosedRange<TimeInterval> = 60...86_400
  /// The time between two requests of a feed of which nothing is known yet, in seconds.
  package static let usual: TimeInterval = 15 * 60

  /// The earliest time from `time` on that is outside the skipped hours and days; `time` itself if all are skipped.
  func firstTime(from time: Date) -> Date {
    guard !skippedHours.isEmpty || !skippedDays.isEmpty else { return time }
    var hour = (time.timeIntervalSince1970 / 3600).rounded(.down)
    for number in 0..<(7 * 24) {
      // 1 January 1970 was a Thursday.
      let day = (Int(hour / 24) + 4) % 7
      if !skippedHours.contains(Int(hour) % 24), !skippedDays.contains(day) {
        return number == 0 ? time : Date(timeIntervalSince1970: hour * 3600)
      }
      hour += 1
    }
    return time
  }

  /// The time between two requests that fits the last responses, in seconds.
  ///
  /// If there were new articles, the time approaches the interval in which one of them appeared, as the geometric mean
  /// of both; if there were none, it grows by half.
  ///
  /// - Parameters:
  ///   - pause: the previous time.
  ///   - new: the number of new articles in the last response.
  ///   - elapsed: the seconds between the last two requests; `nil` if it was the first one.
  static func learned(from pause: TimeInterval, new: Int, elapsed: TimeInterval?) -> TimeInterval {
    // All articles of a first response are new, so it says nothing about the pace.
    guard let elapsed, elapsed > 0 else { return pause }
    let next = new > 0 ? (pause * min(elapsed, limits.upperBound) / Double(new)).squareRoot() : pause * 1.5
    return min(max(next, limits.lowerBound), limits.upperBound)
  }
}

extension FeedPace {
  /// The skipped hours and days as one text, such as `0,1,2;0,6`; `nil` if there are none.
  package var skipped: String? {
    guard !skippedHours.isEmpty || !skippedDays.isEmpty else { return nil }
    return [skippedHours, skippedDays].map { $0.sorted().map(String.init).joined(separator: ",") }.joined(
      separator: ";")
  }

  /// - Parameter skipped: a text from ``skipped``.
  package init(least: TimeInterval, skipped: String?) {
    let parts = (skipped ?? "").split(at: ";", omittingEmptySubsequences: false).map { part in
      Set(part.split(at: ",").compactMap { Int($0) })
    }
    self.init(least: least, skippedHours: parts.first ?? [], skippedDays: parts.count > 1 ? parts[1] : [])
  }
}
