import NewsDomain
import Testing

@testable import NewsParsing

@Suite("The part of a page that is its article")
struct ArticleFinderTests {
  private func page(_ body: String, head: String = "") -> String {
    "<html><head><meta charset=\"utf-8\"><title>Harbour bridge opens again</title>\(head)</head><body>\(body)</body></html>"
  }

  private func paragraphs(_ range: Range<Int>) -> String {
    SmallPage.sentences[range].map { "<p>\($0)</p>" }.joined()
  }

  @Test("a menu with teasers is no article, even if it has more text")
  func menu() {
    let teasers = (0..<12).map { "<li><p>\(SmallPage.sentences[$0 % 10])</p></li>" }.joined()
    let article = "<div id=\"text\">" + paragraphs(0..<8).replacing("bridge", with: "tunnel") + "</div>"
    let text = SmallPage.text(page("<nav><ul>\(teasers)</ul></nav>" + article))
    #expect(text.blocks.count == 8)
    #expect(text.plain.contains("tunnel") && !text.plain.contains("bridge"))
  }

  @Test(
    "all parts of the element that the page names as the body belong to the article",
    arguments: ["class=\"post-body entry-content\"", "itemprop=\"description articleBody\""])
  func namedBody(attributes: String) {
    let parts = [0..<2, 2..<4, 4..<8, 8..<10].map { "<div class=\"o\"><div>\(paragraphs($0))</div></div>" }.joined()
    let text = SmallPage.text(page("<div \(attributes)><div>\(parts)</div></div>"))
    #expect(text.blocks == SmallPage.sentences.map { .paragraph([TextSpan($0)]) })
  }

  @Test("the entries of a live report are no comments of readers")
  func liveReport() {
    let entries = SmallPage.sentences.map { "<div class=\"live-match-comment\"><div>\($0)</div></div>" }.joined()
    let text = SmallPage.text(page("<main><h1>Live</h1><div class=\"live-match-comments\">\(entries)</div></main>"))
    #expect(text.blocks == SmallPage.sentences.map { .paragraph([TextSpan($0)]) })
    let comments = SmallPage.text(SmallPage.html(after: entries.replacing("live-match", with: "reader")))
    #expect(comments.blocks.count == SmallPage.sentences.count)
  }

  @Test("parts of which a program shows one at a time belong to the article, other hidden ones do not")
  func slides() {
    let parts = [0..<4, 3..<7, 6..<10].enumerated().map { place, range in
      "<div class=\"slide\" style=\"display:\(place == 0 ? "block" : "none")\">\(paragraphs(range))</div>"
    }
    #expect(
      SmallPage.text(page("<article>\(parts.joined())</article>")).blocks.count == 12)
    let alone = parts[0] + parts[1].replacing("\"slide\"", with: "\"notice\"")
    #expect(SmallPage.text(page("<article>\(alone)</article>")).blocks.count == 4)
  }

  @Test("the form for subscribers is not taken for the article, and a page that is named so is read")
  func registration() {
    let offers = SmallPage.sentences.prefix(5).map { "<p>Subscribers know: \($0)</p>" }.joined()
    let form = "<section class=\"paywall\"><form>\(offers)<input type=\"password\" name=\"p\"></form></section>"
    let beginning = "<article><div class=\"text\">\(paragraphs(0..<4))</div></article>"
    let links = (SmallPage.sentences + SmallPage.sentences).map { "<li><a href=\"/x\">\($0)</a></li>" }.joined()
    let text = SmallPage.text(page(beginning + form + "<nav><ul>\(links)</ul></nav>"))
    #expect(!text.plain.contains("Subscribers know"))
    #expect(text.plain.hasPrefix(SmallPage.sentences[0]))
    let named = "<div class=\"paywall-container\">\(paragraphs(0..<10))<input type=\"email\"></div>"
    #expect(SmallPage.text(page(named)).blocks.count == 10)
  }

  @Test("formulas stay, whatever the element of the program that draws them is called")
  func formulas() {
    let formula =
      "<mjx-container class=\"MathJax CtxtMenu_0\"><math><mi>a</mi><mo>=</mo><mn>0</mn></math></mjx-container>"
    let text = SmallPage.text(
      SmallPage.html(body: "<p>If \(formula), the bridge stays shut.</p>" + SmallPage.paragraphs))
    #expect(text.blocks.first?.plain == "If a=0, the bridge stays shut.")
  }

  @Test("a footer does not become a part of a short article")
  func footer() {
    let body = "<div class=\"entry-content\">\(paragraphs(0..<2))</div>"
    let footer = "<footer><p>Filed by the desk for towns and harbours.</p><div>\(paragraphs(2..<6))</div></footer>"
    let text = SmallPage.text(page("<article><h1>Harbour bridge</h1>\(body)\(footer)</article>"))
    #expect(text.blocks.map(\.plain) == Array(SmallPage.sentences[0..<2]))
  }

  @Test("a page with a line or two and nothing from elsewhere is read as it is")
  func smallPage() {
    #expect(SmallPage.text(page("Closed today")).plain == "Closed today")
    #expect(SmallPage.text(page("Closed today")).verdict == .whole)
    #expect(SmallPage.text(page("<script>start()</script>Loading")).blocks.isEmpty)
    let refresh = "<meta http-equiv=\"refresh\" content=\"0; url=/x\">"
    #expect(SmallPage.text(page("One moment", head: refresh)).blocks.isEmpty)
  }
}
