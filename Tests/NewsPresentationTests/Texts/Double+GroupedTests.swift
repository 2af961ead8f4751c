import Testing

@testable import NewsPresentation

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
