import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Other vocabularies in RSS and Atom")
struct XMLFeedReaderVocabularyTests {
  private static let media = "xmlns:media=\"http://search.yahoo.com/mrss/\""

  private func item(_ content: String, declaring namespaces: String = "") throws -> FeedItem {
    try #require(try Feed(reading: SmallFeed.rss("<item>\(content)</item>", declaring: namespaces)).items.first)
  }

  @Test("Dublin Core gives author, date and description")
  func dublinCore() throws {
    let item = try item(
      "<dc:title>Tea</dc:title><dc:creator>Jo Doe</dc:creator><dc:date>2021-01-17T19:27:00Z</dc:date>"
        + "<dc:description>Cups</dc:description><dc:language>fr</dc:language><dc:publisher>Example</dc:publisher>",
      declaring: "xmlns:dc=\"http://purl.org/dc/elements/1.1/\"")
    #expect(item.title?.plain == "Tea")
    #expect(item.authors == ["Jo Doe"])
    #expect(item.date == Date(iso8601: "2021-01-17T19:27:00Z"))
    #expect(item.summary?.plain == "Cups")
    #expect(item.source.name == nil)
  }

  @Test("content is the whole text, and the description stays the summary")
  func content() throws {
    let item = try item(
      "<content:encoded><![CDATA[<p>Long</p>]]></content:encoded><description>Short</description>",
      declaring: "xmlns:content=\"http://purl.org/rss/1.0/modules/content/\"")
    #expect(item.content?.plain == "Long")
    #expect(item.summary?.plain == "Short")
  }

  static let pictures: [(String, String?)] = [
    ("<media:thumbnail url='/p.jpg'/>", "https://example.org/p.jpg"),
    ("<media:content url='/p.jpg' medium='image'/>", "https://example.org/p.jpg"),
    ("<media:content url='/p.jpg' type='image/jpeg'/>", "https://example.org/p.jpg"),
    ("<media:content url='/p.jpg'/>", "https://example.org/p.jpg"),
    ("<media:content url='/v.mp4' type='video/mp4'/>", nil),
    ("<media:content url='/v.mp4' medium='video'/><media:thumbnail url='/p.jpg'/>", "https://example.org/p.jpg"),
    (
      "<media:content url='/v.mp4' medium='video'><media:thumbnail url='/p.jpg'/></media:content>",
      "https://example.org/p.jpg"
    ),
    (
      "<media:group><media:content url='/v.mp4' type='video/mp4'/><media:content url='/p.jpg' type='image/jpeg'/>"
        + "</media:group>", "https://example.org/p.jpg"
    ),
    ("<media:group><media:thumbnail url='/p.jpg'/></media:group>", "https://example.org/p.jpg"),
    ("<media:content url='/p.jpg?w=1&amp;h=2' medium='image'/>", "https://example.org/p.jpg?w=1&h=2"),
    ("<media:content medium='image'/>", nil),
    ("<enclosure url='/a.mp3' type='audio/mpeg'/><media:thumbnail url='/p.jpg'/>", "https://example.org/p.jpg"),
  ]

  @Test("media give a picture", arguments: XMLFeedReaderVocabularyTests.pictures)
  func picture(media: String, image: String?) throws {
    #expect(try item("<title>One</title>\(media)", declaring: Self.media).image == image)
    #expect(try item("\(media)<title>One</title>", declaring: Self.media).title?.plain == "One")
  }

  @Test("a picture's title and credit are not the item's")
  func mediaTitle() throws {
    let item = try item(
      "<media:content url='/p.jpg' medium='image'><media:title>Picture</media:title><media:description>Of tea"
        + "</media:description><media:credit>Al</media:credit></media:content><title>One</title>"
        + "<description>Two</description>", declaring: Self.media)
    #expect(item.title?.plain == "One")
    #expect(item.summary?.plain == "Two")
    #expect(item.authors == [])
  }

