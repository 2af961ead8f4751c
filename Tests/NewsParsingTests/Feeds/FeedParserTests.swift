import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("Documents with and without a feed")
struct FeedParserTests {
  @Test(
    "blanks are no feed", arguments: [[], [0x20, 0x0A, 0x0D, 0x09], [0x00, 0x00], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE]])
  func empty(bytes: [UInt8]) {
    #expect(throws: FeedProblem.empty) { try Feed(reading: bytes) }
  }

  @Test(
    "a web page is not a feed",
    arguments: [
      "<!DOCTYPE html><html><head><title>Log in</title></head></html>", "<!doctype HTML PUBLIC \"x\">", "<HTML>",
      "\n <html lang=\"en\"><body>Log in", "<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"/>",
      "<!-- page --><html>", "<?xml version=\"1.0\"?>\n<!DOCTYPE html PUBLIC \"x\" \"y\">\n<html><item/></html>",
    ])
  func webPage(text: String) {
    #expect(throws: FeedProblem.webPage) { try Feed(reading: text) }
  }

  static let others: [(String, String?)] = [
    ("<opml version=\"2.0\"><body/></opml>", "opml"), ("<?xml version=\"1.0\"?><urlset/>", "urlset"),
    ("<a:b xmlns:a=\"urn:a\"><item><title>One</title></item></a:b>", "b"),
    ("<Error><Code>NoSuchKey</Code></Error>", "Error"),
    ("plain words", nil), ("[1, 2]", nil), ("%PDF-1.4", nil), ("\u{89}PNG\r\n", nil), ("null", nil),
  ]

  @Test("another document is not a feed; the error names its outermost element", arguments: FeedParserTests.others)
  func otherDocument(text: String, root: String?) {
    #expect(throws: FeedProblem.notAFeed(root: root)) { try Feed(reading: text) }
  }

  @Test(
    "an empty feed is a feed",
    arguments: [
      "<rss/>", "<rss version=\"2.0\"><channel/></rss>", "<feed/>",
      "<rss><channel><title> </title></channel></rss>",
    ])
  func noItems(text: String) throws {
    #expect(try Feed(reading: text) == Feed())
  }

  @Test(
    "messages of a program before a feed are skipped",
    arguments: [
      "Notice: in feed.php on line 3\n", "<br />\n<b>Warning</b>: no <b>/x.php</b> on line <b>3</b><br />\n",
      "\u{FEFF}\n", "\n\n  ", "<!-- made by hand -->\n",
    ])
  func messages(before: String) throws {
    for feed in [
      "<?xml version=\"1.0\"?>\n<rss><channel><item><title>One</title></item></channel></rss>",
      "<rss><channel><item><title>One</title></item></channel></rss>",
    ] {
      #expect(try Feed(reading: before + feed).titles == ["One"])
    }
  }

  @Test("the lines of an error are those of the document, messages before it included")
  func linesAfterMessages() throws {
    let feed = try Feed(
      reading: "Notice: x\nNotice: y\n<rss><channel><item><title>One</title></item>\n</x></channel></rss>")
    #expect(feed.problem?.line == 4)
  }

  @Test("of a file that is cut inside a text, the item is kept if its title, link and date are whole")
  func cutInText() throws {
    func titles(_ item: String) throws -> [String?] {
      try Feed(reading: "<rss><channel><item><title>One</title></item><item>\(item)").titles
    }
    let date = "<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>"
    #expect(
      try titles("<title>Two</title><link>https://example.org/2</link>\(date)<description><![CDATA[<p>The") == [
        "One", "Two",
      ])
    #expect(
      try titles("<title>Two</title><link>https://example.org/2</link>\(date)<description>The") == ["One", "Two"])
    #expect(try titles("<title>Two</title><link>https://example.org/2</link><description>The") == ["One"])
    #expect(try titles("<link>https://example.org/2</link>\(date)<title>Tw") == ["One"])
  }

  @Test("names of elements are read in any case")
  func cases() throws {
    let feed = try Feed(
      reading:
        "<RSS><Channel><Item><TITLE>One</TITLE><Link>/1</Link><PUBDATE>Fri, 02 Jan 2026 03:04:05 GMT</PUBDATE></Item>"
        + "<item><title>Two</title></item></Channel></RSS>")
    #expect(feed.titles == ["One", "Two"])
    #expect(feed.items[0].link == "https://example.org/1")
    #expect(feed.items[0].date != nil)
  }

  static let broken: [(String, Int)] = [
    ("<", 1), ("<?xml version=\"1.0\"?>", 1), ("<rss", 1), ("<rss>\n<channel>\n<title>One</link>\n</channel></rss>", 3),
    ("<rss>\n<channel>\n\n<it", 4), ("\n\n<rss>\n<channel>\n<title>One</link></channel></rss>", 5),
  ]

  @Test("the error for a broken feed without items says where and how it is broken", arguments: FeedParserTests.broken)
  func brokenFeed(text: String, line: Int) throws {
    let problem = try #require(throws: FeedProblem.self) { try Feed(reading: text) }
    guard case .broken(let found, let column, let detail) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(found == line)
    #expect(column > 0)
    #expect(!detail.isEmpty)
  }

  @Test("a broken feed with items has these, and says where it is broken")
  func brokenItems() throws {
    let feed = try Feed(
      reading: "<rss>\n<channel>\n<item><title>One</title></item>\n<item><title>Two</titel></item>\n</channel></rss>")
    #expect(feed.titles.first == "One")
    #expect(feed.problem?.line == 4)
    guard case .flawed(_, let column, let detail) = feed.problem else {
      Issue.record("\(String(describing: feed.problem))")
      return
    }
    #expect((20...30).contains(column))
    #expect(detail.contains("titel"))
  }

  @Test("items beyond the limit are not read, and it is reported that there are more")
  func size() throws {
    let whole = String(repeating: SmallFeed.item("One"), count: Feed.maxItems)
    let feed = try Feed(reading: SmallFeed.rss(whole + SmallFeed.item("&none;") + "</no>"))
    #expect(feed.items.count == Feed.maxItems)
    #expect(feed.problem == .cut(items: Feed.maxItems))
    let full = try Feed(reading: SmallFeed.rss(whole))
    #expect(full.problem == nil)
    #expect(full.items == feed.items)
  }

  @Test("a document above the size limit is not a feed")
  func tooLarge() throws {
    let text = SmallFeed.rss(SmallFeed.item("One") + String(repeating: " ", count: XMLReader.sizeLimit))
    let problem = try #require(throws: FeedProblem.self) { try Feed(reading: text) }
    #expect(problem.line == 1)
  }

  static let declarations: [String] = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "\n\t <?xml version=\"1.0\" encoding=\"UTF-8\"?>", "\r\n",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<?xml-stylesheet href=\"/x.xsl\"?>", "\u{FEFF}",
    "\u{FEFF}\n<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!-- made by hand -->", "",
  ]

  @Test("a feed may begin in many ways", arguments: FeedParserTests.declarations)
  func beginning(declaration: String) throws {
    let feed = try Feed(reading: declaration + SmallFeed.rss(SmallFeed.item("Été")))
    #expect(feed.titles == ["Été"])
    #expect(feed.problem == nil)
  }

  @Test("a comment before the declaration is a problem, but loses nothing")
  func comment() throws {
    let feed = try Feed(reading: "<!-- x -->\n<?xml version=\"1.0\"?>" + SmallFeed.rss(SmallFeed.item("One")))
    #expect(feed.titles == ["One"])
    #expect(feed.problem?.line == 2)
  }

  static let encodings: [(String, [UInt8], String)] = [
    ("ISO-8859-1", [0xC9, 0x74, 0xE9], "Été"), ("windows-1252", [0x93, 0xC9, 0x94], "“É”"),
    ("KOI8-R", [0xED, 0xC9, 0xD2], "Мир"), ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"),
    ("GB2312", [0xD6, 0xD0, 0xB9, 0xFA], "中国"), ("UTF-8", Array("Été".utf8), "Été"),
    // Both declare the wrong encoding.
    ("ISO-8859-1", Array("Été".utf8), "Été"), ("UTF-8", [0xC9, 0x74, 0xE9], "Été"),
  ]

  @Test("a feed in any encoding has its titles and no problem", arguments: FeedParserTests.encodings)
  func encoding(name: String, bytes: [UInt8], title: String) throws {
    let (start, end) = ("<rss><channel><item><title>", "</title></item></channel></rss>")
    let body = Array(start.utf8) + bytes + Array(end.utf8)
    let declared = try Feed(reading: Array("<?xml version=\"1.0\" encoding=\"\(name)\"?>".utf8) + body)
    #expect(declared.titles == [title])
    #expect(declared.problem == nil)
    let said = try Feed(reading: body, contentType: "text/xml; charset=\(name)")
    #expect(said.titles == [title])
    #expect(said.problem == nil)
  }

  @Test("a feed that declares UTF-16 and is UTF-8 is read")
  func utf16Lie() throws {
    let text = "<?xml version=\"1.0\" encoding=\"utf-16\"?>" + SmallFeed.rss(SmallFeed.item("Été"))
    #expect(try Feed(reading: text).titles == ["Été"])
    let utf16 = [0xFE, 0xFF] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    #expect(try Feed(reading: utf16).titles == ["Été"])
  }

  static let flaws: [(String, Bool)] = [
    ("<item><title>A&#27;b</title></item><item><title>Two</title></item>", true),
    ("<item><title>A\u{0B}b</title></item><item><title>Two</title></item>", true),
    ("<item><title>One</titel></item><item><title>Two</title></item>", true),
    // A tag that is missing, one too many, and the end of the document.
    ("<item><title>One</title><item><title>Two</title></item>", false),
    ("<item><title>One</title></item></channel></rss><item><title>Two</title></item>", false),
  ]

  @Test("a feed with an error that was read to its end says so", arguments: flaws)
  func flawed(items: String, isWhole: Bool) throws {
    let feed = try Feed(reading: "<rss><channel><title>T</title>\(items)</channel></rss>")
    switch feed.problem {
    case .flawed: #expect(isWhole)
    case .broken: #expect(!isWhole)
    default: Issue.record("\(String(describing: feed.problem))")
    }
    if isWhole { #expect(feed.titles.count == 2) }
  }

  @Test("a feed that breaks off was not read to its end")
  func brokenOff() throws {
    let feed = try Feed(reading: "<rss><channel><item><title>One</title></item><item><title>Tw")
    guard case .broken? = feed.problem else {
      Issue.record("\(String(describing: feed.problem))")
      return
    }
  }
}
