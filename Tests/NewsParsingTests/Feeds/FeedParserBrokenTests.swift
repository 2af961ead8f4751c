import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("A feed that is no XML any more")
struct FeedParserBrokenTests {
  @Test("ampersands that begin no entity are kept")
  func bareAmpersands() throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        SmallFeed.item("Q&A & more", "<link>https://example.org/?a=1&b=2&copy=3</link>")
          + SmallFeed.item(
            "1 &lt; 2 &amp; 3&#33; &eacute;", "<description><![CDATA[A&B &amp; <b>C&D</b>]]></description>")
          + "<!-- a & b -->" + SmallFeed.item("R&D", "<enclosure type='image/png' url='/p.png?a=1&b=2'/>")))
    #expect(feed.titles == ["Q&A & more", "1 < 2 & 3! é", "R&D"])
    #expect(feed.items[0].link == "https://example.org/?a=1&b=2&copy=3")
    #expect(feed.items[1].summary?.plain == "A&B & C&D")
    #expect(feed.items[2].image == "https://example.org/p.png?a=1&b=2")
    #expect(feed.problem == nil)
  }

  @Test("HTML's entities need no declaration, and unknown ones stay as text")
  func entities() throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        SmallFeed.item("Caf&eacute;&nbsp;&hellip; &mdash; &rsquo;") + SmallFeed.item("One &none; &lt; two")
          + SmallFeed.item("&euro;5 &lt; &amp;")))
    #expect(feed.titles == ["Café\u{A0}… — ’", "One &none; < two", "€5 < &"])
    #expect(feed.items.count == 3)
    #expect(feed.problem == nil)
  }

  static let open: [(String, String)] = [
    ("Some <p>words", "Some\nwords"), ("Some <p>words <b>more", "Some\nwords more"), ("<div><p>Some</p>", "Some"),
    ("Some<br>words", "Some\nwords"), ("Some<br>words<img src='/p.png'>", "Some\nwords"), ("Some</b> words", "Some"),
    ("Some <p>words</div>", "Some\nwords"),
  ]

  @Test("tags that are left open in a description end with it", arguments: FeedParserBrokenTests.open)
  func openTags(description: String, expected: String) throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        SmallFeed.item("One", "<link>https://example.org/1</link><description>\(description)</description>")
          + SmallFeed.item("Two &lt;&amp;&eacute;", "<link>https://example.org/2</link>") + SmallFeed.item("Three")))
    #expect(feed.titles == ["One", "Two <&é", "Three"])
    #expect(feed.items.map(\.link) == ["https://example.org/1", "https://example.org/2", nil])
    #expect(feed.items[0].summary?.plain?.hasPrefix(expected) == true)
    #expect(feed.items[1].summary == nil)
    #expect(feed.problem?.line == 1)
  }

  @Test("elements after such a description in its item are read", arguments: FeedParserBrokenTests.open.prefix(5))
  func afterOpenTags(description: String, expected: String) throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        SmallFeed.item(
          "One",
          "<description>\(description)</description><pubDate>Sun, 17 Jan 2021 19:27:00 GMT</pubDate>"
            + "<guid>tag:1</guid><link>https://example.org/1</link>")
          + SmallFeed.item("Two")))
    #expect(feed.titles == ["One", "Two"])
    #expect(feed.items[0].date == Date(iso8601: "2021-01-17T19:27:00Z"))
    #expect(feed.items[0].id == "tag:1")
    #expect(feed.items[0].link == "https://example.org/1")
    #expect(feed.items[0].summary?.plain == expected)
  }

  @Test("a link right after a description with open tags is read and is not part of it")
  func linkAfterOpenTags() throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        SmallFeed.item("One", "<description>Some<br>words</description><link>https://example.org/1</link>")
          + SmallFeed.item("Two", "<link>https://example.org/2</link>")))
    #expect(feed.items.map(\.link) == ["https://example.org/1", "https://example.org/2"])
    #expect(feed.items[0].summary?.plain == "Some\nwords")
  }

  @Test("an item that is never closed ends where the next one begins")
  func openItem() throws {
    let feed = try Feed(
      reading: "<rss><channel><item><title>One</title><item><title>Two</title></item>"
        + "<item><title>Three</title></channel></rss>")
    #expect(feed.titles == ["One", "Two", "Three"])
    #expect(feed.problem?.line == 1)
  }

  static let ends = [
    " ", "</ch", "<item><title>Tw", "<item><title>Tw&am", "<item><link href=\"", "<!-- x", "<![CDATA[ x",
  ]

  @Test("a feed that is cut off has the items that are complete", arguments: FeedParserBrokenTests.ends)
  func missingEnd(end: String) throws {
    let feed = try Feed(reading: "<rss>\n<channel>\n\(SmallFeed.item("One", "<link>/1</link>"))\n\(end)")
    #expect(feed.titles.first == "One")
    #expect(feed.items.first?.link == "https://example.org/1")
    #expect(feed.items.dropFirst().allSatisfy { $0.title.map { "Two".hasPrefix($0.text) } ?? true })
    #expect(feed.problem?.line == 4)
  }

  @Test(
    "text after the end is a problem, but loses nothing",
    arguments: [
      "text", "<rss><channel><item><title>Two</title></item></channel></rss>", "</rss>", "<?xml version=\"1.0\"?>",
    ])
  func behindTheEnd(rest: String) throws {
    let feed = try Feed(reading: SmallFeed.rss(SmallFeed.item("One")) + "\n" + rest)
    #expect(feed.titles == ["One"])
    #expect(feed.problem?.line == 2)
    #expect(try Feed(reading: SmallFeed.rss(SmallFeed.item("One")) + "\n<!-- took 3 ms -->\n").problem == nil)
  }

  static let damage: [String] = [
    "\u{1}", "\u{B}", "&#1;", "&#xFFFF;", "&#x110000;", "&none;", "]]>", "<a b=c/>", "<a b='1' b='2'/>", "<a b></a>",
    "<!-- a -- b -->", "<a:b:c/>", "<x></y>", "<a 1='2'/>", "</y>",
  ]

  @Test(
    "after damage in an item, the next ones and their entities are read", arguments: FeedParserBrokenTests.damage)
  func damaged(damage: String) throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        SmallFeed.item("One", "<description>Some \(damage) words</description>")
          + SmallFeed.item("Two &lt;&amp;&#33;&eacute;", "<link>https://example.org/?a=1&amp;b=2</link>")
          + SmallFeed.item("Three")))
    #expect(feed.titles == ["One", "Two <&!é", "Three"])
    #expect(feed.items[1].link == "https://example.org/?a=1&b=2")
  }

  @Test(
    "items before a mark that begins no tag are read", arguments: ["1 < 2", "<3", "<<<", "< a>", "<a b='<'/>"])
  func noTag(text: String) throws {
    let feed = try Feed(reading: SmallFeed.rss(SmallFeed.item("One", "<link>/1</link>") + SmallFeed.item(text)))
    #expect(feed.titles.first == "One")
    #expect(feed.items.first?.link == "https://example.org/1")
  }
}
