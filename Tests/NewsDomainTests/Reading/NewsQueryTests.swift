import Testing

@testable import NewsDomain

@Suite("A question that a list of articles answers")
struct NewsQueryTests {
  struct Case: Sendable {
    let request: NewsQuery
    let reach: Int
    let limit: Int
    let next: NewsQuery?
  }

  static let cases: [Case] = [
    Case(
      request: .headlines(HeadlineRequest(scope: .local(.france))), reach: 20, limit: 20,
      next: .headlines(HeadlineRequest(scope: .local(.france), page: 2, service: .googleNews))),
    Case(
      request: .headlines(HeadlineRequest(scope: .category(.health, .france), page: 3, limit: 7)), reach: 21, limit: 7,
      next: .headlines(HeadlineRequest(scope: .category(.health, .france), page: 4, limit: 7, service: .googleNews))),
    Case(
      request: .search(SearchRequest(text: "tea", domains: ["bbc.co.uk"], order: .popularity, page: 2, limit: 100)),
      reach: 200, limit: 100,
      next: .search(
        SearchRequest(
          text: "tea", domains: ["bbc.co.uk"], order: .popularity, page: 3, limit: 100, service: .googleNews))),
    Case(request: .world(WorldRequest(category: .sports, limit: 3)), reach: 0, limit: 3, next: nil),
  ]

  @Test("the next page is asked for like this one, and the world has one page", arguments: NewsQueryTests.cases)
  func nextPageIsAskedForLikeThisOne(of each: Case) {
    #expect(each.request.reach == each.reach)
    #expect(each.request.limit == each.limit)
    #expect(each.request.next(of: .googleNews) == each.next)
  }

  @Test("a page holds from 1 to 100 articles, 20 where nothing is said")
  func limits() {
    #expect(NewsQuery.limits == 1...100)
    #expect(NewsQuery.standardLimit == 20)
  }
}
