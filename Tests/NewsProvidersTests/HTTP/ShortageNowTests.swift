import CLibcurl
import Synchronization
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Shortages of memory and descriptors")
struct ShortageNowTests {
  static let codes: [(Int32, Shortage?)] = [
    (EMFILE, .descriptors), (ENFILE, .descriptors), (ENOMEM, .memory), (ENOBUFS, .memory), (ENOENT, nil),
    (ECONNREFUSED, nil), (0, nil),
  ]

  @Test("the system's error codes are distinguished", arguments: ShortageNowTests.codes)
  func code(code: Int32, shortage: Shortage?) {
    #expect(Shortage(code) == shortage)
  }

  @Test("there is no shortage here, but a huge request for memory would not fit")
  func now() {
    #expect(Shortage.now == nil)
    #expect(Shortage.canOpen(1))
    #expect(Shortage.hasRoom(1 << 20))
    #expect(!Shortage.hasRoom(1 << 60))
  }

  @Test("a lack of memory in libcurl is not an error of the host")
  func curl() {
    let error = NewsError(curl: CURLE_OUT_OF_MEMORY, host: "h", detail: "out of memory", seconds: 1, isSent: false)
    #expect(error == .shortage(.memory))
  }

  @Test(
    "a shortage causes no pause, and an older answer is returned", .takesTurns,
    arguments: [Shortage.memory, .descriptors])
  func pause(shortage: Shortage) async throws {
    let server = try LoopbackServer { _ in .json("{}") }
    defer { server.stop() }
    let (cache, clock) = (Cache(path: nil), TestClock())
    let fetcher = Fetcher.quick(http: HTTPClient(userAgent: "t"), cache: cache, clock: clock)
    let question = CachedRequest(
      request: HTTPRequest(url: server.url + "/feed"), validity: ListValidity(lifetime: 300, reach: 86_400, pause: 60))
    let keeper = TextKeeper(cache: cache, clock: clock)
    await #expect(throws: NewsError.shortage(shortage)) {
      try await fetcher.answer(to: question, .current, in: keeper) { _ in throw NewsError.shortage(shortage) }
    }
    #expect(cache.pause(of: [server.url + "/feed", server.host], at: clock.now) == nil)
    _ = try await fetcher.answer(to: question, .current, in: keeper) { _ in "one" }
    clock.advance(301)
    let old = try await fetcher.answer(to: question, .current, in: keeper) { _ in throw NewsError.shortage(shortage) }
    #expect(old.value == "{}")
    #expect(old.stored == .failure(.shortage(shortage)))
  }
}
