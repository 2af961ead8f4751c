import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("A chain of providers and recent failures", .serialized, .takesTurns)
struct ProviderChainMemoryTests {
  private static let home = HeadlineRequest(scope: .local(.unitedStates))

  private static func local(_ code: String) throws -> HeadlineRequest {
    HeadlineRequest(scope: .local(try #require(Country(code: code))))
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackServer.Answer
    let error: NewsError
    /// In seconds.
    let patience: Double

    init(_ name: String, _ answer: LoopbackServer.Answer, _ error: NewsError, _ patience: Double) {
      testDescription = name
      self.answer = answer
      self.error = error
      self.patience = patience
    }
  }

  static let refusals: [Refusal] = [
    Refusal("a wrong key", .newsAPIError(401, "apiKeyInvalid"), .key(.invalid(message: "m")), 600),
    Refusal(
      "the day's requests used up", .newsAPIError(429, "apiKeyExhausted"), .service(.quotaExhausted(message: "m")), 600),
    Refusal("too many at once", .newsAPIError(429, "rateLimited"), .service(.rateLimited(retryAfter: nil)), 60),
  ]

  @Test("a key that was refused is not tried again for a while", arguments: ProviderChainMemoryTests.refusals)
  func refused(each: Refusal) async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: each.answer)
    let chain = fixture.chain()
    let attempts = [Attempt(.newsapi, .failed(each.error))]
    #expect(try await chain.headlines(Self.home, .current).attempts == attempts)
    #expect(fixture.asked.contains("N"))

    fixture.clock.advance(each.patience - 1)
    let before = fixture.asked
    #expect(try await chain.headlines(Self.local("fr"), .current).attempts == attempts)
    #expect(try await chain.search(SearchRequest(text: "moon"), .current).attempts == attempts)
    #expect(fixture.asked == before + "GG")

    fixture.clock.advance(2)
    fixture.play(newsAPI: .newsAPI("N1"))
    #expect(try await chain.headlines(Self.home, .renewed).titles == ["N1"])
  }

