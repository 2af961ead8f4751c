import NewsDomain
import Testing

@testable import NewsProviders

@Suite("Hostile pages", .timeLimit(.minutes(1)))
struct HostilePageTests {
  private func page(_ body: String, head: String = "") -> ArticleText {
    SmallPage.text("<html><head>\(head)</head><body><article>\(SmallPage.paragraphs)\(body)</article></body></html>")
  }

  private func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  @Test("a deep page is read down to its limit")
  func depth() {
    let text = page(times(12_000, "<div>") + "<p>Too deep for anybody.</p>" + times(12_000, "</div>"))
    #expect(text.blocks.count == SmallPage.sentences.count)
    #expect(text.verdict == .beginning(.tooLarge))
    let less = page(times(9000, "<div>") + "<p>Deep, but not too deep, and so it is read to its end.</p>")
    #expect(less.verdict == .whole)
  }

  @Test("of a page with more than 100,000 nodes the beginning is read")
  func nodes() {
    let text = page(times(60_000, "<p>One more line.</p>"))
    #expect(text.verdict == .beginning(.tooLarge))
    #expect(text.blocks.first?.plain == SmallPage.sentences[0])
  }

  @Test("of a page of 9 MiB the beginning is read")
  func size() {
    let long = "<p>\(times(2000, "One long line, which goes on, "))</p>"
    let text = page(times(9 << 20, "x").isEmpty ? "" : times(160, long))
    #expect(text.verdict == .beginning(.tooLarge))
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
