import ParsingTestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders

@Suite("The link of an article of a JSON feed")
struct ArticleFeedLinkTests {
  private static func feed(_ item: String) -> String {
    "{\"version\": \"https://jsonfeed.org/version/1.1\", \"title\": \"Example\", \"items\": [{\(item)}]}"
  }

  static let links: [(String, String?)] = [
    ("\"id\": \"1\", \"url\": \"/1\"", "https://example.org/1"),
    ("\"id\": \"1\", \"url\": \"1\"", "https://example.org/feeds/1"),
    ("\"id\": \"1\", \"external_url\": \"https://example.net/\"", "https://example.net/"),
    ("\"id\": \"1\", \"url\": \"/1\", \"external_url\": \"https://example.net/\"", "https://example.org/1"),
    ("\"id\": \"https://example.org/1\"", "https://example.org/1"),
    // The id is not an address.
    ("\"id\": \"1\"", nil),
    ("\"id\": \"tag:example.org,2021:1\"", nil),
    ("\"title\": \"One\"", nil),
  ]

  @Test("an item's link is its own page, or else the page that it is about", arguments: ArticleFeedLinkTests.links)
  func link(item: String, link: String?) throws {
    let item = try #require(Feed(reading: Self.feed(item)).items.first)
    let article = Article(item, source: Article.Source(), provenance: Provenance(Origin(.feeds)))
    #expect(article.link == link)
  }
}
