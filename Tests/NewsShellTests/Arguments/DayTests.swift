import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import NewsShell

@Suite("A day of the calendar")
struct DayTests {
  /// Year, month and day on this machine's clock, so that the tests hold in every time zone.
  private func date(_ moment: Date) -> [Int] {
    let local = LocalTime(moment)
    return [local.year, local.month, local.day]
  }

  /// The middle of a day, as precisely as a test needs it.
  private func noon(_ text: String) throws -> Date {
    try Day(text: text, now: Date()).start.addingTimeInterval(12 * 3600)
  }

  static let readable: [(String, [Int])] = [
    ("2025-11-01", [2025, 11, 1]), ("2025-1-9", [2025, 1, 9]), ("1900-01-01", [1900, 1, 1]),
    ("1969-12-31", [1969, 12, 31]), ("1970-01-01", [1970, 1, 1]), ("9999-12-30", [9999, 12, 30]),
    ("2024-02-29", [2024, 2, 29]), ("2000-02-29", [2000, 2, 29]), ("2025-02-28", [2025, 2, 28]),
    ("2025-12-31", [2025, 12, 31]), ("2025-04-30", [2025, 4, 30]),
    // Days on which clocks change somewhere in the world, in some places at midnight.
    ("2024-03-10", [2024, 3, 10]), ("2024-03-31", [2024, 3, 31]), ("2024-04-26", [2024, 4, 26]),
    ("2024-09-08", [2024, 9, 8]), ("2024-10-27", [2024, 10, 27]), ("2024-11-03", [2024, 11, 3]),
  ]

  @Test("a day is written year, month, day, and lasts from its first second to its last", arguments: DayTests.readable)
  func itIsWrittenYearMonth(text: String, expected: [Int]) throws {
    let day = try Day(text: text, now: Date())
    #expect(date(day.start) == expected)
    #expect(date(day.end) == expected)
    #expect(date(day.start.addingTimeInterval(-1)) != expected)
    #expect(date(day.end.addingTimeInterval(1)) != expected)
  }

  @Test(
    "days that the calendar does not have are refused",
    arguments: [
      "2025-02-31", "2025-02-30", "2025-02-29", "1900-02-29", "2100-02-29", "2025-04-31", "2025-11-31", "2025-00-10",
      "2025-13-01", "2025-01-00", "2025-01-32", "1899-12-31", "0000-01-01", "10000-01-01", "99999999999999999999-01-01",
      "2025-01-9223372036854775807", "2025-9223372036854775807-01",
    ])
  func notInCalendar(text: String) {
    #expect(refused(text))
  }

  @Test(
    "a text that is not a day is refused",
    arguments: [
      "", " ", "-", "--", "x", "2025", "2025-11", "2025-11-", "-11-01", "2025-11-01-01", "01-11-2025", "20251101",
      "2025/11/01", "2025-11-01T08:00:00Z", "2025-nov-01", "tomorrow", "demain", "d", "j", "-3d", "3", "3w", "3 d",
      "3dd", "1.5d", "3651d", "99999999999999999999d", "yesterdays", "\u{662}\u{660}\u{662}\u{665}-11-01",
    ])
  func notADay(text: String) {
    #expect(refused(text))
  }

  /// Whether a text is refused, with the text in the error.
  private func refused(_ text: String) -> Bool {
    do {
      _ = try Day(text: text, now: Date())
      return false
    } catch ShellError.value(.notADay(let told)) {
      return told == text
    } catch {
      return false
    }
  }

  static let relative: [(String, String, String)] = [
    ("2025-11-21", "today", "2025-11-21"), ("2025-11-21", "Aujourd\u{2019}hui", "2025-11-21"),
    ("2025-11-21", "aujourd'hui", "2025-11-21"), ("2025-11-21", "0d", "2025-11-21"),
    ("2025-11-21", "yesterday", "2025-11-20"), ("2025-11-21", "YESTERDAY", "2025-11-20"),
    ("2025-11-21", "hier", "2025-11-20"), ("2025-11-21", "1d", "2025-11-20"), ("2025-11-21", "3d", "2025-11-18"),
    ("2025-11-21", "3j", "2025-11-18"), ("2025-11-21", "3D", "2025-11-18"), ("2025-11-21", "30d", "2025-10-22"),
    ("2025-03-01", "yesterday", "2025-02-28"), ("2024-03-01", "hier", "2024-02-29"), ("2025-01-01", "1j", "2024-12-31"),
    ("2025-11-21", "365d", "2024-11-21"), ("2025-11-21", "3650d", "2015-11-24"),
    // Across days of 23 and 25 hours, in Europe and America.
    ("2025-03-31", "yesterday", "2025-03-30"), ("2025-03-31", "2d", "2025-03-29"), ("2025-10-27", "1d", "2025-10-26"),
    ("2025-10-27", "2j", "2025-10-25"), ("2025-03-10", "hier", "2025-03-09"), ("2025-11-03", "yesterday", "2025-11-02"),
  ]

  @Test("days are counted back from now, in either language", arguments: DayTests.relative)
  func itIsCountedBackFromNow(now: String, text: String, expected: String) throws {
    let today = try Day(text: now, now: Date())
    let wanted = try Day(text: expected, now: Date())
    for moment in [today.start, try noon(now), today.end] {
      let day = try Day(text: text, now: moment)
      #expect(day == wanted)
    }
  }

  @Test("days follow each other without a gap, even if a day has 23 or 25 hours")
  func year() throws {
    var day = try Day(text: "2024-01-01", now: Date())
    let end = try Day(text: "2026-01-01", now: Date())
    var count = 0
    while day.start < end.start {
      let before = try Day(text: "1d", now: day.end.addingTimeInterval(12 * 3600))
      #expect(before == day)
      let hours = (day.end.timeIntervalSince(day.start) + 1) / 3600
      #expect((22...26).contains(hours))
      let following = try Day(text: "today", now: day.end.addingTimeInterval(1))
      #expect(following.start == day.end.addingTimeInterval(1))
      #expect(date(following.start) != date(day.start))
      day = following
      count += 1
    }
    #expect(count == 731)
    #expect(day == end)
  }
}
