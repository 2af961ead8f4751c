import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("The last readings of feeds", .serialized, .takesTurns)
struct FeedHealthTests {
  private let fixture = FeedFixture()

  private var inspector: FeedInspector { FeedInspector(fetcher: fixture.fetcher) }

  private func feed(_ server: LoopbackServer, _ path: String = "/feed") -> OwnFeed {
    OwnFeed(id: "mine", name: "My name", feed: server.url + path)
  }

  @Test("a feed is read as a whole under the reader's name for it, and its reading is stored")
  func read() async throws {
    let server = try LoopbackServer.playing(.feed("One", "Two", "Two"))
    defer { server.stop() }
    let feed = feed(server)
    #expect(await inspector.readings(of: [feed]).isEmpty)
    let page = try await inspector.read(feed, .current)
    #expect(page.articles.allSatisfy { $0.source == Article.Source(id: "mine", name: "My name") })
    #expect(
      await inspector.readings(of: [feed]) == [
        "mine": FeedReading(count: page.articles.count, readAt: fixture.clock.now)
      ])
    // No request is made, and an answer from the cache does not count as a reading.
    let before = fixture.clock.now
    fixture.clock.advance(60)
    _ = try await inspector.read(feed, .current)
    #expect(await inspector.readings(of: [feed])["mine"]?.readAt == before)
    #expect(server.requests.count == 1)
  }

  @Test("a feed that the server confirms has a new reading")
  func confirmed() async throws {
    let server = try LoopbackServer { request in
      request.headers["if-none-match"] == nil
        ? .xml(SampleFeed.rss(["One"]), headers: [("ETag", "\"1\"")]) : .status(304)
    }
    defer { server.stop() }
    let feed = feed(server)
    _ = try await inspector.read(feed, .current)
    fixture.clock.advance(600)
    _ = try await inspector.read(feed, .current)
    #expect(await inspector.readings(of: [feed]) == ["mine": FeedReading(count: 1, readAt: fixture.clock.now)])
  }

  @Test("a feed has a reading once it is added, and the next reading says if it is gone")
  func failing() async throws {
    let server = try LoopbackServer.playing(.feed("One", "Two"), .status(404), .status(404))
    defer { server.stop() }
    let feed = feed(server)
    _ = try await inspector.discover(feed.feed)
    let reading = FeedReading(count: 2, readAt: fixture.clock.now)
    #expect(await inspector.readings(of: [feed]) == ["mine": reading])
    fixture.clock.advance(3600)
    let page = try await inspector.read(feed, .current)
    #expect(page.articles.count == 2)
    let gone = FeedReading(count: 2, readAt: reading.readAt, trouble: .gone)
    #expect(await inspector.readings(of: [feed]) == ["mine": gone])
    // Neither a pause nor being offline changes the reading.
    _ = try await inspector.read(feed, .current)
    let offline = FeedInspector(fetcher: fixture.offline.fetcher)
    _ = try? await offline.read(feed, .current)
    #expect(await offline.readings(of: [feed]) == ["mine": gone])
    #expect(server.requests.count == 2)
  }

  @Test("a feed that has ended is reported once and never asked again, until the reader checks it")
  func ended() async throws {
    let server = try LoopbackServer.playing(.feed("One", "Two"), .status(410), .feed("Three"))
    defer { server.stop() }
    let feed = feed(server)
    let read = { [inspector] in
      try await ReadFeeds(reader: inspector, activity: Activity())(try FeedsRequest(nil, of: [feed]))
    }
    _ = try await read()
    fixture.clock.advance(3600)
    let last = try await read()
    #expect(last.titles == ["One", "Two"])
    #expect(last.failures.feeds.map(\.error) == [.network(.ended(host: server.host))])
    #expect(await inspector.readings(of: [feed])["mine"]?.trouble == .ended)
    for _ in 0..<3 {
      fixture.clock.advance(86_400)
      let page = try await read()
      #expect(page.titles == ["One", "Two"])
      #expect(page.failures.feeds.isEmpty)
      #expect(page.origin.stored == .failure(.network(.ended(host: server.host))))
    }
    #expect(server.requests.count == 2)
    #expect(try await inspector.check(feed.feed).page.titles == ["Three"])
    #expect(await inspector.readings(of: [feed])["mine"]?.trouble == nil)
    #expect(try await read().titles == ["Three"])
  }

  @Test("the list of all feeds is not older because one of them has ended")
  func endedBesideOthers() async throws {
    let server = try LoopbackServer { request in request.path == "/gone" ? .status(410) : .feed("One") }
    defer { server.stop() }
    let feeds = [feed(server), OwnFeed(id: "gone", name: "Gone", feed: server.url + "/gone")]
    _ = await fixture.lists.note(.failed(.ended), of: server.url + "/gone", at: fixture.clock.now)
    try await fixture.lists.keep(SampleFeed.rss(["Old"]), of: server.url + "/gone", at: -86_400)
    let page = try await ReadFeeds(reader: inspector, activity: Activity())(try FeedsRequest(nil, of: feeds))
    #expect(Set(page.titles) == ["One", "Old"])
    #expect(page.origin.stored == nil && page.origin.receivedAt == fixture.clock.now)
    #expect(page.failures.feeds.isEmpty)
    #expect(server.requestCounts == ["/feed": 1])
  }

  @Test("a feed that had ended before anything was read says so, without a request")
  func endedAtOnce() async throws {
    let server = try LoopbackServer.playing(.status(410))
    defer { server.stop() }
    let feed = feed(server)
    for _ in 0..<3 {
      await #expect(throws: NewsError.network(.ended(host: server.host))) {
        try await ReadFeeds(reader: inspector, activity: Activity())(try FeedsRequest(nil, of: [feed]))
      }
      fixture.clock.advance(3600)
    }
    #expect(server.requests.count == 1)
  }

  @Test("a feed that breaks off has that in its reading, which is stored without secrets of the address")
  func broken() async throws {
    let text = "<rss><channel><item><title>One</title></item>\n<item><title>Two</titel></item>"
    let server = try LoopbackServer.playing(.xml(text))
    defer { server.stop() }
    let feed = OwnFeed(
      id: "mine", name: "My name", feed: server.url.replacing("http://", with: "http://reader:secret@") + "/feed")
    _ = try await inspector.read(feed, .current)
    #expect(await inspector.readings(of: [feed])["mine"]?.trouble == .broken)
    #expect(await fixture.lists.readings().keys.allSatisfy { !$0.contains("secret") })
  }

  @Test("a feed with more entries than are read has that in its reading, also while it is unchanged")
  func long() async throws {
    let titles = (0...FeedTrouble.maxEntries).map(String.init)
    let server = try LoopbackServer.playing(.xml(SampleFeed.rss(titles)))
    defer { server.stop() }
    let feed = feed(server)
    #expect(try await inspector.read(feed, .current).total == FeedTrouble.maxEntries)
    #expect(await inspector.readings(of: [feed])[feed.id]?.trouble == .cut)
    _ = await fixture.lists.note(.unchanged, of: feed.feed, at: fixture.clock.now)
    #expect(await inspector.readings(of: [feed])[feed.id]?.trouble == .cut)
  }

  @Test("requests to Google News have no reading")
  func aggregator() async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    _ = try await fixture.feeds.feed(at: server.url, .current, isOfAggregator: true)
    #expect(await fixture.lists.readings().isEmpty)
  }

  static let errors: [(NewsError, FeedTrouble?)] = [
    (.network(.unreachable(host: "h", detail: "")), .network), (.network(.broken(host: "h", detail: "")), .network),
    (.network(.timeout(host: "h", seconds: 5)), .timeout), (.network(.tls(host: "h", detail: "")), .tls),
    (.network(.tooLarge(host: "h", limit: 1)), .tooLarge),
    (.network(.serverError(host: "h", status: 500)), .serverError),
    (.network(.refused(host: "h", .tooManyRequests(retryAfter: nil))), .rateLimited),
    (.network(.refused(host: "h", .consent)), .rateLimited),
    (.network(.noSuchPage(host: "h", status: 404)), .gone), (.network(.ended(host: "h")), .ended),
    (.network(.noSuchPage(host: "h", status: 403)), .forbidden), (.feed(.unreadable(place: "h", .webPage)), .notAFeed),
    (.feed(.unreadable(place: "h", .broken(line: 1, column: 1, detail: ""))), .broken),
    (.feed(.unreadable(place: "h", .flawed(line: 1, column: 1, detail: ""))), .flawed),
    (.network(.loginNeeded(host: "h")), .forbidden), (.network(.refused(host: "h", .pausing(seconds: 3))), nil),
    (.network(.offline), nil), (.cancelled, nil),
  ]

  @Test("an error gives the problem of a feed, or none", arguments: FeedHealthTests.errors)
  func trouble(error: NewsError, trouble: FeedTrouble?) {
    #expect(FeedTrouble(error) == trouble)
  }
}
