import NewsDomain
import Testing

@testable import NewsParsing

@Suite("The text of a page")
struct TextExtractorTests {
  @Test("paragraphs come in order, without menu, footer and title")
  func paragraphs() {
    let text = SmallPage.text(SmallPage.html())
    #expect(text.blocks == SmallPage.sentences.map { .paragraph([TextSpan($0)]) })
    #expect(text.verdict == .whole)
    #expect(text.title == "Harbour bridge opens again")
    #expect(text.url == SmallPage.address)
    #expect(text.fetchedAt == SmallPage.day)
    #expect(text.origin == .page)
  }

  @Test("headings, lists, quotations and code keep their kind")
  func kinds() {
    let body =
      SmallPage.paragraphs
        + """
        <h2>What comes next</h2><ul><li>Lamps in autumn</li><li>Trees<ol><li>Oaks</li><li>Limes</li></ol></li></ul>
        <blockquote><p>We are glad that it stands.</p></blockquote>
        <pre>one
          two</pre>
        """ + SmallPage.paragraphs
    let blocks = SmallPage.text(SmallPage.html(body: body)).blocks
    #expect(blocks.contains(.heading(level: 2, [TextSpan("What comes next")])))
    #expect(blocks.contains(.item(depth: 1, number: nil, [TextSpan("Lamps in autumn")])))
    #expect(blocks.contains(.item(depth: 2, number: 2, [TextSpan("Limes")])))
    #expect(blocks.contains(.quote([TextSpan("We are glad that it stands.")])))
    #expect(blocks.contains(.code("one\n  two")))
  }

  @Test("a table with headings keeps its rows, one that only places text does not")
  func tables() {
    let data = "<table><tr><th>Year</th><th>Ships</th></tr><tr><td>2025</td><td>812</td></tr></table>"
    let text = SmallPage.text(SmallPage.html(body: SmallPage.paragraphs + data + SmallPage.paragraphs))
    #expect(text.blocks.contains(.table([["Year", "Ships"], ["2025", "812"]])))
    let short = ["Ship", "Length", "Elsa", "42 m", "Vega", "18 m"].map { "<td><p>\($0)</p></td>" }
    let wrapped = "<table>" + (0..<3).map { "<tr>\(short[2 * $0])\(short[2 * $0 + 1])</tr>" }.joined() + "</table>"
    let page = SmallPage.html(body: SmallPage.paragraphs + wrapped + SmallPage.paragraphs)
    #expect(SmallPage.text(page).blocks.contains(.table([["Ship", "Length"], ["Elsa", "42 m"], ["Vega", "18 m"]])))
    let layout = "<table><tr><td>\(SmallPage.paragraphs)</td></tr></table>"
    let placed = SmallPage.text("<html><body>\(layout)</body></html>")
    #expect(placed.blocks.first == .paragraph([TextSpan(SmallPage.sentences[0])]))
  }

