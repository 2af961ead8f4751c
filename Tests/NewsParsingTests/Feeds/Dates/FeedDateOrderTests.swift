import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Day and month in either order")
struct FeedDateOrderTests {
  private func day(_ text: String, _ language: String?, _ others: [String] = []) -> String? {
    FeedDate.date(text, FeedDateOrder(language: language, dates: others + [text]))?.iso8601
  }

  private let second = "2026-03-02T00:00:00Z"
  private let third = "2026-02-03T00:00:00Z"

  @Test("without a sign, the day comes first", arguments: ["02/03/2026", "02-03-2026", "02.03.2026", "02/03/26"])
  func dayFirst(text: String) {
    #expect(day(text, nil) == second)
    #expect(day(text, "fr-FR") == second)
    #expect(day(text, "en-GB") == second)
    #expect(day(text, "en_AU") == second)
  }

  @Test("in American English, the month comes first in dates with strokes", arguments: ["en", "en-us", "EN_US"])
  func american(language: String) {
    #expect(day("02/03/2026", language) == third)
    #expect(day("02.03.2026", language) == second)
    #expect(day("02-03-2026", language) == second)
  }

  @Test("other dates of the feed count more than the language")
  func others() {
    #expect(day("02/03/2026", "fr", ["11/25/2026"]) == third)
    #expect(day("02/03/2026", "en-US", ["25/11/2026"]) == second)
    #expect(day("02-03-2026", "en-GB", ["Wed, 11-25-2026 10:00"]) == third)
    #expect(day("02/03/2026", "en-US", ["25/11/2026", "11/25/2026"]) == third)
    #expect(day("02/03/2026", nil, ["2026/11/25", "Wed, 25 Nov 2026", "25.11.2026", "99/99/2026", "1/2"]) == second)
  }

  @Test("the weekday decides if only one of the two days is on it")
  func weekday() {
    #expect(day("Mon, 01/02/2006 - 15:04", nil) == "2006-01-02T15:04:00Z")
    #expect(day("Wednesday, 01/02/2006 - 15:04", "en-US") == "2006-02-01T15:04:00Z")
    #expect(day("Fri, 01/02/2006 - 15:04", "en-US") == "2006-01-02T15:04:00Z")
  }

  @Test("what can be read in one way only is read that way")
  func clear() {
    #expect(day("25/11/2026", "en-US") == "2026-11-25T00:00:00Z")
    #expect(day("11/25/2026", "fr") == "2026-11-25T00:00:00Z")
    #expect(day("31/31/2026", nil) == nil)
  }
}
