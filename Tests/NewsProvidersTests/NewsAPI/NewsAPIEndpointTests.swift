import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsProviders
@testable import SystemServices

@Suite("A question to NewsAPI as an address")
struct NewsAPIEndpointTests {
  private static let base = "https://newsapi.org/v2"

  struct Question: Sendable {
    let endpoint: NewsAPIEndpoint
    let path: String
    /// The decoded query, in alphabetical order.
    let items: [String]
  }

  static let questions: [Question] = [
    Question(endpoint: .topHeadlines(.init()), path: "/v2/top-headlines", items: []),
    Question(endpoint: .topHeadlines(.init(country: "us")), path: "/v2/top-headlines", items: ["country=us"]),
    Question(
      endpoint: .topHeadlines(.init(category: "sports")), path: "/v2/top-headlines", items: ["category=sports"]),
    Question(
      endpoint: .topHeadlines(.init(sources: ["le-monde"])), path: "/v2/top-headlines",
      items: ["sources=le-monde"]),
    Question(
      endpoint: .topHeadlines(.init(sources: ["le-monde", "bbc-news"])), path: "/v2/top-headlines",
      items: ["sources=le-monde,bbc-news"]),
    Question(
      endpoint: .topHeadlines(.init(q: "tea & coffee + 100%")), path: "/v2/top-headlines",
      items: ["q=tea & coffee + 100%"]),
    Question(endpoint: .topHeadlines(.init(pageSize: 100)), path: "/v2/top-headlines", items: ["pageSize=100"]),
    Question(endpoint: .topHeadlines(.init(page: 3)), path: "/v2/top-headlines", items: ["page=3"]),
    Question(
      endpoint: .topHeadlines(
        .init(country: "us", category: "health", q: "été", pageSize: 20, page: 2)),
      path: "/v2/top-headlines", items: ["category=health", "country=us", "page=2", "pageSize=20", "q=été"]),
    Question(endpoint: .everything(.init(q: "tea")), path: "/v2/everything", items: ["q=tea"]),
    Question(
      endpoint: .everything(.init(q: "\"tea time\" AND +milk -(sugar OR salt)")), path: "/v2/everything",
      items: ["q=\"tea time\" AND +milk -(sugar OR salt)"]),
    Question(
      endpoint: .everything(.init(sources: ["le-monde", "bbc-news"])), path: "/v2/everything",
      items: ["sources=le-monde,bbc-news"]),
    Question(
      endpoint: .everything(
        .init(
          q: "\u{E9}t\u{E9}", searchIn: ["title", "content"], sources: ["le-monde"],
          domains: Domains(["bbc.co.uk", "a.org"], excluded: ["b.org"]),
          dates: NewsDomain.Dates(
            from: Date(timeIntervalSince1970: 1_793_491_200), to: Date(timeIntervalSince1970: 1_793_577_599.9)),
          language: "fr", sortBy: "publishedAt", pageSize: 100, page: 3)),
      path: "/v2/everything",
      items: [
        "domains=bbc.co.uk,a.org", "excludeDomains=b.org", "from=2026-11-01T00:00:00", "language=fr", "page=3",
        "pageSize=100", "q=\u{E9}t\u{E9}", "searchIn=title,content", "sortBy=publishedAt", "sources=le-monde",
        "to=2026-11-01T23:59:59",
      ]),
    Question(endpoint: .sources(.init()), path: "/v2/top-headlines/sources", items: []),
    Question(
      endpoint: .sources(.init(category: "science")), path: "/v2/top-headlines/sources",
      items: ["category=science"]),
    Question(endpoint: .sources(.init(language: "fr")), path: "/v2/top-headlines/sources", items: ["language=fr"]),
    Question(endpoint: .sources(.init(country: "fr")), path: "/v2/top-headlines/sources", items: ["country=fr"]),
    Question(
      endpoint: .sources(.init(category: "general", language: "en", country: "gb")),
      path: "/v2/top-headlines/sources", items: ["category=general", "country=gb", "language=en"]),
  ]

  @Test("every parameter is sent under its name, and no others are", arguments: NewsAPIEndpointTests.questions)
  func parameters(question: Question) throws {
    let url = try #require(URLComponents(string: question.endpoint.url(base: Self.base)))
    #expect(url.scheme == "https")
    #expect(url.host == "newsapi.org")
    #expect(url.path == question.path)
    let items = (url.queryItems ?? []).map { "\($0.name)=\($0.value ?? "")" }
    #expect(items.sorted() == question.items)
  }

