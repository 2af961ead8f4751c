import FoundationEssentials
import NewsDomain

/// The parts of a day as they come in a text, and the day that they mean.
struct DayParts {
  var year: Int?
  var day: Int?
  /// The week of a year: `2026-W48-3`.
  var week: Int?
  /// The weekday, if it is named in English; 0 for Monday.
  var weekday: Int?
  /// The mark that came last.
  var separator: Unicode.Scalar = " "
  private(set) var month: Int?
  /// Whether the word for the month may be a weekday: `mar.`
  private var isDoubtful = false
  private var numbers: [(value: Int, digits: Int)] = []
  /// The mark between the first two numbers.
  private var mark: Unicode.Scalar = " "

  var isEmpty: Bool { numbers.isEmpty && month == nil && year == nil }

  /// Whether year, month and day are there.
  var isWhole: Bool {
    let hasMonth = month != nil && (!isDoubtful || numbers.contains { $0.digits == 4 })
    let count = numbers.count + (year == nil ? 0 : 1) + (day == nil ? 0 : 1) + (hasMonth ? 1 : 0)
    return count >= 3 || numbers.first.map { $0.digits == 8 } == true || week != nil && count == 2
  }

  /// - Returns: `false` if there are too many numbers.
  mutating func take(_ value: Int, digits: Int) -> Bool {
    if numbers.count == 1 { mark = separator }
    numbers.append((value, digits))
    separator = " "
    return numbers.count <= 3 && digits <= 14
  }

  /// - Returns: `false` if there is another month.
  mutating func take(month: Int, isDoubtful: Bool = false) -> Bool {
    guard self.month == nil || self.isDoubtful else { return false }
    (self.month, self.isDoubtful) = (month, isDoubtful)
    return true
  }

  /// - Parameters:
  ///   - order: decides dates such as `02/03/2026`.
  ///   - isAlone: whether the text has nothing else, so that it may be a month or a year.
  func day(_ order: FeedDateOrder, isAlone: Bool) -> CalendarDay? {
    if let week { return day(ofWeek: week) }
    if let month, !isDoubtful || numbers.count < 3 { return day(of: month, isAlone) }
    if let year, numbers.isEmpty { return isAlone ? CalendarDay(year: year, precision: .year) : nil }
    switch numbers.count {
    case 1: return compact(numbers[0], isAlone)
    case 2: return isAlone ? pair(numbers[0], numbers[1]) : ordinal(numbers[0], numbers[1])
    case 3: return triple(order)
    default: return nil
    }
  }

  /// A day with the month as a word.
  private func day(of month: Int, _ isAlone: Bool) -> CalendarDay? {
    var (year, day, numbers) = (year, day, numbers)
    if year == nil {
      // The year has four digits, or is larger than a day, or comes last.
      let place =
        numbers.firstIndex { $0.digits >= 3 }
        ?? (numbers.count + (day == nil ? 0 : 1) < 2
          ? nil : numbers.firstIndex { $0.value > 31 } ?? numbers.indices.last)
      guard let place else { return nil }
      year = Self.year(numbers.remove(at: place))
    }
    if day == nil, let first = numbers.first { (day, numbers) = (first.value, Array(numbers.dropFirst())) }
    guard let year, numbers.isEmpty else { return nil }
    guard let day else { return isAlone ? CalendarDay(year: year, month: month, precision: .month) : nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// `20261125`, `2026329` or a year.
  private func compact(_ number: (value: Int, digits: Int), _ isAlone: Bool) -> CalendarDay? {
    let value = number.value
    switch number.digits {
    case 8: return CalendarDay(year: value / 10_000, month: value / 100 % 100, day: value % 100)
    case 7: return Self.day(value % 1000, of: value / 1000)
    case 4: return isAlone ? CalendarDay(year: value, precision: .year) : nil
    default: return nil
    }
  }

  /// `2026-11`, `11/2026`, or the day of a year: `2026-329`.
  private func pair(_ one: (value: Int, digits: Int), _ other: (value: Int, digits: Int)) -> CalendarDay? {
    if one.digits == 4, other.digits <= 2 { return CalendarDay(year: one.value, month: other.value, precision: .month) }
    if one.digits <= 2, other.digits == 4 { return CalendarDay(year: other.value, month: one.value, precision: .month) }
    return ordinal(one, other)
  }

  private func ordinal(_ year: (value: Int, digits: Int), _ day: (value: Int, digits: Int)) -> CalendarDay? {
    year.digits == 4 && day.digits == 3 ? Self.day(day.value, of: year.value) : nil
  }

  private func triple(_ order: FeedDateOrder) -> CalendarDay? {
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    if first.digits == 4 || (first.value > 31 && first.digits == 2) {
      guard third.digits <= 2 else { return nil }
      return Self.year(first).map { CalendarDay(year: $0, month: second.value, day: third.value) }
    }
    guard first.digits <= 2, second.digits <= 2, let year = Self.year(third) else { return nil }
    let dayFirst = CalendarDay(year: year, month: second.value, day: first.value)
    let monthFirst = CalendarDay(year: year, month: first.value, day: second.value)
    if first.value > 12 { return dayFirst }
    if second.value > 12 { return monthFirst }
    // If only one of the two is on the weekday that the text names, it is that.
    if let weekday, dayFirst.weekday != monthFirst.weekday {
      if dayFirst.weekday == weekday { return dayFirst }
      if monthFirst.weekday == weekday { return monthFirst }
    }
    return order.isMonthFirst(in: mark) ? monthFirst : dayFirst
  }

  private func day(ofWeek week: Int) -> CalendarDay? {
    guard let year = numbers.first, year.digits == 4, (1...53).contains(week), numbers.count <= 2 else { return nil }
    let weekday = numbers.count == 2 ? numbers[1].value : 1
    guard (1...7).contains(weekday), year.value >= CalendarDay.firstYear else { return nil }
    // The first week has 4 January.
    let fourth = CalendarDay(year: year.value, day: 4)
    guard let days = fourth.days, let distance = fourth.weekday else { return nil }
    let monday = days - distance
    return Self.day(of: monday + (week - 1) * 7 + weekday - 1)
  }

  private static func day(_ number: Int, of year: Int) -> CalendarDay? {
    guard (1...366).contains(number), (CalendarDay.firstYear...9999).contains(year) else { return nil }
    return day(of: Date.days(year, 1, 1) + number - 1)
  }

  private static func day(of days: Int) -> CalendarDay {
    let (year, month, day) = Date.civil(days)
    return CalendarDay(year: year, month: month, day: day)
  }

  /// A year of two or three digits as RFC 2822, section 4.3, has it.
  private static func year(_ number: (value: Int, digits: Int)) -> Int? {
    switch number.digits {
    case 1, 2: number.value < 50 ? 2000 + number.value : 1900 + number.value
    case 3: 1900 + number.value
    case 4: number.value
    default: nil
    }
  }
}
