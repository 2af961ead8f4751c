import CLibcurl
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Dates of feeds as nearly all write them")
struct UsualDateTests {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["", "Mon, ", "Tue, ", "Wed, ", "", "Thu, ", "Fri, ", "Sat, ", "Sun, "]
  private static let zones = [
    "GMT", "UTC", "UT", "Z", "+0000", "-0000", "+0100", "-0330", "+0545", "-0800", "+1300", "-1100", "+0030",
  ]

  /// Dates of a month: on all days, in all zones, with and without weekday and seconds, from 1970 to 2099.
  private static func dates(of month: Int) -> [String] {
    (0..<60).map { number in
      let year = 1970 + (number * 47 + month * 11) % 130
      let last = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month]
      // No date is before 1970 in any zone.
      let day = max(year == 1970 && month == 0 ? 3 : 1, 1 + (number * 7) % last)
      let seconds = number % 3 == 0 ? "" : ":" + twoDigits(number * 17 % 60)
      return weekdays[number % weekdays.count] + (number % 2 == 0 ? "\(day)" : twoDigits(day))
        + " \(months[month]) \(year) " + twoDigits(number * 5 % 24) + ":" + twoDigits(number * 13 % 60) + seconds
        + " " + zones[number % zones.count]
    }
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The time that libcurl reads from a text.
  private func curlDate(_ text: String) -> Date? {
    let seconds = supernews_curl_getdate(text, nil)
    return seconds == -1 ? nil : Date(timeIntervalSince1970: TimeInterval(seconds))
  }

  @Test("usual dates are read as libcurl reads them", arguments: 0..<12)
  func agrees(month: Int) throws {
    for text in Self.dates(of: month) {
      let expected = try #require(curlDate(text), "\(text)")
      #expect(FeedDate.date(text) == expected, "\(text)")
    }
  }

  @Test("the tested dates have all kinds of days, zones and forms")
  func kinds() {
    let dates = (0..<12).flatMap { Self.dates(of: $0) }
    #expect(Set(dates).count == 720)
    for (pattern, least) in [
      (#/(?:^| )[1-9] [A-Z]/#, 50), (#/0[1-9] [A-Z]/#, 50), (#/(?:29|30|31) [A-Z]/#, 20), (#/^[A-Z]/#, 200),
      (#/^\d/#, 100), (#/ \d\d:\d\d [-+A-Z]/#, 200), (#/:\d\d:\d\d /#, 400), (#/ 19[789]\d /#, 100),
      (#/ 20[6-9]\d /#, 100),
    ] as [(Regex<Substring>, Int)] {
      #expect(dates.count { $0.firstMatch(of: pattern) != nil } >= least)
    }
  }

  @Test(
    "29 February exists in leap years only",
    arguments: [1972, 1996, 2000, 2024, 2036, 2096], ["Sat, 29 Feb YEAR 23:59:59 GMT", "29 Feb YEAR 00:00 -0130"])
  func leapDay(year: Int, pattern: String) throws {
    let text = pattern.replacing("YEAR", with: "\(year)")
    let before = try #require(FeedDate.date(text.replacing("29 Feb", with: "28 Feb")))
    let after = try #require(FeedDate.date(text.replacing("29 Feb", with: "1 Mar")))
    let date = try #require(FeedDate.date(text))
    #expect(date == curlDate(text))
    #expect(date.timeIntervalSince(before) == 86_400)
    #expect(after.timeIntervalSince(date) == 86_400)
  }

  static let ends: [(String, String)] = [
    ("Thu, 1 Jan 1970 00:00:00 GMT", "1970-01-01T00:00:00Z"), ("1 Jan 1970 00:00 UTC", "1970-01-01T00:00:00Z"),
    ("Tue, 19 Jan 2038 03:14:08 GMT", "2038-01-19T03:14:08Z"),
    ("Thu, 31 Dec 2099 23:59:59 -1200", "2100-01-01T11:59:59Z"),
    ("Sat, 21 Nov 2026 08:00:00 +0100", "2026-11-21T07:00:00Z"), ("21 Nov 2026 08:00 -0530", "2026-11-21T13:30:00Z"),
  ]

  @Test("some dates are known", arguments: UsualDateTests.ends)
  func known(text: String, expected: String) {
    #expect(FeedDate.date(text) == Date(iso8601: expected))
  }

  /// Dates close to the usual form, but not in it.
  static let unusual: [(String, String)] = [
    ("Sat, 21 Nov 26 08:00 EST", "2026-11-21T13:00:00Z"), ("Sat, 21 Nov 2026 08:00:00 EST", "2026-11-21T13:00:00Z"),
    ("21 November 2026 08:00:00 +01:00", "2026-11-21T07:00:00Z"),
    ("Sat, 21 Nov 2026 08:00:00 +01:00", "2026-11-21T07:00:00Z"), ("21 Nov 2026", "2026-11-21T00:00:00Z"),
    ("Sat, 21 Nov 2026 08:00:00", "2026-11-21T08:00:00Z"), ("Sat, 21 Nov 2026 8:00:00 GMT", "2026-11-21T08:00:00Z"),
    ("Saturday, 21 Nov 2026 08:00:00 GMT", "2026-11-21T08:00:00Z"),
    ("Sat,21 Nov 2026 08:00:00 GMT", "2026-11-21T08:00:00Z"), ("Sat 21 Nov 2026 08:00:00 GMT", "2026-11-21T08:00:00Z"),
    ("Sat, 21 nov 2026 08:00:00 gmt", "2026-11-21T08:00:00Z"), ("Sat Nov 21 08:00:00 2026", "2026-11-21T08:00:00Z"),
    ("Sat, 21 Nov 2026 08:00:00 +0100 (CET)", "2026-11-21T07:00:00Z"),
    ("Sat, 21 Nov 2026 08:00:00 GMT+0100", "2026-11-21T07:00:00Z"),
    ("Sat, 21-Nov-2026 08:00:00 GMT", "2026-11-21T08:00:00Z"),
    ("Tue, 30 Jun 2015 23:59:60 GMT", "2015-07-01T00:00:00Z"),
  ]

  @Test("dates close to the usual forms are read as they are meant", arguments: UsualDateTests.unusual)
  func others(text: String, expected: String) {
    #expect(FeedDate.date(text) == Date(iso8601: expected))
  }

  @Test(
    "close to a date is not always one",
    arguments: [
      "Sat, 0 Nov 2026 08:00:00 GMT", "Sat, 32 Nov 2026 08:00:00 GMT", "21 Nov 2026 24:00:01 GMT",
      "21 Nov 2026 08:60:00 GMT", "21 Nov 2026 08:00:61 GMT", "21 Nov 2026 08:00:00 GMT and more",
    ])
  func almost(text: String) {
    #expect(FeedDate.date(text) == nil)
  }
}
