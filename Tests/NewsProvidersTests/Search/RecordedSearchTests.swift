import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite(
  "Recorded answers, played by a server on loopback", .serialized, .takesTurns,
  .enabled(if: Corpus.isAvailable, "\(Corpus.absence)"))
struct RecordedSearchTests {
  struct Recording: Sendable, CustomTestStringConvertible {
    let file: String
    let total: Int

    var testDescription: String { file }
  }

  static let searches: [Recording] = [
    Recording(file: "Everything/EverythingArticleOutputMockData.json", total: 22_669),
    Recording(file: "Everything/EverythingiPhoneFrenchNewsMockData.json", total: 1373),
  ]

  private func server(_ file: String) throws -> LoopbackServer {
    let body = Array(try Corpus.read("newsapi/" + file))
    return try LoopbackServer.playing(.response(headers: [("Content-Type", "application/json")], body: body))
  }

  @Test("a search returns a page of the recorded answer", arguments: RecordedSearchTests.searches, [1, 20, 100])
  func search(recording: Recording, limit: Int) async throws {
    let server = try server(recording.file)
    defer { server.stop() }
    let request = SearchRequest(text: "iphone", edition: .init(language: .french), paging: Paging(limit: limit))
    let page = try await NewsAPIRepository.quick(server).search(request, .current).tidied()
    #expect(page.articles.count == limit)
    #expect(page.total == recording.total)
    #expect(page.removed == 0)
    #expect(page.remark == nil)
    #expect(page.origin.stored == nil)
    for article in page.articles {
      #expect(article.title?.isEmpty == false)
      #expect(article.source.name != nil)
      #expect(article.publishedAt != nil)
      #expect(article.link.flatMap { WebLink($0) } != nil)
    }
    let query = try #require(server.requests.first).query
    #expect(query["q"] == "iphone")
    #expect(query["language"] == "fr")
    #expect(query["pageSize"] == "\(max(limit, 20))")
  }

  private func withoutProvenance(_ articles: [Article]) -> [Article] {
    articles.map { article in
      var article = article
      article.provenance = nil
      return article
    }
  }

  @Test("offline the same page is returned", arguments: RecordedSearchTests.searches)
  func offline(recording: Recording) async throws {
    let server = try server(recording.file)
    defer { server.stop() }
    let (lists, clock) = (ListsInMemory(), TestClock())
    let request = SearchRequest(text: "iphone", paging: Paging(limit: 100))
    let online = try await NewsAPIRepository.quick(server, lists: lists, clock: clock).search(request, .current)
    clock.advance(20 * 86_400)
    let repository = NewsAPIRepository.quick(server, isOffline: true, lists: lists, clock: clock, key: nil)
    let page = try await repository.search(request, .current)
    #expect(withoutProvenance(page.articles) == withoutProvenance(online.articles))
    #expect(page.articles.allSatisfy { $0.provenance?.origin.stored == .offline })
    #expect(page.origin.receivedAt == online.origin.receivedAt)
    #expect(page.origin.stored == .offline)
    #expect(server.requests.count == 1)
  }

  @Test("one headline was withdrawn")
  func removed() async throws {
    let server = try server("us-2024-removed.json")
    defer { server.stop() }
    let request = HeadlineRequest(scope: .local(.unitedStates))
    let page = try await NewsAPIRepository.quick(server).headlines(request, .current).tidied()
    #expect(page.removed == 1)
    #expect(page.articles.count == 19)
    #expect(!page.articles.contains { $0.title == "[Removed]" || $0.source.name == "[Removed]" })
  }
}
