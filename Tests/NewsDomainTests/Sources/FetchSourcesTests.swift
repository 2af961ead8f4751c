import TestSupport
import Testing

@testable import NewsDomain

@Suite("The list of sources")
struct FetchSourcesTests {
  static let searches: [(String, [String])] = [
    ("bbc", ["bbc-sport", "bbc-news"]), ("NEWS", ["bbc-news", "abc-news"]), ("echos", ["les-echos"]),
    ("\u{C9}CHOS", ["les-echos"]), ("unsaid times", ["unsaid"]), ("  monde ", ["le-monde"]), ("xyzzy", []),
  ]

  @Test(
    "text is searched in names and ids, without regard to case and accents", arguments: FetchSourcesTests.searches)
  func searched(text: String, ids: [String]) async throws {
    let fetch = FetchSources(repository: FakeSources(NewsSource.samplesAndLesEchos))
    let list = try await fetch(SourceRequest(text: text))
    #expect(list.sources.map(\.id) == ids)
  }

  @Test("without a text all sources are returned", arguments: [nil, "", "  "] as [String?])
  func unsearched(text: String?) async throws {
    let fetch = FetchSources(repository: FakeSources(NewsSource.samplesAndLesEchos))
    let list = try await fetch(SourceRequest(text: text))
    #expect(list.sources == NewsSource.samplesAndLesEchos)
    #expect(list.provider == .newsapi)
  }

  @Test("category, language and country are left to the repository")
  func narrowed() async throws {
    let repository = FakeSources(NewsSource.samplesAndLesEchos)
    let request = SourceRequest(category: .sports, language: .french, country: .france)
    _ = try await FetchSources(repository: repository)(request)
    #expect(repository.requests == [request])
  }
}
