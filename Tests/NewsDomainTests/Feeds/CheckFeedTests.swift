import TestSupport
import Testing

@testable import NewsDomain

@Suite("Reading a feed without keeping it")
struct CheckFeedTests {
  @Test("a feed is read once and comes as it is, with what is broken in it")
  func feedIsReadOnceAndComesAsItIs() async throws {
    let feed = CheckedFeed(
      title: "Feed", page: .titled("A", "B"), problem: .broken(line: 3, column: 7, detail: "mismatch"))
    let reader = FakeFeedReader(checked: { _ in feed })
    #expect(try await CheckFeed(reader: reader)("feed.xml") == feed)
    #expect(reader.places == ["feed.xml"])
  }

  @Test("what is no feed is told")
  func whatIsNoFeedIsTold() async {
    let error = NewsError.badFeed(place: "feed.xml", .empty)
    let reader = FakeFeedReader(checked: { _ in throw error })
    await #expect(throws: error) { try await CheckFeed(reader: reader)("feed.xml") }
  }
}
