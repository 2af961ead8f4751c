import NewsDomain

extension Date {
  /// `2026-11-21T08:00:00Z`
  package var iso8601: String {
    // By hand: Foundation's style takes fifty times as long, and lists have many.
    let seconds = Int(min(max(timeIntervalSince1970, -1e11), 1e11).rounded(.down))
    let day = seconds.quotientAndRemainder(dividingBy: 86_400)
    let (days, time) = day.remainder < 0 ? (day.quotient - 1, day.remainder + 86_400) : day
    guard let (year, month, date) = Self.civil(days), (0...9999).contains(year) else { return formatted(.iso8601) }
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

  /// The day of the Gregorian calendar so many days after 1 January 1970: a cycle of 400 years has 146,097, and a year
  /// is taken to begin in March, so that the day of a leap year comes last.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int)? {
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
}
