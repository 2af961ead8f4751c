import CLibcurl
import FoundationEssentials
import Glibc
import NewsDomain

/// Reads dates as feeds write them: RFC 822 and its successors, RFC 3339, ISO 8601, and formats close to these.
enum FeedDate {
  /// - Returns: `nil` if the text is not a date.
  static func date(_ text: String) -> Date? {
    let text = text.trimmed
    guard text.utf8.count <= 80 else { return nil }
    return usualMail(text) ?? Date(iso8601: text) ?? mail(text)
  }

  /// Reads the form that nearly all feeds use: `Sat, 21 Nov 2026 08:00:00 +0100` (RFC 822 and 2822), with or without
  /// weekday and seconds. It is read here so that showing stored news does not load libcurl.
  private static func usualMail(_ text: String) -> Date? {
    var digits = DateScanner(text)
    digits.skipWeekday()
    guard let day = digits.day(), let month = digits.month(), let year = digits.number(of: 4), digits.take(" "),
      let hour = digits.number(of: 2), digits.take(":"), let minute = digits.number(of: 2),
      (1...31).contains(day), hour <= 23, minute <= 59,
      // The Gregorian calendar begins in 1582; some feeds write the year 1 if they have no date.
      year >= 1583
    else { return nil }
    var second = 0
    if digits.take(":") {
      guard let number = digits.number(of: 2), number <= 59 else { return nil }
      second = number
    }
    guard digits.take(" "), let offset = digits.mailZone(), digits.isAtEnd else { return nil }
    var time = tm()
    (time.tm_year, time.tm_mon, time.tm_mday) = (Int32(year - 1900), Int32(month), Int32(day))
    (time.tm_hour, time.tm_min, time.tm_sec) = (Int32(hour), Int32(minute), Int32(second))
    return Date(timeIntervalSince1970: TimeInterval(timegm(&time) - offset))
  }

  /// Reads the dates of mail and HTTP in all their variants, using libcurl.
  private static func mail(_ text: String) -> Date? {
    let seconds = supernews_curl_getdate(text, nil)
    // libcurl ignores an offset that follows a zone's name, as in `GMT+2`, so such dates are rewritten first.
    if seconds != -1, !text.hasDistance { return Date(timeIntervalSince1970: TimeInterval(seconds)) }
    let mended = supernews_curl_getdate(words(text), nil)
    return mended == -1 ? nil : Date(timeIntervalSince1970: TimeInterval(mended))
  }

  /// Rewrites a date for libcurl: months as three letters, and an offset as `+0100` without a zone name before it
  /// (`GMT+01:00`).
  private static func words(_ text: String) -> String {
    text.split(separator: " ").map { word -> String in
      let letters = word.prefix(while: \.isLetter)
      if letters.count > 3, months.contains(letters.lowercased()) {
        return String(letters.prefix(3)) + word[letters.endIndex...]
      }
      let zone = letters == "GMT" || letters == "UTC" ? word[letters.endIndex...] : word
      guard let sign = zone.first, sign == "+" || sign == "-" else { return String(word) }
      let digits = zone.dropFirst().filter { $0 != ":" }
      // The offset may be just hours, or hours and minutes; libcurl expects four digits.
      let hours = digits.count <= 2 ? digits + "00" : String(digits)
      return String(sign) + String(repeating: "0", count: max(0, 4 - hours.count)) + hours
    }.joined(separator: " ")
  }

  private static let months: Set<String> = [
    "january", "february", "march", "april", "june", "july", "august", "september", "october", "november",
    "december", "sept",
  ]
}

extension String {
  /// Whether a plus or minus sign follows a zone's name: `GMT+2`.
  fileprivate var hasDistance: Bool {
    zip(utf8, utf8.dropFirst()).contains { before, sign in
      (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"))
        && (before == UInt8(ascii: "T") || before == UInt8(ascii: "C"))
    }
  }
}

extension DateScanner {
  /// Skips a weekday such as `Sat, `, if there is one.
  fileprivate mutating func skipWeekday() {
    let start = rest.prefix(5)
    guard start.count == 5, start.dropFirst(3).elementsEqual(", ".utf8),
      Self.weekdays.contains(String(Substring(start.prefix(3))))
    else { return }
    rest = rest.dropFirst(5)
  }

  private static let weekdays: Set = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// Reads a day of one or two digits, and the space after it.
  fileprivate mutating func day() -> Int? {
    let count = rest.dropFirst().first == UInt8(ascii: " ") ? 1 : 2
    guard let day = number(of: count), take(" ") else { return nil }
    return day
  }

  /// Reads a month of three letters, and the space after it. January is 0.
  fileprivate mutating func month() -> Int? {
    let name = String(Substring(rest.prefix(3)))
    guard let month = Self.months.firstIndex(of: name) else { return nil }
    rest = rest.dropFirst(3)
    return take(" ") ? month : nil
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads a zone such as `GMT`, `UTC`, `Z` or `+0100`, and returns its offset from UTC in seconds, east positive.
  fileprivate mutating func mailZone() -> Int? {
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign == 0 else {
      guard let hours = number(of: 2), let minutes = number(of: 2), hours <= 23, hours * 60 + minutes <= 14 * 60,
        minutes <= 59
      else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }
    let name = String(Substring(rest))
    rest = rest.dropFirst(rest.count)
    return ["GMT", "UTC", "UT", "Z"].contains(name) ? 0 : nil
  }
}
