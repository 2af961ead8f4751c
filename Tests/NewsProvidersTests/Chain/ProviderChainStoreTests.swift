import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("A chain of providers and what is stored of them", .serialized, .takesTurns)
struct ProviderChainStoreTests {
  private static let france = HeadlineRequest(scope: .local(.france))
  private static let moon = SearchRequest(text: "moon", edition: .init(language: .french))

  /// The order in which services answered, and the page returned when none answers any more.
  static let arrivals: [([Character], String)] = [
    (["N", "G"], "G1"), (["G", "N"], "N1"), (["N"], "N1"), (["G"], "G1"), (["P", "N", "G"], "G1"), (["G", "P"], "G1"),
    (["P"], "P1"),
  ]

  /// Puts answers into the stores, one every ten minutes.
  private func fill(_ fixture: ChainFixture, _ order: [Character]) async throws {
    for name in order {
      switch name {
      case "N": _ = try await fixture.newsAPI().headlines(Self.france, .current)
      case "G": _ = try await fixture.google().headlines(Self.france, .current)
      default:
        let entry = SourceCatalogue.entries.first {
          $0.feed != nil && $0.source.countryCode == "fr" && $0.source.category == .general
        }
        let seconds = fixture.clock.now.timeIntervalSince(TestClock().now)
        try await fixture.sourceLists.keep(SampleFeed.rss(["P1"]), of: entry?.feed ?? "", at: seconds)
      }
      fixture.clock.advance(600)
    }
  }

  @Test(
    "offline the newest stored page is returned, of sources' feeds only if there is no other, with a key or not",
    arguments: ProviderChainStoreTests.arrivals, ["k1", nil])
  func offline(arrival: ([Character], String), key: String?) async throws {
    let fixture = try ChainFixture()
    try await fill(fixture, arrival.0)
    if key == nil { try fixture.keys.forget() }
    let before = fixture.asked
    let page = try await fixture.chain(isOffline: true).headlines(Self.france, .current)
    #expect(page.titles == [arrival.1])
    #expect(page.origin.stored == .offline)
    #expect(fixture.asked == before)
  }

  @Test("offline, sources' feeds are preferred if they are more than a day newer", arguments: [3000, 87_000])
  func feedsLater(seconds: TimeInterval) async throws {
    let fixture = try ChainFixture(key: nil)
    try await fill(fixture, ["G"])
    fixture.clock.advance(seconds)
    try await fill(fixture, ["P"])
    let page = try await fixture.chain(isOffline: true).headlines(Self.france, .current)
    #expect(page.titles == [seconds > 86_400 ? "P1" : "G1"])
  }

  @Test("offline, with nothing stored, the sample edition is returned")
  func nothingStored() async throws {
    let fixture = try ChainFixture()
    let page = try await fixture.chain(isOffline: true).headlines(Self.france, .current)
    #expect(page.origin.provider == .sample)
    #expect(page.attempts.map(\.service) == [.newsapi, .googleNews, .sourceFeeds])
    #expect(page.attempts.allSatisfy { $0.outcome == .failed(.network(.offline)) })
    #expect(
      try await fixture.chain(isOffline: true).search(SearchRequest(text: "nobel"), .current).origin.provider == .sample
    )
    await #expect(throws: NewsError.network(.offline)) {
      try await fixture.chain(isOffline: true, hasSample: false).headlines(Self.france, .current)
    }
    #expect(fixture.asked == "")
  }

  @Test("offline, searches are answered from the cache, too")
  func offlineSearch() async throws {
    let fixture = try ChainFixture()
    _ = try await fixture.google().search(Self.moon, .current)
    let page = try await fixture.chain(isOffline: true).search(Self.moon, .current)
    #expect(page.titles == ["G1"])
    #expect(page.origin.stored == .offline)
  }

  @Test(
    "if every service fails, the newest stored page is returned, with the reason",
    arguments: [["N", "G"], ["G", "N"]])
  func older(order: [Character]) async throws {
    let fixture = try ChainFixture()
    try await fill(fixture, order)
    fixture.play(newsAPI: .status(500), google: .status(502))
    let page = try await fixture.chain().headlines(Self.france, .current)
    let errors = [
      Attempt(.newsapi, .failed(.network(.serverError(host: fixture.host, status: 500)))),
      Attempt(.googleNews, .failed(.network(.serverError(host: fixture.host, status: 502)))),
      Attempt(.sourceFeeds, .failed(.network(.offline))),
    ]
    let newest: NewsService = order.last == "N" ? .newsapi : .googleNews
    #expect(page.titles == [order.last == "N" ? "N1" : "G1"])
    #expect(page.origin.receivedAt == fixture.clock.now - 600)
    #expect(page.attempts == errors.filter { $0.service != newest })
    #expect(
      errors.contains { $0.service == newest && page.origin.stored == $0.outcome.error.map(StoredReason.failure) })
    #expect(fixture.asked == String(order) + "NG")
  }

  @Test("a fresh page of another service is preferred to an older one")
  func fresh() async throws {
    let fixture = try ChainFixture()
    try await fill(fixture, ["N"])
    fixture.play(newsAPI: .status(500), google: .google("G2"))
    let page = try await fixture.chain().headlines(Self.france, .current)
    #expect(page.titles == ["G2"])
    #expect(page.origin.stored == nil)
    #expect(page.attempts == [Attempt(.newsapi, .failed(.network(.serverError(host: fixture.host, status: 500))))])
  }

  @Test("a page that has just been fetched is returned without a request while it is fresh")
  func recent() async throws {
    let fixture = try ChainFixture(key: nil)
    let chain = fixture.chain()
    _ = try await chain.headlines(Self.france, .current)
    fixture.clock.advance(299)
    #expect(try await chain.headlines(Self.france, .current).origin.stored == .recent)
    fixture.clock.advance(1)
    #expect(try await chain.headlines(Self.france, .kept).origin.stored == .renewing)
    #expect(fixture.asked == "G")
  }
}

extension Attempt.Outcome {
  fileprivate var error: NewsError? {
    if case .failed(let error) = self { error } else { nil }
  }
}
