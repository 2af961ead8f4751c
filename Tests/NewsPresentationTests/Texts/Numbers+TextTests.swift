@testable import NewsPresentation
import Testing

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

@Suite("Numbers with their thousands apart")
struct DoubleGroupedTests {
  static let numbers: [(Double, String)] = [
    (0, "0"), (0.4, "0"), (9, "9"), (999.4, "999"), (999.5, "1,000"), (1000, "1,000"), (12_345.6, "12,346"),
    (20_015.1, "20,015"), (100_000, "100,000"), (1_234_567, "1,234,567"), (1e9, "1,000,000,000"),
  ]

  @Test("a number is rounded, with its digits in groups of three", arguments: DoubleGroupedTests.numbers)
  func grouped(number: Double, expected: String) {
    #expect(number.grouped(by: ",") == expected)
    #expect(number.grouped(by: "\u{202F}") == expected.replacing(",", with: "\u{202F}"))
    #expect(number.grouped(by: "") == expected.replacing(",", with: ""))
  }
}
