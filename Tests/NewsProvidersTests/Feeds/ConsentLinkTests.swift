import ParsingTestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

@Suite("Links to pages that ask for consent first")
struct ConsentLinkTests {
  static let links: [(String, String)] = [
    (
      "https://consent.google.com/ml?continue=https://news.google.com/rss/articles/x?oc%3D5&gl=DE&hl=de",
      "https://news.google.com/rss/articles/x?oc=5"
    ),
    ("https://consent.google.com/m?gl=FR&continue=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1", "https://example.org/a?b=1"),
    ("http://consent.google.co.uk/?continue=http://example.org/", "http://example.org/"),
    (
      "https://consent.youtube.com/m?continue=https://www.youtube.com/@ann?cbrd%3D1",
      "https://www.youtube.com/@ann?cbrd=1"
    ),
  ]

  @Test("the address behind them is found in the link", arguments: ConsentLinkTests.links)
  func target(link: String, target: String) {
    #expect(ConsentLink.target(of: link) == target)
  }

  @Test(
    "other links lead to no other address",
    arguments: [
      "https://consent.google.com/ml", "https://consent.google.com/ml?continue=",
      "https://example.org/?continue=https://a.org/",
      "https://consent.google.com/ml?continue=javascript:alert(1)", "https://consent.google.com/ml?continue=/a",
      "https://consent.google.com/ml?continue=https://consent.google.com/ml", "", "consent.google.com",
      "https://consent.example.org/?continue=https://a.org/",
    ])
  func others(link: String) {
    #expect(ConsentLink.target(of: link) == nil)
  }

  @Test("an article has the address behind such a link, also if it is one of Google News that names its source")
  func article() async throws {
    let old = "https://news.google.com/news/url?sa=t&url=https://example.org/a"
    for (target, link) in [("https://example.org/a", "https://example.org/a"), (old, "https://example.org/a")] {
      let given = "https://consent.google.com/ml?continue=\(target.replacing("&", with: "%26"))"
      let text = SampleFeed.item("<title>One</title><link>\(given.replacing("&", with: "&amp;"))</link>")
      let contents = FeedContents(
        try await ParsedFeed(reading: text), of: Article.Source(), Provenance(Origin(.feeds)))
      #expect(contents.articles.map(\.link) == [link])
      #expect(contents.articles.map(\.givenLink) == [given])
    }
  }
}
