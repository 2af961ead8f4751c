import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("A key tried with NewsAPI", .takesTurns)
struct NewsAPIKeyCheckTests {
  private static let key = "0123456789abcdef0123456789abcdef"
  private static let refusal = #"{"status":"error","code":"apiKeyInvalid","message":"Your API key is invalid."}"#

  private let cache = Cache(path: nil)

  private func check(at base: String, isOffline: Bool = false) -> NewsAPIKeyCheck {
    let http = isOffline ? nil : HTTPClient(userAgent: "t")
    return NewsAPIKeyCheck(fetcher: .quick(http: http, cache: cache, clock: TestClock()), base: base)
  }

  @Test("the check is one small request, with the key in a header only")
  func asked() async throws {
    let server = try LoopbackServer { _ in .json(#"{"status":"ok","totalResults":0,"articles":[]}"#) }
    defer { server.stop() }
    try await check(at: server.url).check(Self.key)
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(request.headers["x-api-key"] == Self.key)
    #expect(!request.target.contains(Self.key))
    #expect(request.query["pageSize"] == "1")
  }

  @Test("a refusal is an error, even if another key was just accepted")
  func refused() async throws {
    let server = try LoopbackServer { request in
      request.headers["x-api-key"] == Self.key
        ? .json(#"{"status":"ok","totalResults":0,"articles":[]}"#) : .json(Self.refusal, status: 401)
    }
    defer { server.stop() }
    try await check(at: server.url).check(Self.key)
    await #expect(throws: NewsError.key(.invalid(message: "Your API key is invalid."))) {
      try await check(at: server.url).check(String(Self.key.reversed()))
    }
    #expect(server.requests.count == 2)
  }

  @Test("an answer that repeats the key does not show it")
  func repeated() async throws {
    let server = try LoopbackServer { _ in
      .json(#"{"status":"error","code":"apiKeyInvalid","message":"\#(Self.key) is no key"}"#, status: 401)
    }
    defer { server.stop() }
    await #expect(throws: NewsError.key(.invalid(message: "*** is no key"))) {
      try await check(at: server.url).check(Self.key)
    }
  }

  @Test("a stored answer for another key does not count")
  func older() async throws {
    let server = try LoopbackServer { request in
      request.headers["x-api-key"] == Self.key
        ? .json(#"{"status":"ok","totalResults":0,"articles":[]}"#) : .json("", status: 500)
    }
    defer { server.stop() }
    try await check(at: server.url).check(Self.key)
    await #expect(throws: NewsError.network(.serverError(host: server.host, status: 500))) {
      try await check(at: server.url).check(String(Self.key.reversed()))
    }
    await #expect(throws: NewsError.network(.offline)) {
      try await check(at: server.url, isOffline: true).check(Self.key)
    }
  }
}
