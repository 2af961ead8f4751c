import Testing

@testable import NewsPresentation

@Suite("Times to wait")
struct WaitTests {
  @Test(
    "a time is in a unit that fits, and never too short",
    arguments: [
      (0, "1 s"), (1, "1 s"), (60, "60 s"), (119, "119 s"), (120, "2 min"), (121, "3 min"), (3_600, "60 min"),
      (7_199, "120 min"), (7_200, "2 h"), (7_201, "3 h"), (86_400, "24 h"),
    ])
  func wait(seconds: Int, expected: String) {
    #expect(seconds.asWait == expected)
  }
}
