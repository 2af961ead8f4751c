import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("The sample edition in a chain of providers", .serialized, .takesTurns)
struct ProviderChainSampleTests {
  private static let france = HeadlineRequest(scope: .local(.france))
  private static let nobel = SearchRequest(text: "nobel")

  /// The reader's choice, whether a person reads the output, and for which requests the sample edition is used.
  static let uses: [(choice: Bool?, isSeen: Bool, headlines: Bool, searches: Bool)] = [
    (nil, false, false, false), (nil, true, true, false), (true, false, true, true), (true, true, true, true),
    (false, false, false, false), (false, true, false, false),
  ]

  @Test(
    "it stands in for headlines at a terminal or by choice, and for searches only by choice",
    arguments: ProviderChainSampleTests.uses, [false, true])
  func use(use: (choice: Bool?, isSeen: Bool, headlines: Bool, searches: Bool), isOffline: Bool) async throws {
    let fixture = try ChainFixture(key: nil)
    fixture.play(google: .status(404))
    let chain = fixture.chain(isOffline: isOffline, use: .chosen(use.choice, isSeen: use.isSeen))
    let error = isOffline ? NewsError.network(.offline) : .network(.noSuchPage(host: fixture.host, status: 404))
    func provider(_ ask: () async throws -> NewsPage) async -> Result<Provider, NewsError> {
      do { return .success(try await ask().origin.provider) } catch {
        return .failure(error as? NewsError ?? .cancelled)
      }
    }
    let headlines = await provider { try await chain.headlines(Self.france, .current) }
    #expect(headlines == (use.headlines ? .success(.sample) : .failure(.withoutSample(error))))
    let found = await provider { try await chain.search(Self.nobel, .current) }
    #expect(found == (use.searches ? .success(.sample) : .failure(.withoutSample(error))))
  }

  @Test("a server that is busy for a while is no reason to offer it")
  func busy() async throws {
    for answer in [LoopbackServer.Answer.status(503), .status(503, retryAfter: 30), .status(429)] {
      let fixture = try ChainFixture(key: nil)
      fixture.play(google: answer)
      let chain = fixture.chain(use: .chosen(nil))
      // The second request finds out that the server must not be asked again so soon.
      for _ in 1...2 {
        let error = await #expect(throws: NewsError.self) { try await chain.headlines(Self.france, .current) }
        if case .withoutSample? = error { Issue.record("\(answer)") }
      }
    }
  }

  @Test("a choice is in force at once, and a list of the sample edition continues with it")
  func atOnce() async throws {
    let fixture = try ChainFixture(key: nil)
    let settings = LiveSettings()
    let chain = fixture.chain(isOffline: true, use: SampleUse(settings))
    await #expect(throws: NewsError.withoutSample(.network(.offline))) {
      try await chain.headlines(Self.france, .current)
    }
    settings.take([SettingsChange(SampleSetting.self, true)])
    #expect(try await chain.headlines(Self.france, .current).service == .sample)
    settings.take([SettingsChange(SampleSetting.self, false)])
    var second = HeadlineRequest(scope: .local(.france), paging: Paging(page: 2), service: .sample)
    #expect(try await chain.headlines(second, .current).origin.provider == .sample)
    second.service = nil
    await #expect(throws: NewsError.withoutSample(.network(.offline))) { try await chain.headlines(second, .current) }
  }

  @Test("an error that the sample edition would not avoid is thrown as it is")
  func helpless() async throws {
    let fixture = try ChainFixture(key: nil)
    let request = HeadlineRequest(scope: .source(SourceReference(id: "no-such-source", name: "None")))
    await #expect(throws: NewsError.name(.unknownSource("no-such-source", nearest: nil))) {
      try await fixture.chain(use: .chosen(nil)).headlines(request, .current)
    }
  }

  @Test("nothing of the sample edition is stored")
  func notKept() async throws {
    let fixture = try ChainFixture(key: nil)
    _ = try await fixture.chain(isOffline: true).headlines(Self.france, .current)
    _ = try await fixture.chain(isOffline: true).search(Self.nobel, .current)
    #expect(fixture.cache.count("answer") == 0)
  }
}
