import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Dates of ISO 8601 as they are written")
struct DateISO8601WritingTests {
  static let moments: [(TimeInterval, String)] = [
    (1_795_248_000, "2026-11-21T08:00:00Z"), (0, "1970-01-01T00:00:00Z"), (-0.5, "1969-12-31T23:59:59Z"),
    (1_795_248_000.999, "2026-11-21T08:00:00Z"), (-14_182_940, "1969-07-20T20:17:40Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (4_102_444_800, "2100-01-01T00:00:00Z"),
    // The output of programs that know no date.
    (-62_135_596_800, "0001-01-01T00:00:00Z"), (-30_641_760_000, "0999-01-01T00:00:00Z"),
  ]

  @Test(
    "they are of ISO 8601, in UTC, to the second, their year of four digits",
    arguments: DateISO8601WritingTests.moments)
  func dates(seconds: TimeInterval, expected: String) {
    #expect(Date(timeIntervalSince1970: seconds).iso8601 == expected)
  }

  @Test("no date is too far away to be written", arguments: [-1e300, -1e12, 1e12, 1e300])
  func farAway(seconds: TimeInterval) {
    #expect(Date(timeIntervalSince1970: seconds).iso8601.hasSuffix("Z"))
  }
}

@Suite("Dates of ISO 8601 as they are read")
struct DateISO8601ReadingTests {
  static let dates: [(String, Double)] = [
    ("2024-03-12T08:15:30Z", 1_710_231_330),
    ("2024-03-12T08:15:30.5Z", 1_710_231_330.5),
    ("2024-03-12T08:15:30.123Z", 1_710_231_330.123),
    ("2024-03-12T08:15:30.1234Z", 1_710_231_330.1234),
    ("2024-03-12T08:15:30.12345Z", 1_710_231_330.12345),
    ("2024-03-12T08:15:30.123456Z", 1_710_231_330.123456),
    ("2024-03-12T08:15:30.1234567Z", 1_710_231_330.1234567),
    ("2024-03-12T08:15:30+00:00", 1_710_231_330),
    ("2024-03-12T08:15:30.123+00:00", 1_710_231_330.123),
    ("2024-03-12T08:15:30.1234567+00:00", 1_710_231_330.1234567),
    ("2024-03-12T10:15:30+02:00", 1_710_231_330),
    ("2024-03-12T02:45:30-05:30", 1_710_231_330),
    (" 2024-03-12T08:15:30Z\n", 1_710_231_330),
    ("1970-01-01T00:00:00Z", 0),
    ("1969-12-31T23:59:59Z", -1),
  ]

  @Test("it is read to the millisecond", arguments: DateISO8601ReadingTests.dates)
  func date(text: String, seconds: Double) throws {
    let date = try #require(Date(iso8601: text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.001)
  }

  @Test(
    "what is no date is none",
    arguments: ["", " ", "Z", "null", "yesterday", "12/03/2024", "2024", "1710231330", "2024-13-45T25:61:61Z"])
  func noDate(text: String) {
    #expect(Date(iso8601: text) == nil)
  }

  /// Incomplete times, and their completion.
  static let parts: [(String, String)] = [
    ("2024-03-12", "2024-03-12T00:00:00Z"), ("2024-03-12T08:15Z", "2024-03-12T08:15:00Z"),
    ("2024-03-12T08:15:30", "2024-03-12T08:15:30Z"), ("2024-03-12 08:15:30 UTC", "2024-03-12T08:15:30Z"),
    ("2024-03-12t08:15:30z", "2024-03-12T08:15:30Z"), ("2024-03-12T08:15:30+0200", "2024-03-12T06:15:30Z"),
    ("2024-03-12T08:15:30+02", "2024-03-12T06:15:30Z"), ("2024-03-12T24:00:00Z", "2024-03-13T00:00:00Z"),
    ("2016-12-31T23:59:60Z", "2017-01-01T00:00:00Z"), ("2024-02-31", "2024-03-02T00:00:00Z"),
    ("2023-02-29", "2023-03-01T00:00:00Z"), ("0000-03-01", "0000-03-01T00:00:00Z"),
    ("0000-01-01", "0000-01-01T00:00:00Z"),
  ]

  @Test("a part of one is read as far as it goes", arguments: DateISO8601ReadingTests.parts)
  func part(text: String, expected: String) throws {
    #expect(try #require(Date(iso8601: text)).iso8601 == expected)
  }

  @Test("what stands behind a moment makes it none", arguments: ["T", "T08", "T08:15:30Zx", "T08:15:30 CET", "x"])
  func rest(text: String) {
    #expect(Date(iso8601: "2024-03-12" + text) == nil)
  }

  @Test("each day that is written is read again, from the year 0 to 5138")
  func days() throws {
    // Later moments are written as the last of these. In steps of 13 days: this covers all days of a month and all
    // months, in all kinds of years.
    for day in stride(from: -719_528, to: 1_157_407, by: 13) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let read = Date(iso8601: date.iso8601)
      guard read != date else { continue }
      Issue.record("\(date.iso8601) is read as \(read.map(\.iso8601) ?? "none")")
      break
    }
  }
}
