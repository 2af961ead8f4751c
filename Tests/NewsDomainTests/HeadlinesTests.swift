import Testing

@testable import NewsDomain

@Suite("What is asked of headlines")
struct HeadlinesTests {
  @Test("a request begins at the first page with NewsAPI's 20 articles")
  func defaults() {
    let request = HeadlineRequest(scope: .local(.france))
    #expect(request.page == 1)
    #expect(request.limit == 20)
  }

  @Test("a page holds from 1 to 100 articles")
  func limits() {
    #expect(HeadlineRequest.limits == 1...100)
  }
}
