import TestSupport
import Testing

@testable import NewsDomain

@Suite("Searches")
struct SearchNewsTests {
  @Test("a search is asked for as it is, blanks around its words apart", arguments: [Freshness.current, .renewed])
  func searchIsAskedForAsItIs(freshness: Freshness) async throws {
    let repository = FakeNews(.titled("A"))
    var request = SearchRequest(text: "  climate change\t", fields: [.title], language: .french, page: 2, limit: 5)
    let page = try await SearchNews(repository: repository)(request, freshness)
    request.text = "climate change"
    #expect(page == .titled("A"))
    #expect(repository.questions == [.search(request, freshness)])
  }

  static let faults: [(SearchRequest, SearchProblem)] = [
    (SearchRequest(text: " \t "), .nothing),
    (SearchRequest(text: "tea", domains: ["bbc"]), .notADomain("bbc")),
    (SearchRequest(text: "tea", from: .distantFuture), .ahead),
  ]

  @Test("a search at fault is told and never sent", arguments: SearchNewsTests.faults)
  func fault(request: SearchRequest, problem: SearchProblem) async {
    let repository = FakeNews(.titled("A"))
    await #expect(throws: NewsError.search(problem)) { try await SearchNews(repository: repository)(request) }
    #expect(repository.questions.isEmpty)
  }

  @Test("blanks do not count as characters")
  func blanks() async throws {
    let text = String(repeating: "a", count: SearchRequest.longestText)
    let repository = FakeNews(.titled("A"))
    _ = try await SearchNews(repository: repository)(SearchRequest(text: "  \(text)  "))
    #expect(repository.questions == [.search(SearchRequest(text: text), .current)])
  }

  @Test("publishers leave the titles and no story stands there twice")
  func publishersLeaveTheTitlesAndNoStoryStandsThereTwice() async throws {
    var page = NewsPage.titled("A - Le Monde", "A - Le Monde")
    page.articles[0].publisher.name = "lemonde.fr"
    let result = try await SearchNews(repository: FakeNews(page))(SearchRequest(text: "a"))
    #expect(result.articles.map(\.title) == ["A"])
    #expect(result.articles.first?.publisher.name == "Le Monde")
  }
}
