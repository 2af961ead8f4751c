import TestSupport
import Testing

@testable import NewsDomain

@Suite("Headlines")
struct FetchTopHeadlinesTests {
  private let request = HeadlineRequest(scope: .category(.health, .france), page: 2, limit: 5)

  @Test("what is asked for comes as the repository gives it", arguments: [Freshness.current, .kept, .renewed])
  func headlines(freshness: Freshness) async throws {
    let page = NewsPage(articles: [Article(title: "T", provider: .sample)], total: 7, provider: .sample)
    let repository = FakeNews(page)
    let result = try await FetchTopHeadlines(repository: repository)(request, freshness)
    #expect(result == page)
    #expect(repository.questions == [.headlines(request, freshness)])
  }

  @Test("who says nothing of freshness gets an answer of the last few minutes")
  func whoSaysNothingOfFreshnessGetsAnAnswerOfTheLastFewMinutes() async throws {
    let repository = FakeNews(.titled("A"))
    _ = try await FetchTopHeadlines(repository: repository)(request)
    #expect(repository.questions == [.headlines(request, .current)])
  }

  @Test("publishers leave the titles and no story stands there twice")
  func publishersLeaveTheTitlesAndNoStoryStandsThereTwice() async throws {
    var page = NewsPage.titled("A - The Times", "B", "A - The Times")
    page.articles[0].publisher.name = "the times"
    let result = try await FetchTopHeadlines(repository: FakeNews(page))(request)
    #expect(result.articles.map(\.title) == ["A", "B"])
    #expect(result.articles.first?.publisher.name == "The Times")
  }

  @Test("what the repository throws comes through")
  func whatTheRepositoryThrowsComesThrough() async {
    let repository = FakeNews.answering { _ in throw NewsError.timeout(host: "h", seconds: 5) }
    await #expect(throws: NewsError.timeout(host: "h", seconds: 5)) {
      try await FetchTopHeadlines(repository: repository)(request)
    }
  }
}
