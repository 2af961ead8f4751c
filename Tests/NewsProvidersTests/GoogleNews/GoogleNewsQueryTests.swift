import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsProviders

@Suite("Queries of Google News")
struct GoogleNewsQueryTests {
  /// A Friday at noon, UTC.
  static let now = Date(timeIntervalSince1970: 1_800_014_400)
  /// Midnight of that day.
  static let today = now - 12 * 3600
  private static let hour: TimeInterval = 3600
  private static let day: TimeInterval = 86_400

  struct Case: Sendable, CustomTestStringConvertible {
    let request: SearchRequest
    let text: String

    init(_ request: SearchRequest, _ text: String) {
      self.request = request
      self.text = text
    }

    var testDescription: String { text }
  }

  static let words: [Case] = [
    Case(SearchRequest(text: "moon"), "moon"),
    Case(SearchRequest(text: "\"red moon\" OR sun"), "\"red moon\" OR sun"),
    Case(SearchRequest(text: "moon AND sun"), "moon sun"),
    Case(SearchRequest(text: "moon NOT sun"), "moon -sun"),
    Case(SearchRequest(text: "+moon -sun"), "+moon -sun"),
    Case(SearchRequest(text: "ANDES NOTES"), "ANDES NOTES"),
    Case(SearchRequest(text: "\"moon AND sun\" AND \"NOT Mars\" NOT Venus"), "\"moon AND sun\" \"NOT Mars\" -Venus"),
    Case(SearchRequest(text: "moon", fields: [.title]), "intitle:moon"),
    Case(
      SearchRequest(text: "\"red moon\" OR sun NOT Mars -\"blue moon\"", fields: [.title]),
      "intitle:\"red moon\" OR intitle:sun -intitle:Mars -intitle:\"blue moon\""),
    Case(SearchRequest(text: "moon", fields: [.content]), "moon"),
    Case(SearchRequest(text: "moon", fields: [.title, .description]), "moon"),
    Case(SearchRequest(text: "moon", fields: [.description]), "moon"),
    Case(SearchRequest(text: "moon", domains: Domains(["bbc.co.uk"])), "moon site:bbc.co.uk"),
    Case(SearchRequest(text: "", domains: Domains(["bbc.co.uk"])), "site:bbc.co.uk"),
    Case(SearchRequest(text: "moon", domains: Domains(["a.org", "b.org"])), "moon (site:a.org OR site:b.org)"),
    Case(
      SearchRequest(text: "moon", domains: Domains(excluded: ["a.org", "b.org"])), "moon -site:a.org -site:b.org"),
  ]

  @Test("words, fields and domains are written with Google's operators", arguments: GoogleNewsQueryTests.words)
  func wordsFieldsAndDomainsAreWrittenWithOperators(each: Case) {
    #expect(GoogleNewsQuery.text(of: each.request, sites: [], now: Self.now) == each.text)
  }

  static let times: [Case] = [
    // Hours, as far back as they are known to work.
    Case(SearchRequest(text: "moon", dates: Dates(from: now - hour)), "moon when:1h"),
    Case(SearchRequest(text: "moon", dates: Dates(from: now - 5 * hour - 1)), "moon when:6h"),
    Case(SearchRequest(text: "moon", dates: Dates(from: now - 100 * hour)), "moon when:100h"),
    Case(SearchRequest(text: "moon", dates: Dates(from: now - 101 * hour)), "moon after:2027-01-11"),
    Case(SearchRequest(text: "moon", dates: Dates(from: today)), "moon when:12h"),
    Case(SearchRequest(text: "moon", dates: Dates(from: now)), "moon after:2027-01-15"),
    // Days, including the first and the last.
    Case(SearchRequest(text: "moon", dates: Dates(from: today - 30 * day)), "moon after:2026-12-16"),
    Case(SearchRequest(text: "moon", dates: Dates(to: today - 1)), "moon before:2027-01-15"),
    Case(
      SearchRequest(text: "moon", dates: Dates(from: today - 2 * day, to: today - 1)),
      "moon after:2027-01-13 before:2027-01-15"),
    Case(SearchRequest(text: "moon", dates: Dates(to: today)), "moon before:2027-01-16"),
    Case(
      SearchRequest(
        text: "", domains: Domains(["a.org"], excluded: ["b.a.org"]), dates: Dates(from: now - hour, to: now)),
      "site:a.org -site:b.a.org after:2027-01-15 before:2027-01-16"),
  ]

  @Test("the last hours are written in hours and everything else in days", arguments: GoogleNewsQueryTests.times)
  func time(each: Case) {
    #expect(GoogleNewsQuery.text(of: each.request, sites: [], now: Self.now) == each.text)
  }

  @Test("sources are searched by their sites, beside domains")
  func sites() {
    let request = SearchRequest(text: "moon", domains: Domains(["a.org"]))
    let text = GoogleNewsQuery.text(of: request, sites: ["lemonde.fr", "bbc.co.uk/news"], now: Self.now)
    #expect(text == "moon (site:a.org OR site:lemonde.fr OR site:bbc.co.uk/news)")
    #expect(GoogleNewsQuery.news(of: "lemonde.fr") == "site:lemonde.fr when:7d")
  }

  static let addresses: [(String, String?)] = [
    ("https://www.lemonde.fr", "lemonde.fr"), ("http://www.bbc.co.uk/news/", "bbc.co.uk/news"),
    ("https://EXAMPLE.org:443/", "example.org"), ("https://example.org/a?b=c#d", "example.org/a"),
    ("https://news.example.org", "news.example.org"), ("example.org", nil), ("ftp://example.org", nil), ("", nil),
  ]

  @Test("a site is an address without its scheme and other common parts", arguments: GoogleNewsQueryTests.addresses)
  func site(address: String, site: String?) {
    #expect(GoogleNewsQuery.site(address) == site)
  }

  @Test("every source of the catalogue has a site that can be searched")
  func catalogue() {
    for entry in SourceCatalogue.entries {
      let site = entry.source.link.flatMap(GoogleNewsQuery.site)
      let isPlain = site?.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "?") } == true
      #expect(isPlain, "\(entry.source.id)")
    }
  }
}
