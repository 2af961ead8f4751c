import Foundation
import Testing

@testable import NewsArchive
@testable import NewsDomain

@Suite("Times of exported lines")
struct ExactTimeTests {
  @Test("a time has only the decimals it needs")
  func decimals() {
    #expect(Date(timeIntervalSince1970: 1_795_248_000).exactISO8601 == "2026-11-21T08:00:00Z")
    #expect(Date(timeIntervalSince1970: 1_795_248_000.25).exactISO8601 == "2026-11-21T08:00:00.25Z")
    #expect(Date(timeIntervalSince1970: -0.5).exactISO8601 == "1969-12-31T23:59:59.5Z")
  }

  @Test("a time that was read from the archive comes back exactly")
  func roundTrip() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<10_000 {
      let seconds = Double.random(in: 1_000_000_000..<2_100_000_000, using: &generator)
      // As the archive stores it.
      let kept = Date(timeIntervalSince1970: Date(timeIntervalSince1970: seconds).timeIntervalSince1970)
      let read = try #require(Date(iso8601: kept.exactISO8601))
      #expect(read.timeIntervalSince1970 == kept.timeIntervalSince1970)
    }
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0)] {
      #expect(Date(iso8601: date.exactISO8601) == date)
    }
  }
}
