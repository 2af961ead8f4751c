import FoundationEssentials
import NewsDomain

/// A day of the Gregorian calendar, or the beginning of a month or year.
struct CalendarDay: Equatable {
  var year: Int
  var month = 1
  var day = 1
  /// How much of it the text names.
  var precision = Precision.day

  enum Precision {
    case year
    case month
    case day
  }

  static let firstYear = Article.firstYear

  /// The days since 1970; `nil` if it is not in the calendar. The 31st of a month with 30 days counts as the first of
  /// the next.
  var days: Int? {
    guard (Self.firstYear...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    return Date.days(year, month, day)
  }

  /// 0 for Monday.
  var weekday: Int? {
    // 1 January 1970 was a Thursday.
    days.map { (($0 + 3) % 7 + 7) % 7 }
  }

  /// The days of the month or year, if the text names no day; otherwise 0.
  var span: Int {
    switch precision {
    case .day: 0
    case .month: (month == 12 ? Date.days(year + 1, 1, 1) : Date.days(year, month + 1, 1)) - Date.days(year, month, 1)
    case .year: Date.days(year + 1, 1, 1) - Date.days(year, 1, 1)
    }
  }
}
