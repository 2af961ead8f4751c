import CLibcurl
import NewsDomain

/// Reads dates as feeds write them: RFC 822 and its successors, RFC 3339, ISO 8601, and formats close to these.
enum FeedDate {
  /// - Returns: `nil` if the text is not a date.
  static func date(_ text: String) -> Date? {
    let text = text.trimmed
    guard text.utf8.count <= 80 else { return nil }
    return iso(text) ?? usualMail(text) ?? mail(text)
  }

  /// Reads the form that nearly all feeds use: `Sat, 21 Nov 2026 08:00:00 +0100` (RFC 822 and 2822), with or without
  /// weekday and seconds. It is read here so that showing stored news does not load libcurl.
  private static func usualMail(_ text: String) -> Date? {
    var digits = Digits(text.utf8)
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
      // The offset may be hours alone, or hours and minutes; libcurl expects four digits.
      let hours = digits.count <= 2 ? digits + "00" : String(digits)
      return String(sign) + String(repeating: "0", count: max(0, 4 - hours.count)) + hours
    }.joined(separator: " ")
  }

  private static let months: Set<String> = [
    "january", "february", "march", "april", "june", "july", "august", "september", "october", "november",
    "december", "sept",
  ]

  /// Reads `2021-01-17T19:27:00.5+01:00` and shortened forms: a day alone is midnight, and without a zone it is UTC.
  private static func iso(_ text: String) -> Date? {
    var digits = Digits(text.utf8)
    guard let year = digits.number(of: 4), digits.take("-"), let month = digits.number(of: 2), digits.take("-"),
      let day = digits.number(of: 2), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    var time = tm()
    (time.tm_year, time.tm_mon, time.tm_mday) = (Int32(year - 1900), Int32(month - 1), Int32(day))
    var fraction = 0.0
    var offset = 0
    if digits.take("T") || digits.take("t") || digits.take(" ") {
      guard let hour = digits.number(of: 2), digits.take(":"), let minute = digits.number(of: 2),
        hour <= 24, minute <= 59
      else { return nil }
      (time.tm_hour, time.tm_min) = (Int32(hour), Int32(minute))
      if digits.take(":") {
        guard let second = digits.number(of: 2), second <= 60 else { return nil }
        time.tm_sec = Int32(second)
        fraction = digits.fraction()
      }
      _ = digits.take(" ")
      guard let zone = digits.zone() else { return nil }
      offset = zone
    }
    guard digits.isAtEnd else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(timegm(&time) - offset) + fraction)
  }
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

/// Reads a date piece by piece.
private struct Digits {
  private var rest: Substring.UTF8View

  init(_ text: String.UTF8View) {
    rest = text[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(of count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads the fraction of a second after a point or comma; 0 if there is none.
  mutating func fraction() -> Double {
    guard take(".") || take(",") else { return 0 }
    var value = 0.0
    var unit = 0.1
    while let digit = number(of: 1) {
      value += Double(digit) * unit
      unit /= 10
    }
    return value
  }

  /// Reads a zone as seconds east of Greenwich; `nil` if it is not a zone.
  mutating func zone() -> Int? {
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

  /// Skips a weekday such as `Sat, `, if there is one.
  mutating func skipWeekday() {
    let start = rest.prefix(5)
    guard start.count == 5, start.dropFirst(3).elementsEqual(", ".utf8),
      Self.weekdays.contains(String(Substring(start.prefix(3))))
    else { return }
    rest = rest.dropFirst(5)
  }

  private static let weekdays: Set = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// Reads a day of one or two digits and the space after it.
  mutating func day() -> Int? {
    let count = rest.dropFirst().first == UInt8(ascii: " ") ? 1 : 2
    guard let day = number(of: count), take(" ") else { return nil }
    return day
  }

  /// Reads a month by its three letters, and the space after them. Counted from 0.
  mutating func month() -> Int? {
    let name = String(Substring(rest.prefix(3)))
    guard let month = Self.months.firstIndex(of: name) else { return nil }
    rest = rest.dropFirst(3)
    return take(" ") ? month : nil
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Reads a zone as seconds east of Greenwich: `GMT`, `UTC`, `Z` or `+0100`.
  mutating func mailZone() -> Int? {
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