  @Test("a video's title and description are used if the item has none")
  func video() throws {
    let media = "<media:title>Video</media:title><media:description>Of tea</media:description>"
    let none = try item(media, declaring: Self.media)
    #expect(none.title?.plain == "Video")
    #expect(none.summary?.plain == "Of tea")
    let own = "<title>One</title><description>Two</description>"
    for content in [own + media, media + own, "<media:group>\(media)</media:group>" + own] {
      let item = try item(content, declaring: Self.media)
      #expect(item.title?.plain == "One")
      #expect(item.summary?.plain == "Two")
    }
  }

  @Test("GeoRSS gives the place")
  func place() throws {
    let space = "xmlns:georss=\"http://www.georss.org/georss\""
    #expect(try item("<georss:point>45.256 -71.92</georss:point>", declaring: space).place == "45.256 -71.92")
    #expect(try item("<georss:line>45 -71 46 -72</georss:line>", declaring: space).place == nil)
  }

  @Test("undeclared prefixes have their usual meaning")
  func undeclared() throws {
    let feed = try Feed(
      reading: SmallFeed.rss(
        "<item><title>One</title><dc:creator>Jo</dc:creator><dc:date>2021-01-17</dc:date><content:encoded>Long"
          + "</content:encoded><media:thumbnail url='/p.jpg'/><georss:point>1 2</georss:point>"
          + "<itunes:author>No</itunes:author><x:link>/no</x:link></item><item><title>Two &lt;</title></item>"))
    let item = try #require(feed.items.first)
    #expect(item.authors == ["Jo"])
    #expect(item.date == Date(iso8601: "2021-01-17T00:00:00Z"))
    #expect(item.content?.plain == "Long")
    #expect(item.image == "https://example.org/p.jpg")
    #expect(item.place == "1 2")
    #expect(item.link == nil)
    #expect(feed.titles == ["One", "Two <"])
    #expect(feed.problem == nil)
  }

