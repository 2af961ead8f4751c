import NewsDomain
import TestSupport
import Testing

@Suite("Comparing the clock with those of servers")
struct ClockCheckTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  static let cases: [(Double, ClockCheck.Result)] = [
    (0, .agrees), (86_000, .agrees), (-86_000, .agrees), (90_000, .isOff(seconds: 90_000)),
    (-3e8, .isOff(seconds: -3e8)),
  ]

  @Test("a day apart they agree, and not more", arguments: cases)
  func day(seconds: Double, result: ClockCheck.Result) {
    let check = ClockCheck()
    #expect(check.result == .unknown)
    check.note(now.addingTimeInterval(-seconds), at: now)
    #expect(check.result == result)
  }

  @Test("one server that agrees is enough, before or after others")
  func one() {
    for times in [[0.0, 3e8], [3e8, 0]] {
      let check = ClockCheck()
      for time in times { check.note(now.addingTimeInterval(time), at: now) }
      #expect(check.result == .agrees)
    }
  }
}
