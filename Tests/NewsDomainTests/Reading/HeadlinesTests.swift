import Testing

@testable import NewsDomain

@Suite("Requests for headlines")
struct HeadlinesTests {
  @Test("a request begins with the first page and NewsAPI's 20 articles")
  func defaults() {
    let request = HeadlineRequest(scope: .local(.france))
    #expect(request.paging.page == 1)
    #expect(request.paging.limit == 20)
    #expect(request.language == nil && request.service == nil)
  }

  @Test(
    "each country is asked for at least a whole page",
    arguments: [(1, 20), (20, 20), (21, 21), (100, 100)])
  func world(limit: Int, asked: Int) {
    let frontPages = WorldRequest(limit: limit)
    #expect(frontPages.headlines(of: .france) == HeadlineRequest(scope: .local(.france), paging: Paging(limit: asked)))
    let sports = WorldRequest(category: .sports, limit: limit)
    #expect(
      sports.headlines(of: .france) == HeadlineRequest(scope: .category(.sports, .france), paging: Paging(limit: asked))
    )
    let french = WorldRequest(limit: limit, language: .french)
    #expect(
      french.headlines(of: .france)
        == HeadlineRequest(scope: .local(.france), paging: Paging(limit: asked), language: .french))
  }

  @Test("by default, the world is one article of each country's front page")
  func worldDefaults() {
    #expect(WorldRequest() == WorldRequest(category: nil, limit: 1))
  }
}
