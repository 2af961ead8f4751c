import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("The feeds that a web page names")
struct FeedDiscoveryTests {
  private func feeds(
    _ page: String, at address: String = "https://example.org/news/", header: String? = nil
  ) -> [FeedList.Entry] {
    FeedDiscovery.page(Array(page.utf8), at: address, header: header).candidates.map(\.entry)
  }

  private func paths(_ page: String, at address: String = "https://example.org/", header: String? = nil) -> [String] {
    feeds(page, at: address, header: header).map { String($0.feed.dropFirst("https://example.org".count)) }
  }

  private func link(_ title: String, _ path: String, type: String = "application/rss+xml") -> String {
    "<link rel=alternate type=\"\(type)\" title=\"\(title)\" href=\"\(path)\">"
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
    ("<link rel=alternate type=application/xml href=/a>", "https://example.org/a"),
    ("<link rel=alternate type=text/xml href=/a>", "https://example.org/a"),
    ("<link rel=alternate type=application/json href=/a>", "https://example.org/a"),
    ("<link rel=alternate type=application/rdf+xml href=/a>", "https://example.org/a"),
    ("<link type=application/rss+xml href=/a>", "https://example.org/a"),
    ("<link rel=feed href=/a>", "https://example.org/a"),
    ("<link rel=feed type=application/xml href=/a>", "https://example.org/a"),
    ("<link rel=alternate href=/feed.xml>", "https://example.org/feed.xml"),
    ("<link rel=alternate type=application/rss+xml href=feed://example.net/a>", "https://example.net/a"),
    ("<link rel=alternate type=application/rss+xml href=feed:://example.net/a>", "https://example.net/a"),
    ("<link rel=alternate type=application/rss+xml href=feed:http://example.net/a>", "http://example.net/a"),
    ("<body><p>Tea<link rel=alternate type=application/rss+xml href=/a></body>", "https://example.org/a"),
  ]

  @Test("a link is found in all ways of writing it", arguments: FeedDiscoveryTests.links)
  func link(html: String, feed: String) {
    let feeds = feeds("<!DOCTYPE html><html><head>\(html)<title>Tea</title></head><body>Tea</body></html>")
    #expect(feeds == [FeedList.Entry(name: nil, feed: feed, site: "https://example.org/news/")])
  }

