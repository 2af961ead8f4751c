import FoundationEssentials

extension Date {
  /// Reads an ISO 8601 time as providers write it: `2021-01-17T19:27:00.5+01:00`, also with a space instead of `T` or a
  /// comma instead of the point. Without a time it is the beginning of the day; without a zone it is in UTC.
  ///
  /// - Returns: `nil` if the text is not such a date. An article with a bad date is kept, without the date.
  package init?(iso8601 text: String) {
    var scanner = DateScanner(text.trimmed)
    guard let year = scanner.number(of: 4), scanner.take("-"), let month = scanner.number(of: 2), scanner.take("-"),
      let day = scanner.number(of: 2), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var seconds = Self.days(year, month, day) * 86_400
    var fraction = 0.0
    if scanner.take("T") || scanner.take("t") || scanner.take(" ") {
      guard let hour = scanner.number(of: 2), scanner.take(":"), let minute = scanner.number(of: 2),
        hour <= 24, minute <= 59
      else { return nil }
      seconds += hour * 3600 + minute * 60
      if scanner.take(":") {
        guard let second = scanner.number(of: 2), second <= 60 else { return nil }
        seconds += second
        fraction = scanner.fraction()
      }
      _ = scanner.take(" ")
      guard let offset = scanner.zone() else { return nil }
      seconds -= offset
    }
    guard scanner.isAtEnd else { return nil }
    self.init(timeIntervalSince1970: Double(seconds) + fraction)
  }

  /// The time in UTC and whole seconds: `2026-11-21T08:00:00Z`.
  package var iso8601: String {
    // Written without Foundation's format style, which takes fifty times as long; a list has many dates.
    let seconds = Int(min(max(timeIntervalSince1970, -1e11), 1e11).rounded(.down))
    let day = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (days, time) = day.remainder < 0 ? (day.quotient - 1, day.remainder + 86_400) : day
    let (year, month, date) = Self.civil(days)
    guard (0...9999).contains(year) else { return formatted(.iso8601) }
    return String(unsafeUninitializedCapacity: 20) { text in
      func put(_ number: Int, _ digits: Int, at place: Int) {
        var number = number
        for index in stride(from: place + digits - 1, through: place, by: -1) {
          text[index] = UInt8(ascii: "0") + UInt8(number % 10)
          number /= 10
        }
      }
      put(year, 4, at: 0)
      put(month, 2, at: 5)
      put(date, 2, at: 8)
      put(time / 3600, 2, at: 11)
      put(time / 60 % 60, 2, at: 14)
      put(time % 60, 2, at: 17)
      for (mark, place) in [(UInt8(ascii: "-"), 4), (UInt8(ascii: "-"), 7), (UInt8(ascii: "T"), 10)] {
        text[place] = mark
      }
      for (mark, place) in [(UInt8(ascii: ":"), 13), (UInt8(ascii: ":"), 16), (UInt8(ascii: "Z"), 19)] {
        text[place] = mark
      }
      return 20
    }
  }

  /// The date of the Gregorian calendar this many days after 1 January 1970. The calendar repeats after 400 years,
  /// which have 146,097 days. Years begin in March here, so that 29 February is the last day of a year.
  package static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let cycle = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfCycle = shifted - cycle * 146_097
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
  /// The number of days from 1 January 1970 to a date of the Gregorian calendar: the reverse of ``civil(_:)``. The 31st
  /// of a month with 30 days counts as the first of the next month.
  package static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let yearFromMarch = month > 2 ? year : year - 1
    let cycle = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfCycle = yearFromMarch - cycle * 400
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
  }
}

extension DateScanner {
  /// Reads the part of a second after a point or comma; 0 if there is none.
  fileprivate mutating func fraction() -> Double {
    guard take(".") || take(",") else { return 0 }
    var value = 0.0
    var unit = 0.1
    while let digit = number(of: 1) {
      value += Double(digit) * unit
      unit /= 10
    }
    return value
  }

  /// Reads a zone and returns its offset from UTC in seconds, east positive; `nil` if it is not a zone.
  fileprivate mutating func zone() -> Int? {
    if isAtEnd || take("Z") || take("z") { return 0 }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign != 0 else {
      let name = String(Substring(rest))
      rest = rest.dropFirst(rest.count)
      return ["UTC", "GMT", "UT"].contains(name) ? 0 : nil
    }
    guard let hours = number(of: 2), hours <= 24 else { return nil }
    _ = take(":")
    return sign * (hours * 3600 + (number(of: 2) ?? 0) * 60)
  }
}
