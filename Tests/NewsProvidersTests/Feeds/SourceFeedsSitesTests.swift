import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

@Suite("Sources' feeds beside a list", .serialized, .takesTurns)
struct SourceFeedsSitesTests {
  private let fixture = FeedFixture()

  private var repository: SourceFeedsRepository {
    SourceFeedsRepository(fetcher: fixture.fetcher, ownFeeds: FakeOwnFeeds(), languageCode: "en")
  }

  /// Sources of the catalogue with a feed, and their hosts.
  private static let sources = SourceCatalogue.entries.compactMap { entry -> (host: String, feed: String)? in
    guard let feed = entry.feed, let link = entry.source.link.flatMap(WebLink.init) else { return nil }
    return (link.bareHost, feed)
  }

  @Test("each source is asked by its first feed before any is asked by its second, and no feed twice")
  func hosts() throws {
    var seen: Set<String> = []
    let hosts = Array(Self.sources.map(\.host).filter { seen.insert($0).inserted }.prefix(10))
    let feeds = repository.feeds(ofHosts: ["nowhere.example"] + hosts, most: 6)
    #expect(feeds.map(\.host) == Array(hosts.prefix(6)))
    #expect(feeds.map(\.address) == hosts.prefix(6).compactMap { FeedDirectory.feeds(ofHost: $0).first })
    let all = repository.feeds(ofHosts: Array(hosts.prefix(2)), most: 100)
    #expect(Set(all.map(\.address)).count == all.count)
    #expect(repository.feeds(ofHosts: ["nowhere.example"], most: 8).isEmpty)
  }

  @Test("without known sources they are the catalogue's for the country or category")
  func catalogue() {
    let request = HeadlineRequest(scope: .local(.france))
    let feeds = repository.feeds(for: request, most: 8)
    #expect(feeds.count == 8)
    #expect(Set(feeds.map(\.address)).isSubset(of: Set(Self.sources.map(\.feed))))
    #expect(feeds.allSatisfy { !$0.host.hasPrefix("www.") && !$0.host.isEmpty })
  }

  @Test("the items of a feed come with its title; within five minutes it is not asked again")
  func items() async throws {
    let server = try LoopbackServer.playing(.feed("One", "Two"))
    defer { server.stop() }
    let feed = FeedOfSource(host: "example.org", address: server.url + "/feed")
    for _ in 1...2 {
      let items = try await repository.items(of: feed)
      #expect(items.map(\.title) == ["One", "Two"])
      #expect(
        items.allSatisfy { $0.provenance?.feed.title == "Feed" && $0.link?.hasPrefix("https://example.org/") == true })
    }
    #expect(server.requests.count == 1)
  }

  @Test("a feed that fails is left alone for a minute, and not tried twice")
  func failure() async throws {
    let server = try LoopbackServer.playing(.status(500))
    defer { server.stop() }
    for _ in 1...2 {
      await #expect(throws: NewsError.self) {
        try await repository.items(of: FeedOfSource(host: "example.org", address: server.url))
      }
    }
    #expect(server.requests.count == 1)
  }

  /// Whether it would be asked, for each freshness.
  private func asked(_ news: GoogleNewsRepository, _ request: HeadlineRequest) async -> [Bool] {
    var asked: [Bool] = []
    for freshness in [Freshness.current, .kept, .renewed] {
      asked.append(await news.isAsked(for: request, freshness))
    }
    return asked
  }

  @Test("Google News knows whether it would be asked: not while an answer is recent, in a pause, or offline")
  func foreseen() async throws {
    let server = try LoopbackServer.playing(.xml(SampleFeed.google([("One", "Alpha", 10)])))
    defer { server.stop() }
    let clock = fixture.clock
    func google(_ fetcher: Fetcher) -> GoogleNewsRepository {
      GoogleNewsRepository(fetcher: fetcher, base: server.url, clock: WallClock { clock.now })
    }
    let news = google(fixture.fetcher)
    let request = HeadlineRequest(scope: .local(.france))
    #expect(await news.isAsked(for: request, .current))
    _ = try await news.headlines(request, .current)
    #expect(await asked(news, request) == [false, false, false])
    #expect(await news.isAsked(for: HeadlineRequest(scope: .category(.sports, .france)), .current))
    clock.advance(3600)
    #expect(await asked(news, request) == [true, false, true])
    let offline = google(FeedFixture(isOffline: true).fetcher)
    #expect(await !offline.isAsked(for: request, .current))
    let address = try #require(server.requests.first).target
    fixture.cache.pause(server.url + address, for: 60, at: clock.now)
    #expect(await !news.isAsked(for: request, .current))
    #expect(server.requests.count == 1)
  }
}
