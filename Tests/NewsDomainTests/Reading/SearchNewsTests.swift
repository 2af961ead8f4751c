import TestSupport
import Testing

@testable import NewsDomain

@Suite("Searches")
struct SearchNewsTests {
  @Test("a search is passed on as it is, without blanks around its words", arguments: [Freshness.current, .renewed])
  func search(freshness: Freshness) async throws {
    let repository = FakeNews(.titled("A"))
    var request = SearchRequest(
      text: "  climate change\t", fields: [.title], edition: .init(language: .french), paging: Paging(page: 2, limit: 5)
    )
    let page = try await SearchNews(repository: repository)(request, freshness)
    request.text = "climate change"
    #expect(page == .titled("A"))
    #expect(repository.questions == [.search(request, freshness)])
  }

  static let faults: [(SearchRequest, SearchError)] = [
    (SearchRequest(text: " \t "), .nothing),
    (SearchRequest(text: "tea", domains: Domains(["bbc"])), .notADomain("bbc")),
    (SearchRequest(text: "tea", dates: Dates(from: .distantFuture)), .ahead),
  ]

  @Test("a faulty search is an error and is never sent", arguments: SearchNewsTests.faults)
  func fault(request: SearchRequest, problem: SearchError) async {
    let repository = FakeNews(.titled("A"))
    await #expect(throws: NewsError.search(problem)) { try await SearchNews(repository: repository)(request) }
    #expect(repository.questions.isEmpty)
  }

  @Test("blanks at the ends do not count as characters")
  func blanks() async throws {
    let text = String(repeating: "a", count: SearchRequest.longestText)
    let repository = FakeNews(.titled("A"))
    _ = try await SearchNews(repository: repository)(SearchRequest(text: "  \(text)  "))
    #expect(repository.questions == [.search(SearchRequest(text: text), .current)])
  }

  @Test("sources are removed from titles, and each story is listed once")
  func tidied() async throws {
    var page = NewsPage.titled("A - Le Monde", "A - Le Monde")
    page.articles[0].source.name = "lemonde.fr"
    let result = try await SearchNews(repository: FakeNews(page))(SearchRequest(text: "a"))
    #expect(result.articles.map(\.title) == ["A"])
    #expect(result.articles.first?.source.name == "Le Monde")
  }
}
