import ParsingTestSupport
import TestSupport
import TestTraits
import Testing

@testable import NewsDomain
@testable import NewsParsing
@testable import SystemServices

@Suite("A hostile feed")
struct FeedParserHostileTests {
  /// The longest title of an item, in bytes.
  private static let longestText = 128 << 10

  @Test("a billion laughs are not expanded")
  func billionLaughs() throws {
    let entities = (1...9).map { "<!ENTITY l\($0) \"" + String(repeating: "&l\($0 - 1);", count: 10) + "\">" }
    let feed = try Feed(
      reading: "<!DOCTYPE rss [<!ENTITY l0 \"ha\">\(entities.joined())]>"
        + SmallFeed.rss(
          SmallFeed.item("One&l9;", "<enclosure type='image/png' url='/&l9;.png'/>") + SmallFeed.item("Two &lt;")))
    #expect(feed.titles == ["One&l9;", "Two <"])
    #expect(feed.items[0].image == "https://example.org/&l9;.png")
    #expect(feed.problem == nil)
  }

  @Test("a parameter entity that doubles itself is not expanded")
  func parameterEntities() throws {
    let feed = try Feed(
      reading: "<!DOCTYPE rss [<!ENTITY % a \"<!ENTITY b 'ha'>\"> %a; %a; <!ENTITY % c \"%c;%c;\"> %c;]>"
        + SmallFeed.rss(SmallFeed.item("One&b;")))
    #expect(feed.titles == ["One&b;"])
  }

  @Test("no file is read for an entity")
  func files() throws {
    let folder = TemporaryFolder()
    let secret = try folder.write("plover".utf8, to: "secret.txt")
    let definitions = try folder.write("<!ENTITY c \"plover\">".utf8, to: "secret.dtd")
    let feed = try Feed(
      reading: "<!DOCTYPE rss SYSTEM \"\(definitions)\" [<!ENTITY a SYSTEM \"file://\(secret)\">"
        + "<!ENTITY b SYSTEM \"\(secret)\"><!ENTITY % d SYSTEM \"file://\(definitions)\"> %d;]>"
        + SmallFeed.rss(
          SmallFeed.item("One &a;&b;&c;", "<link>/&a;</link>") + SmallFeed.item("2 &lt; 3")
            + "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"\(secret)\" parse=\"text\"/>"))
    #expect(feed.titles == ["One &a;&b;&c;", "2 < 3"])
    #expect(!"\(feed)".contains("plover"))
  }

  @Test("no server is asked for an entity, a document type or a stylesheet", .takesTurns)
  func network() throws {
    let server = try LoopbackServer { _ in .response(status: 200, headers: [], body: Array("secret".utf8)) }
    let feed = try Feed(
      reading: "<?xml version=\"1.0\"?><?xml-stylesheet href=\"\(server.url)/x\"?>"
        + "<!DOCTYPE rss PUBLIC \"x\" \"\(server.url)/a\" [<!ENTITY a SYSTEM \"\(server.url)/b\">"
        + "<!ENTITY % b SYSTEM \"\(server.url)/c\"> %b;]>" + SmallFeed.rss(SmallFeed.item("One &a;")))
    #expect(feed.titles == ["One &a;"])
    #expect(server.connectionCount == 0)
  }

  @Test("of a hundred thousand items only as many are read as a feed may have")
  func manyItems() throws {
    let items = (0..<100_000).map { "<item><title>\($0)</title>" }
    let rss = try Feed(reading: SmallFeed.rss(items.joined(separator: "</item>") + "</item>"))
    #expect(rss.items.count == Feed.maxItems)
    #expect(rss.items.last?.title?.text == "\(Feed.maxItems - 1)")
    #expect(rss.problem == .cut(items: Feed.maxItems))
    // None of them is closed: each is inside the previous one, down to the deepest that is read.
    let open = try Feed(reading: SmallFeed.rss(items.joined()))
    #expect(open.items.count < XMLReader.maxDepth)
    #expect(open.items.count > XMLReader.maxDepth - 10)
  }

  @Test("HTML ten thousand levels deep is text")
  func deepHTML() throws {
    let open = String(repeating: "&lt;b>", count: 10_000)
    let close = String(repeating: "&lt;/b>", count: 10_000)
    let feed = try Feed(
      reading: SmallFeed.rss(
        SmallFeed.item("One", "<description>\(open)deep\(close)</description>") + SmallFeed.item("Two")))
    #expect(feed.titles == ["One", "Two"])
    #expect(feed.items[0].summary?.plain == "deep")
  }

  @Test("elements ten thousand levels deep, in a text and around items, do no harm")
  func deepElements() throws {
    let open = String(repeating: "<div>", count: 10_000)
    let close = String(repeating: "</div>", count: 10_000)
    let feed = try Feed(
      reading: SmallFeed.atom(
        "<entry><title>One</title></entry>"
          + "<entry><title>Two</title><content type='xhtml'>\(open)deep\(close)</content></entry>"
          + "\(open)<entry><title>Three</title></entry>\(close)<entry><title>Four</title></entry>"))
    #expect(feed.titles.first == "One")
    #expect(feed.items.allSatisfy { ($0.content?.text.utf8.count ?? 0) <= Self.longestText + 100 })
    // Never closed.
    let unclosed = try Feed(reading: SmallFeed.atom("<entry><title>One</title></entry>\(open)"))
    #expect(unclosed.titles == ["One"])
  }

