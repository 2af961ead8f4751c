import Testing

@testable import NewsDomain

@Suite("What is asked of headlines")
struct HeadlinesTests {
  @Test("a request begins at the first page with NewsAPI's 20 articles")
  func defaults() {
    let request = HeadlineRequest(scope: .local(.france))
    #expect(request.page == 1)
    #expect(request.limit == 20)
    #expect(request.language == nil && request.service == nil)
  }

  @Test(
    "the world is asked country by country, for a whole page at least",
    arguments: [(1, 20), (20, 20), (21, 21), (100, 100)])
  func world(limit: Int, asked: Int) {
    let frontPages = WorldRequest(limit: limit)
    #expect(frontPages.headlines(of: .france) == HeadlineRequest(scope: .local(.france), limit: asked))
    let sports = WorldRequest(category: .sports, limit: limit)
    #expect(sports.headlines(of: .france) == HeadlineRequest(scope: .category(.sports, .france), limit: asked))
    let french = WorldRequest(limit: limit, language: .french)
    #expect(
      french.headlines(of: .france) == HeadlineRequest(scope: .local(.france), limit: asked, language: .french))
  }

  @Test("one article of each country's front page is what the world gives unasked")
  func worldDefaults() {
    #expect(WorldRequest() == WorldRequest(category: nil, limit: 1))
  }
}
