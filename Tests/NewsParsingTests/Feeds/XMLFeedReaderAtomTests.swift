import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Atom")
struct XMLFeedReaderAtomTests {
  private func entry(_ content: String, _ attributes: String = "") throws -> FeedItem {
    try #require(try Feed(reading: SmallFeed.atom(SmallFeed.entry(content), attributes)).items.first)
  }

  @Test("an author without an element for the name has it as text")
  func plainAuthor() throws {
    #expect(try entry("<author>Jo Doe</author>").authors == ["Jo Doe"])
    #expect(try entry("<author> <name>Jo Doe</name> and others</author>").authors == ["Jo Doe"])
    #expect(try entry("<author> <email>jo@example.org</email> </author>").authors == ["jo@example.org"])
    let feed = try Feed(reading: SmallFeed.atom("<author>Jo Doe</author>" + SmallFeed.entry("<title>A</title>")))
    #expect(feed.items.map(\.authors) == [["Jo Doe"]])
  }

  @Test("Atom 1.0 is read with all its elements")
  func atom1() throws {
    let feed = try Feed(
      reading: """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
          <title>Tea &amp; Times</title><subtitle>All of tea</subtitle><updated>2001-01-01T00:00:00Z</updated>
          <link rel="self" href="https://example.org/atom.xml"/><link href="https://example.org/"/><id>tag:feed</id>
          <entry><title>Kettles</title><link rel="self" href="https://example.org/self"/>
            <link rel="alternate" type="text/html" href="https://example.org/1?a=1&amp;b=2"/>
            <link rel="related" href="https://example.org/other"/>
            <link rel="enclosure" type="audio/mpeg" href="https://example.org/a.mp3"/>
            <link rel="enclosure" type="image/jpeg" href="https://example.org/p.jpg"/>
            <id>tag:1</id><updated>2021-01-18T00:00:00Z</updated><published>2021-01-17T19:27:00+01:00</published>
            <author><name>Jo Doe</name><uri>https://example.org/jo</uri><email>jo@example.org</email></author>
            <summary>Short</summary><content type="html">&lt;p>Long&lt;/p></content></entry>
          <entry><title>Cups</title><link href="https://example.org/2"/><link href="https://example.org/no"/>
            <id>tag:2</id><updated>2021-01-18T00:00:00Z</updated></entry>
        </feed>
        """)
    #expect(feed.title == "Tea & Times")
    #expect(feed.site == "https://example.org/")
    #expect(feed.titles == ["Kettles", "Cups"])
    #expect(feed.items.map(\.link) == ["https://example.org/1?a=1&b=2", "https://example.org/2"])
    #expect(feed.items.map(\.id) == ["tag:1", "tag:2"])
    #expect(
      feed.items.map(\.date) == [Date(iso8601: "2021-01-17T18:27:00Z"), Date(iso8601: "2021-01-18T00:00:00Z")])
    #expect(feed.items[0].authors == ["Jo Doe"])
    #expect(feed.items[0].summary?.plain == "Short")
    #expect(feed.items[0].content?.plain == "Long")
    #expect(feed.items.map(\.image) == ["https://example.org/p.jpg", nil])
    #expect(feed.problem == nil)
  }

  @Test("Atom 0.3 is read with its other names of elements")
  func atom03() throws {
    let feed = try Feed(
      reading: """
        <feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>Tea</title>
          <link rel="alternate" type="text/html" href="https://example.org/"/>
          <entry><title mode="escaped" type="text/html">Tea &amp;amp; &lt;b>cups&lt;/b></title>
            <link rel="alternate" type="text/html" href="https://example.org/1"/><id>tag:1</id>
            <issued>2003-12-13T08:29:29-04:00</issued><modified>2003-12-14T00:00:00Z</modified>
            <author><name>Jo Doe</name></author>
            <content type="application/xhtml+xml" mode="xml"><div xmlns="http://www.w3.org/1999/xhtml">One <b>two</b>
              &lt; three</div></content></entry>
          <entry><title>A &lt;b> tag</title><modified>2003-12-14T00:00:00Z</modified>
            <summary type="text/plain">1 &lt; 2</summary></entry>
        </feed>
        """)
    #expect(feed.site == "https://example.org/")
    #expect(feed.titles == ["Tea & cups", "A <b> tag"])
    #expect(feed.items[0].link == "https://example.org/1")
    #expect(feed.items[0].authors == ["Jo Doe"])
    #expect(feed.items[0].content?.plain == "One two < three")
    #expect(feed.items[1].summary?.plain == "1 < 2")
    #expect(
      feed.items.map(\.date) == [Date(iso8601: "2003-12-13T12:29:29Z"), Date(iso8601: "2003-12-14T00:00:00Z")])
  }

  static let texts: [(String, String, String)] = [
    ("", "A &lt;b> &amp;amp; tag", "A <b> &amp; tag"),
    ("type='text'", "A &lt;b> &amp;amp; tag", "A <b> &amp; tag"),
    ("type='text/plain'", "1 &lt; 2", "1 < 2"),
    ("type='html'", "AT&amp;amp;T &lt;i>one&lt;/i>", "AT&T one"),
    ("type='html'", "<![CDATA[R&amp;D <b>one</b>]]>", "R&D one"),
    ("type='HTML'", "One&lt;br>two", "One\ntwo"),
    ("type='text/html'", "One&lt;br>two", "One\ntwo"),
    ("type='xhtml'", "<div xmlns='http://www.w3.org/1999/xhtml'>Tea <em>&amp; &lt;cups></em></div>", "Tea & <cups>"),
    ("type='xhtml'", "<div xmlns='urn:xhtml'><p>One</p>\n  <p>two<br/>three</p></div>", "One\ntwo\nthree"),
    ("type='xhtml'", "<x:div xmlns:x='http://www.w3.org/1999/xhtml'>Tea <x:b>&#38; more</x:b></x:div>", "Tea & more"),
  ]

  @Test("a text is plain, HTML or XHTML, as it says", arguments: XMLFeedReaderAtomTests.texts)
  func textIsPlainHTMLOrXHTML(type: String, text: String, plain: String) throws {
    #expect(try entry("<title \(type)>\(text)</title>").title?.plain == plain)
    #expect(try entry("<summary \(type)>\(text)</summary>").summary?.plain == plain)
    #expect(try entry("<content \(type)>\(text)</content>").content?.plain == plain)
  }

  @Test("XHTML may contain elements with the names of parts of an entry")
  func namesInText() throws {
    let entry = try entry(
      "<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'><title>No</title><link href='/no'/>"
        + "<author>No</author><updated>No</updated><id>No</id>One</div></content><title>Two</title><id>tag:2</id>")
    #expect(entry.title?.plain == "Two")
    #expect(entry.id == "tag:2")
    #expect(entry.link == nil)
    #expect(entry.authors == [])
    #expect(entry.content?.plain?.hasSuffix("One") == true)
  }

  @Test("content at another address is not read")
  func outOfLine() throws {
    let entry = try entry("<title>One</title><content src='https://example.org/v.mp4' type='video/mp4'/>")
    #expect(entry.content == nil)
  }

  @Test("addresses are relative to the nearest xml:base")
  func bases() throws {
    let feed = try Feed(
      reading: SmallFeed.atom(
        "<link href='home'/><entry xml:base='b/'><title>1</title><link href='c'/></entry>"
          + "<entry><title>2</title><link xml:base='/z/' href='d'/>"
          + "<link rel='enclosure' type='image/png' href='p.png'/></entry>"
          + "<entry><title>3</title><link href='../e'/></entry>", "xml:base='https://example.org/a/'"))
    #expect(feed.site == "https://example.org/a/home")
    #expect(
      feed.items.map(\.link) == ["https://example.org/a/b/c", "https://example.org/z/d", "https://example.org/e"])
    #expect(feed.items.map(\.image) == [nil, "https://example.org/a/p.png", nil])
    #expect(
      feed.items.map(\.base) == ["https://example.org/a/b/", "https://example.org/a/", "https://example.org/a/"])
  }

  @Test("a relative xml:base is relative to the feed's address")
  func relativeBase() throws {
    let entry = try entry("<title>1</title><link href='c'/>", "xml:base='/news/'")
    #expect(entry.link == "https://example.org/news/c")
  }

  @Test("an entry of an aggregated feed has its source's title, and its own id, date and author")
  func source() throws {
    let entry = try entry(
      "<title>One</title><source><id>tag:s</id><title>Example Net</title><updated>2001-01-01T00:00:00Z</updated>"
        + "<link href='https://example.net/'/><author><name>No</name></author></source><id>tag:1</id>"
        + "<link href='/1'/><updated>2021-01-17T19:27:00Z</updated><author><name>Jo Doe</name></author>")
    #expect(entry.title?.plain == "One")
    #expect(entry.source.name == "Example Net")
    #expect(entry.id == "tag:1")
    #expect(entry.link == "https://example.org/1")
    #expect(entry.authors == ["Jo Doe"])
    #expect(entry.date == Date(iso8601: "2021-01-17T19:27:00Z"))
  }

  @Test("the feed's author is the author of entries that name none (RFC 4287, section 4.2.1)")
  func feedAuthor() throws {
    let feed = try Feed(
      reading: SmallFeed.atom(
        "<author><name>Jo Doe</name></author><entry><title>1</title></entry>"
          + "<entry><title>2</title><author><name>Al</name></author></entry>"))
    #expect(feed.items.map(\.authors) == [["Jo Doe"], ["Al"]])
  }

  @Test("media in an entry give its picture and description")
  func entries() throws {
    let entry = try entry(
      "<title>One</title><link href='/1'/><m:group xmlns:m='http://search.yahoo.com/mrss/'><m:title>No</m:title>"
        + "<m:content url='/v' type='application/x-shockwave-flash'/><m:thumbnail url='/p.jpg'/>"
        + "<m:description>Of tea</m:description></m:group>")
    #expect(entry.title?.plain == "One")
    #expect(entry.image == "https://example.org/p.jpg")
    #expect(entry.summary?.plain == "Of tea")
  }
}
