import Testing

@testable import NewsDomain

@Suite("Reading time")
struct ReadingTimeTests {
  @Test(
    "reading time counts words, and characters of scripts without blanks",
    arguments: [
      ("", 0.0), (Array(repeating: "word", count: 238).joined(separator: " "), 60.0),
      (String(repeating: "新", count: 260), 60.0), ("– … !", 0.0), ("3 mars", 60.0 * 2 / 238),
    ])
  func readingTime(text: String, seconds: Double) {
    #expect(abs(ReadingTime.seconds(of: text) - seconds) < 0.01)
  }
}
