import FoundationEssentials
import NewsDomain

/// The rule by which a zone changes its time each year: `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX, RFC 8536).
struct ZoneRule {
  private let standard: Int
  private var summer: (offset: Int, start: Change, end: Change)?

  /// A weekday of a month, and the seconds after midnight of local time.
  private struct Change {
    let month: Int
    let week: Int
    let weekday: Int
    let time: Int
  }

  init?(_ text: some StringProtocol) {
    var scanner = RuleScanner(bytes: Array(text.utf8)[...])
    guard scanner.name(), let offset = scanner.time() else { return nil }
    standard = -offset
    guard !scanner.bytes.isEmpty else { return }
    guard scanner.name() else { return nil }
    var summer = standard + 3600
    if scanner.bytes.first != UInt8(ascii: ",") {
      guard let offset = scanner.time() else { return nil }
      summer = -offset
    }
    guard let start = Self.change(&scanner), let end = Self.change(&scanner) else { return nil }
    self.summer = (summer, start, end)
  }

  private static func change(_ scanner: inout RuleScanner) -> Change? {
    guard scanner.take(","), scanner.take("M"), let month = scanner.number(), scanner.take("."),
      let week = scanner.number(), scanner.take("."), let weekday = scanner.number(), (1...12).contains(month),
      (1...5).contains(week), (0...6).contains(weekday)
    else { return nil }
    var time = 7200
    if scanner.take("/") {
      guard let given = scanner.time() else { return nil }
      time = given
    }
    return Change(month: month, week: week, weekday: weekday, time: time)
  }

  /// - Parameter local: the seconds since 1970, as if the time were UTC.
  func offset(at local: Int) -> Int {
    guard let summer else { return standard }
    let year = Date.civil(Int((Double(local) / 86_400).rounded(.down))).year
    let start = Self.seconds(of: summer.start, in: year)
    // The end is told in summer time; so is the time itself until then.
    let end = Self.seconds(of: summer.end, in: year)
    let isSummer = start < end ? local >= start && local < end : local >= start || local < end
    return isSummer ? summer.offset : standard
  }

  private static func seconds(of change: Change, in year: Int) -> Int {
    let first = Date.days(year, change.month, 1)
    // 1 January 1970 was a Thursday.
    let weekday = ((first + 4) % 7 + 7) % 7
    var day = first + (change.weekday - weekday + 7) % 7 + (change.week - 1) * 7
    let next = change.month == 12 ? Date.days(year + 1, 1, 1) : Date.days(year, change.month + 1, 1)
    if day >= next { day -= 7 }
    return day * 86_400 + change.time
  }
}

/// Reads a rule piece by piece.
private struct RuleScanner {
  var bytes: ArraySlice<UInt8>

  mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: mark) else { return false }
    bytes.removeFirst()
    return true
  }

  mutating func number() -> Int? {
    let digits = bytes.prefix { (0x30...0x39).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    bytes = bytes.dropFirst(digits.count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Passes over a name: letters, or anything between `<` and `>`.
  mutating func name() -> Bool {
    if take("<") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: ">")) else { return false }
      bytes = bytes[(end + 1)...]
      return true
    }
    let letters = bytes.prefix { (0x41...0x5A).contains($0 & 0xDF) }
    bytes = bytes.dropFirst(letters.count)
    return !letters.isEmpty
  }

  /// Reads hours, minutes and seconds as seconds.
  mutating func time() -> Int? {
    let sign = take("-") ? -1 : 1
    _ = take("+")
    guard let hours = number() else { return nil }
    let minutes = take(":") ? number() : 0
    let seconds = take(":") ? number() : 0
    guard let minutes, let seconds else { return nil }
    return sign * (hours * 3600 + minutes * 60 + seconds)
  }
}
