import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("The feeds that a web page names")
struct FeedDiscoveryTests {
  private func feeds(_ page: String, at address: String = "https://example.org/news/") -> [FeedList.Entry] {
    FeedDiscovery.feeds(inPage: Array(page.utf8), at: address)
  }

  static let links: [(String, String)] = [
    ("<link rel=\"alternate\" type=\"application/rss+xml\" href=\"https://example.net/\">", "https://example.net/"),
    ("<LINK REL='Alternate' TYPE='Application/RSS+XML' HREF='/rss' />", "https://example.org/rss"),
    ("<link href=rss rel=alternate type=application/atom+xml>", "https://example.org/news/rss"),
    ("<link rel=\"alternate feed\" type=\"application/feed+json\" href=\"//example.net/j\">", "https://example.net/j"),
    (
      "<link rel=\"alternate\" type=\"application/rss+xml; charset=utf-8\" href=\"/?a=1&amp;b=2\">",
      "https://example.org/?a=1&b=2"
    ),
    ("<link\n rel=\"alternate\"\n type=\" application/rss+xml \"\n href=\" /rss \">", "https://example.org/rss"),
    ("<base href=\"/b/\"><link rel=alternate type=application/rss+xml href=rss>", "https://example.org/b/rss"),
    ("<base href=\"//example.net/\"><link rel=alternate type=application/rss+xml href=a>", "https://example.net/a"),
  ]

  @Test("a link is found in all ways of writing it", arguments: FeedDiscoveryTests.links)
  func link(html: String, feed: String) {
    let feeds = feeds("<!DOCTYPE html><html><head>\(html)<title>Tea</title></head><body>Tea</body></html>")
    #expect(feeds == [FeedList.Entry(name: nil, feed: feed, site: "https://example.org/news/")])
  }

  @Test("several links are found in order, with their names")
  func several() {
    let feeds = feeds(
      """
      <head><link rel="alternate" type="application/rss+xml" title="Tea &amp; cups" href="/1">
      <link rel="stylesheet" href="/x.css"><link rel="alternate" type="application/atom+xml" title=" " href="/2">
      """)
    #expect(feeds.map(\.feed) == ["https://example.org/1", "https://example.org/2"])
    #expect(feeds.map(\.name) == ["Tea & cups", nil])
  }

  @Test(
    "other links are not links to feeds",
    arguments: [
      "", "plain words", "<link>", "<link rel=\"alternate\" hreflang=\"fr\" href=\"/fr\">",
      "<link rel=\"alternate\" type=\"application/json\" href=\"/wp-json/\">",
      "<link rel=\"alternate\" type=\"text/html\" href=\"/fr\">", "<link type=\"application/rss+xml\" href=\"/rss\">",
      "<link rel=\"stylesheet\" type=\"application/rss+xml\" href=\"/rss\">",
      "<link rel=\"alternate\" type=\"application/rss+xml\">",
      "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"\">",
      "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"javascript:alert(1)\">",
      "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"file:///etc/passwd\">",
      "<a rel=\"alternate\" type=\"application/rss+xml\" href=\"/rss\">Feed</a>",
      "<!-- <link rel=\"alternate\" type=\"application/rss+xml\" href=\"/rss\"> -->",
      "<script>'<link rel=\"alternate\" type=\"application/rss+xml\" href=\"/rss\">'</script>",
      "<body><link rel=\"alternate\" type=\"application/rss+xml\" href=\"/rss\"></body>",
      "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"/rss",
    ])
  func noFeed(html: String) {
    #expect(feeds(html).isEmpty)
  }

  @Test("at most twenty links of a page are read")
  func many() {
    let page = (0..<1000).map { "<link rel=alternate type=application/rss+xml href=/\($0)>" }.joined()
    #expect(feeds(page).count == 20)
  }

  @Test("a page with unclosed quotes and tags is read to its end")
  func marks() {
    for mark in ["<link rel=\"", "<link ", "<base href='", "<script>", "<!--"] {
      #expect(feeds(String(repeating: mark, count: 100_000 / mark.utf8.count)).isEmpty)
    }
  }
}
