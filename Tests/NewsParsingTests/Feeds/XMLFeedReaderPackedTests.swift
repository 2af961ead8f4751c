import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Atom's packed texts, and entries that stand alone")
struct XMLFeedReaderPackedTests {
  private static let packed = "VGVhICYgPGI+Y3VwczwvYj4="  // Tea & <b>cups</b>
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func entry(_ content: String, space: String = "http://www.w3.org/2005/Atom") throws -> FeedItem {
    try #require(
      try Feed(reading: "<feed xmlns=\"\(space)\"><title>Example</title><entry>\(content)</entry></feed>").items.first)
  }

  @Test("in Atom 0.3 a mode declares base64", arguments: ["title", "summary", "content"])
  func atom03(name: String) throws {
    for (type, text) in [("text/html", "Tea & cups"), ("text/plain", "Tea & <b>cups</b>")] {
      let entry = try entry(
        "<\(name) type=\"\(type)\" mode=\"base64\">\n  \(Self.packed.prefix(8))\n\(Self.packed.dropFirst(8))</\(name)>",
        space: "http://purl.org/atom/ns#")
      let read = ["title": entry.title, "summary": entry.summary, "content": entry.content][name] ?? nil
      #expect(read?.plain == text)
    }
  }

  @Test(
    "in Atom 1.0 a type that is neither text nor XML means base64",
    arguments: ["application/octet-stream", "Application/X-Foo; charset=utf-8", "message/rfc822"])
  func atom1(type: String) throws {
    #expect(try entry("<content type=\"\(type)\">\(Self.packed)</content>").content?.plain == "Tea & cups")
    // Some feeds leave out the padding.
    #expect(try entry("<content type=\"\(type)\">\(Self.packed.dropLast())</content>").content?.plain == "Tea & cups")
  }

  @Test(
    "all other texts stay as they are",
    arguments: ["text", "html", "text/plain", "text/html", "application/xml", "image/svg+xml"])
  func notPacked(type: String) throws {
    #expect(try entry("<content type=\"\(type)\">VGVh</content>").content?.plain == "VGVh")
  }

  @Test("a mode takes precedence over the type, and RSS has no mode")
  func modeFirst() throws {
    let atom = try entry("<content type=\"application/foo\" mode=\"escaped\">VGVh</content>")
    #expect(atom.content?.plain == "VGVh")
    let rss = try Feed(reading: SmallFeed.rss("<item><description mode=\"base64\">VGVh</description></item>"))
    #expect(rss.items.first?.summary?.plain == "VGVh")
  }

  @Test("a text that is not base64 after all is kept as it is", arguments: ["Tea, cups", "VGV", "a", "V=Vh"])
  func wrong(text: String) throws {
    let read = try entry("<content type=\"application/foo\">\(text)</content>").content?.plain
    #expect(read == (text == "VGV" ? "Te" : text))
  }

  @Test("pictures and other binary data are not a text")
  func pictures() throws {
    #expect(try entry("<title>A</title><content type=\"image/png\">\(Self.picture)</content>").content == nil)
    #expect(try entry("<title>A</title><content type=\"application/foo\">AAECAw==</content>").content == nil)
  }

  @Test("of a long text the beginning is read, to a whole letter")
  func long() throws {
    let text = String(repeating: "\u{20AC}", count: 30_000)
    let packed = Data(text.utf8).base64EncodedString()
    let read = try #require(try entry("<content type=\"application/foo\">\(packed)</content>").content?.text)
    #expect(read.count > 16_000)
    #expect(text.hasPrefix(read))
  }

  @Test("a single entry as a document is a feed of one entry")
  func entryDocument() throws {
    let feed = try Feed(
      reading: """
        <?xml version="1.0"?><entry xmlns="http://www.w3.org/2005/Atom" xml:base="https://example.org/a/">
        <title type="text">Tea &lt; cups</title><link href="1"/><id>tag:1</id><updated>2021-01-18T00:00:00Z</updated>
        <author><name>Jo Doe</name></author><content type="html">&lt;p>Long&lt;/p></content></entry>
        """)
    #expect(feed.titles == ["Tea < cups"])
    #expect(feed.title == nil)
    #expect(feed.problem == nil)
    let item = try #require(feed.items.first)
    #expect(item.link == "https://example.org/a/1")
    #expect(item.authors == ["Jo Doe"])
    #expect(item.content?.plain == "Long")
  }

  @Test("an entry of another vocabulary is not a feed")
  func otherEntry() {
    #expect(throws: FeedProblem.notAFeed(root: "entry")) {
      try Feed(reading: "<entry xmlns=\"urn:other\"><title>A</title></entry>")
    }
  }

  @Test("Dublin Core's other dates are dates", arguments: ["issued", "available", "created", "date"])
  func dates(name: String) throws {
    for space in [" xmlns:dcterms=\"http://purl.org/dc/terms/\"", ""] {
      let item = "<item><title>A</title><dcterms:\(name)>2021-01-17T19:27:00Z</dcterms:\(name)></item>"
      let feed = try Feed(reading: SmallFeed.rss(item, declaring: space))
      #expect(feed.items.first?.date == Date(iso8601: "2021-01-17T19:27:00Z"))
    }
  }
}
