import Synchronization
import ParsingTestSupport
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders
@testable import SystemServices

@Suite("Feeds, against a server on loopback", .serialized, .takesTurns)
struct FeedServiceTests {
  private let fixture = FeedFixture()

  @Test("a feed is fetched once, and returned from the cache for five minutes")
  func fetched() async throws {
    let server = try LoopbackServer.playing(.feed("One", "Two"), .feed("Three"))
    defer { server.stop() }
    let first = try await fixture.feeds.feed(at: server.url + "/a", .current)
    #expect(first.value.titles == ["One", "Two"])
    #expect(first.value.title == "Feed")
    #expect(first.stored == nil)
    fixture.clock.advance(299)
    let second = try await fixture.feeds.feed(at: server.url + "/a", .current)
    #expect(second.value.titles == first.value.titles)
    #expect(second.stored == .recent)
    fixture.clock.advance(1)
    #expect(try await fixture.feeds.feed(at: server.url + "/a", .kept).stored == .renewing)
    #expect(try await fixture.feeds.feed(at: server.url + "/a", .current).value.titles == ["Three"])
    #expect(server.requestCounts == ["/a": 2])
  }

  @Test("articles without a date, or with one far ahead, stand where they were first seen")
  func undated() async throws {
    let old = SampleFeed.rss([("Undated", nil), ("Ahead", 31), ("Dated", 14)])
    let new = SampleFeed.rss([("New", nil), ("Ahead", 31), ("Undated", nil), ("Dated", 14)])
    let server = try LoopbackServer.playing(.xml(old), .xml(new))
    defer { server.stop() }
    let start = fixture.clock.now
    let first = try await fixture.feeds.feed(at: server.url, .current).value.articles
    #expect(first.map(\.publishedAt?.iso8601) == [nil, nil, "2027-01-14T12:00:00Z"])
    #expect(first.map(\.firstSeen) == [start, start, nil])
    fixture.clock.advance(3600)
    let second = try await fixture.feeds.feed(at: server.url, .current).value.articles
    #expect(second.map(\.firstSeen) == [start + 3600, start, start, nil])
    #expect(second.newestFirst().map(\.title) == ["New", "Ahead", "Undated", "Dated"])
    fixture.clock.advance(60)
    let kept = try await fixture.feeds.feed(at: server.url, .current).value.articles
    #expect(kept.map(\.firstSeen) == [start + 3600, start, start, nil])
  }

  @Test("what is read of a feed while its task is cancelled counts for nothing", arguments: [0, 2])
  func cancelledWhileRead(atLook last: Int) async {
    let looks = Counter()
    let time = ProcessorTime {
      if looks.next() == last { withUnsafeCurrentTask { $0?.cancel() } }
      return 0
    }
    let items = String(repeating: SmallFeed.item("One", "<description>Of a fair</description>"), count: 200)
    let reading = Task {
      try await DirectParser(time).feed(
        Array(SmallFeed.rss(items).utf8), nil, at: SmallFeed.address, of: "example.org", language: nil)
    }
    await #expect(throws: NewsError.cancelled) { try await reading.value }
    #expect(looks.count <= last + 2)
  }

  @Test("a feed does not count for NewsAPI's quota, and is requested with the client's own name")
  func free() async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    _ = try await fixture.feeds.feed(at: server.url, .current)
    #expect(fixture.cache.count("request") == 0)
    #expect(server.requests.first?.headers["user-agent"] == "t")
    #expect(server.requests.first?.headers["x-api-key"] == nil)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackServer.Answer
    /// The error for an answer; the parameter is the server's name.
    let error: @Sendable (String) -> NewsError

