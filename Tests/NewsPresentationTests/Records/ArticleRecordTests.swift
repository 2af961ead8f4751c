import Testing

@testable import NewsDomain
@testable import NewsPresentation

@Suite("Dates for programs")
struct ArticleRecordTests {
  static let moments: [(TimeInterval, String)] = [
    (1_795_248_000, "2026-11-21T08:00:00Z"), (0, "1970-01-01T00:00:00Z"), (-0.5, "1969-12-31T23:59:59Z"),
    (1_795_248_000.999, "2026-11-21T08:00:00Z"), (-14_182_940, "1969-07-20T20:17:40Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (4_102_444_800, "2100-01-01T00:00:00Z"),
    // What programs write who know no date.
    (-62_135_596_800, "0001-01-01T00:00:00Z"), (-30_641_760_000, "0999-01-01T00:00:00Z"),
  ]

  @Test("they are of ISO 8601, in UTC, to the second, their year of four digits", arguments: ArticleRecordTests.moments)
  func dates(seconds: TimeInterval, expected: String) {
    #expect(Date(timeIntervalSince1970: seconds).iso8601 == expected)
  }

  @Test("no date is too far away to be written", arguments: [-1e300, -1e12, 1e12, 1e300])
  func farAway(seconds: TimeInterval) {
    #expect(Date(timeIntervalSince1970: seconds).iso8601.hasSuffix("Z"))
  }
}