  @Test("a request without parameters has no question mark")
  func noParameters() {
    #expect(NewsAPIEndpoint.topHeadlines(.init()).url(base: Self.base) == "https://newsapi.org/v2/top-headlines")
    #expect(NewsAPIEndpoint.sources(.init()).url(base: Self.base) == "https://newsapi.org/v2/top-headlines/sources")
  }

  static let encodings: [(String, String)] = [
    ("a&b", "a%26b"),
    ("a+b", "a%2Bb"),
    ("a b", "a%20b"),
    ("a=b", "a%3Db"),
    ("a#b", "a%23b"),
    ("a/b?c", "a%2Fb%3Fc"),
    ("100%", "100%25"),
    ("\"tea time\"", "%22tea%20time%22"),
    ("\u{E9}t\u{E9}", "%C3%A9t%C3%A9"),
    ("\u{65E5}\u{672C}", "%E6%97%A5%E6%9C%AC"),
    ("\u{1F600}", "%F0%9F%98%80"),
    ("a\r\nb", "a%0D%0Ab"),
    ("AZaz09-._~", "AZaz09-._~"),
  ]

  @Test("a value is percent-encoded", arguments: NewsAPIEndpointTests.encodings)
  func encoding(text: String, encoded: String) {
    let headlines = NewsAPIEndpoint.topHeadlines(.init(q: text))
    #expect(headlines.url(base: Self.base) == "https://newsapi.org/v2/top-headlines?q=" + encoded)
    let search = NewsAPIEndpoint.everything(.init(q: text, domains: Domains([text])))
    #expect(search.url(base: Self.base) == "https://newsapi.org/v2/everything?q=\(encoded)&domains=\(encoded)")
  }

  @Test("the id of a source cannot add a parameter")
  func encodedSources() throws {
    let endpoint = NewsAPIEndpoint.topHeadlines(.init(sources: ["a&country=us"]))
    let url = try #require(URLComponents(string: endpoint.url(base: Self.base)))
    #expect(url.queryItems?.map(\.name) == ["sources"])
    #expect(url.queryItems?.first?.value == "a&country=us")
  }

  @Test("a base may end with a slash", arguments: ["http://127.0.0.1:8080/v2", "http://127.0.0.1:8080/v2/"])
  func slash(base: String) {
    let endpoint = NewsAPIEndpoint.topHeadlines(.init(country: "us"))
    #expect(endpoint.url(base: base) == "http://127.0.0.1:8080/v2/top-headlines?country=us")
  }

  @Test("the key is never in an address", arguments: NewsAPIEndpointTests.questions)
  func noKey(question: Question) {
    let url = question.endpoint.url(base: Self.base).lowercased()
    #expect(!url.contains("key"))
    #expect(!url.contains("authorization"))
  }

  struct Dates: Sendable {
    let seconds: Double
    let text: String
  }

  static let dates: [Dates] = [
    Dates(seconds: 1_793_491_200, text: "2026-11-01T00%3A00%3A00"),
    Dates(seconds: 1_793_577_599, text: "2026-11-01T23%3A59%3A59"),
    Dates(seconds: 1_793_491_200.75, text: "2026-11-01T00%3A00%3A00"),
    Dates(seconds: 951_782_400, text: "2000-02-29T00%3A00%3A00"),
    Dates(seconds: 0, text: "1970-01-01T00%3A00%3A00"),
  ]

  @Test("a time is written in UTC, to the second", arguments: NewsAPIEndpointTests.dates)
  func date(each: Dates) {
    let date = Date(timeIntervalSince1970: each.seconds)
    let endpoint = NewsAPIEndpoint.everything(.init(q: "a", dates: .init(from: date, to: date)))
    #expect(endpoint.url(base: Self.base) == "https://newsapi.org/v2/everything?q=a&from=\(each.text)&to=\(each.text)")
  }

  @Test("headlines and searches are fresh for 5 minutes and sources for a week")
  func lifetimes() {
    for endpoint in [NewsAPIEndpoint.topHeadlines(.init()), .everything(.init())] {
      #expect(endpoint.validity.lifetime == 300)
      #expect(endpoint.validity.reach == 86_400)
    }
    let sources = NewsAPIEndpoint.sources(.init())
    #expect(sources.validity.lifetime == 7 * 86_400)
    #expect(sources.validity.reach == 30 * 86_400)
    #expect(NewsAPIEndpoint.topHeadlines(.init()).kind == .headlines)
    #expect(NewsAPIEndpoint.everything(.init()).kind == .search)
    #expect(sources.kind == .sources)
  }
}
