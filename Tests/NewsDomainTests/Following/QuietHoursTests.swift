import Testing

@testable import NewsDomain

@Suite("Quiet hours")
struct QuietHoursTests {
  @Test(
    "hours are read with and without h; 24 is midnight",
    arguments: [("22-7", 22, 7), ("22h-7h", 22, 7), ("0-6", 0, 6), ("18-24", 18, 0), ("9-17", 9, 17)])
  func reading(text: String, from: Int, to: Int) throws {
    let hours = try #require(QuietHours(text))
    #expect((hours.from, hours.to) == (from, to))
    #expect(QuietHours(hours.text) == hours)
  }

  @Test(
    "other texts are no hours", arguments: ["", "22", "22-", "-7", "22-22", "0-24", "25-3", "a-b", "1-2-3", "7:30-8"])
  func wrong(text: String) {
    #expect(QuietHours(text) == nil)
  }

  @Test("hours over midnight have both evenings and mornings")
  func contains() throws {
    let night = try #require(QuietHours("22-7"))
    #expect((0...23).filter { night.contains(hour: $0) } == [0, 1, 2, 3, 4, 5, 6, 22, 23])
    let day = try #require(QuietHours("9-12"))
    #expect((0...23).filter { day.contains(hour: $0) } == [9, 10, 11])
  }
}
