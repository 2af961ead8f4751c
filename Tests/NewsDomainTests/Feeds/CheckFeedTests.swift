import TestSupport
import Testing

@testable import NewsDomain

@Suite("Reading a feed without keeping it")
struct CheckFeedTests {
  @Test("a feed is read once and returned as it is, with any damage")
  func checked() async throws {
    let feed = CheckedFeed(
      title: "Feed", page: .titled("A", "B"), problem: .broken(line: 3, column: 7, detail: "mismatch"))
    let reader = FakeFeedReader(checked: { _ in feed })
    #expect(try await CheckFeed(reader: reader)("feed.xml") == feed)
    #expect(reader.places == ["feed.xml"])
  }

  @Test("an address without a feed is an error")
  func failure() async {
    let error = NewsError.feed(.unreadable(place: "feed.xml", .empty))
    let reader = FakeFeedReader(checked: { _ in throw error })
    await #expect(throws: error) { try await CheckFeed(reader: reader)("feed.xml") }
  }
}
