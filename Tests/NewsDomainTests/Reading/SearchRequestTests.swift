import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Requests of searches")
struct SearchRequestTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let later = now.addingTimeInterval(1)
  private static let earlier = now.addingTimeInterval(-1)

  private static func text(_ count: Int) -> String { String(repeating: "a", count: count) }

  private static func ids(_ count: Int) -> [String] { (1...count).map { "s\($0)" } }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let request: SearchRequest
    let problem: SearchError?

    init(_ name: String, _ request: SearchRequest, _ problem: SearchError? = nil) {
      testDescription = name
      self.request = request
      self.problem = problem
    }
  }

  static let cases: [Case] = [
    Case("words", SearchRequest(text: "tea")),
    Case("a source without words", SearchRequest(text: "", sources: ["bbc-news"])),
    Case("a domain without words", SearchRequest(text: "", domains: Domains(["bbc.co.uk"]))),
    Case("nothing at all", SearchRequest(text: ""), .nothing),
    Case("fields alone", SearchRequest(text: "", fields: [.title]), .nothing),
    Case("only what is not wanted", SearchRequest(text: "", domains: Domains(excluded: ["bbc.co.uk"])), .nothing),
    Case("500 characters", SearchRequest(text: text(500))),
    Case("501 characters", SearchRequest(text: text(501)), .tooLong(501, limit: 500)),
    Case(
      "251 flags of two characters each", SearchRequest(text: String(repeating: "\u{1F1EB}\u{1F1F7}", count: 251)),
      .tooLong(502, limit: 500)),
    Case("20 sources", SearchRequest(text: "", sources: ids(20))),
    Case("21 sources", SearchRequest(text: "tea", sources: ids(21)), .tooManySources(21, limit: 20)),
    Case("a day up to now", SearchRequest(text: "tea", dates: Dates(from: earlier, to: now))),
    Case("a moment", SearchRequest(text: "tea", dates: Dates(from: now, to: now))),
    Case("up to a day to come", SearchRequest(text: "tea", dates: Dates(to: later))),
    Case("from a day to come", SearchRequest(text: "tea", dates: Dates(from: later)), .ahead),
    Case("ends before it begins", SearchRequest(text: "tea", dates: Dates(from: now, to: earlier)), .reversed),
  ]

  @Test("a request that no provider would accept is refused before it is sent", arguments: SearchRequestTests.cases)
  func check(each: Case) {
    #expect(problem(of: each.request) == each.problem)
  }

  @Test(
    "a domain is a host name in any script",
    arguments: [
      "bbc.co.uk", "BBC.co.uk", "a.b", "1.fm", "xn--mnchen-3ya.de", "m\u{FC}nchen.de", "\u{4F8B}\u{3048}.jp",
      "127.0.0.1",
    ] + [text(249) + ".org"])
  func domain(text: String) {
    #expect(problem(of: SearchRequest(text: "", domains: Domains([text]))) == nil)
    #expect(problem(of: SearchRequest(text: "tea", domains: Domains(excluded: [text]))) == nil)
  }

  @Test(
    "any other text is not a domain",
    arguments: [
      "", " ", ".", "bbc", "https://bbc.co.uk", "bbc.co.uk/news", "bbc.co.uk:80", "-a.org", "a-.org", "a..org", ".org",
      "org.", "a b.org", "a_b.org", "*.org", "a.org,b.org", "a.org&page=2", "a.or\u{0}g", "\u{1B}.org",
    ] + [text(250) + ".org"])
  func noDomain(text: String) {
    #expect(problem(of: SearchRequest(text: "tea", domains: Domains(["bbc.co.uk", text]))) == .notADomain(text))
    #expect(problem(of: SearchRequest(text: "tea", domains: Domains(excluded: [text]))) == .notADomain(text))
  }

  @Test("blanks around its words are left out, and count neither as words nor as characters")
  func blanks() throws {
    let text = Self.text(SearchRequest.longestText)
    #expect(try SearchRequest(text: "  \(text)\t").checked(now: Self.now) == SearchRequest(text: text))
    #expect(throws: NewsError.search(.nothing)) { try SearchRequest(text: " \t ").checked(now: Self.now) }
  }

  private func problem(of request: SearchRequest) -> SearchError? {
    do {
      try request.check(now: Self.now)
    } catch NewsError.search(let problem) {
      return problem
    } catch {
      Issue.record("\(error)")
    }
    return nil
  }
}
