import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Searches of Google News, against a server on loopback", .serialized, .takesTurns)
struct GoogleNewsSearchTests {
  private let fixture = FeedFixture()

  private static let feed = LoopbackServer.Answer.xml(
    SampleFeed.google([("One", "Alpha", 10), ("Two", "Beta", 12), ("Three", "Alpha", 11)]))

  /// The day of January at this hour, UTC.
  private static func january(_ day: Int, _ hour: Int = 0) -> Date {
    Date(timeIntervalSince1970: 1_798_761_600 + Double(day - 1) * 86_400 + Double(hour) * 3600)
  }

  private func search(_ request: SearchRequest, of server: LoopbackServer) async throws -> NewsPage {
    let clock = fixture.clock
    return try await GoogleNewsRepository(fetcher: fixture.fetcher, base: server.url, clock: WallClock { clock.now })
      .search(request, .current)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let request: SearchRequest
    /// The query as it is sent, percent-encoded.
    let query: String
    let edition: String

    init(_ request: SearchRequest, _ query: String, _ edition: String) {
      self.request = request
      self.query = query
      self.edition = edition
    }

    var testDescription: String { query }
  }

  private static let english = "hl=en-US&gl=US&ceid=US:en"

  static let cases: [Case] = [
    Case(SearchRequest(text: "moon"), "moon", english),
    Case(SearchRequest(text: "moon", edition: .init(language: .french)), "moon", "hl=fr&gl=FR&ceid=FR:fr"),
    Case(
      SearchRequest(text: "moon", edition: .init(language: .french, country: Country(code: "ca"))), "moon",
      "hl=fr-CA&gl=CA&ceid=CA:fr"),
    Case(
      SearchRequest(text: "moon", edition: .init(language: .french, country: Country(code: "jp"))), "moon",
      "hl=fr&gl=FR&ceid=FR:fr"),
    Case(SearchRequest(text: "moon", edition: .init(country: Country(code: "jp"))), "moon", "hl=ja&gl=JP&ceid=JP:ja"),
    Case(
      SearchRequest(text: "a \"b c\" -d", fields: [.title]),
      "intitle%3Aa%20intitle%3A%22b%20c%22%20-intitle%3Ad", english),
    Case(
      SearchRequest(text: "moon", sources: ["le-monde", "bbc-news"], domains: Domains(["a.org"], excluded: ["b.org"])),
      "moon%20%28site%3Aa.org%20OR%20site%3Alemonde.fr%20OR%20site%3Abbc.co.uk%2Fnews%29%20-site%3Ab.org", english),
    Case(SearchRequest(text: "", sources: ["le-monde"]), "site%3Alemonde.fr", english),
    Case(SearchRequest(text: "moon", dates: Dates(from: january(15, 2))), "moon%20when%3A6h", english),
    Case(
      SearchRequest(text: "moon", dates: Dates(from: january(1), to: january(9, 12))),
      "moon%20after%3A2027-01-01%20before%3A2027-01-10", english),
    Case(SearchRequest(text: "moon", dates: Dates(to: january(9))), "moon%20before%3A2027-01-10", english),
    Case(
      SearchRequest(text: "\u{6708}", edition: .init(language: Language(code: "zh"))), "%E6%9C%88",
      "hl=zh-TW&gl=TW&ceid=TW:zh-Hant"),
    Case(SearchRequest(text: "moon", order: .relevancy, paging: Paging(page: 3, limit: 7)), "moon", english),
  ]

  @Test("every option of a search is written in Google's terms", arguments: GoogleNewsSearchTests.cases)
  func asked(each: Case) async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    _ = try await search(each.request, of: server)
    #expect(server.requests.map(\.target) == ["/rss/search?q=\(each.query)&\(each.edition)"])
  }

  static let orders: [(SearchRequest.Order, [String])] = [
    (.published, ["Two", "Three", "One"]), (.relevancy, ["One", "Two", "Three"]),
    (.popularity, ["One", "Two", "Three"]),
  ]

  @Test("articles are newest first or in Google's own order", arguments: GoogleNewsSearchTests.orders)
  func order(order: SearchRequest.Order, titles: [String]) async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let page = try await search(SearchRequest(text: "moon", order: order), of: server)
    #expect(page.titles == titles)
    #expect(page.origin.provider == .feeds)
    #expect(page.articles.first?.provenance?.request == server.url + "/rss/search?q=moon&\(Self.english)")
  }

  /// The entries are dated noon on the 10th, 11th and 12th.
  static let bounds: [(Date?, Date?, [String])] = [
    (nil, nil, ["Two", "Three", "One"]), (january(11), nil, ["Two", "Three"]),
    (january(11, 12), nil, ["Two", "Three"]),
    (january(11, 13), nil, ["Two"]), (nil, january(11, 12), ["Three", "One"]), (nil, january(11), ["One"]),
    (january(11), january(12), ["Three"]), (january(13), january(14), []),
  ]

  @Test("articles beyond the requested days are left out", arguments: GoogleNewsSearchTests.bounds)
  func days(from: Date?, to: Date?, titles: [String]) async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    let page = try await search(SearchRequest(text: "moon", dates: Dates(from: from, to: to)), of: server)
    #expect(page.titles == titles)
    #expect(page.total == titles.count)
  }

  @Test("an entry without a readable date is kept")
  func withoutDate() async throws {
    let server = try LoopbackServer.playing(.feed("One"))
    defer { server.stop() }
    let page = try await search(
      SearchRequest(text: "moon", dates: Dates(from: Self.january(14), to: Self.january(15))), of: server)
    #expect(page.titles == ["One"])
  }

  @Test("further pages are parts of the same answer")
  func paging() async throws {
    let server = try LoopbackServer.playing(Self.feed)
    defer { server.stop() }
    for (number, titles) in [(1, ["Two", "Three"]), (2, ["One"]), (3, [])] {
      #expect(
        try await search(SearchRequest(text: "moon", paging: Paging(page: number, limit: 2)), of: server).titles
          == titles)
    }
    #expect(server.requests.count == 1)
  }
}
