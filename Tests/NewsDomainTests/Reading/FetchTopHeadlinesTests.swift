import TestSupport
import Testing

@testable import NewsDomain

@Suite("Headlines")
struct FetchTopHeadlinesTests {
  private let request = HeadlineRequest(scope: .category(.health, .france), page: 2, limit: 5)

  @Test("the request is passed on, and the page is the repository's", arguments: [Freshness.current, .kept, .renewed])
  func headlines(freshness: Freshness) async throws {
    let page = NewsPage(articles: [Article(title: "T", provider: .sample)], total: 7, provider: .sample)
    let repository = FakeNews(page)
    let result = try await FetchTopHeadlines(repository: repository)(request, freshness)
    #expect(result == page)
    #expect(repository.questions == [.headlines(request, freshness)])
  }

  @Test("without a freshness the answer is at most a few minutes old")
  func standard() async throws {
    let repository = FakeNews(.titled("A"))
    _ = try await FetchTopHeadlines(repository: repository)(request)
    #expect(repository.questions == [.headlines(request, .current)])
  }

  @Test("sources are removed from titles, and each story is listed once")
  func tidied() async throws {
    var page = NewsPage.titled("A - The Times", "B", "A - The Times")
    page.articles[0].source.name = "the times"
    let result = try await FetchTopHeadlines(repository: FakeNews(page))(request)
    #expect(result.articles.map(\.title) == ["A", "B"])
    #expect(result.articles.first?.source.name == "The Times")
  }

  @Test("an error of the repository is thrown")
  func failure() async {
    let repository = FakeNews.answering { _ in throw NewsError.network(.timeout(host: "h", seconds: 5)) }
    await #expect(throws: NewsError.network(.timeout(host: "h", seconds: 5))) {
      try await FetchTopHeadlines(repository: repository)(request)
    }
  }
}
