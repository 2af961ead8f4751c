import NewsDomain
import ParsingTestSupport
import TestSupport
import Testing

@testable import NewsParsing

@Suite("Hostile pages", .timeLimit(.minutes(1)))
struct HostilePageTests {
  private func page(_ body: String, head: String = "") -> ArticleText {
    SmallPage.text("<html><head>\(head)</head><body><article>\(SmallPage.paragraphs)\(body)</article></body></html>")
  }

  private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  @Test("a deep page is read down to its limit, which browsers have as well")
  func depth() {
    let text = page(times(600, "<div>") + "<p>Too deep for anybody.</p>" + times(600, "</div>"))
    #expect(text.blocks.count == SmallPage.sentences.count)
    #expect(text.verdict == .beginning(.tooCostly))
    let less = page(times(500, "<div>") + "<p>Deep, but not too deep, and so it is read to its end.</p>")
    #expect(less.verdict == .whole)
  }

  @Test("of a page with more than 100,000 nodes the beginning is read")
  func nodes() {
    let text = page(times(60_000, "<p>One more line.</p>"))
    #expect(text.verdict == .beginning(.tooCostly))
    #expect(text.blocks.first?.plain == SmallPage.sentences[0])
  }

  private static func numbered(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  /// What takes other parsers minutes.
  static let harmlessPages: [NamedText] = [
    NamedText("names of end tags", numbered(60_000) { "</a\($0)>" }),
    NamedText("names of attributes", numbered(60_000) { "<br a\($0)>" }),
    NamedText("attributes of further root elements", numbered(600) { "<html a\($0)=x>" }),
    NamedText("entities", numbered(600_000) { _ in "&a" }),
    NamedText("entities in an attribute", "<p title=\"" + numbered(600_000) { _ in "&a" } + "\">"),
  ]

  @Test("a page that would take other parsers minutes is read whole", arguments: HostilePageTests.harmlessPages)
  func harmless(page harmless: NamedText) throws {
    let tree = try PageTreeReader.tree(of: Array("<html><body>\(harmless.text)<p>End".utf8), ParsingEffort(.still)).tree
    #expect(!tree.isCut)
    #expect(tree.plain(0).hasSuffix("End"))
  }

  static let costlyPages: [NamedText] = [
    NamedText(
      "end tags of elements that are not open", numbered(90_000) { _ in "<div>" } + numbered(90_000) { _ in "</x>" }),
    NamedText("tables with fonts", numbered(60_000) { _ in "<table><font>" }),
    NamedText("unknown elements in paragraphs", numbered(60_000) { _ in "<p><x>" }),
    NamedText("attributes", "<p " + numbered(200_000) { "a\($0) " } + ">"),
    NamedText("attributes with values", "<p " + numbered(20_000) { "a\($0)=\"x\" " } + ">x</p>"),
    NamedText("attributes of an open tag", "<p " + numbered(20_000) { "a\($0) " }),
    NamedText("end tags", numbered(600_000) { _ in "</x>" }),
    NamedText("end tags below many elements", numbered(500) { _ in "<div>" } + numbered(600_000) { _ in "</x>" }),
    NamedText("elements without text", numbered(600_000) { _ in "<frame>" }),
  ]

  @Test("of a page that would take minutes the beginning is read, or nothing", arguments: HostilePageTests.costlyPages)
  func costly(page costly: NamedText) throws {
    let body = costly.text
    let effort = ParsingEffort(.still)
    let tree = try PageTreeReader.tree(of: Array("<html><body>\(body)".utf8), effort).tree
    #expect(tree.isCut)
    #expect(effort.steps <= ParsingEffort.maxSteps + ParsingEffort.stepsBetweenLooks)
    #expect(page(body).verdict == .beginning(.tooCostly))
    let alone = SmallPage.text("<html><body>\(body)").verdict
    #expect(alone == .none(.tooCostly) || alone == .beginning(.tooCostly))
  }

  @Test("a tag of 700 attributes, and 9000 different names, are read")
  func fewer() {
    let text = page(
      "<p " + Self.numbered(700) { "a\($0) " } + ">x</p>" + Self.numbered(9000 - 800) { "<br b\($0)>" })
    #expect(text.verdict == .whole)
  }

  @Test("reading ends when the time is over, and what was read is kept")
  func timeIsOver() {
    let looks = Counter()
    // The third piece comes too late, and no time passes afterwards.
    let time = ProcessorTime { Double(min(looks.next(), 3)) * ParsingEffort.maxSeconds * 0.4 }
    let text = SmallPage.text(
      Array(SmallPage.html(after: "<p title=\"\(times(1 << 20, "x"))\">One more line.</p>").utf8), time: time)
    #expect(text.verdict == .beginning(.tooCostly))
    #expect(text.blocks.first?.plain == SmallPage.sentences[0])
  }

  @Test("a page whose text cannot be found in time has none")
  func extractionIsOver() {
    let looks = Counter()
    // No time passes while it is read, and all of it afterwards.
    let time = ProcessorTime { looks.next() < 8 ? 0 : Double(looks.count) }
    #expect(SmallPage.text(Array(SmallPage.html().utf8), time: time).verdict == .none(.tooCostly))
  }

  @Test("a cancelled page is read no further, and has no text", arguments: [0, 1, 2, 5, 8, 10])
  func cancelled(atLook last: Int) async {
    let looks = Counter()
    let time = ProcessorTime {
      if looks.next() == last { withUnsafeCurrentTask { $0?.cancel() } }
      return 0
    }
    let bytes = Array(SmallPage.html(after: times(20_000, "<p title=x>One more line.</p>")).utf8)
    let reading = Task {
      try TextExtractor.text(
        ofPage: bytes, contentType: nil, url: SmallPage.address, fetchedAt: SmallPage.day, time: time)
    }
    await #expect(throws: NewsError.cancelled) { try await reading.value }
    #expect(looks.count <= last + 2)
  }

  @Test("a page that is cancelled when it has been read has no text")
  func cancelledAfterReading() async {
    let looks = Counter()
    let time = ProcessorTime {
      if looks.next() == 8 { withUnsafeCurrentTask { $0?.cancel() } }
      return 0
    }
    let reading = Task {
      try TextExtractor.text(
        ofPage: Array(SmallPage.html().utf8), contentType: nil, url: SmallPage.address, fetchedAt: SmallPage.day,
        time: time)
    }
    await #expect(throws: NewsError.cancelled) { try await reading.value }
    #expect(looks.count <= 10)
  }

  @Test("of a page of 9 MiB the beginning is read")
  func size() {
    let text = page("<!-- \(times(9 << 20, "x")) --><p>After all of that.</p>")
    #expect(text.blocks.count == SmallPage.sentences.count)
    #expect(text.verdict == .beginning(.tooLarge))
    #expect(SmallPage.text("<!-- \(times(9 << 20, "x")) --><p>After all of that.</p>").verdict == .none(.tooCostly))
  }

  @Test(
    "misnested and open elements take no long time",
    arguments: [
      "<b><a href=\"/x\">x ", "<p><b><i><a href=\"/x\">x</b></p>", "<ul><li>x, y, z", "<table><tr><td>x, y",
      "<blockquote>x, y, z", "<div class=\"paywall sidebar\">", "<time datetime=\"2020-01-01\">",
      "<span itemprop=\"author\">x", "<form><input type=\"password\">", "<noscript>x", "<h1>x", "<br>", "<iframe>",
    ])
  func misnested(piece: String) {
    let text = page(times(20_000, piece))
    #expect(text.blocks.isEmpty || text.blocks[0].plain.hasPrefix("The old harbour bridge"))
  }

  static let data = [
    String(repeating: "[{\"@type\":\"NewsArticle\",\"a\":", count: 50_000),
    "{\"@graph\":["
      + String(repeating: "{\"@type\":\"Article\",\"author\":{\"@id\":\"a\"},\"@id\":\"a\"},", count: 30_000),
    "{\"@type\":\"Article\",\"headline\":\"" + String(repeating: "\\u0041\\ud83d", count: 100_000),
    #"{"@type":["Article",5,{}],"headline":{"a":1},"author":[[["x"]]],"image":[[]],"wordCount":"many","#
      + #""articleBody":[1,2],"datePublished":{"x":1},"hasPart":"no","isAccessibleForFree":[false],"publisher":7}"#,
    "{", "]]]]}}}}", "\"", "\\", "null", "", "<!-- {\"@type\":\"Article\"} -->", "{\"@type\":\"Article\",\"@type\":",
    "{\"@type\":\"Article\",\"author\":{\"@id\":\"#a\"},\"mainEntity\":{\"@id\":\"#a\",\"mainEntity\":{\"@id\":\"#a\"}}}",
  ]

  @Test("hostile structured data does no harm", arguments: 0..<HostilePageTests.data.count)
  func structuredData(place: Int) {
    let text = page("", head: SmallPage.data(Self.data[place]))
    #expect(text.blocks.count == SmallPage.sentences.count)
    #expect(text.verdict == .whole)
  }

  @Test("many scripts, attributes and names take no long time")
  func many() {
    let scripts = times(20_000, SmallPage.data("{\"@type\":\"Article\",\"headline\":\"x\"}"))
    #expect(page("", head: scripts).verdict == .whole)
    #expect(page("<p class=\"\(times(1_000_000, "a "))\">x</p>").verdict == .whole)
    let links = times(20_000, "<a href=\"/a?page=3\">2</a> ")
    #expect(!page(links).blocks.isEmpty)
  }

  @Test("NUL and other control characters do no harm")
  func controlCharacters() {
    let body = "<p>One\u{0}two\u{1B}[31m three\u{7} four, and then some more words that fill the line.</p>"
    let text = page(body)
    #expect(!text.plain.contains("\u{0}"))
    #expect(text.blocks.count == SmallPage.sentences.count + 1)
  }
}