    init(_ name: String, _ answer: LoopbackServer.Answer, _ error: @escaping @Sendable (String) -> NewsError) {
      testDescription = name
      self.answer = answer
      self.error = error
    }
  }

  private static let page = "<!DOCTYPE html><html><head><title>T</title></head><body><p>P</p></body></html>"

  static let cases: [Case] = [
    Case("too many requests", .status(429)) { .network(.refused(host: $0, .tooManyRequests(retryAfter: nil))) },
    Case("too many requests for a while", .status(429, retryAfter: 7)) {
      .network(.refused(host: $0, .tooManyRequests(retryAfter: 7)))
    },
    Case("busy for a while", .status(503, retryAfter: 30)) {
      .network(.refused(host: $0, .tooManyRequests(retryAfter: 30)))
    },
    Case("busy", .status(503)) { .network(.serverError(host: $0, status: 503)) },
    Case("trouble", .status(500)) { .network(.serverError(host: $0, status: 500)) },
    Case("trouble with a page", .xml(page, status: 502, type: "text/html")) {
      .network(.serverError(host: $0, status: 502))
    },
    Case("not found", .xml(page, status: 404, type: "text/html")) { .network(.noSuchPage(host: $0, status: 404)) },
    Case("login", .status(401)) { .network(.loginNeeded(host: $0)) },
    Case("ended", .status(410)) { .network(.ended(host: $0)) },
    Case("forbidden", .status(403)) { .network(.noSuchPage(host: $0, status: 403)) },
    Case("a web page", .xml(page, type: "text/html")) { .feed(.unreadable(place: $0, .webPage)) },
    Case("a web page that says it is a feed", .xml(page)) { .feed(.unreadable(place: $0, .webPage)) },
    Case("a page to sign in", .captivePortal) { .feed(.unreadable(place: $0, .webPage)) },
    Case("nothing", .xml("")) { .feed(.unreadable(place: $0, .empty)) },
    Case("blanks", .xml(" \r\n\t")) { .feed(.unreadable(place: $0, .empty)) },
    Case("plain text", .xml("rain", type: "text/plain")) { .feed(.unreadable(place: $0, .notAFeed(root: nil))) },
    Case("another kind of XML", .xml("<note/>")) { .feed(.unreadable(place: $0, .notAFeed(root: "note"))) },
  ]

  @Test("an answer that is not a feed is an error, asked for once and not stored", arguments: FeedServiceTests.cases)
  func refused(each: Case) async throws {
    let server = try LoopbackServer.playing(each.answer)
    defer { server.stop() }
    await #expect(throws: each.error(server.host)) { try await fixture.feeds.feed(at: server.url, .current) }
    #expect(server.requests.count == 1)
    #expect(fixture.lists.addresses.isEmpty)
  }

  @Test("from an aggregator a web page means that it refuses readers", arguments: [true, false])
  func aggregator(isNeverEmpty: Bool) async throws {
    let server = try LoopbackServer.playing(.xml(Self.page, type: "text/html"))
    defer { server.stop() }
    await #expect(throws: NewsError.network(.refused(host: server.host, .webPage))) {
      try await fixture.feeds.feed(at: server.url, .current, isOfAggregator: true, isNeverEmpty: isNeverEmpty)
    }
  }

  @Test("the error comes with the older feed if that is stored", arguments: FeedServiceTests.cases)
  func older(each: Case) async throws {
    let server = try LoopbackServer.playing(.feed("One"), each.answer)
    defer { server.stop() }
    let first = try await fixture.feeds.feed(at: server.url, .current)
    fixture.clock.advance(3 * 86_400)
    let answer = try await fixture.feeds.feed(at: server.url, .current)
    #expect(answer.value.titles == first.value.titles)
    #expect(answer.received == first.received)
    #expect(answer.stored == .failure(each.error(server.host)))
  }

  @Test("the error for a feed that breaks off before its first entry says where")
  func broken() async throws {
    let server = try LoopbackServer.playing(.xml("<rss version=\"2.0\">\n<channel></rss>"))
    defer { server.stop() }
    let error = await #expect(throws: NewsError.self) { try await fixture.feeds.feed(at: server.url, .current) }
    guard case .feed(.unreadable(server.host, .broken(2, _, let detail)))? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!detail.isEmpty)
  }

  @Test("a feed that breaks off later has the entries before")
  func cut() async throws {
    let text = SampleFeed.rss(["One", "Two", "Three"])
    let server = try LoopbackServer.playing(.xml(String(text.prefix(text.count * 2 / 3))))
    defer { server.stop() }
    let feed = try await fixture.feeds.feed(at: server.url, .current).value
    #expect(feed.titles.first == "One")
    #expect(feed.problem != nil)
  }

  @Test("an empty feed is a feed, unless it always has entries")
  func empty() async throws {
    let server = try LoopbackServer.playing(.feed())
    defer { server.stop() }
    #expect(try await fixture.feeds.feed(at: server.url + "/a", .current).value.articles.isEmpty)
    await #expect(throws: NewsError.network(.refused(host: server.host, .emptyList))) {
      try await fixture.feeds.feed(at: server.url + "/b", .current, isOfAggregator: true, isNeverEmpty: true)
    }
    #expect(fixture.lists.addresses == [server.url + "/a"])
  }

  @Test("a page that asks for consent is an error of its own, whatever its type")
  func consent() async throws {
    let server = try LoopbackServer { request in
      // Names below `localhost` lead to this machine, without asking a name server (RFC 6761, section 6.3).
      let port = request.headers["host"]?.split(separator: ":").last ?? ""
      return request.path == "/rss" ? .redirect(to: "http://consent.localhost:\(port)/m?gl=FR") : .feed("One")
    }
    defer { server.stop() }
    await #expect(throws: NewsError.network(.refused(host: server.host, .consent))) {
      try await fixture.feeds.feed(at: server.url + "/rss", .current)
    }
    #expect(server.requestCounts == ["/rss": 1, "/m": 1])
    #expect(fixture.lists.addresses.isEmpty)
  }

  @Test("a feed that has not changed is not sent again")
  func feedThatHasNotChangedIsNotSentAgain() async throws {
    let server = try LoopbackServer.playing(
      .xml(SampleFeed.rss(["One"]), headers: [("ETag", "\"1\"")]), .status(304), .status(304))
    defer { server.stop() }
    for _ in 0..<3 {
      let answer = try await fixture.feeds.feed(at: server.url, .current)
      #expect(answer.value.titles == ["One"])
      #expect(answer.received == fixture.clock.now)
      #expect(answer.stored == nil)
      fixture.clock.advance(600)
    }
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"1\"", "\"1\""])
  }

  @Test("that nothing has changed is no answer to somebody who has nothing")
  func unchangedWithoutCondition() async throws {
    let server = try LoopbackServer.playing(.status(304))
    defer { server.stop() }
    let feed = CollectedFeed(address: server.url)
    await #expect(throws: NewsError.network(.noSuchPage(host: server.host, status: 304))) {
      try await fixture.feeds.refresh(feed, Validators())
    }
    fixture.clock.advance(61)
    #expect(try await fixture.feeds.refresh(feed, Validators(etag: "\"1\"")).isUnchanged)
  }

  @Test("a confirmed list is the one whose validators were sent")
  func otherList() async throws {
    let server = try LoopbackServer.playing(
      .xml(SampleFeed.rss(["One"]), headers: [("ETag", "\"1\"")]), .status(304), .feed("Two"))
    defer { server.stop() }
    _ = try await fixture.feeds.feed(at: server.url, .current)
    // Meanwhile another request has delivered another list.
    var other = try #require(await fixture.lists.list(server.url))
    fixture.clock.advance(600)
    let answer = try await fixture.feeds.refresh(CollectedFeed(address: server.url), Validators(etag: "\"1\""))
    #expect(answer.isUnchanged)
    #expect(await fixture.lists.head(of: server.url)?.receivedAt == fixture.clock.now)
    other.validators = Validators(etag: "\"2\"")
    other.receivedAt = fixture.clock.now
    _ = await fixture.lists.keep(other)
    fixture.clock.advance(600)
    await fixture.lists.confirm(server.url, Validators(etag: "\"1\""), at: fixture.clock.now)
    #expect(await fixture.lists.head(of: server.url)?.receivedAt == other.receivedAt)
  }

  @Test("a feed that redirects to itself is an error")
  func circle() async throws {
    let server = try LoopbackServer.playing(.redirect(to: "/a"))
    defer { server.stop() }
    await #expect(throws: NewsError.network(.badResponse(host: server.host, detail: "more than 5 redirects"))) {
      try await fixture.feeds.feed(at: server.url + "/a", .current)
    }
    #expect(server.requestCounts == ["/a": 6])
  }

  @Test("relative addresses are relative to the feed's own, from the cache too")
  func moved() async throws {
    let text =
      "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry><title>One</title><link href=\"one\"/></entry></feed>"
    let server = try LoopbackServer { $0.path == "/old" ? .redirect(to: "/new/feed") : .xml(text) }
    defer { server.stop() }
    for _ in 0..<2 {
      let feed = try await fixture.feeds.feed(at: server.url + "/old", .current).value
      #expect(feed.articles.map(\.link) == [server.url + "/new/one"])
    }
    #expect(server.requestCounts == ["/old": 1, "/new/feed": 1])
  }

  @Test("the encoding in the header is stored with the feed")
  func encoding() async throws {
    let bytes =
      Array("<rss><channel><item><title>".utf8) + [0xCC, 0xE8, 0xF0]
      + Array("</title></item></channel></rss>".utf8)
    let server = try LoopbackServer.playing(
      .response(headers: [("Content-Type", "text/xml; charset=windows-1251"), ("ETag", "\"1\"")], body: bytes),
      .response(status: 304, headers: [], body: []))
    defer { server.stop() }
    #expect(try await fixture.feeds.feed(at: server.url, .current).value.titles == ["\u{41C}\u{438}\u{440}"])
    let offline = fixture.offline
    #expect(try await offline.feeds.feed(at: server.url, .current).value.titles == ["\u{41C}\u{438}\u{440}"])
    // After it was confirmed, it still has that encoding.
    fixture.clock.advance(600)
    #expect(try await fixture.feeds.feed(at: server.url, .current).value.titles == ["\u{41C}\u{438}\u{440}"])
    #expect(try await offline.feeds.feed(at: server.url, .current).value.titles == ["\u{41C}\u{438}\u{440}"])
  }

  static let endless: [(String, LoopbackServer.Answer)] = [
    (
      "1 GiB, announced",
      .endless(
        head: "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\nContent-Length: 1073741824\r\n\r\n<rss><channel>",
        piece: Array(String(repeating: "<item><title>One</title></item>", count: 2000).utf8))
    ),
    (
      "without end",
      .endless(
        head: "HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n\r\n<rss><channel>",
        piece: Array(String(repeating: "<item><title>One</title></item>", count: 2000).utf8))
    ),
    ("1 GiB, packed", .gzipBomb),
  ]

  @Test("a feed that is too large is read to the limit only", arguments: FeedServiceTests.endless)
  func tooLarge(name: String, answer: LoopbackServer.Answer) async throws {
    let server = try LoopbackServer.playing(answer)
    defer { server.stop() }
    await #expect(throws: NewsError.network(.tooLarge(host: server.host, limit: 8 << 20)), "\(name)") {
      try await fixture.feeds.feed(at: server.url, .current)
    }
    #expect(server.requests.count == 1)
  }

  @Test("offline only the cache answers")
  func offline() async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    let offline = fixture.offline
    await #expect(throws: NewsError.network(.offline)) { try await offline.feeds.feed(at: server.url, .current) }
    _ = try await fixture.feeds.feed(at: server.url, .current)
    let answer = try await offline.feeds.feed(at: server.url, .current)
    #expect(answer.value.titles == ["One"])
    #expect(answer.stored == .offline)
  }

  @Test("a missing connection is retried, unless the caller does not wait", arguments: [(true, 2), (false, 0)])
  func patience(isPatient: Bool, repeats: Int) async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    server.stop()
    let slept = Mutex(0)
    let retry = Retry(sleep: { _ in slept.withLock { $0 += 1 } }, jitter: { 0 })
    let fetcher = Fetcher(
      http: HTTPClient(userAgent: "t"), cache: Cache(path: nil), lists: ListsInMemory(), parser: DirectParser(),
      retry: retry, clock: WallClock { Date(timeIntervalSince1970: 0) })
    let error = await #expect(throws: NewsError.self) {
      try await FeedService(fetcher: fetcher).feed(at: server.url, .current, isPatient: isPatient)
    }
    #expect(error?.fault?.kind == .unreachable)
    #expect(slept.withLock(\.self) == repeats)
  }
}
