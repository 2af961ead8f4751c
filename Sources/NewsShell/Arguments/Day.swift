import FoundationEssentials
import Glibc
import NewsDomain
import NewsPresentation

/// A day of the local calendar, from its first second to its last.
struct Day: Sendable, Equatable {
  let start: Date
  let end: Date

  /// - Parameter text: `2026-11-01`, `today`, `yesterday` or `3d` for three days ago, in any language.
  /// - Throws: `ShellError.value(.notADay)`.
  init(text: String, now: Date) throws {
    let name = FoldedName(text).text
    let today = LocalTime(now)
    if let back = Self.daysBack(name) {
      guard let day = Self(year: today.year, month: today.month, day: today.day - back) else {
        throw ShellError.value(.notADay(text))
      }
      self = day
      return
    }
    guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }) else {
      throw ShellError.value(.notADay(text))
    }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2],
      (1900...9999).contains(year), let day = Self(year: year, month: month, day: number),
      // mktime would read 31 February as a day of March.
      case let told = LocalTime(day.start), (told.year, told.month, told.day) == (year, month, number)
    else { throw ShellError.value(.notADay(text)) }
    self = day
  }

  private init?(year: Int, month: Int, day: Int) {
    guard let start = Self.midnight(year, month, day), let next = Self.midnight(year, month, day + 1) else {
      return nil
    }
    self.start = start
    end = next.addingTimeInterval(-1)
  }

  private static func daysBack(_ name: String) -> Int? {
    if ChoiceName.today.isMeant(by: name) { return 0 }
    if ChoiceName.yesterday.isMeant(by: name) { return 1 }
    guard let unit = name.last, ChoiceName.daysAgo.names.contains(String(unit)),
      name.utf8.first.map({ (0x30...0x39).contains($0) }) == true,
      let count = Int(name.dropLast()), (0...3650).contains(count)
    else { return nil }
    return count
  }

  private static func midnight(_ year: Int, _ month: Int, _ day: Int) -> Date? {
    guard (1...12).contains(month), (-4000...32).contains(day) else { return nil }
    var fields = tm()
    fields.tm_year = Int32(year - 1900)
    fields.tm_mon = Int32(month - 1)
    fields.tm_mday = Int32(day)
    // -1: the C library determines whether summer time applies.
    fields.tm_isdst = -1
    let seconds = mktime(&fields)
    return seconds == -1 ? nil : Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}

/// A day as typed, kept until today's date is known.
struct WrittenDay: Sendable, Equatable {
  private let text: String

  /// - Throws: `ShellError.value(.notADay)`.
  init(_ text: String) throws {
    self.text = text
    // The text must be a valid day whatever today is.
    _ = try Day(text: text, now: Date(timeIntervalSince1970: 1_700_000_000))
  }

  /// - Throws: `ShellError.value(.notADay)`.
  func day(at now: Date) throws -> Day { try Day(text: text, now: now) }
}

/// Reads a number of days.
enum DayCount {
  /// - Parameter text: `7`, `7d` or, in French, `7j`.
  /// - Throws: `ShellError.value(.notADayCount)`.
  static func read(_ text: String, in limits: ClosedRange<Int>) throws -> Int {
    let hasUnit = text.last.map { ChoiceName.daysAgo.isMeant(by: String($0)) } ?? false
    guard let count = Int(hasUnit ? text.dropLast() : text[...]), limits.contains(count) else {
      throw ShellError.value(.notADayCount(text, from: limits.lowerBound, to: limits.upperBound))
    }
    return count
  }
}
