import Testing

@testable import NewsParsing

@Suite("Lengths of episodes")
struct EpisodeLengthTests {
  @Test(
    "hours, minutes and seconds, or seconds alone",
    arguments: [
      ("3:25:45", 12_345), ("25:45", 1_545), ("1:02", 62), (" 1545 ", 1_545), ("90:00", 5_400), ("00:00:07", 7),
      ("12.5", 12), ("1:02.9", 62),
    ])
  func read(text: String, seconds: Int) {
    #expect(EpisodeLength.seconds(text) == seconds)
  }

  @Test(
    "anything else is no length",
    arguments: [
      "", "0", "0:00", "-5", "1:-5", "1:2:3:4", "12 min", ":5", "5:", "999999", "99999999999999999999", "1:1e3", "٣:٠٥",
      "9999:9999:9999",
    ])
  func nothing(text: String) {
    #expect(EpisodeLength.seconds(text) == nil)
  }
}
