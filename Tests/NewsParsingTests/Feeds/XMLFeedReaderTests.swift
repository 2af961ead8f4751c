import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("RSS")
struct XMLFeedReaderTests {
  @Test("RSS 0.91 has titles, links and descriptions, and its document type is not fetched")
  func rss091() throws {
    let feed = try Feed(
      reading: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN"
          "http://my.netscape.com/publish/formats/rss-0.91.dtd">
        <rss version="0.91"><channel>
          <image><title>Logo</title><url>https://example.org/logo.gif</url><link>https://example.org/l</link></image>
          <title>Tea &amp; Times</title><link>https://example.org/</link><description>All of tea</description>
          <item><title>Kettles</title><link>https://example.org/1</link>
            <description>Caf&eacute;s boil.</description></item>
          <item><title>Cups</title><link>https://example.org/2</link></item>
          <textinput><title>Search</title><name>q</name><link>https://example.org/search</link></textinput>
        </channel></rss>
        """)
    #expect(feed.title == "Tea & Times")
    #expect(feed.site == "https://example.org/")
    #expect(feed.titles == ["Kettles", "Cups"])
    #expect(feed.items.map(\.link) == ["https://example.org/1", "https://example.org/2"])
    #expect(feed.items.map { $0.summary?.plain } == ["Cafés boil.", nil])
    #expect(feed.problem == nil)
  }

  @Test("RSS 0.92 has items without a title, enclosures and sources")
  func rss092() throws {
    let feed = try Feed(
      reading: """
        <rss version="0.92"><channel><title>Tea</title><link>https://example.org/</link>
        <item><description>Only &lt;b>words&lt;/b> &amp;amp; a &lt;a href="/x">link&lt;/a>.</description>
          <source url="https://example.net/rss.xml">Example Net</source>
          <enclosure url="https://example.org/a.mp3" length="1" type="audio/mpeg"/></item>
        <item><enclosure url="/p.jpg" length="1" type="image/jpeg"/><enclosure url="/q.png" type="image/png"/></item>
        </channel></rss>
        """)
    #expect(feed.items.count == 2)
    #expect(feed.titles == [nil, nil])
    #expect(feed.items[0].summary?.plain == "Only words & a link.")
    #expect(feed.items[0].source.name == "Example Net")
    #expect(feed.items[0].source.site == "https://example.net/rss.xml")
    #expect(feed.items.map(\.image) == [nil, "https://example.org/p.jpg"])
  }

  static let rss1 = """
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
    <channel rdf:about="https://example.org/rss"><title>Tea</title><link>https://example.org/</link>
      <description>All of tea</description><dc:date>2001-01-01</dc:date>
      <image rdf:resource="https://example.org/l.png"/>
      <items><rdf:Seq><rdf:li rdf:resource="https://example.org/1"/></rdf:Seq></items></channel>
    <image rdf:about="https://example.org/l.png"><title>Logo</title><url>https://example.org/l.png</url>
      <link>https://example.org/logo</link></image>
    <item rdf:about="https://example.org/1"><title>Kettles</title><link>https://example.org/1</link>
      <description>Short</description><content:encoded><![CDATA[<p>Long &amp; wide</p>]]></content:encoded>
      <dc:creator>Jo Doe</dc:creator><dc:date>2021-01-17T19:27:00+01:00</dc:date></item>
    <item rdf:about="https://example.org/2"><title>Cups</title><link>https://example.org/2</link></item>
    <textinput rdf:about="https://example.org/q"><title>Search</title><name>q</name>
      <link>https://example.org/q</link></textinput>
    </rdf:RDF>
    """

  @Test("RSS 1.0 has its items beside the channel, with Dublin Core and content")
  func rss100() throws {
    let feed = try Feed(reading: Self.rss1)
    #expect(feed.title == "Tea")
    #expect(feed.site == "https://example.org/")
    #expect(feed.titles == ["Kettles", "Cups"])
    #expect(feed.items.map(\.link) == ["https://example.org/1", "https://example.org/2"])
    #expect(feed.items.map(\.authors) == [["Jo Doe"], []])
    #expect(feed.items.map(\.date) == [Date(iso8601: "2021-01-17T18:27:00Z"), nil])
    #expect(feed.items[0].summary?.plain == "Short")
    #expect(feed.items[0].content?.plain == "Long & wide")
    #expect(feed.items[0].image == nil)
  }

  @Test("RSS 0.90 is read like RSS 1.0")
  func rss090() throws {
    let feed = try Feed(
      reading: Self.rss1.replacing("http://purl.org/rss/1.0/\"", with: "http://my.netscape.com/rdf/simple/0.9/\""))
    #expect(feed.titles == ["Kettles", "Cups"])
    #expect(feed.title == "Tea")
  }

  @Test("RSS 2.0 is read with all its elements")
  func rss2() throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        """
        <item><title>Kettles &amp;amp; &lt;i>cups&lt;/i></title><link> /1 </link><guid isPermaLink="false">tag:1</guid>
          <pubDate>Sun, 17 Jan 2021 19:27:00 +0100</pubDate><author>jo@example.org (Jo Doe)</author>
          <category>Tea</category><comments>https://example.org/1/comments</comments>
          <description>Short</description><content:encoded>&lt;p>Long&lt;/p></content:encoded>
          <enclosure url="https://example.org/p.jpg?a=1&amp;b=2" type="image/jpeg" length="7"/>
          <source url="https://example.net/?a=1&amp;b=2">Example Net</source></item>
        """, declaring: "xmlns:content=\"http://purl.org/rss/1.0/modules/content/\""))
    let item = try #require(feed.items.first)
    #expect(item.title?.plain == "Kettles & cups")
    #expect(item.link == "https://example.org/1")
    #expect(item.id == "tag:1")
    #expect(item.date == Date(iso8601: "2021-01-17T18:27:00Z"))
    #expect(item.authors == ["jo@example.org (Jo Doe)"])
    #expect(item.summary?.plain == "Short")
    #expect(item.content?.plain == "Long")
    #expect(item.image == "https://example.org/p.jpg?a=1&b=2")
    #expect(item.source.name == "Example Net")
    #expect(item.source.site == "https://example.net/?a=1&b=2")
    #expect(item.base == "https://example.org/1")
    #expect(feed.problem == nil)
  }

  @Test(
    "RSS is read in any of its namespaces, with items anywhere",
    arguments: [
      "<rss xmlns='http://backend.userland.com/rss2'><channel><title>Tea</title><item><title>One</title></item>"
        + "</channel></rss>",
      "<rss><channel><title>Tea</title></channel><item><title>One</title></item></rss>",
      "<rss><channel><title>Tea</title><items><item><title>One</title></item></items></channel></rss>",
      "<channel><title>Tea</title><item><title>One</title></item></channel>",
    ])
  func places(text: String) throws {
    let feed = try Feed(reading: text)
    #expect(feed.title == "Tea")
    #expect(feed.titles == ["One"])
  }

  @Test("an entity, a CDATA section and plain text are parts of one text")
  func entityACDATASectionAndPlainTextArePartsOfOneText() throws {
    let feed = try Feed(
      reading: SmallFeed.rss("<item><title>Tea<!-- no --> &amp; <![CDATA[cups]]>&#8217; more</title></item>"))
    #expect(feed.titles == ["Tea & cups’ more"])
  }

  @Test("markup in a text that is written as elements is HTML")
  func elements() throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        "<item><title>Tea <b>&amp; cups</b></title><description><p>One &lt; <a href='/x?a=1&amp;b=2'>two</a></p>"
          + "<img src='/p.png'/><p>Three</p></description><link>https://example.org/1</link></item>"))
    let item = try #require(feed.items.first)
    #expect(item.title?.plain == "Tea & cups")
    #expect(item.summary?.plain == "One < two\nThree")
    #expect(item.link == "https://example.org/1")
  }

  static let images: [(String, String)] = [
    ("an address", "<image>https://example.org/p.png</image>"),
    ("its parts", "<image><url>https://example.org/p.png</url><title>No</title><link>/no</link></image>"),
    ("its parts otherwise", "<image><title>No</title><link>/no</link><url>https://example.org/p.png</url></image>"),
    ("a thumbnail", "<thumbnail>https://example.org/p.png</thumbnail>"),
    ("with blanks", "<image>\n  <url>\n https://example.org/p.png </url>\n <width>1</width></image>"),
  ]

  @Test("an image in an item may be written like a channel's", arguments: XMLFeedReaderTests.images)
  func nestedImage(name: String, image: String) throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        "<item><title>One</title>\(image)<link>https://example.org/1</link></item>"
          + "<item>\(image)<title>Two</title><link>https://example.org/2</link></item>"))
    #expect(feed.titles == ["One", "Two"])
    #expect(feed.items.map(\.link) == ["https://example.org/1", "https://example.org/2"])
    #expect(feed.items.map(\.image) == ["https://example.org/p.png", "https://example.org/p.png"])
  }

  @Test("of several values the first counts, and empty ones do not")
  func twice() throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        "<item><title>One</title><title>Two</title><link></link><link>https://example.org/1</link>"
          + "<link>https://example.org/2</link><author> </author><author>Jo</author><description/></item>"))
    let item = try #require(feed.items.first)
    #expect(item.title?.plain == "One")
    #expect(item.link == "https://example.org/1")
    #expect(item.authors == ["Jo"])
    #expect(item.summary == nil)
  }

  @Test("a channel's site is its own link, not the address of its feed")
  func site() throws {
    let feed = try Feed(
      reading: """
        <rss xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Tea</title>
        <atom:link rel="self" type="application/rss+xml" href="https://example.org/feeds/news.xml"/>
        <atom:link rel="hub" href="https://example.net/hub"/><link>/tea</link><item><title>One</title>
        <atom:link rel="self" href="https://example.org/self"/><link>one</link></item></channel></rss>
        """)
    #expect(feed.site == "https://example.org/tea")
    // A relative link of RSS is resolved against the channel's.
    #expect(feed.items.map(\.link) == ["https://example.org/one"])
  }

  @Test("without the address of the feed, links are relative to its site")
  func siteAsBase() throws {
    let feed = try Feed(reading: SmallFeed.rss("<item><link>/1</link></item>"), at: nil)
    #expect(feed.items.map(\.link) == ["https://example.org/1"])
  }
}