  @Test("a name is one line without control characters, and not too long")
  func names() {
    #expect(feeds(link("&#27;[31mTea&#10; and\u{2028}cups", "/1")).map(\.name) == ["[31mTea and cups"])
    let long = String(repeating: "x", count: 100_000)
    #expect(feeds(link(long, "/1")).map(\.name) == [String(repeating: "x", count: 200)])
    let header = "</4>; rel=alternate; type=\"application/rss+xml\"; title=\"Tea\u{1B}\u{85}x\""
    #expect(feeds("", header: header).map(\.name) == ["Tea x"])
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
      "<link rel=alternate type=application/json+oembed href=/oembed?format=json>",
      "<link rel=alternate type=text/xml+oembed href=/a>", "<link rel=alternate type=text/xml href=/oembed/1>",
      "<link rel=feed type=text/html href=/posts>", "<link rel=sitemap type=application/xml href=/sitemap.xml>",
      "<link rel=alternate type=application/activity+json href=/feed.json>", "<link href=/feed.xml>",
      "<link rel=search type=application/opensearchdescription+xml href=/search.xml>",
      "<link rel=\"alternate\" type=\"text/html\" href=\"/fr\">",
      "<link rel=\"stylesheet\" type=\"application/rss+xml\" href=\"/rss\">",
      "<link rel=\"alternate\" type=\"application/rss+xml\">",
      "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"\">",
      "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"javascript:alert(1)\">",
      "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"file:///etc/passwd\">",
      "<!-- <link rel=\"alternate\" type=\"application/rss+xml\" href=\"/rss\"> -->",
      "<script>'<link rel=\"alternate\" type=\"application/rss+xml\" href=\"/rss\">'</script>",
      "<a href=\"/feedback\">Feedback</a>", "<a href=/news>News</a>", "<a href=/atomic.html>Atomic</a>",
      "<a href=/sitemap.xml>Sitemap</a>", "<a href=https://www.linkedin.com/feed/>Network</a>",
      "<a href=https://example.net/what-is-rss>What is RSS?</a>", "<a href=mailto:feed@example.org>Feed</a>",
      "<a href=/2026/why>Why it is time to read feeds again, and how</a>", "<a>RSS</a>", "<a href=#rss>RSS</a>",
      "<link rel=\"alternate\" type=\"application/rss+xml\" href=\"/rss",
    ])
  func noFeed(html: String) {
    #expect(feeds(html).isEmpty)
  }

  static let anchors = [
    "<a href=index.xml rel=alternate type=application/rss+xml>News</a>", "<a href=/index.xml>News</a>",
    "<a href='/feed/'>Subscribe</a>", "<a href=/news.rss>News</a>", "<a href=/rss>News</a>",
    "<a href=/?feed=rss2>News</a>", "<a href=/index.php?format=feed&amp;type=rss>News</a>",
    "<a href=/x>RSS</a>", "<a href=/x><b>Fil</b> RSS</a>", "<a href=/x>Atom-Feed</a>", "<a href=/x>XML</a>",
    "<a href=/x><img src=rss.png alt='RSS feed'></a>", "<a href=/x title=RSS><i></i></a>",
    "<a href=/x aria-label='Subscribe by RSS'><svg></svg></a>", "<a href=feed:https://example.org/x>Follow</a>",
    "<a href=https://feeds.example.net/tea>Tea</a>", "<a href=https://example.net/tea.atom>Tea</a>",
    "<a href=/x>RSS", "<a href=/x>RSS<a href=/y>Tea</a>",
  ]

  @Test("a link in the text is found by its type, its address or its words", arguments: FeedDiscoveryTests.anchors)
  func anchor(html: String) {
    #expect(feeds("<p>Tea <a href=/tea>Tea</a></p><footer>\(html)</footer>").count == 1)
  }

  @Test("an address that is named twice counts once, with the better of its links")
  func twice() {
    let page = "<a href=/feed>RSS</a>" + link("Tea", "/feed") + link("Tea", "http://www.example.org/feed#a")
    #expect(feeds(page, at: "https://example.org/").map(\.name) == ["Tea"])
    // The page itself is none of its feeds.
    #expect(paths(link("Tea", "/"), at: "https://example.org/").isEmpty)
  }

  @Test("the page's own feed comes before those of comments, categories and other things")
  func order() {
    let others = [
      link("Tea » Comments Feed", "/comments/feed"), link("Tea » Green Category Feed", "/category/green/feed"),
      link("Tea", "/data", type: "application/json"), link("Tea", "/feed.xml", type: "application/xml"),
    ]
    let own = link("Tea » Feed", "/feed")
    for page in [others + [own], [own] + others, others.reversed() + [own]] {
      #expect(
        paths(page.joined())
          == ["/feed", "/feed.xml", "/data", "/category/green/feed", "/comments/feed"])
    }
    let comments = [
      "Flux des commentaires", "Kommentar-Feed", "Comentarios", "Commenti", "コメント", "Лента комментариев",
    ]
    for title in comments { #expect(paths(link(title, "/1") + own) == ["/feed", "/1"]) }
    #expect(
      paths(link("", "/feeds/77/comments/default") + link("", "/feeds/posts/default")).first == "/feeds/posts/default")
    #expect(paths(link("", "/?feed=comments-rss2") + link("", "/?feed=rss2")).first == "/?feed=rss2")
    // A link of the text comes after those of the head, unless these are of comments only.
    #expect(paths("<a href=/rss>RSS</a>" + own) == ["/feed", "/rss"])
    #expect(paths(link("Comments", "/comments/feed") + "<a href=/rss>RSS</a>") == ["/rss", "/comments/feed"])
  }

  @Test("a word in the name of the site says nothing about its feeds")
  func nameOfSite() {
    let page = link("No Comment » Comments Feed", "/comments/feed") + link("No Comment » Feed", "/feed")
    #expect(paths(page + "<a href=/rss>RSS</a>") == ["/feed", "/rss", "/comments/feed"])
  }

  @Test("on the page of a category, the category's feed is the page's own")
  func category() {
    let page = link("Tea » Feed", "/feed") + link("Tea » Green Category Feed", "/category/green/feed/")
    #expect(paths(page, at: "https://example.org/category/green/").first == "/category/green/feed/")
    #expect(paths(page, at: "https://example.org/category/black/").first == "/feed")
    #expect(
      paths(link("", "/blog.atom") + link("", "/ann/blog.atom"), at: "https://example.org/ann/blog/").first
        == "/ann/blog.atom")
    let blog = link("Tea » Master Feed", "/master/feed") + "<a href=/blog/feed>RSS</a>"
    #expect(paths(blog, at: "https://example.org/blog").first == "/blog/feed")
    #expect(paths(blog, at: "https://example.org/").first == "/master/feed")
    let post = link("Tea » Feed", "/feed") + link("Tea » Green tea Comments Feed", "/2026/green/feed/")
    #expect(paths(post, at: "https://example.org/2026/green/").first == "/feed")
  }

  static let headers: [(String, [String])] = [
    ("</feed>; rel=\"alternate\"; type=\"application/rss+xml\"", ["/feed"]),
    (
      "<https://example.org/feed>;rel=alternate;type=application/atom+xml;title=\"a, b; c\", </b>; rel=feed",
      ["/feed", "/b"]
    ),
    ("</wp-json/>; rel=\"https://api.w.org/\", </?p=1>; rel=shortlink, </feed>; rel=feed", ["/feed"]),
    ("</style.css>; rel=preload; as=style", []), ("", []), ("<", []), ("</a", []), (", ;=,<>;rel=feed", []),
    ("</a>; title=\"x", []), ("</a>; rel=feed; rel=search", ["/a"]), ("</a>; REL=\"Feed\"", ["/a"]),
  ]

  @Test("links in the header of HTTP count like those of the page", arguments: FeedDiscoveryTests.headers)
  func header(header: String, found: [String]) {
    #expect(paths("<p>Tea", header: header) == found)
  }

  @Test("a page that forwards says where to")
  func forwards() {
    let page = FeedDiscovery.page(
      Array("<meta http-equiv=refresh content='0; url=/blog/'>".utf8), at: "https://example.org/")
    #expect(page.next == "https://example.org/blog/")
  }

  @Test("at most twenty links of a page are read")
  func many() {
    let page = (0..<1000).map { "<link rel=alternate type=application/rss+xml href=/\($0)>" }.joined()
    #expect(feeds(page).count == 20)
  }

  @Test("a page with unclosed quotes and tags is read to its end")
  func marks() {
    for mark in ["<link rel=\"", "<link ", "<base href='", "<script>", "<!--", "<a href=", "<a href=x>RSS", "<a>"] {
      #expect(feeds(String(repeating: mark, count: 100_000 / mark.utf8.count)).count < 2)
    }
  }
}
