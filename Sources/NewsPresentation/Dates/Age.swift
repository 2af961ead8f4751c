import FoundationEssentials
import NewsDomain

/// A length of time in its largest unit.
package enum Age: Sendable, Equatable {
  case minutes(Int)
  case hours(Int)
  case days(Int)
  case years(Int)

  init(seconds: TimeInterval) {
    let years = Int(seconds / (365.2425 * 86_400))
    switch seconds {
    case ..<3600: self = .minutes(Int(seconds / 60))
    case ..<86_400: self = .hours(Int(seconds / 3600))
    case _ where years < 1: self = .days(Int(seconds / 86_400))
    default: self = .years(years)
    }
  }

  /// How long ago a moment was. Days are those of the reader's calendar, as in `find --from 2d`: what is two days old came
  /// on the day before yesterday, at whatever hour.
  init(since date: Date, to now: Date) {
    self = Age(seconds: now.timeIntervalSince(date))
    guard case .days = self else { return }
    let (first, last) = (LocalTime(date), LocalTime(now))
    self = .days(
      max(1, Date.days(last.year, last.month, last.day) - Date.days(first.year, first.month, first.day)))
  }
}
