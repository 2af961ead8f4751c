import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import NewsProviders
@testable import SystemServices

@Suite("Pictures, links and other articles in an article of a feed")
struct ArticleFeedStoryTests {
  private func article(_ item: FeedItem) -> Article {
    Article(item, source: Article.Source(name: "Feed"), provenance: Provenance(Origin(.feeds)))
  }

  private func html(_ text: String) -> FeedText { FeedText(text: text, form: .html) }

  /// A link in the form that Google News used until 2024.
  private static func googleLink(to address: String) -> String {
    let bytes = [0x08, 0x13, 0x22, UInt8(address.utf8.count)] + Array(address.utf8) + [0xD2, 0x01, 0x00]
    let id = Data(bytes).base64EncodedString().filter { $0 != "=" }.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 }
    return "https://news.google.com/rss/articles/\(String(id))?oc=5"
  }

  @Test("an entry's own picture is preferred to the first one in its texts")
  func picture() {
    var item = FeedItem(
      summary: html("<p>One <img src=\"https://example.org/2.png\"><img src=\"https://example.org/3.png\"></p>"),
      content: html("<img src=\"https://example.org/4.png\">"), image: "https://example.org/1.png")
    #expect(article(item).imageLink == "https://example.org/1.png")
    item.image = nil
    #expect(article(item).imageLink == "https://example.org/2.png")
    item.summary = html("One")
    #expect(article(item).imageLink == "https://example.org/4.png")
    item.content = FeedText(text: "<img src=\"https://example.org/4.png\">", form: .plain)
    #expect(article(item).imageLink == nil)
  }

  static let pictures: [(String, String?)] = [
    ("/p.png", "https://example.org/p.png"), ("p.png", "https://example.org/news/p.png"),
    ("//example.net/p.png", "https://example.net/p.png"), ("/p?a=1&amp;b=2", "https://example.org/p?a=1&b=2"),
    ("data:image/png;base64,AAAA", nil), ("javascript:alert(1)", nil), ("", nil), ("file:///etc/passwd", nil),
  ]

  @Test(
    "a picture's address is relative to its entry's base, and has to be http or https",
    arguments: ArticleFeedStoryTests.pictures)
  func relativePicture(address: String, expected: String?) {
    let item = FeedItem(content: html("<img src=\"\(address)\">"), base: "https://example.org/news/")
    #expect(article(item).imageLink == expected)
  }

  @Test("a picture in a text with its own base is relative to that base")
  func baseOfContent() throws {
    let feed = try Feed(
      reading: SmallFeed.atom(
        "<entry><title>One</title><content type='html' xml:base='https://example.net/a/'>&lt;img src=\"p.png\">"
          + "</content></entry>"))
    #expect(article(try #require(feed.items.first)).imageLink == "https://example.net/a/p.png")
  }

  @Test("a link of Google News that contains the source's is replaced by it, and kept beside it")
  func decodedLink() {
    let address = "https://example.net/tea"
    let given = Self.googleLink(to: address)
    let decoded = article(FeedItem(title: html("One"), link: given))
    #expect(decoded.link == address)
    #expect(decoded.givenLink == given)
    // Only Google can decode today's links.
    for other in ["https://news.google.com/rss/articles/CBMiAUFVX3lxTE?oc=5", "https://example.org/rss/articles/CBMi"] {
      let article = article(FeedItem(title: html("One"), link: other))
      #expect(article.link == other)
      #expect(article.givenLink == nil)
    }
  }

  /// A description in the form of Google News: the articles on the story, this one first.
  private static func list(_ coverage: [(title: String, source: String, link: String)]) -> String {
    let items = coverage.map { item in
      "<li><a href=\"\(item.link)\" target=\"_blank\">\(item.title)</a>&nbsp;&nbsp;"
        + "<font color=\"#6f6f6f\">\(item.source)</font></li>"
    }
    return "<ol>\(items.joined())</ol>"
  }

  @Test("the other articles on a story are related, this one is not")
  func related() {
    var item = FeedItem(title: html("Tea rises - Example Times"), link: "https://news.google.com/rss/articles/1?oc=5")
    item.source = ("Example Times", "https://example.net")
    item.summary = html(
      Self.list([
        ("Tea rises", "Example Times", "https://news.google.com/rss/articles/1?oc=5"),
        ("Cups fall", "Radio One", "https://news.google.com/rss/articles/2?oc=5"),
        ("Tea rises", "Radio Two", "https://news.google.com/rss/articles/3?oc=5"),
        // The same article under another link.
        ("Tea rises", "Example Times", "https://news.google.com/rss/articles/4?oc=5"),
      ]))
    let article = article(item)
    #expect(
      article.related == [
        RelatedArticle(
          title: "Cups fall", source: "Radio One", link: "https://news.google.com/rss/articles/2?oc=5"),
        RelatedArticle(
          title: "Tea rises", source: "Radio Two", link: "https://news.google.com/rss/articles/3?oc=5"),
      ])
    #expect(article.title == "Tea rises")
    #expect(article.summary == nil)
  }

  @Test("links of related articles are decoded like its own")
  func relatedLinks() {
    var item = FeedItem(title: html("Tea rises"), link: Self.googleLink(to: "https://example.net/1"))
    item.summary = html(
      Self.list([
        ("Tea goes up", "Example Times", Self.googleLink(to: "https://example.net/1")),
        ("Cups fall", "Radio One", Self.googleLink(to: "https://example.com/2")),
      ]))
    #expect(
      article(item).related == [
        RelatedArticle(title: "Cups fall", source: "Radio One", link: "https://example.com/2")
      ])
  }

  @Test("a list of one article gives neither related articles nor a summary")
  func alone() {
    var item = FeedItem(title: html("Tea rises"), link: "https://news.google.com/rss/articles/1?oc=5")
    item.summary = html(Self.list([("Tea rises", "Example Times", "https://news.google.com/rss/articles/1?oc=5")]))
    #expect(article(item).related.isEmpty)
    #expect(article(item).summary == nil)
  }

  @Test("a list inside a longer description leaves the words of it")
  func listInText() {
    let item = FeedItem(
      title: html("Tea rises"),
      summary: html("<p>Cups fall.</p><ul><li><a href=\"https://example.org/2\">More of tea</a></li></ul>"))
    #expect(article(item).summary?.hasPrefix("Cups fall.") == true)
  }

  @Test("a plain text is never a list, whatever is in it")
  func plainText() {
    let text = "<ol><li><a href='https://example.org/2'>Two</a></li></ol>"
    let item = FeedItem(title: html("One"), summary: FeedText(text: text, form: .plain))
    #expect(article(item).related.isEmpty)
    #expect(article(item).summary == text)
  }
}
