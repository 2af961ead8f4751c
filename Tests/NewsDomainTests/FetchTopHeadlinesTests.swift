import Testing

@testable import NewsDomain

@Suite("Headlines")
struct FetchTopHeadlinesTests {
  @Test("what is asked for comes as the repository gives it")
  func headlines() async throws {
    let page = NewsPage(articles: [Article(title: "T", provider: .sample)], total: 7, provider: .sample)
    let repository = FakeNews(page)
    let request = HeadlineRequest(scope: .category(.health, .france), page: 2, limit: 5)
    let result = try await FetchTopHeadlines(repository: repository)(request)
    #expect(result == page)
    #expect(repository.requests == [request])
  }
}
