import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("The own titles of feeds", .serialized, .takesTurns)
struct FeedTitlesTests {
  private let fixture = FeedFixture()

  @Test("a title is known once the feed was read, also offline, and only then")
  func known() async throws {
    let server = try LoopbackServer { request in
      let title = request.path == "/nameless" ? "" : "<title>Tea &amp; rain</title>"
      return .xml(
        "<rss version=\"2.0\"><channel>\(title)<item><title>One</title><link>https://a.example/</link></item></channel></rss>"
      )
    }
    defer { server.stop() }
    let feeds = ["/tea", "/nameless", "/unread"].map { OwnFeed(id: $0, name: "Host", feed: server.url + $0) }
    let inspector = FeedInspector(fetcher: fixture.fetcher)
    #expect(await inspector.titles(of: feeds).isEmpty)
    for feed in feeds.prefix(2) { _ = try await inspector.read(feed, .current) }
    #expect(await inspector.titles(of: feeds) == ["/tea": "Tea & rain"])
    #expect(await FeedInspector(fetcher: fixture.offline.fetcher).titles(of: feeds) == ["/tea": "Tea & rain"])
    #expect(server.requests.count == 2)
  }
}
