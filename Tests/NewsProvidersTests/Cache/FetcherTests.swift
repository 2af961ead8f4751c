import Synchronization
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Answers from the cache and from the network", .serialized, .takesTurns)
struct FetcherTests {
  private let fixture = FetcherFixture()
  private let start = TestClock().now

  private static func answer(_ text: String, etag: String? = nil, modified: String? = nil) -> LoopbackServer.Answer {
    let headers = [("ETag", etag), ("Last-Modified", modified)].compactMap { name, value in value.map { (name, $0) } }
    return .response(headers: headers, body: Array(text.utf8))
  }

  private static let unchanged = LoopbackServer.Answer.response(status: 304, headers: [], body: [])

  @Test("an answer that is not stored is fetched and stored")
  func first() async throws {
    let server = try LoopbackServer.playing(Self.answer("one"))
    defer { server.stop() }
    let answer = try await fixture.ask(server)
    #expect(answer.value == "one")
    #expect(answer.received == start)
    #expect(answer.stored == nil)
    #expect(fixture.kept(of: server) == "one")
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil])
  }

  @Test("the lists are prepared for an answer, unless a stored one will do")
  func preparation() async throws {
    let server = try LoopbackServer.playing(Self.answer("one"))
    defer { server.stop() }
    _ = try await fixture.ask(server)
    #expect(fixture.lists.preparations == 1)
    _ = try await fixture.ask(server)
    _ = try await fixture.ask(server, isOffline: true)
    #expect(fixture.lists.preparations == 1)
  }

  struct Case: Sendable {
    let freshness: Freshness
    let age: TimeInterval
    /// Why the answer comes from the cache; `nil` if the server is asked.
    let stored: StoredReason?
  }

  static let ages: [Case] = [
    Case(freshness: .current, age: 0, stored: .recent), Case(freshness: .current, age: 299, stored: .recent),
    Case(freshness: .current, age: 300, stored: nil), Case(freshness: .current, age: 86_399, stored: nil),
    Case(freshness: .kept, age: 0, stored: .recent), Case(freshness: .kept, age: 299, stored: .recent),
    Case(freshness: .kept, age: 300, stored: .renewing), Case(freshness: .kept, age: 86_399, stored: .renewing),
    Case(freshness: .kept, age: 86_400, stored: nil), Case(freshness: .renewed, age: 0, stored: nil),
    Case(freshness: .renewed, age: 86_399, stored: nil),
    // The clock has been set back, so the age of the answer is unknown.
    Case(freshness: .current, age: -1, stored: nil), Case(freshness: .kept, age: -86_400, stored: nil),
  ]

  @Test("the requested freshness limits the age of an answer", arguments: FetcherTests.ages)
  func age(each: Case) async throws {
    let server = try LoopbackServer.playing(Self.answer("one"), Self.answer("two"))
    defer { server.stop() }
    _ = try await fixture.ask(server)
    fixture.clock.advance(each.age)
    let answer = try await fixture.ask(server, each.freshness)
    #expect(answer.stored == each.stored)
    #expect(answer.value == (each.stored == nil ? "two" : "one"))
    #expect(answer.received == (each.stored == nil ? fixture.clock.now : start))
    #expect(server.requests.count == (each.stored == nil ? 2 : 1))
    #expect(fixture.kept(of: server) == answer.value)
  }

  @Test("another session finds the answer that this one stored")
  func otherSession() async throws {
    let server = try LoopbackServer.playing(Self.answer("one"))
    defer { server.stop() }
    _ = try await fixture.ask(server)
    let other = Fetcher.quick(http: HTTPClient(userAgent: "t"), cache: fixture.cache, clock: fixture.clock)
    let question = CachedRequest(
      request: HTTPRequest(url: server.url + "/a"), charge: .init(kind: .search, account: Cache.account),
      validity: ListValidity(lifetime: 300, reach: 300, pause: 0))
    let keeper = TextKeeper(cache: fixture.cache, clock: fixture.clock)
    let answer = try await other.answer(to: question, .current, in: keeper) { String(decoding: $0.body, as: UTF8.self) }
    #expect(answer.value == "one")
    #expect(answer.stored == .recent)
    #expect(server.requests.count == 1)
  }

  static let validators: [(String?, String?)] = [
    ("\"a\"", nil), ("W/\"a\"", nil), (nil, "Wed, 21 Oct 2026 07:28:00 GMT"),
    ("\"a\"", "Wed, 21 Oct 2026 07:28:00 GMT"),
  ]

  @Test("an old answer is validated, and renewed without being sent again", arguments: FetcherTests.validators)
  func conditional(etag: String?, modified: String?) async throws {
    let server = try LoopbackServer.playing(Self.answer("one", etag: etag, modified: modified), Self.unchanged)
    defer { server.stop() }
    _ = try await fixture.ask(server)
    // Twice, because the validators must still be stored after the answer was confirmed once.
    for _ in 0..<2 {
      fixture.clock.advance(600)
      let answer = try await fixture.ask(server)
      #expect(answer.value == "one")
      #expect(answer.received == fixture.clock.now)
      #expect(answer.stored == nil)
      #expect(try await fixture.ask(server).stored == .recent)
    }
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, etag, etag])
    #expect(server.requests.map { $0.headers["if-modified-since"] } == [nil, modified, modified])
  }

  @Test("a changed answer replaces the old one and its validators")
  func changed() async throws {
    let server = try LoopbackServer.playing(
      Self.answer("one", etag: "\"1\"", modified: "Wed, 21 Oct 2026 07:28:00 GMT"), Self.answer("two", etag: "\"2\""),
      Self.unchanged)
    defer { server.stop() }
    for text in ["one", "two", "two"] { #expect(try await fixture.ask(server, .renewed).value == text) }
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"1\"", "\"2\""])
    #expect(server.requests.last?.headers["if-modified-since"] == nil)
  }

  @Test("a retried request still sends the validators of the stored answer")
  func conditionalRetry() async throws {
    let server = try LoopbackServer.playing(
      Self.answer("one", etag: "\"1\""), .json("", status: 503), .json("", status: 429), Self.unchanged)
    defer { server.stop() }
    _ = try await fixture.ask(server)
    #expect(try await fixture.ask(server, .renewed).value == "one")
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"1\"", "\"1\"", "\"1\""])
  }

  static let hostile = [
    "\"\(String(repeating: "x", count: 500))\"", "\"a\u{1}\"", "\"\u{1B}[31m\"", "\"a\u{7F}\"", "\"\u{E9}\"",
    "\"a\tb\"",
  ]

  @Test("validators that no header should contain are not sent back", arguments: FetcherTests.hostile)
  func hostileValidators(text: String) async throws {
    let server = try LoopbackServer.playing(Self.answer("one", etag: text, modified: text))
    defer { server.stop() }
    for _ in 0..<2 { #expect(try await fixture.ask(server, .renewed).value == "one") }
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, nil])
    #expect(server.requests.map { $0.headers["if-modified-since"] } == [nil, nil])
  }

  @Test("offline the cache answers, however old the answer is, and nothing is sent")
  func offline() async throws {
    let server = try LoopbackServer.playing(Self.answer("one"))
    defer { server.stop() }
    await #expect(throws: NewsError.network(.offline)) { try await fixture.ask(server, isOffline: true) }
    _ = try await fixture.ask(server)
    fixture.clock.advance(30 * 86_400 - 1)
    for freshness in [Freshness.current, .kept, .renewed] {
      let answer = try await fixture.ask(server, freshness, isOffline: true)
      #expect(answer.value == "one")
      #expect(answer.received == start)
      #expect(answer.stored == .offline)
    }
    fixture.clock.advance(1)
    await #expect(throws: NewsError.network(.offline)) { try await fixture.ask(server, isOffline: true) }
    #expect(server.requests.count == 1)
  }

  @Test("a stored answer that cannot be read is treated as missing")
  func unreadable() async throws {
    let server = try LoopbackServer.playing(.status(304), Self.answer("one"))
    defer { server.stop() }
    let damaged = StoredAnswer(received: start, etag: "\"1\"", body: Data("<?".utf8))
    fixture.cache.keep(damaged, to: server.url + "/a")
    await #expect(throws: NewsError.network(.offline)) { try await fixture.ask(server, isOffline: true) }
    let answer = try await fixture.ask(server)
    #expect(answer.value == "one")
    #expect(answer.stored == nil)
    // The server cannot confirm it for ever.
    #expect(server.requests.map { $0.headers["if-none-match"] } == ["\"1\"", nil])
    #expect(fixture.kept(of: server) == "one")
  }

  @Test("identical requests at the same time are sent once, and all get the answer")
  func shared() async throws {
    let isOpen = Mutex(false)
    let server = try LoopbackServer.waiting(for: { isOpen.withLock(\.self) }, then: Self.answer("one"))
    defer { server.stop() }
    let tasks = SteppingExecutor()
    let asking = (0..<5).map { _ in tasks.begin { [fixture] in try await fixture.ask(server).value } }
    let other = tasks.begin { [fixture] in try await fixture.ask(server, path: "/b").value }
    await tasks.settle(with: fixture.cache)
    isOpen.withLock { $0 = true }
    for task in asking + [other] { #expect(try await task.value == "one") }
    #expect(server.requestCounts == ["/a": 1, "/b": 1])
    #expect(fixture.quota.total == 2)
  }

  @Test("a cancelled caller leaves the request to the others and gets no old answer instead")
  func cancelled() async throws {
    let isOpen = Mutex(false)
    let server = try LoopbackServer.waiting(for: { isOpen.withLock(\.self) }, then: Self.answer("two"))
    defer { server.stop() }
    fixture.cache.keep(.sample("one"), to: server.url + "/a")
    let tasks = SteppingExecutor()
    let first = tasks.begin { [fixture] in try await fixture.ask(server, .renewed).value }
    let second = tasks.begin { [fixture] in try await fixture.ask(server, .renewed).value }
    await tasks.settle(with: fixture.cache)
    first.cancel()
    await #expect(throws: NewsError.cancelled) { try await first.value }
    isOpen.withLock { $0 = true }
    #expect(try await second.value == "two")
    #expect(server.requests.count == 1)
  }

  @Test("if all callers are cancelled, so is the request, and the stored answer stays")
  func cancelledAll() async throws {
    let server = try LoopbackServer { _ in .silence }
    defer { server.stop() }
    fixture.cache.keep(.sample("one"), to: server.url + "/a")
    let task = Task { [fixture] in try await fixture.ask(server, .renewed).value }
    #expect(try await eventually { server.requests.count == 1 })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
    #expect(fixture.kept(of: server) == "one")
    // The request was sent, so it counts.
    #expect(fixture.quota == Quota(sent: [.headlines: 1], answered: 0, first: start))
  }
}
