import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Feeds that are left alone for a while", .serialized, .takesTurns)
struct FeedServicePauseTests {
  private let fixture = FeedFixture()

  private func error(_ feeds: FeedService, _ address: String) async -> NewsError? {
    do {
      _ = try await feeds.feed(at: address, .current, isOfAggregator: true, isNeverEmpty: true)
      return nil
    } catch {
      return error as? NewsError
    }
  }

  /// The rest of the pause in seconds, from any error that has one.
  private func pause(_ error: NewsError?) -> Int? {
    guard case .network(.refused(_, .pausing(let seconds)))? = error else { return nil }
    return seconds
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackServer.Answer

    init(_ name: String, _ answer: LoopbackServer.Answer) {
      testDescription = name
      self.answer = answer
    }
  }

  static let failures: [Case] = [
    Case("too many requests", .status(429)), Case("busy for a moment", .status(503, retryAfter: 1)),
    Case("busy", .status(503)), Case("trouble", .status(500)), Case("not found", .status(404)),
    Case("a page to sign in", .captivePortal), Case("nothing", .xml("")), Case("no entries", .feed()),
    Case("another kind of XML", .xml("<note/>")), Case("a broken feed", .xml("<rss><channel>")),
    Case("no JSON feed", .xml("{\"a\":1}", type: "application/json")),
    Case("a circle", .redirect(to: "/a")), Case("a cut answer", .truncated(Array("<rss>".utf8))),
    Case("a reset", .reset([])), Case("no answer", .raw([])), Case("too much", .endlessChunks()),
  ]

  @Test("a feed that fails is fetched at most once a minute", arguments: FeedServicePauseTests.failures)
  func onceAMinute(each: Case) async throws {
    let server = try LoopbackServer.playing(each.answer)
    defer { server.stop() }
    let first = await error(fixture.feeds, server.url + "/a")
    #expect(first != nil && pause(first) == nil)
    let asked = server.requests.count

    for (seconds, left) in [(0, 60), (30, 30), (29, 1)] as [(Double, Int)] {
      fixture.clock.advance(seconds)
      #expect(pause(await error(fixture.feeds, server.url + "/a")) == left)
    }
    #expect(server.requests.count == asked)

    fixture.clock.advance(2)
    let again = await error(fixture.feeds, server.url + "/a")
    #expect(again != nil && pause(again) == nil)
    #expect(server.requests.count == 2 * asked)
  }

  @Test("a feed that has just answered is not fetched again", arguments: [Freshness.current, .kept, .renewed])
  func afterSuccess(freshness: Freshness) async throws {
    let server = try LoopbackServer.playing(.feed("One"), .feed("Two"))
    defer { server.stop() }
    _ = try await fixture.feeds.feed(at: server.url, .current)
    fixture.clock.advance(59)
    #expect(try await fixture.feeds.feed(at: server.url, freshness).value.titles == ["One"])
    #expect(server.requests.count == 1)
  }

  @Test("after a minute a feed that is to be renewed is fetched")
  func renewed() async throws {
    let server = try LoopbackServer.playing(.feed("One"), .feed("Two"))
    defer { server.stop() }
    _ = try await fixture.feeds.feed(at: server.url, .current)
    fixture.clock.advance(61)
    #expect(try await fixture.feeds.feed(at: server.url, .renewed).value.titles == ["Two"])
  }