  @Test("a declared prefix means its namespace, whatever its name")
  func otherPrefix() throws {
    #expect(
      try item("<x:creator>Jo</x:creator>", declaring: "xmlns:x=\"http://purl.org/dc/elements/1.1/\"").authors == ["Jo"]
    )
    #expect(try item("<dc:creator>Jo</dc:creator>", declaring: "xmlns:dc=\"urn:other\"").authors == ["Jo"])
    #expect(try item("<y:creator>Jo</y:creator>", declaring: "xmlns:y=\"urn:other\"").authors == [])
  }

  @Test("elements of podcasts are used only where RSS's are missing, and others not at all")
  func others() throws {
    let item = try item(
      "<itunes:title>No</itunes:title><itunes:author>No</itunes:author><itunes:image href='/no.png'/>"
        + "<itunes:summary>No</itunes:summary><slash:comments>5</slash:comments><title>One</title>"
        + "<author>Jo</author><description>Words</description><media:content url='/p.png' medium='image'/>",
      declaring: "xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\" xmlns:slash=\"urn:slash\"")
    #expect(item.title?.plain == "One")
    #expect(item.authors == ["Jo"])
    #expect(item.image == "https://example.org/p.png")
    #expect(item.summary?.plain == "Words")
  }

  @Test("an episode of a podcast has author, text, picture and link")
  func episode() throws {
    let item = try item(
      "<title>One</title><itunes:author>Jo</itunes:author><itunes:image href='/e.png'/><itunes:summary>Words</itunes:summary>"
        + "<guid isPermaLink='false'>1</guid><enclosure url='/1.mp3' type='audio/mpeg'/>",
      declaring: "xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\"")
    #expect(item.authors == ["Jo"])
    #expect(item.image == "https://example.org/e.png")
    #expect(item.summary?.plain == "Words")
    #expect(item.enclosure == "https://example.org/1.mp3")
    #expect(item.link == nil)
  }

  @Test("all authors are read, each once, and names before mail addresses")
  func authors() throws {
    let dc = "xmlns:dc=\"http://purl.org/dc/elements/1.1/\""
    #expect(try item("<dc:creator>Jo</dc:creator><dc:creator>Al</dc:creator>", declaring: dc).authors == ["Jo", "Al"])
    #expect(
      try item("<author>jo@example.org</author><dc:creator>Jo</dc:creator><dc:creator>Jo</dc:creator>", declaring: dc)
        .authors == ["Jo"])
  }

  @Test("the largest picture counts, and a pixel never")
  func largest() throws {
    let media = "xmlns:media=\"http://search.yahoo.com/mrss/\""
    #expect(
      try item(
        "<media:thumbnail url='/t.png' width='900' height='900'/><media:group><media:content url='/s.png' width='90' height='60'"
          + " medium='image'/><media:content url='/l.png' width='900' height='600' type='image/png'/></media:group>",
        declaring: media
      ).image == "https://example.org/l.png")
    #expect(
      try item(
        "<enclosure url='/x.gif' type='image/gif'/><media:content url='/1.png' width='1' medium='image'/>",
        declaring: media
      )
      .image == "https://example.org/x.gif")
    #expect(try item("<image><link>/a.jpg</link></image>").image == "https://example.org/a.jpg")
    #expect(
      try item("<image><link>/page</link><url>/a.jpg</url></image>").image == "https://example.org/page")
  }

  @Test("RSS may contain Atom's author and link")
  func atomInRSS() throws {
    let item = try item(
      "<title>One</title><a:author><a:name>Jo Doe</a:name><a:email>jo@example.org</a:email></a:author>"
        + "<a:link rel='alternate' href='/1'/><a:updated>2021-01-17T19:27:00Z</a:updated>",
      declaring: "xmlns:a=\"http://www.w3.org/2005/Atom\"")
    #expect(item.authors == ["Jo Doe"])
    #expect(item.link == "https://example.org/1")
    #expect(item.date == Date(iso8601: "2021-01-17T19:27:00Z"))
  }

  @Test("a body of XHTML and Yandex's whole text are the content")
  func wholeTexts() throws {
    let body = try item(
      "<description>Short</description><xhtml:body><p>Lamps &lt; trees</p><p>burn</p></xhtml:body>",
      declaring: "xmlns:xhtml=\"http://www.w3.org/1999/xhtml\"")
    #expect(body.content?.plain == "Lamps < trees\nburn")
    #expect(body.summary?.plain == "Short")
    let text = try item(
      "<yandex:full-text>Lamps &lt;b&gt;burn&lt;/b&gt;</yandex:full-text>",
      declaring: "xmlns:yandex=\"http://news.yandex.ru\"")
    #expect(text.content?.plain == "Lamps burn")
  }

  @Test("a link that follows its empty element is the link")
  func linkOutside() throws {
    for link in ["<link/>https://example.org/1\n", "<link> </link> https://example.org/1 "] {
      #expect(try item(link + "<title>Lamps</title>").link == "https://example.org/1")
    }
    #expect(try item("<link/>lamps<title>Lamps</title>").link == nil)
    #expect(try item("<link/>https://example.org/1<link>https://example.org/2</link>").link == "https://example.org/1")
  }

  @Test("the length of an episode is read, wherever it is given")
  func lengths() throws {
    let itunes = "xmlns:itunes=\"http://www.itunes.com/dtds/podcast-1.0.dtd\""
    #expect(try item("<itunes:duration>1:02:03</itunes:duration>", declaring: itunes).length == 3_723)
    #expect(
      try item("<itunes:duration>soon</itunes:duration><itunes:duration>62</itunes:duration>", declaring: itunes).length
        == 62)
    let feed = try Feed(
      reading: """
        {"version": "https://jsonfeed.org/version/1.1", "items": [
          {"id": "1", "attachments": [{"url": "https://example.org/a.mp3", "duration_in_seconds": 61.5}]},
          {"id": "2", "attachments": [{"url": "https://example.org/a.mp3", "duration_in_seconds": -1}]}]}
        """)
    #expect(feed.items.map(\.length) == [61, nil])
  }
}
