import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("Lists of feeds in OPML")
struct OPMLTests {
  private func entries(_ text: String) -> [FeedList.Entry]? { OPML.list(Array(text.utf8))?.entries }

  static func entry(
    _ name: String?, _ feed: String = "https://a.org/f", site: String? = nil, in folders: String...
  ) -> FeedList.Entry {
    FeedList.Entry(name: name, feed: feed, site: site, folder: FeedFolder(folders))
  }

  @Test("a list is written in the form that every feed reader can read")
  func written() {
    let feeds = [
      OwnFeed(id: "one", name: "One & <\"Two\">", feed: "https://a.org/f?b=c&d", site: "https://a.org/"),
      OwnFeed(id: "zwei", name: "Zw\u{F6}i", feed: "https://b.org/"),
    ]
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="2.0" xmlns:supernews="urn:supernews:opml">
        <head>
          <title>A &amp; B</title>
        </head>
        <body>
          <outline type="rss" text="One &amp; &lt;&quot;Two&quot;&gt;" title="One &amp; &lt;&quot;Two&quot;&gt;" \
      xmlUrl="https://a.org/f?b=c&amp;d" htmlUrl="https://a.org/" supernews:id="one"/>
          <outline type="rss" text="Zw\u{F6}i" title="Zw\u{F6}i" xmlUrl="https://b.org/" supernews:id="zwei"/>
        </body>
      </opml>

      """
    #expect(OPML.text(of: feeds, title: "A & B") == expected)
  }

  @Test("a feed whose address the reader has chosen is one when the list is read again")
  func chosenAddress() {
    var feed = OwnFeed(id: "one", name: "One", feed: "https://a.org/f")
    feed.keepsAddress = true
    let list = OPML.list(Array(OPML.text(of: [feed], title: "A").utf8))
    #expect(FeedList.ownFeeds(list?.entries ?? [], beside: []) == [feed])
  }

  @Test("folders are outlines around their feeds, nested as they are")
  func folders() {
    let feeds = [
      OwnFeed(id: "a", name: "A", feed: "https://a.org/", folder: FeedFolder(["R & B", "Old"])),
      OwnFeed(id: "b", name: "B", feed: "https://b.org/"),
      OwnFeed(id: "c", name: "C", feed: "https://c.org/", folder: FeedFolder(["Tech"])),
      OwnFeed(id: "d", name: "D", feed: "https://d.org/", folder: FeedFolder(["R & B"])),
    ]
    let expected = """
        <body>
          <outline type="rss" text="B" title="B" xmlUrl="https://b.org/" supernews:id="b"/>
          <outline text="R &amp; B" title="R &amp; B">
            <outline type="rss" text="D" title="D" xmlUrl="https://d.org/" supernews:id="d"/>
            <outline text="Old" title="Old">
              <outline type="rss" text="A" title="A" xmlUrl="https://a.org/" supernews:id="a"/>
            </outline>
          </outline>
          <outline text="Tech" title="Tech">
            <outline type="rss" text="C" title="C" xmlUrl="https://c.org/" supernews:id="c"/>
          </outline>
        </body>
      </opml>

      """
    let text = OPML.text(of: feeds, title: "T")
    #expect(text.hasSuffix(expected))
    let read = FeedList.ownFeeds(OPML.list(Array(text.utf8))?.entries ?? [], beside: [])
    #expect(read == feeds.byFolder())
    #expect(OPML.text(of: read, title: "T") == text)
  }

  @Test("an outline without a name is not a folder, nor is one inside a feed")
  func namelessFolders() {
    let text = """
      <opml><body><outline><outline text="News"><outline text=" "><outline text="A" xmlUrl="https://a.org/f"/></outline>
      </outline></outline><outline text="B" xmlUrl="https://b.org/"><outline text="C" xmlUrl="https://c.org/"/></outline>
      <outline title="Tech"/></body></opml>
      """
    #expect(
      entries(text) == [
        Self.entry("A", in: "News"), Self.entry("B", "https://b.org/"), Self.entry("C", "https://c.org/"),
      ])
  }

  static let names = [
    "One", "a & b", "<b>bold</b>", "\"quoted\" 'twice'", "&amp; &#65; &lt;", "]]>", "<!-- -->", "|date",
    "\u{627}\u{644}\u{62C}\u{632}\u{64A}\u{631}\u{629}", "\u{6771}\u{4EAC}", "\u{1F1EB}\u{1F1F7} \u{1F44D}\u{1F3FD}",
    "e\u{301}", "\u{202E}mirror", "100%", "https://example.org/", String(repeating: "long ", count: 39) + "name",
  ]

  @Test("a written list is read again", arguments: OPMLTests.names)
  func roundTrip(name: String) {
    let feeds = [
      OwnFeed(id: "one", name: name, feed: "https://a.org/?a=\"&b='<", site: "https://a.org/&"),
      OwnFeed(id: "two", name: name, feed: "http://b.org:8080/feed"),
    ].map { feed in
      var feed = feed
      // The address in the form in which it is stored.
      feed.feed = WebLink(feed.feed)?.address ?? ""
      return feed
    }
    let list = OPML.list(Array(OPML.text(of: feeds, title: name).utf8))
    #expect(list?.problem == nil)
    #expect(FeedList.ownFeeds(list?.entries ?? [], beside: []) == feeds)
  }

  @Test("what XML cannot contain becomes blanks", arguments: ["\u{0}", "\u{1B}", "\u{7F}", "\u{FFFE}", "\u{FFFF}"])
  func controls(control: String) {
    let feeds = [OwnFeed(id: "one", name: "a\(control)b", feed: "https://a.org/")]
    let list = OPML.list(Array(OPML.text(of: feeds, title: "").utf8))
    #expect(list?.problem == nil)
    #expect(list?.entries.map(\.name) == ["a b"])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let entries: [FeedList.Entry]
    var skipped = 0
  }

  static let readers: [Case] = [
    Case(
      testDescription: "newsboat",
      text: """
        <?xml version="1.0"?>
        <opml version="1.0"><head><title>newsboat - Exported Feeds</title></head><body>
        <outline type="rss" xmlUrl="https://a.org/f" htmlUrl="https://a.org" title="A" text="A"/>
        <outline type="rss" xmlUrl="|/home/jane/bin/feed --all" title="B"/>
        <outline type="rss" xmlUrl="exec:/home/jane/bin/feed" title="C"/>
        <outline type="rss" xmlUrl="filter:/home/jane/bin/tidy:https://b.org/f" title="D"/>
        <outline type="rss" xmlUrl="query:Unread:unread = &quot;yes&quot;" title="E"/>
        </body></opml>
        """,
      entries: [entry("A", site: "https://a.org")], skipped: 4),
    Case(
      testDescription: "NetNewsWire, with folders",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- OPML generated by NetNewsWire -->
        <opml version="1.1">
          <head><title>Subscriptions-OnMyMac.opml</title></head>
        <body>
          <outline text="A" title="A" description="" type="rss" version="RSS" htmlUrl="https://a.org/" \
        xmlUrl="https://a.org/f"/>
          <outline text="News" title="News">
            <outline text="B" title="B" description="" type="rss" version="RSS" htmlUrl="" xmlUrl="https://b.org/f"/>
            <outline text="Far"><outline text="C" type="rss" xmlUrl="https://c.org/f"/></outline>
          </outline>
        </body></opml>
        """,
      entries: [
        entry("A", site: "https://a.org/"), entry("B", "https://b.org/f", in: "News"),
        entry("C", "https://c.org/f", in: "News", "Far"),
      ]),
    Case(
      testDescription: "no body and no head", text: "<opml><outline text='A' xmlUrl='https://a.org/f'/></opml>",
      entries: [entry("A")]),
    Case(
      testDescription: "no names",
      text: "<opml><outline xmlUrl=\"https://a.org/f\"/><outline text=\" \" xmlUrl=\"https://b.org/\"/></opml>",
      entries: [entry(nil), entry(nil, "https://b.org/")]),
    Case(
      testDescription: "a title alone",
      text: "<opml><body><outline text=\"\" title=\"A\" xmlUrl=\"https://a.org/f\"/></body></opml>",
      entries: [entry("A")]),
    Case(
      testDescription: "upper case",
      text: "<OPML><BODY><OUTLINE TEXT=\"A\" XMLURL=\"https://a.org/f\" HTMLURL=\"https://a.org/\"/></BODY></OPML>",
      entries: [entry("A", site: "https://a.org/")]),
    Case(
      testDescription: "a namespace",
      text: """
        <o:opml xmlns:o="http://opml.org/spec2"><o:body><o:outline o:text="A" o:xmlUrl="https://a.org/f"/>
        </o:body></o:opml>
        """,
      entries: [entry("A")]),
    Case(
      testDescription: "other outlines",
      text: """
        <opml><body><outline text="a note"/><outline type="link" text="b" url="https://b.org/"/>
        <outline type="include" url="https://c.org/list.opml"/><outline text="A" xmlUrl="https://a.org/f"/>
        </body></opml>
        """,
      entries: [entry("A")]),
    Case(
      testDescription: "bare ampersands",
      text: "<opml><body><outline text=\"R & B\" xmlUrl=\"https://a.org/f?a=1&b=2&lt=3&amp;c=4\"/></body></opml>",
      entries: [entry("R & B", "https://a.org/f?a=1&b=2&lt=3&c=4")]),
    Case(
      testDescription: "addresses that lead nowhere",
      text: """
        <opml><body><outline text="A" xmlUrl="https://a.org/f" htmlUrl="javascript:alert(1)"/>
        <outline text="B" xmlUrl="file:///etc/passwd"/><outline text="C" xmlUrl="feed"/><outline text="D" xmlUrl=""/>
        <outline text="E" xmlUrl="ftp://e.org/"/></body></opml>
        """,
      entries: [entry("A")], skipped: 4),
    Case(
      testDescription: "blanks and a mark before it",
      text: "\u{FEFF}\n  <?xml version=\"1.0\"?><opml><outline text=\"A\" xmlUrl=\" https://a.org/f \"/></opml>",
      entries: [entry("A")]),
    Case(
      testDescription: "schemes for feeds, and other names and cases of attributes",
      text: """
        <opml><body><outline text="A" xmlUrl="feed://a.org/f"/><outline text="B" XMLURL="feed:https://b.org/f"/>
        <outline text="C" url="https://c.org/f"/><outline text="D" type="link" url="https://d.org/"/>
        <outline text="E" xmlurl="FEED:http://e.org/f"/></body></opml>
        """,
      entries: [
        entry("A"), entry("B", "https://b.org/f"), entry("C", "https://c.org/f"),
        entry("E", "http://e.org/f"),
      ]),
    Case(
      testDescription: "quotes within quotes",
      text: """
        <opml><body><outline text="A "b" c" xmlUrl="https://a.org/f"/><outline text="B" xmlUrl="https://b.org/f"/>
        <outline text="fubar "baz"" xmlUrl="https://c.org/f"/><outline text='it's' xmlUrl='https://d.org/f'/>
        <outline xmlUrl="https://e.org/f" text=""E"" title="a" /><!-- "it's" --><outline text="F" xmlUrl="https://f.org/f"/>
        <outline text="G <em class="x">y</em> > z" xmlUrl="https://g.org/f"/></body></opml>
        """,
      entries: [
        entry("A \"b\" c", "https://a.org/f"), entry("B", "https://b.org/f"), entry("fubar \"baz\"", "https://c.org/f"),
        entry("it's", "https://d.org/f"), entry("\"E\"", "https://e.org/f"), entry("F", "https://f.org/f"),
        entry("G <em class=\"x\">y</em> > z", "https://g.org/f"),
      ]),
    Case(testDescription: "an empty list", text: "<opml version=\"2.0\"><head/><body/></opml>", entries: []),
  ]

  @Test("lists of other feed readers are read, but not their commands", arguments: OPMLTests.readers)
  func other(each: Case) throws {
    let list = try #require(OPML.list(Array(each.text.utf8)))
    #expect(list.entries == each.entries)
    #expect(list.skipped == each.skipped)
    #expect(list.skippedNames.count == each.skipped)
  }

  @Test("the encoding that a list declares is used")
  func encoding() {
    let text =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
      + "<opml><outline xmlUrl=\"https://a.org/f\" text=\"\u{E9}\"/></opml>"
    let latin = text.unicodeScalars.map { UInt8($0.value) }
    #expect(OPML.list(latin)?.entries == [Self.entry("\u{E9}")])
    let wide = text.replacing("ISO-8859-1", with: "UTF-16").utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(OPML.list([0xFF, 0xFE] + wide)?.entries == [Self.entry("\u{E9}")])
  }

  static let others = [
    "", " ", "rain", "{}", "<html><body><p>opml</p></body></html>", "<rss><channel/></rss>",
    "<outline xmlUrl='http://a/'/>", "<", "\u{0}\u{0}", "<!DOCTYPE opml>",
  ]

  @Test("other documents are not lists", arguments: OPMLTests.others)
  func nothing(text: String) {
    #expect(entries(text) == nil)
  }

  @Test("a list that breaks off has the feeds before, and a problem")
  func cut() {
    let text = "<opml><body><outline text=\"A\" xmlUrl=\"https://a.org/f\"/><outline text=\"B\" xmlU"
    let list = OPML.list(Array(text.utf8))
    #expect(list?.entries == [Self.entry("A")])
    #expect(list?.problem != nil)
  }

  @Test("of an endless list the first ten thousand feeds are read, and a problem is reported")
  func endless() {
    let outlines = (0..<10_001).map { "<outline xmlUrl=\"https://a.org/\($0)\"/>" }
    let list = OPML.list(Array("<opml><body>\(outlines.joined())</body></opml>".utf8))
    #expect(list?.entries.count == 10_000)
    #expect(list?.entries.last?.feed == "https://a.org/9999")
    #expect(list?.problem == .cut(items: 10_000))
  }

  @Test("neither nested folders nor nested entities do harm")
  func hostile() {
    let deep = String(repeating: "<outline text=\"f\">", count: 200)
    let outline = "<outline text=\"A\" xmlUrl=\"https://a.org/f\"/>"
    let closed = String(repeating: "</outline>", count: 200)
    var kept = Self.entry("A")
    kept.folder = FeedFolder(Array(repeating: "f", count: FeedFolder.deepest))
    #expect(entries("<opml><body>\(deep)\(outline)\(closed)</body></opml>") == [kept])
    let endless = String(repeating: "<outline text=\"f\">", count: 10_000)
    #expect(entries("<opml><body>\(outline)\(endless)") == [Self.entry("A")])

    var entities = "<!ENTITY l0 \"ha\">"
    for level in 1...30 { entities += "<!ENTITY l\(level) \"&l\(level - 1);&l\(level - 1);\">" }
    let laughs = "<!DOCTYPE opml [\(entities)<!ENTITY f SYSTEM \"file:///etc/passwd\">]><opml><body>\(outline)"
    let read = entries(laughs + "<outline text=\"&l30;\" xmlUrl=\"https://b.org/&f;\"/></body></opml>") ?? []
    #expect(read.first == Self.entry("A"))
    #expect(read.count <= 2)
    #expect(read.allSatisfy { ($0.name?.utf8.count ?? 0) < 1 << 20 && !$0.feed.contains("root") })
  }
}
