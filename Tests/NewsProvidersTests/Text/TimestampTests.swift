import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("A date of ISO 8601")
struct TimestampTests {
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

  @Test("a date is read to the millisecond", arguments: TimestampTests.dates)
  func date(text: String, seconds: Double) throws {
    let date = try #require(Timestamp.date(text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.001)
  }

  @Test(
    "any other text is not a date",
    arguments: ["", " ", "Z", "null", "yesterday", "12/03/2024", "2024", "1710231330", "2024-13-45T25:61:61Z"])
  func noDate(text: String) {
    #expect(Timestamp.date(text) == nil)
  }
}
