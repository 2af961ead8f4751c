import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("Searches of the sample edition")
struct SampleRepositorySearchTests {
  private let repository = SampleRepository(languageCode: "en")
  private let moon = "One giant leap: humans land on the Moon"

  /// All results, page by page.
  private func articles(_ request: SearchRequest, in repository: SampleRepository? = nil) async throws -> [Article] {
    var request = request
    var articles: [Article] = []
    for number in 1...100 {
      request.paging.page = number
      let page = try await (repository ?? self.repository).search(request, .current)
      #expect(page.origin.provider == .sample)
      if page.articles.isEmpty {
        #expect(page.total == articles.count)
        break
      }
      articles += page.articles
    }
    return articles
  }

  private func titles(_ text: String) async throws -> [String] {
    try await articles(SearchRequest(text: text, paging: Paging(limit: 100))).compactMap(\.title)
  }

  @Test(
    "all words must be found, in either language, without regard to case, accents and marks",
    arguments: [
      "apollo", "APOLLO moon", "moon  apollo", "lune", "apollo humanite", "armst", "+apollo", "\"apollo 11\"",
      "(apollo AND moon)", "apollo -", "apollo -jupiter",
    ])
  func allWordsMustStandThere(text: String) async throws {
    #expect(try await titles(text).contains(moon))
  }

  @Test(
    "an article that lacks a word, or has an excluded one, is not found",
    arguments: [
      "apollo jupiter", "xyzzy", "apollo xyzzy", "apollo -moon", "-apollo", "moon -lune",
    ])
  func notFound(text: String) async throws {
    #expect(try await !titles(text).contains(moon))
  }

  static let fields: [(String, [SearchRequest.Field], Bool)] = [
    ("tranquility", [], true), ("tranquility", [.title, .description], true), ("tranquility", [.title], false),
    ("giant leap", [.title], true),
  ]

  @Test("a search of titles looks nowhere else", arguments: SampleRepositorySearchTests.fields)
  func titlesAlone(text: String, fields: [SearchRequest.Field], isFound: Bool) async throws {
    let found = try await articles(SearchRequest(text: text, fields: fields))
    #expect(found.contains { $0.title == moon } == isFound)
  }

  @Test("another word never adds results, and an excluded one removes some")
  func narrowed() async throws {
    let all = try await titles("world")
    let both = try await titles("world cup")
    let without = try await titles("world -cup")
    #expect(!both.isEmpty && !without.isEmpty)
    #expect(Set(both).isDisjoint(with: without))
    #expect(Set(both).union(without) == Set(all))
  }

  @Test("results are in the reader's language, newest first", arguments: SearchRequest.Order.allCases)
  func order(order: SearchRequest.Order) async throws {
    let request = SearchRequest(text: "nobel", order: order)
    let english = try await articles(request)
    let french = try await articles(request, in: SampleRepository(languageCode: "fr"))
    #expect(english.count > 1)
    #expect(english.map(\.publishedAt) == french.map(\.publishedAt))
    #expect(english.map(\.title) != french.map(\.title))
    let dates = english.compactMap(\.publishedAt)
    #expect(dates == dates.sorted(by: >))
  }

  @Test("pages continue without gap or overlap", arguments: [3, 7, 100])
  func paging(limit: Int) async throws {
    let all = SampleEdition.events.map(\.english.title)
    let found = try await articles(
      SearchRequest(text: "", domains: Domains(["wikipedia.org"]), paging: Paging(limit: limit)))
    #expect(found.compactMap(\.title) == all)
    let first = try await repository.search(
      SearchRequest(text: "", domains: Domains(["wikipedia.org"]), paging: Paging(limit: limit)), .current)
    #expect(first.articles.count == limit)
  }

  static let domains: [([String], [String], Bool)] = [
    (["wikipedia.org"], [], true), (["WIKIPEDIA.ORG"], [], true), (["en.wikipedia.org"], [], true),
    (["example.org", "wikipedia.org"], [], true), (["fr.wikipedia.org"], [], false), (["pedia.org"], [], false),
    (["example.org"], [], false), ([], ["wikipedia.org"], false), ([], ["en.wikipedia.org"], false),
    ([], ["pedia.org"], true), (["wikipedia.org"], ["en.wikipedia.org"], false),
  ]

  @Test("a domain stands for a host and all below it", arguments: SampleRepositorySearchTests.domains)
  func domain(domains: [String], excluded: [String], isFound: Bool) async throws {
    let request = SearchRequest(text: "apollo moon", domains: Domains(domains, excluded: excluded))
    #expect(try await articles(request).contains { $0.title == moon } == isFound)
  }

  /// The first and the last day of July 1969 for a search, and whether it finds the first step on the Moon, on the
  /// 20th.
  static let bounds: [(Int?, Int?, Bool)] = [
    (nil, nil, true), (20, nil, true), (nil, 21, true), (20, 21, true), (21, nil, false), (nil, 20, false),
    (1, 31, true), (1, 19, false),
  ]

  @Test("the two dates limit the days", arguments: SampleRepositorySearchTests.bounds)
  func days(from: Int?, to: Int?, isFound: Bool) async throws {
    func day(_ number: Int) -> Date? { Date(iso8601: "1969-07-\(number < 10 ? "0" : "")\(number)T00:00:00Z") }
    let request = SearchRequest(text: "apollo moon", dates: Dates(from: from.flatMap(day), to: to.flatMap(day)))
    #expect(try await articles(request).contains { $0.title == moon } == isFound)
  }

  @Test("a source has the events of its country, and an unknown one is an error")
  func sources() async throws {
    let both = try await articles(
      SearchRequest(text: "", sources: ["le-monde", "abc-news"], paging: Paging(limit: 100)))
    #expect(Set(both.compactMap(\.country?.code)) == ["fr", "us"])
    #expect(both.contains { $0.title == moon })
    let french = try await articles(SearchRequest(text: "apollo", sources: ["le-monde"]))
    #expect(!french.contains { $0.title == moon })
    await #expect(throws: NewsError.name(.unknownSource("no-such-source", nearest: nil))) {
      try await repository.search(SearchRequest(text: "moon", sources: ["le-monde", "no-such-source"]), .current)
    }
  }
}