  /// The beginning of a title, the part that is repeated, how often, and its end.
  static let long: [(String, String, Int, String)] = [
    ("", "a", 5_000_000, ""), ("", "é", 2_500_000, ""), ("a", "日", 1_600_000, ""), ("", "&lt;", 250_000, ""),
    ("<![CDATA[", "<", 5_000_000, "]]>"), ("", "<b/>", 250_000, ""), ("<b>x</b><![CDATA[", "<", 500_000, "]]>"),
  ]

  @Test("of a title of millions of bytes no more is kept than of any text", arguments: FeedParserHostileTests.long)
  func longTitle(start: String, piece: String, count: Int, end: String) throws {
    let title = start + String(repeating: piece, count: count) + end
    let feed = try Feed(reading: SmallFeed.rss(SmallFeed.item(title) + SmallFeed.item("Two")))
    #expect(feed.items.count == 2)
    #expect(feed.titles.last == "Two")
    let text = feed.items.first?.title?.text ?? ""
    let isBounded = text.utf8.count <= Self.longestText + 100
    #expect(isBounded)
    // The cut is between two letters.
    let isWhole = !text.contains("\u{FFFD}")
    #expect(isWhole)
  }

  @Test("attributes of a million bytes do no harm and are not addresses")
  func largeAttributes() throws {
    let long = String(repeating: "a", count: 1_000_000)
    let feed = try Feed(
      reading: SmallFeed.rss(
        SmallFeed.item("One", "<enclosure type='image/png' url='/\(long)'/><x y='\(long)'/>")
          + SmallFeed.item("Two <a href='\(long)'>x</a>")))
    #expect(feed.titles == ["One", "Two x"])
    #expect(feed.items[0].image == nil)
  }

  @Test("a tag of thousands of attributes or namespaces is refused", arguments: ["a", "xmlns:a"])
  func manyAttributes(name: String) throws {
    let many = (0..<5000).map { "\(name)\($0)='\($0)'" }.joined(separator: " ")
    let text = SmallFeed.rss(SmallFeed.item("One") + "\n<item \(many)><title>Two</title></item>")
    let problem = try #require(throws: FeedProblem.self) { try Feed(reading: text) }
    #expect(problem.line == 2)
  }

  @Test("authors of a feed, which count for each item, are few and short")
  func manyAuthors() throws {
    let people = (0..<2000).map { "<author><name>Jo \($0)</name></author>" }.joined()
    let long = "<author><name>\(String(repeating: "x", count: 60_000))</name></author>"
    let entries = String(repeating: "<entry><title>One</title></entry>", count: 2000)
    let feed = try Feed(reading: SmallFeed.atom(long + people + entries))
    #expect(feed.items.count == 2000)
    #expect(feed.items.allSatisfy { $0.authors.count == 20 && $0.authors.first == "Jo 0" })
    let json =
      "{\"version\":\"https://jsonfeed.org/version/1.1\",\"authors\":["
      + (0..<2000).map { "{\"name\":\"Jo \($0)\"}" }
      .joined(separator: ",") + "],\"items\":[{\"id\":1,\"title\":\"\(String(repeating: "x", count: 1 << 20))\"}]}"
    let other = try Feed(reading: json)
    #expect(other.items.first?.authors.count == 20)
    #expect(other.items.first?.title?.text.utf8.count ?? 0 < 1 << 17)
  }

  @Test("a hundred namespaces and a name of ten thousand letters do no harm")
  func namespaces() throws {
    let declarations = (0..<100).map { "xmlns:n\($0)='urn:n\($0)'" }.joined(separator: " ")
    let used = (0..<100).map { "<n\($0):title>No</n\($0):title>" }.joined()
    let name = String(repeating: "n", count: 10_000)
    let feed = try Feed(
      reading: SmallFeed.rss(
        "<item \(declarations)>\(used)<title>One</title></item><\(name)/>" + SmallFeed.item("Two")))
    #expect(feed.titles == ["One", "Two"])
  }

  @Test("five hundred bases, one inside the other, do no harm")
  func bases() throws {
    let open = String(repeating: "<x xml:base='a/'>", count: 500)
    let feed = try Feed(reading: SmallFeed.atom("\(open)<entry><title>One</title><link href='b'/></entry>"))
    #expect(feed.titles == ["One"])
    #expect((feed.items[0].link ?? "").count < 3000)
  }

  static let marks = [
    "<a <a ", "<a href=\"", "<a '\"", "\"", "<", "</", "<!--", "<![CDATA[", "&amp;", "&#", "<img src='", "<script>",
    "<li><a href=x>", "…<a ",
  ]

  @Test("a description with endless marks does no harm", arguments: FeedParserHostileTests.marks)
  func manyMarks(mark: String) throws {
    let escaped = mark.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let html = String(repeating: escaped, count: 1_000_000 / mark.utf8.count)
    let feed = try Feed(
      reading: SmallFeed.rss(SmallFeed.item("One", "<description>\(html)</description>") + SmallFeed.item("Two")))
    #expect(feed.titles == ["One", "Two"])
    let summary = try #require(feed.items[0].summary)
    #expect((summary.plain ?? "").utf8.count <= FeedText.longest)
    #expect(StoryList.articles(inHTML: summary.text).count <= 50)
  }

  @Test("a feed with endless tags does no harm", arguments: FeedParserHostileTests.marks)
  func rawMarks(mark: String) throws {
    let raw = String(repeating: mark, count: 200_000 / mark.utf8.count)
    let feed = try Feed(reading: SmallFeed.rss(SmallFeed.item("One") + "<item><title>Two</title>\(raw)"))
    #expect(feed.titles.first == "One")
    #expect(feed.items.count <= 2)
  }
}
