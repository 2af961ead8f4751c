import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Who is asked for topics and for countries", .takesTurns)
struct ProviderChainTopicsTests {
  @Test("for a topic neither NewsAPI nor Google News is asked")
  func topics() async throws {
    let fixture = try ChainFixture()
    let topic = Topic(id: "space", kind: .topic, group: "science", names: ["en": "Space"])
    let feed = try #require(
      SourceFeedsRepository(
        fetcher: .quick(http: nil, lists: fixture.sourceLists, clock: fixture.clock), ownFeeds: FakeOwnFeeds([]),
        languageCode: "en"
      ).sourceFeeds(for: HeadlineRequest(scope: .topic(topic))).first?.address)
    try await fixture.sourceLists.keep(SampleFeed.rss(["S1"]), of: feed)
    let page = try await fixture.chain().headlines(HeadlineRequest(scope: .topic(topic)), .current)
    #expect(page.titles == ["S1"])
    #expect(fixture.asked == "")
  }

  @Test("NewsAPI alone is not asked for a younger country, whose code may be another's there", arguments: ["is", "es"])
  func newsAPIAlone(code: String) async throws {
    let fixture = try ChainFixture()
    let country = try #require(Country(code: code))
    let page = try await fixture.newsAPI().headlines(HeadlineRequest(scope: .local(country)), .current)
    #expect(page.articles.isEmpty && page.remark == .servesOnlyUnitedStates(asked: country))
    #expect(fixture.asked == "")
  }

  @Test("the sample edition does not stand in for countries and topics that it has no events of")
  func withoutSample() async throws {
    let fixture = try ChainFixture()
    let iceland = try #require(Country(code: "is"))
    let topic = Topic(id: "space", kind: .topic, group: "science", names: ["en": "Space"])
    for scope in [HeadlineRequest.Scope.local(iceland), .topic(topic)] {
      await #expect(throws: NewsError.self) {
        try await fixture.chain(use: .chosen(true)).headlines(HeadlineRequest(scope: scope), .current)
      }
      await #expect(throws: NewsError.feed(.noFeedKnown)) {
        try await SampleRepository(languageCode: "en").headlines(HeadlineRequest(scope: scope), .current)
      }
    }
  }

  static let countries = [("us", "N"), ("dz", "N"), ("es", "G"), ("pk", "G"), ("dk", ""), ("is", "")]

  @Test("NewsAPI is asked for no younger country", arguments: countries)
  func asked(code: String, services: String) async throws {
    let fixture = try ChainFixture()
    let country = try #require(Country(code: code))
    let page = try? await fixture.chain(hasSample: false).headlines(HeadlineRequest(scope: .local(country)), .current)
    #expect(fixture.asked == services)
    #expect((page == nil) == services.isEmpty)
  }
}