  @Test("two line breaks part paragraphs, one parts lines")
  func lineBreaks() {
    let body = "\(SmallPage.sentences[0])<br>\(SmallPage.sentences[1])<br><br>\(SmallPage.sentences[2])"
    let blocks = SmallPage.text("<html><body><div>\(body)<br/> <br/>\(SmallPage.sentences[3])</div></body></html>")
      .blocks
    #expect(
      blocks.map(\.plain) == [
        SmallPage.sentences[0] + "\n" + SmallPage.sentences[1], SmallPage.sentences[2], SmallPage.sentences[3],
      ])
  }

  @Test("links are absolute, and only those of the web are kept")
  func links() {
    let body =
      SmallPage.paragraphs
        + """
        <p>More about it stands in <a href="../plan?a=1">the plan</a> and <a href="javascript:void(0)">here</a>, \
        or <a href="mailto:a@example.com">ask</a>, or look <a href="#top">above</a> this line.</p>
        """
    let text = SmallPage.text(SmallPage.html(body: body))
    #expect(text.links == ["https://example.com/plan?a=1"])
    let based = SmallPage.html(head: "<base href=\"https://example.org/x/\">", body: body)
    #expect(SmallPage.text(based).links == ["https://example.org/plan?a=1"])
  }

  @Test("what nobody sees is left out")
  func hidden() {
    let body = SmallPage.paragraphs + "<p hidden>Not this one, please, as it is hidden from all.</p>"
    let more = "<p style=\"display: none\">Nor this one, which a style hides from all.</p><script>let a = 1</script>"
    let text = SmallPage.text(SmallPage.html(body: body + more))
    #expect(text.blocks.count == SmallPage.sentences.count)
  }

  @Test("cookie notices, newsletters, buttons to share and related articles are left out")
  func clutter() {
    let clutter = """
      <div class="newsletter-box"><p>Our newsletter brings the news of the harbour, every morning, to your mail.</p></div>
      <div class="share-buttons"><a href="/f">Share</a> <a href="/t">Post</a></div>
      <aside><p>Read how the tunnel was dug, by whom, and what was found in the clay below the river.</p></aside>
      """
    let body = SmallPage.paragraphs + clutter + SmallPage.paragraphs
    let after = """
      <div class="related-articles"><h3>Related</h3><ul><li><a href="/1">Tunnel</a></li></ul></div>
      <div id="cookie-banner"><p>We use cookies, and our 812 partners do so, too, for purposes that you can choose.</p></div>
      <div class="comments"><p>First! I always said that it would open again, did I not, my friends?</p></div>
      """
    let text = SmallPage.text(SmallPage.html(body: body, after: after)).plain
    for word in ["newsletter", "Share", "tunnel", "Related", "cookies", "First!"] { #expect(!text.contains(word)) }
  }

  static let scripts: [(language: String, attributes: String, sentence: String)] = [
    (
      "ar", " lang=\"ar\" dir=\"rtl\"",
      "يفتح الجسر القديم يوم الاثنين، بعد عامين من العمل الذي كلف أكثر مما كان متوقعا، كما قال العمدة أمس."
    ),
    (
      "he", " lang=\"iw\" dir=\"rtl\"",
      "הגשר הישן ייפתח שוב ביום שני, אחרי שנתיים של עבודה שעלתה הרבה יותר מהמתוכנן, אמר אתמול ראש העיר."
    ),
    ("zh", " lang=\"zh-Hans\"", "旧港口大桥将于星期一重新开放，经过两年的施工，费用远远超过预算。市长昨天表示，城市会补偿码头的商店，但是目前还没有人知道钱从哪里来。"),
    ("ja", " lang=\"ja\"", "古い港の橋は二年間の工事を経て月曜日に再び開通する。費用は予定を大きく上回り、市長は昨日、商店に補償すると述べたが、財源はまだ決まっていない。"),
    ("hi", " lang=\"hi\"", "पुराना बंदरगाह पुल दो साल के काम के बाद सोमवार को फिर से खुलेगा, जिसकी लागत योजना से कहीं अधिक रही, महापौर ने कल कहा।"),
    (
      "ru", " lang=\"ru\"",
      "Старый мост в гавани снова откроется в понедельник, после двух лет работ, которые обошлись дороже, чем ожидалось."
    ),
  ]

  @Test("texts of every script are found", arguments: TextExtractorTests.scripts)
  func otherScripts(script: (language: String, attributes: String, sentence: String)) {
    let body = String(repeating: "<p>\(script.sentence)</p>", count: 6)
    let text = SmallPage.text(SmallPage.html(body: body, attributes: script.attributes))
    #expect(text.blocks.count == 6)
    #expect(text.blocks.allSatisfy { $0.plain == script.sentence })
    #expect(text.language == script.language)
    #expect(text.verdict == .whole)
  }

  @Test("where the elements give far less, the text of the structured data is taken")
  func structuredBody() {
    let body = SmallPage.sentences.joined(separator: "\\n\\n")
    let head = SmallPage.data(
      #"{"@type":"NewsArticle","headline":"Harbour bridge opens again","articleBody":"\#(body)"}"#)
    let text = SmallPage.text(SmallPage.html(head: head, body: "<p>\(SmallPage.sentences[0])</p>"))
    #expect(text.blocks == SmallPage.sentences.map { .paragraph([TextSpan($0)]) })
    #expect(text.verdict == .whole)
  }

  @Test("an empty page has no text", arguments: ["", " ", "<html></html>", "<p>", "<!-- nothing -->"])
  func empty(html: String) {
    let text = SmallPage.text(html)
    #expect(text.verdict == .none(.notFound))
    #expect(text.blocks.isEmpty)
  }
}
