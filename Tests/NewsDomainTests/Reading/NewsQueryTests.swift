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

  private static let furtherSearch: SearchRequest = {
    var search = SearchRequest(
      text: "tea", domains: Domains(["bbc.co.uk"]), order: .popularity, paging: Paging(page: 3, limit: 100))
    search.service = .googleNews
    return search
  }()

  static let cases: [Case] = [
    Case(
      request: .headlines(HeadlineRequest(scope: .local(.france))), reach: 20, limit: 20,
      next: .headlines(HeadlineRequest(scope: .local(.france), paging: Paging(page: 2), service: .googleNews))),
    Case(
      request: .headlines(HeadlineRequest(scope: .category(.health, .france), paging: Paging(page: 3, limit: 7))),
      reach: 21, limit: 7,
      next: .headlines(
        HeadlineRequest(scope: .category(.health, .france), paging: Paging(page: 4, limit: 7), service: .googleNews))),
    Case(
      request: .search(
        SearchRequest(
          text: "tea", domains: Domains(["bbc.co.uk"]), order: .popularity, paging: Paging(page: 2, limit: 100))),
      reach: 200, limit: 100,
      next: .search(furtherSearch)),
    Case(request: .world(WorldRequest(category: .sports, limit: 3)), reach: 0, limit: 3, next: nil),
  ]

  @Test("the next page has the same query, and the world has only one page", arguments: NewsQueryTests.cases)
  func pages(of each: Case) {
    #expect(each.request.reach == each.reach)
    #expect(each.request.limit == each.limit)
    #expect(each.request.next(of: .googleNews) == each.next)
  }

  @Test("a page has from 1 to 100 articles, and 20 by default")
  func limits() {
    #expect(ListSize.limits == 1...100)
    #expect(ListSize.standard == 20)
  }
}
