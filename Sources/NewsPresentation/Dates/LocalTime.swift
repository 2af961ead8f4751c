import FoundationEssentials
import Glibc

/// A moment on the reader's clock. It is computed by the C library, which reads `TZ` and the time zone files, unlike
/// FoundationEssentials.
package struct LocalTime: Sendable {
  package let year: Int
  /// From 1 for January.
  package let month: Int
  package let day: Int
  package let hour: Int
  package let minute: Int

  package init(_ date: Date) {
    // Limited to what the C library can represent, some 30 million years.
    var seconds = time_t(min(max(date.timeIntervalSince1970.rounded(.down), -1e15), 1e15))
    var fields = tm()
    localtime_r(&seconds, &fields)
    year = Int(fields.tm_year) + 1900
    month = Int(fields.tm_mon) + 1
    day = Int(fields.tm_mday)
    hour = Int(fields.tm_hour)
    minute = Int(fields.tm_min)
  }

  /// How close a day is to today.
  package enum Nearness: Sendable {
    case today
    case yesterday
    case other
  }

  package func isSameDay(as other: LocalTime) -> Bool {
    (year, month, day) == (other.year, other.month, other.day)
  }

  /// The time of day, such as `09:05`.
  package var clock: String {
    (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }
}