  @Test("another key is tried at once")
  func otherKey() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .newsAPIError(401, "apiKeyInvalid"))
    let chain = fixture.chain()
    _ = try await chain.headlines(Self.home, .current)
    fixture.play(newsAPI: .newsAPI("N1"))
    #expect(try await chain.headlines(Self.home, .current).titles == ["G1"])
    try fixture.keys.keep("k2")
    #expect(try await chain.headlines(Self.home, .current).titles == ["N1"])
    #expect(fixture.server.requests.compactMap { $0.headers["x-api-key"] } == ["k1", "k2"])
  }

  @Test("a key is used as soon as it is entered, and no longer once it is deleted")
  func newKey() async throws {
    let fixture = try ChainFixture(key: nil)
    let chain = fixture.chain()
    #expect(try await chain.headlines(Self.home, .current).titles == ["G1"])
    try fixture.keys.keep("k2")
    #expect(try await chain.headlines(Self.home, .current).titles == ["N1"])
    try fixture.keys.forget()
    #expect(try await chain.headlines(Self.home, .renewed).attempts == [Attempt(.newsapi, .failed(.key(.missing)))])
  }

  @Test("a refusal is remembered even if an older page was returned instead")
  func refusedWithOlderPage() async throws {
    let fixture = try ChainFixture()
    let chain = fixture.chain()
    _ = try await chain.headlines(Self.home, .current)
    fixture.play(newsAPI: .newsAPIError(429, "apiKeyExhausted"), google: .status(500))
    fixture.clock.advance(600)
    #expect(try await chain.headlines(Self.home, .current).titles == ["N1"])
    let before = fixture.asked
    _ = try? await chain.search(SearchRequest(text: "moon"), .current)
    #expect(fixture.asked == before + "G")
  }

  static let passing: [(String, LoopbackServer.Answer)] = [
    ("trouble", .status(500)), ("no answer", .raw([])), ("a wrong parameter", .newsAPIError(400, "parameterInvalid")),
    ("another source", .newsAPIError(400, "sourceDoesNotExist")),
  ]

  @Test(
    "after a failure that is not about the key, NewsAPI is asked again", arguments: ProviderChainMemoryTests.passing)
  func failed(name: String, answer: LoopbackServer.Answer) async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: answer)
    let chain = fixture.chain()
    _ = try await chain.headlines(Self.home, .current)
    let before = fixture.asked
    _ = try await chain.headlines(Self.home, .current)
    #expect(fixture.asked.dropFirst(before.count).first == "N", "\(name)")
  }

  @Test("if NewsAPI has nothing for one foreign country, it is not asked for another")
  func onlyUnitedStates() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .newsAPI())
    let chain = fixture.chain()
    for code in ["fr", "de", "jp"] {
      let page = try await chain.headlines(Self.local(code), .current)
      #expect(page.titles == ["G1"])
      #expect(page.attempts == [Attempt(.newsapi, .nothing)])
    }
    let sports = HeadlineRequest(scope: .category(.sports, .france))
    #expect(try await chain.headlines(sports, .current).titles == ["G1"])
    #expect(fixture.asked == "NGGGG")
    // It is still asked for its own country, for sources and for searches.
    fixture.play(newsAPI: .newsAPI("N1"))
    #expect(try await chain.headlines(Self.home, .current).titles == ["N1"])
    let source = HeadlineRequest(scope: .source(SourceReference(id: "le-monde", name: "Le Monde")))
    #expect(try await chain.headlines(source, .current).titles == ["N1"])
    #expect(try await chain.search(SearchRequest(text: "moon"), .current).titles == ["N1"])
  }

  @Test("for many countries NewsAPI is asked once if it has nothing for foreign ones")
  func onlyUnitedStatesAtOnce() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .delayed(.milliseconds(50), .newsAPI()))
    let chain = fixture.chain()
    let titles = try await withThrowingTaskGroup(of: String?.self) { group in
      for country in Country.main where country != .unitedStates {
        let request = HeadlineRequest(scope: .local(country))
        group.addTask { try await chain.headlines(request, .current).titles.first ?? nil }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(titles == Array(repeating: "G1", count: 54))
    #expect(fixture.asked.count { $0 == "N" } == 1)
  }

  @Test("with a plan for foreign countries each is asked for, even if one has no news")
  func foreignCountries() async throws {
    let fixture = try ChainFixture()
    let chain = fixture.chain()
    #expect(try await chain.headlines(Self.local("fr"), .current).titles == ["N1"])
    fixture.play(newsAPI: .newsAPI())
    #expect(try await chain.headlines(Self.local("de"), .current).titles == ["G1"])
    fixture.play(newsAPI: .newsAPI("N2"))
    #expect(try await chain.headlines(Self.local("jp"), .current).titles == ["N2"])
  }

  @Test("another key may have another plan")
  func otherPlan() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .newsAPI())
    let chain = fixture.chain()
    _ = try await chain.headlines(Self.local("fr"), .current)
    fixture.play(newsAPI: .newsAPI("N1"))
    #expect(try await chain.headlines(Self.local("de"), .current).titles == ["G1"])
    try fixture.keys.keep("k2")
    #expect(try await chain.headlines(Self.local("jp"), .current).titles == ["N1"])
  }

  @Test("a list of NewsAPI continues, even if NewsAPI has nothing for other countries")
  func further() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .newsAPI())
    let chain = fixture.chain()
    _ = try await chain.headlines(Self.local("de"), .current)
    fixture.play(newsAPI: .newsAPI("N1"))
    let request = HeadlineRequest(scope: .local(.france), paging: Paging(page: 2, limit: 100), service: .newsapi)
    #expect(try await chain.headlines(request, .current).titles == ["N1"])
  }
}
