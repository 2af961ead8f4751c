import FoundationEssentials
import NewsDomain

/// Reads the two forms that nearly all feeds use, without allocating memory: `Sat, 21 Nov 2026 08:00:00 +0100` (RFC 822
/// and 2822), with or without weekday and seconds, and `2026-11-21T08:00:00+01:00` (RFC 3339).
struct UsualDate {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var end: Int

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    end = bytes.count
    while place < end, Self.isBlank(bytes[place]) { place += 1 }
    while end > place, Self.isBlank(bytes[end - 1]) { end -= 1 }
  }

  /// - Returns: the seconds since 1970; `nil` if the text has another form.
  static func seconds(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard bytes.count <= 80 else { return nil }
    var date = UsualDate(bytes)
    guard date.end - date.place >= 16 else { return nil }
    return bytes[date.place + 4] == UInt8(ascii: "-") ? date.standard() : date.mail()
  }

  private mutating func mail() -> Double? {
    if bytes[place + 3] == UInt8(ascii: ",") {
      guard isWeekday, bytes[place + 4] == UInt8(ascii: " ") else { return nil }
      place += 5
    }
    guard let day = number(of: bytes[place + 1] == UInt8(ascii: " ") ? 1 : 2), take(" "), let month = month(),
      take(" "), let year = number(of: 4), take(" "), let hour = number(of: 2), take(":"), let minute = number(of: 2),
      (1...31).contains(day), hour <= 23, minute <= 59, year >= CalendarDay.firstYear
    else { return nil }
    var second = 0
    if take(":") {
      guard let number = number(of: 2), number <= 59 else { return nil }
      second = number
    }
    guard take(" "), let offset = zone(), place == end else { return nil }
    return Double(Date.days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset)
  }

  private mutating func standard() -> Double? {
    guard let year = number(of: 4), take("-"), let month = number(of: 2), take("-"), let day = number(of: 2),
      take("T"), let hour = number(of: 2), take(":"), let minute = number(of: 2), take(":"),
      let second = number(of: 2), (1...12).contains(month), (1...31).contains(day), hour <= 23, minute <= 59,
      second <= 59, year >= CalendarDay.firstYear
    else { return nil }
    let fraction = take(".") ? fraction() : 0
    guard let offset = zone(), place == end else { return nil }
    return Double(Date.days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset) + fraction
  }

  /// Reads a zone and returns its offset from UTC in seconds, east positive.
  private mutating func zone() -> Int? {
    guard place < end else { return nil }
    let sign = take("+") ? 1 : take("-") ? -1 : 0
    guard sign == 0 else {
      guard let hours = number(of: 2), take(":") || true, let minutes = number(of: 2) else { return nil }
      return DateZone.offset(hours: hours, minutes: minutes).map { sign * $0 }
    }
    defer { place = end }
    switch (end - place, bytes[place]) {
    case (1, UInt8(ascii: "Z")): return 0
    case (3, UInt8(ascii: "G")) where bytes[place + 1] == UInt8(ascii: "M") && bytes[place + 2] == UInt8(ascii: "T"):
      return 0
    case (3, UInt8(ascii: "U")) where bytes[place + 1] == UInt8(ascii: "T") && bytes[place + 2] == UInt8(ascii: "C"):
      return 0
    default: return nil
    }
  }

  private mutating func fraction() -> Double {
    var (value, unit) = (0.0, 0.1)
    while let digit = number(of: 1) {
      value += Double(digit) * unit
      unit /= 10
    }
    return value
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard place < end, bytes[place] == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func number(of count: Int) -> Int? {
    guard place + count <= end else { return nil }
    var number = 0
    for byte in bytes[place..<(place + count)] {
      guard byte &- 0x30 <= 9 else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    place += count
    return number
  }

  /// The next three letters as a number.
  private var word: UInt32? {
    guard place + 3 <= end else { return nil }
    return UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
  }

  /// Reads a month such as `Nov`, counted from 1.
  private mutating func month() -> Int? {
    guard let word, let month = Self.months.firstIndex(of: word) else { return nil }
    place += 3
    return month + 1
  }

  private var isWeekday: Bool { word.map(Self.weekdays.contains) ?? false }

  private static let months = words("JanFebMarAprMayJunJulAugSepOctNovDec")
  private static let weekdays = words("MonTueWedThuFriSatSun")

  private static func words(_ text: String) -> [UInt32] {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: 3).map {
      UInt32(bytes[$0]) << 16 | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2])
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
