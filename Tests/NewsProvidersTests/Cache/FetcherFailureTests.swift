import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Answers where the network is at fault", .serialized, .takesTurns)
struct FetcherFailureTests {
  private static let one = LoopbackServer.Answer.json("one")

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackServer.Answer
    /// The name of the error.
    let error: String
    /// The longest time for the whole request, in seconds.
    let total: Double

    init(_ name: String, _ answer: LoopbackServer.Answer, _ error: String, total: Double = 30) {
      testDescription = name
      self.answer = answer
      self.error = error
      self.total = total
    }

    var fixture: FetcherFixture {
      FetcherFixture {
        $0.total = total
        $0.body = 1 << 20
      }
    }
  }

  static let passing: [Case] = [
    Case("too many requests", .json("", status: 429), "rateLimited"),
    Case("the day's requests used up", .json("", status: 402), "quotaExhausted"),
    Case("trouble of the server", .json("", status: 500), "serverError"),
    Case("a busy server", .json("", status: 503), "serverError"),
    Case("not found", .json("", status: 404), "serverError"),
    Case("a page to sign in", .captivePortal, "badResponse"),
    Case("a cut answer", .truncated(Array("two".utf8)), "badResponse"),
    Case("chunks without an end", .unfinishedChunks(Array("two".utf8)), "badResponse"),
    Case("no answer at all", .raw([]), "badResponse"),
    Case("a reset", .reset(Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\ntwo".utf8)), "broken"),
    Case("too much", .endlessChunks(), "tooLarge"),
    Case("silence", .silence, "timeout", total: 2),
  ]

  @Test("on an error that may pass, the stored answer comes with the error", arguments: FetcherFailureTests.passing)
  func stored(each: Case) async throws {
    let fixture = each.fixture
    let server = try LoopbackServer.playing(Self.one, each.answer)
    defer { server.stop() }
    let first = try await fixture.ask(server)
    fixture.clock.advance(7 * 86_400)
    let answer = try await fixture.ask(server)
    #expect(answer.value == "one")
    #expect(answer.received == first.received)
    guard case .failure(let error)? = answer.stored else {
      Issue.record("\(String(describing: answer.stored))")
      return
    }
    #expect("\(error)".contains(".\(each.error)("), "\(error)")
    #expect(fixture.kept(of: server) == "one")
  }

  @Test("with nothing stored, the error is thrown and nothing is stored", arguments: FetcherFailureTests.passing)
  func notStored(each: Case) async throws {
    let fixture = each.fixture
    let server = try LoopbackServer.playing(each.answer)
    defer { server.stop() }
    let error = await #expect(throws: NewsError.self) { try await fixture.ask(server) }
    let words = error.map { "\($0)" } ?? ""
    #expect(words.contains(".\(each.error)("), "\(words)")
    #expect(fixture.kept(of: server) == nil)
    #expect(fixture.cache.count("answer") == 0)
  }

  @Test(
    "on an error that will not pass by itself, it is thrown, and the stored answer stays",
    arguments: [
      (400, NewsError.service(.parameterInvalid(message: nil))), (401, .key(.invalid(message: nil))),
      (426, .service(.resultsLimit(message: nil))),
    ])
  func lasting(status: Int, expected: NewsError) async throws {
    let fixture = FetcherFixture()
    let server = try LoopbackServer.playing(Self.one, .json("", status: status))
    defer { server.stop() }
    _ = try await fixture.ask(server)
    await #expect(throws: expected) { try await fixture.ask(server, .renewed) }
    #expect(fixture.kept(of: server) == "one")
    #expect(server.requests.count == 2)
  }

  @Test("without a connection the cache answers, and no request is counted")
  func unreachable() async throws {
    let fixture = FetcherFixture()
    let server = try LoopbackServer.playing(Self.one)
    _ = try await fixture.ask(server)
    server.stop()
    fixture.clock.advance(600)
    let answer = try await fixture.ask(server)
    #expect(answer.value == "one")
    guard case .failure(.network(.unreachable(let host, _)))? = answer.stored else {
      Issue.record("\(String(describing: answer.stored))")
      return
    }
    #expect(host == server.host)
    let error = await #expect(throws: NewsError.self) { try await fixture.ask(server, path: "/b") }
    #expect(error?.fault?.kind == .unreachable)
    #expect(fixture.quota == Quota(sent: [.headlines: 1], answered: 1, first: TestClock().now))
  }

  @Test("a server that confirms an answer although it was not asked to gives an error")
  func unaskedConfirmation() async throws {
    let fixture = FetcherFixture()
    let server = try LoopbackServer.playing(.response(status: 304, headers: [], body: []))
    defer { server.stop() }
    await #expect(throws: NewsError.network(.serverError(host: "h", status: 304))) { try await fixture.ask(server) }
    #expect(fixture.cache.count("answer") == 0)
  }

  @Test("an answer from the future is not taken for new, but may be returned on an error")
  func clockPutBack() async throws {
    let fixture = FetcherFixture()
    let server = try LoopbackServer.playing(Self.one, .json("", status: 500))
    defer { server.stop() }
    _ = try await fixture.ask(server)
    fixture.clock.advance(-86_000)
    let answer = try await fixture.ask(server)
    #expect(answer.value == "one")
    #expect(answer.stored == .failure(.network(.serverError(host: "h", status: 500))))
    #expect(server.requests.count == 2)
  }

  struct Counted: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answers: [LoopbackServer.Answer]
    let sent: Int
    let answered: Int
  }

  private static let busy = LoopbackServer.Answer.json("", status: 503)

  static let counted: [Counted] = [
    Counted(testDescription: "an answer", answers: [one], sent: 1, answered: 1),
    Counted(testDescription: "one repetition", answers: [busy, one], sent: 2, answered: 1),
    Counted(testDescription: "two repetitions", answers: [busy, busy, one], sent: 3, answered: 1),
    Counted(testDescription: "no more than two", answers: [busy, busy, busy, one], sent: 3, answered: 0),
    Counted(
      testDescription: "more patience than there is",
      answers: [.response(status: 429, headers: [("Retry-After", "11")], body: []), one], sent: 1, answered: 0),
    Counted(testDescription: "an error", answers: [.json("", status: 500), one], sent: 1, answered: 0),
    Counted(testDescription: "a cut answer", answers: [.truncated([65]), one], sent: 1, answered: 0),
  ]

  @Test("every request that was sent is counted once", arguments: FetcherFailureTests.counted)
  func ledger(each: Counted) async throws {
    let fixture = FetcherFixture()
    let server = try LoopbackServer.playing(each.answers)
    defer { server.stop() }
    _ = try? await fixture.ask(server)
    #expect(server.requests.count == each.sent)
    #expect(fixture.quota.sent == [.headlines: each.sent])
    #expect(fixture.quota.answered == each.answered)
    // An answer from the cache costs no request.
    let isKept = fixture.kept(of: server) != nil
    if isKept { _ = try await fixture.ask(server) }
    #expect(fixture.quota.total == each.sent)
  }
}
