import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("A chain of providers, its sources and the reader's own feeds", .serialized, .takesTurns)
struct ProviderChainOwnFeedsTests {
  private func own(_ fixture: ChainFixture, id: String = "mine") -> [OwnFeed] {
    [OwnFeed(id: id, name: "Mine", feed: fixture.server.url + "/own")]
  }

  @Test("an own feed is fetched directly, whichever other services could be asked", arguments: ["k1", nil])
  func headlines(key: String?) async throws {
    let fixture = try ChainFixture(key: key)
    let chain = fixture.chain(own: own(fixture))
    let request = HeadlineRequest(scope: .source(SourceReference(id: "mine", name: "Mine")))
    let page = try await chain.headlines(request, .current)
    #expect(page.titles == ["G1"])
    #expect(page.attempts.isEmpty)
    #expect(fixture.server.requests.map(\.path) == ["/own"])
  }

  @Test("an own feed with the id of a source replaces it")
  func shadow() async throws {
    let fixture = try ChainFixture()
    let chain = fixture.chain(own: own(fixture, id: "le-monde"))
    let request = HeadlineRequest(scope: .source(SourceReference(id: "le-monde", name: "Le Monde")))
    _ = try await chain.headlines(request, .current)
    #expect(fixture.server.requests.map(\.path) == ["/own"])
  }

  @Test("an own feed that fails is an error, and nothing stands in for it")
  func failure() async throws {
    let fixture = try ChainFixture()
    fixture.play(google: .status(500))
    let chain = fixture.chain(own: own(fixture))
    let request = HeadlineRequest(scope: .source(SourceReference(id: "mine", name: "Mine")))
    await #expect(throws: NewsError.network(.serverError(host: fixture.host, status: 500))) {
      try await chain.headlines(request, .current)
    }
    #expect(fixture.server.requests.map(\.path) == ["/own"])
  }

  @Test("a search in own feeds only is done in these feeds")
  func search() async throws {
    let fixture = try ChainFixture()
    fixture.play(google: .google("Moon", "Rain"))
    let chain = fixture.chain(own: own(fixture))
    #expect(try await chain.search(SearchRequest(text: "moon", sources: ["mine"]), .current).titles == ["Moon"])
    #expect(fixture.server.requests.map(\.path) == ["/own"])
  }

  @Test("with other sources beside own feeds, NewsAPI is asked first")
  func mixedSearch() async throws {
    let fixture = try ChainFixture()
    let chain = fixture.chain(own: own(fixture))
    let request = SearchRequest(text: "moon", sources: ["mine", "le-monde"])
    #expect(try await chain.search(request, .current).titles == ["N1"])
  }

  private static let sources = LoopbackServer.Answer.json(
    #"{"status":"ok","sources":[{"id":"a","name":"A","language":"fr"},{"id":"mine","name":"B","language":"fr"}]}"#)

  @Test("with a key the sources are the reader's own and then NewsAPI's, each id once")
  func entries() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: Self.sources)
    let list = try await fixture.chain(own: own(fixture)).sources(SourceRequest())
    #expect(list.sources.map(\.id) == ["mine", "a"])
    #expect(list.sources.map(\.name) == ["Mine", "A"])
    #expect(list.provider == .newsapi)
    #expect(list.attempts.isEmpty)
    #expect(fixture.asked == "N")
  }

  @Test("without a key or without NewsAPI the sources are the catalogue's, without a request")
  func catalogue() async throws {
    let fixture = try ChainFixture(key: nil)
    let french = SourceRequest(language: .french)
    for chain in [fixture.chain(own: own(fixture)), fixture.chain(hasNewsAPI: false, own: own(fixture))] {
      let all = try await chain.sources(SourceRequest())
      #expect(all.sources.count == SourceCatalogue.entries.count + 1)
      #expect(all.sources.first?.id == "mine")
      #expect(all.provider == .feeds)
      #expect(all.attempts.isEmpty)
      #expect(try await chain.sources(french).sources.allSatisfy { $0.languageCode == "fr" })
    }
    #expect(fixture.asked == "")
  }

  @Test("if NewsAPI fails, the sources are the catalogue's, and the reason is reported")
  func failingSources() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .newsAPIError(401, "apiKeyInvalid"))
    let chain = fixture.chain()
    let attempts = [Attempt(.newsapi, .failed(.key(.invalid(message: "m"))))]
    // The second answer comes from memory.
    for _ in 0..<2 {
      let list = try await chain.sources(SourceRequest())
      #expect(list.sources.count == SourceCatalogue.entries.count)
      #expect(list.attempts == attempts)
    }
    #expect(fixture.asked == "N")
  }

  @Test("offline the sources are NewsAPI's if they are stored, or else the catalogue's", arguments: [true, false])
  func offlineSources(isStored: Bool) async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: Self.sources)
    if isStored { _ = try await fixture.newsAPI().sources(SourceRequest()) }
    try fixture.keys.forget()
    let list = try await fixture.chain(isOffline: true).sources(SourceRequest())
    #expect(list.provider == (isStored ? .newsapi : .feeds))
    #expect(list.sources.count == (isStored ? 2 : SourceCatalogue.entries.count))
  }

  @Test("a cancelled task does not get the catalogue instead")
  func cancelledSources() async throws {
    let fixture = try ChainFixture()
    fixture.play(newsAPI: .silence)
    let chain = fixture.chain()
    let task = Task { try await chain.sources(SourceRequest()) }
    #expect(try await eventually { fixture.asked == "N" })
    task.cancel()
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }
}
