import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

@Suite("News of topics, and of countries that only feeds serve")
struct SourceFeedsTopicsTests {
  private let fixture = FeedFixture()

  private var repository: SourceFeedsRepository {
    SourceFeedsRepository(
      fetcher: fixture.offline.fetcher, ownFeeds: FakeOwnFeeds([]),
      languageCode: "en")
  }

  private static let space = HeadlineRequest(
    scope: .topic(Topic(id: "space", kind: .topic, group: "science", names: ["en": "Space"])))

  private func country(_ code: String) throws -> HeadlineRequest {
    HeadlineRequest(scope: .local(try #require(Country(code: code))))
  }

  @Test("up to eight feeds of different hosts are read, those of known sources first", arguments: ["space", "dk"])
  func feeds(id: String) throws {
    let request = id == "space" ? Self.space : try country(id)
    let chosen = repository.sourceFeeds(for: request)
    let hosts = chosen.compactMap { WebLink($0.address)?.bareHost }
    #expect(chosen.count == SourceFeedsRepository.maxTopicFeeds)
    #expect(Set(hosts).count == chosen.count)
    let all = FeedCatalogue().feeds(ofTopic: id)
    #expect(chosen.allSatisfy { feed in all.contains { $0.feed == feed.address } })
    let known = chosen.prefix { $0.source.id != nil }.count
    #expect(chosen.dropFirst(known).allSatisfy { $0.source.id == nil })
    #expect(chosen.prefix(known).allSatisfy { $0.source.name != nil })
  }

  @Test("their articles come together, newest first; feeds that fail are left out")
  func together() async throws {
    let feeds = repository.sourceFeeds(for: Self.space).map(\.address)
    try await fixture.lists.keep(SampleFeed.rss([("Moon", 3), ("Mars", 1)]), of: feeds[1])
    try await fixture.lists.keep(SampleFeed.rss([("Sun", 2)]), of: feeds[7])
    let page = try await repository.headlines(Self.space, .current)
    #expect(page.titles == ["Moon", "Sun", "Mars"])
    #expect(page.origin.provider == .feeds)
    #expect(page.articles.map { $0.provenance?.request } == [feeds[1], feeds[7], feeds[1]])
    #expect(page.articles[0].source.name == repository.sourceFeeds(for: Self.space)[1].source.name ?? "Feed")
  }

  @Test("a topic or category without feeds says so")
  func none() async throws {
    let unknown = Topic(id: "nothing", kind: .topic, group: "science", names: [:])
    let denmark = try #require(Country(code: "dk"))
    for scope in [HeadlineRequest.Scope.topic(unknown), .category(.health, denmark)] {
      await #expect(throws: NewsError.feed(.noFeedKnown)) {
        try await repository.headlines(HeadlineRequest(scope: scope), .current)
      }
    }
  }

  @Test("every topic and every country has a feed, but for one city", arguments: EmbeddedTopics().topics())
  func served(topic: Topic) {
    let feeds = repository.sourceFeeds(for: HeadlineRequest(scope: .topic(topic)))
    #expect(feeds.isEmpty == (topic.id == "los-angeles"))
  }

  @Test("every country that has no edition has feeds", arguments: Country.all.filter { !$0.isMain })
  func countries(country: Country) {
    let hasEdition = GoogleNewsDirectory.standard.edition(of: country, in: nil) != nil
    #expect(hasEdition || !repository.sourceFeeds(for: HeadlineRequest(scope: .local(country))).isEmpty)
  }
}