  @Test("a session knows the pause of a feed that another session has just fetched", arguments: [true, false])
  func acrossSessions(isAnswered: Bool) async throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/store.sqlite"
    let lists = ListsInMemory()
    let one = FeedFixture(cache: Cache(path: path), lists: lists)
    let other = FeedFixture(cache: Cache(path: path), lists: lists)
    let server = try LoopbackServer.playing(isAnswered ? .feed("One") : .status(500))
    defer { server.stop() }
    for fixture in [one, other] { _ = await error(fixture.feeds, server.url + "/a") }
    #expect(server.requests.count == 1)
    #expect(pause(await error(other.feeds, server.url + "/a")) == (isAnswered ? nil : 60))
  }

  @Test("a faulty feed does not pause other feeds of its host")
  func neighbours() async throws {
    let server = try LoopbackServer { $0.path == "/a" ? .status(404) : .feed("One") }
    defer { server.stop() }
    _ = await error(fixture.feeds, server.url + "/a")
    #expect(await error(fixture.feeds, server.url + "/b") == nil)
  }

  @Test("a host that refuses readers is paused with all its feeds, and no other host is")
  func host() async throws {
    let server = try LoopbackServer { $0.path == "/a" ? .status(429) : .feed("One") }
    let other = try LoopbackServer.playing(.feed("One"))
    defer {
      server.stop()
      other.stop()
    }
    _ = await error(fixture.feeds, server.url + "/a")
    #expect(
      await error(fixture.feeds, server.url + "/b") == .network(.refused(host: server.host, .pausing(seconds: 60))))
    #expect(await error(fixture.feeds, other.url + "/b") == nil)
    #expect(server.requestCounts == ["/a": 1])
    fixture.clock.advance(61)
    #expect(await error(fixture.feeds, server.url + "/b") == nil)
  }

  @Test("collectors spare all feeds of a host that refuses one")
  func collectors() async throws {
    let server = try LoopbackServer { _ in .status(429, retryAfter: 300) }
    defer { server.stop() }
    for (path, error) in [
      ("/a", NewsError.network(.refused(host: server.host, .tooManyRequests(retryAfter: 300)))),
      ("/b", .network(.refused(host: server.host, .pausing(seconds: 300)))),
    ] {
      await #expect(throws: error) {
        try await fixture.feeds.refresh(CollectedFeed(address: server.url + path), Validators())
      }
    }
    #expect(server.requestCounts == ["/a": 1])
  }

  @Test("a host that asks for consent is paused with all its feeds")
  func consent() async throws {
    let server = try LoopbackServer { request in
      let port = request.headers["host"]?.split(separator: ":").last ?? ""
      return request.path == "/a" ? .redirect(to: "http://consent.localhost:\(port)/") : .feed("One")
    }
    defer { server.stop() }
    #expect(await error(fixture.feeds, server.url + "/a") == .network(.refused(host: server.host, .consent)))
    #expect(pause(await error(fixture.feeds, server.url + "/b")) == 60)
  }

  /// The number of seconds that the server asks for, and the length of the pause.
  static let waits = [(0, 60), (1, 60), (60, 60), (61, 61), (300, 300), (3600, 3600), (86_400, 3600), (.max, 3600)]

  @Test("the server sets the pause, between a minute and an hour", arguments: FeedServicePauseTests.waits)
  func asLong(asked: Int, seconds: Int) async throws {
    let server = try LoopbackServer.playing(.status(429, retryAfter: asked))
    defer { server.stop() }
    _ = await error(fixture.feeds, server.url)
    #expect(pause(await error(fixture.feeds, server.url)) == seconds)
    fixture.clock.advance(Double(seconds) - 1)
    #expect(pause(await error(fixture.feeds, server.url)) == 1)
    fixture.clock.advance(2)
    #expect(pause(await error(fixture.feeds, server.url)) == nil)
    #expect(server.requests.count == 2)
  }

  @Test("during a pause the older feed is returned, with the reason")
  func older() async throws {
    let server = try LoopbackServer.playing(.feed("One"), .status(429))
    defer { server.stop() }
    _ = try await fixture.feeds.feed(at: server.url, .current)
    fixture.clock.advance(600)
    _ = try await fixture.feeds.feed(at: server.url, .current)
    fixture.clock.advance(10)
    let answer = try await fixture.feeds.feed(at: server.url, .current)
    #expect(answer.value.titles == ["One"])
    #expect(answer.stored == .failure(.network(.refused(host: server.host, .pausing(seconds: 50)))))
    #expect(server.requests.count == 2)
  }

  @Test("a feed that could not be reached may be fetched at once, as nothing was sent")
  func unreachable() async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    server.stop()
    for _ in 0..<2 {
      #expect(await error(fixture.feeds, server.url)?.fault?.kind == .unreachable)
    }
  }

  @Test("a pause ends if the clock has been put back by days")
  func clockPutBack() async throws {
    let server = try LoopbackServer.playing(.status(500), .feed("One"))
    defer { server.stop() }
    _ = await error(fixture.feeds, server.url)
    fixture.clock.advance(-3 * 86_400)
    #expect(await error(fixture.feeds, server.url) == nil)
  }
}
