import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("How often feeds are asked")
struct FeedPaceTests {
  @Test("a feed that changes is asked more often, down to a minute; one that does not, less often, up to a day")
  func limits() {
    var pause = FeedPace.usual
    for _ in 0..<40 { pause = FeedPace.learned(from: pause, new: 100, elapsed: pause) }
    #expect(pause == 60)
    for _ in 0..<40 { pause = FeedPace.learned(from: pause, new: 0, elapsed: pause) }
    #expect(pause == 86_400)
  }

  @Test("a feed comes near the time in which one article appears", arguments: [300.0, 3_600, 20_000])
  func steady(time: TimeInterval) {
    var pause = FeedPace.usual
    var now = 0.0
    var seen = 0
    var late: [TimeInterval] = []
    for _ in 0..<400 {
      now += pause
      let all = Int(now / time)
      pause = FeedPace.learned(from: pause, new: all - seen, elapsed: pause)
      seen = all
      late.append(pause)
    }
    let mean = late.suffix(200).reduce(0, +) / 200
    #expect((0.3...1.5).contains(mean / time))
  }

  @Test("the first answer says nothing")
  func first() {
    #expect(FeedPace.learned(from: 900, new: 50, elapsed: nil) == 900)
    #expect(FeedPace.learned(from: 900, new: 50, elapsed: -5) == 900)
  }

  @Test("skipped hours and days are left out")
  func skipped() {
    // 22 November 2026 is a Sunday.
    let night = Date(timeIntervalSince1970: 1_795_305_600 + 1_800)
    #expect(FeedPace().firstTime(from: night) == night)
    let hours = FeedPace(skippedHours: [0, 1, 2])
    #expect(hours.firstTime(from: night) == Date(timeIntervalSince1970: 1_795_305_600 + 3 * 3_600))
    #expect(hours.firstTime(from: night.addingTimeInterval(3 * 3_600)) == night.addingTimeInterval(3 * 3_600))
    let days = FeedPace(skippedDays: [0])
    #expect(days.firstTime(from: night) == Date(timeIntervalSince1970: 1_795_305_600 + 24 * 3_600))
    #expect(FeedPace(skippedDays: [1]).firstTime(from: night) == night)
    // A feed that skips all hours is fetched anyway.
    #expect(FeedPace(skippedHours: Set(0...23)).firstTime(from: night) == night)
  }

  @Test(
    "times between rounds are read",
    arguments: [("15", 900), ("15m", 900), ("90s", 90), ("2h", 7_200), ("24h", 86_400)])
  func interval(text: String, seconds: Int) throws {
    let interval = try #require(Interval(text))
    #expect(interval.seconds == seconds)
    #expect(Interval(interval.text) == interval)
  }

  @Test(
    "other texts are no times", arguments: ["", "m", "0", "-5m", "30s", "25h", "1d", "1.5h", "99999999999999999999m"])
  func noInterval(text: String) {
    #expect(Interval(text) == nil)
  }
}
