import Testing

@testable import NewsDomain

@Suite("Hosts of many people")
struct SharedHostTests {
  /// One whose subdomains are of different people, and a cloud whose regions are its own.
  private static let suffixes: SharedHost.Suffixes = { ["pages.example": 0, "cloud.example": 1][$0] }

  @Test(
    "have pages of several people, as their names at clouds and in paths do",
    arguments: [
      ("pages.example", true), ("ann.pages.example", false), ("cloud.example", true), ("eu.cloud.example", true),
      ("ann.eu.cloud.example", false), ("mypages.example", false), ("example", false), ("", false),
      ("github.io", true), ("ann.github.io", false), ("feeds.feedburner.com", true), ("reddit.com", true),
    ])
  func several(host: String, isOfSeveral: Bool) {
    #expect(SharedHost.isOfSeveral(host, by: Self.suffixes) == isOfSeveral)
  }

  @Test(
    "give names whose neighbours are others'",
    arguments: [
      ("pages.example", true), ("ann.pages.example", true), ("blog.ann.pages.example", true),
      ("ann.eu.cloud.example", true), ("ann.github.io", true), ("mypages.example", false), ("news.example", false),
      ("", false),
    ])
  func members(host: String, isOfMember: Bool) {
    #expect(SharedHost.isOfMember(host, by: Self.suffixes) == isOfMember)
  }
}
