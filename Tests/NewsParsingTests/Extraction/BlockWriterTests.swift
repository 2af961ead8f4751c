import NewsDomain
import Testing

@testable import NewsParsing

@Suite("Lists, code and tables of a page")
struct BlockWriterTests {
  private func blocks(_ body: String) -> [TextBlock] {
    SmallPage.text(SmallPage.html(body: SmallPage.paragraphs + body + SmallPage.paragraphs)).blocks
  }

  /// The items of lists: their numbers and words.
  private func items(_ html: String) -> [String] {
    blocks(html).compactMap { block in
      guard case .item(_, let number, let spans) = block else { return nil }
      return (number.map { "\($0). " } ?? "- ") + spans.map(\.text).joined()
    }
  }

  static let captions = [
    "<p><img src='/a.jpg'><span class='caption'>#</span></p>", "<img src='/a.jpg'><p itemprop='caption'>#</p>",
    "<div><img src='/a.jpg'></div><p class='photo-credit'>#</p>",
    "<p><img src='/a.jpg'><small class='credit'>#</small></p>",
    "<div role='figure'><img src='/a.jpg'><p>#</p></div>",
    "<figure><img src='/a.jpg'><figcaption>Evening</figcaption></figure><div class='credits'>#</div>",
  ]

  @Test("words below a picture are its caption where the markup says so", arguments: BlockWriterTests.captions)
  func caption(html: String) {
    let words = "The quay in the evening, seen from the northern tower"
    let blocks = blocks(html.replacing("#", with: words))
    #expect(blocks.contains(.caption([TextSpan(words)])))
    #expect(!blocks.contains(.paragraph([TextSpan(words)])))
  }

  static let noCaptions = [
    "<p><img src='/a.jpg'></p><p>#</p>", "<p class='photo-credit'>#</p>", "<p itemprop='caption'>#</p>",
    "<p><img src='/a.jpg'></p><p>Lamps burn in autumn until the morning comes.</p><p class='credit'>#</p>",
    "<p><span class='caption'>#</span></p>",
  ]

  @Test("other words stay paragraphs, below a picture as well", arguments: BlockWriterTests.noCaptions)
  func noCaption(html: String) {
    let words = "The quay in the evening was quiet, said the keeper of the northern tower."
    #expect(blocks(html.replacing("#", with: words)).contains(.paragraph([TextSpan(words)])))
  }

  @Test("only the first paragraph of an item has its number")
  func paragraphsOfAnItem() {
    let list =
      "<ol><li><p>Lamps burn in autumn.</p><p>They are of gas.</p></li><li>Trees grow.<br><br>Slowly.</li></ol>"
    #expect(items(list) == ["1. Lamps burn in autumn.", "2. Trees grow."])
    let blocks = blocks(list)
    #expect(blocks.contains(.paragraph([TextSpan("They are of gas.")])))
    #expect(blocks.contains(.paragraph([TextSpan("Slowly.")])))
    #expect(items("<ul><li><p>Lamps burn.</p><p>Brightly so.</p></li></ul>") == ["- Lamps burn."])
    #expect(
      items("<ol><li>Trees<ol><li>Oaks</li></ol>again</li><li>Lamps</li></ol>") == ["1. Trees", "1. Oaks", "2. Lamps"])
  }

  @Test("lists are numbered as in browsers")
  func numbers() {
    let list = "<li>One thing</li><li>Another thing</li><li>A third thing</li>"
    #expect(items("<ol start=\"3\">\(list)</ol>") == ["3. One thing", "4. Another thing", "5. A third thing"])
    #expect(items("<ol reversed>\(list)</ol>") == ["3. One thing", "2. Another thing", "1. A third thing"])
    #expect(items("<ol reversed start=10>\(list)</ol>") == ["10. One thing", "9. Another thing", "8. A third thing"])
    #expect(
      items("<ol><li>One thing</li><li value=\"9\">Another thing</li><li>A third thing</li></ol>")
        == ["1. One thing", "9. Another thing", "10. A third thing"])
    #expect(items("<ol start=x>\(list)</ol>").first == "1. One thing")
    #expect(items("<ol start=-1>\(list)</ol>").first == "-1. One thing")
  }

  @Test(
    "numbers of lines are no code",
    arguments: [
      "<table><tr><td class=\"gutter\"><pre>1\n2</pre></td><td class=\"code\"><pre>let a = 1\nlet b = 2</pre></td></tr></table>",
      "<table><tr><td><pre>1\n2</pre></td><td><pre>let a = 1\nlet b = 2</pre></td></tr></table>",
      "<pre><span class=\"lineno\">1 </span>let a = 1\n<span class=\"lineno\">2 </span>let b = 2</pre>",
      "<pre><code><span class=\"line-numbers-rows\">1\n2\n</span>let a = 1\nlet b = 2</code></pre>",
      "<table class=\"x\"><tr><td class=\"blob-num\">1</td><td>let a = 1</td></tr><tr><td class=\"blob-num\">2</td><td>let b = 2</td></tr></table>",
    ])
  func gutters(html: String) {
    let code = blocks(html).compactMap { block -> String? in
      switch block {
      case .code(let text): text
      case .table: "a table"
      default: nil
      }
    }
    #expect(code == ["let a = 1\nlet b = 2"])
  }

  @Test("code of one number is code, and so is a list of other numbers")
  func numbersAsCode() {
    #expect(blocks("<pre>42</pre>").contains(.code("42")))
    #expect(blocks("<pre>3\n1\n4</pre>").contains(.code("3\n1\n4")))
  }

  @Test("the menu of a page that a table lays out is not its text")
  func menu() {
    let menu = (1...12).map { "<a href='/\($0)'>Entry \($0)</a><br>" }.joined()
    let text = SmallPage.sentences.joined(separator: "<br><br>")
    for row in ["<td>\(menu)</td><td>\(text)</td>", "<td>\(text)</td><td>Menu<br>\(menu)</td>"] {
      let page = SmallPage.text("<html><body><table width=760><tr>\(row)</tr></table></body></html>")
      #expect(page.blocks == SmallPage.sentences.map { .paragraph([TextSpan($0)]) })
    }
    let rows =
      "<tr><td>\(menu)</td><td>\(SmallPage.sentences[0])</td></tr>"
      + SmallPage.sentences.dropFirst().map { "<tr><td></td><td>\($0)</td></tr>" }.joined()
    let page = SmallPage.text("<html><body><table>\(rows)</table></body></html>")
    #expect(!page.blocks.contains { $0.plain.contains("Entry 1") })
  }

  @Test("a line break is one in text, and a space in a heading")
  func lineBreaks() {
    let poem = "<p>Roses are red,<br>violets are <a href='/x'>blue <br> and</a> <br/>\nsweet.<br></p>"
    let spans = [
      TextSpan("Roses are red,\nviolets are "), TextSpan("blue\nand", link: "https://example.com/x"),
      TextSpan("\nsweet."),
    ]
    #expect(blocks(poem).contains { $0.plain == "Roses are red,\nviolets are blue\nand\nsweet." }, "\(spans)")
    #expect(items("<ul><li>Garden Street 5<br>12345 Town</li></ul>") == ["- Garden Street 5\n12345 Town"])
    #expect(blocks("<h2>Lamps<br>burn</h2><p>Brightly.</p>").contains(.heading(level: 2, [TextSpan("Lamps burn")])))
    #expect(blocks("<p><br><br>One line.</p>").contains(.paragraph([TextSpan("One line.")])))
  }

  @Test("cells that reach over columns and rows keep the others in their places")
  func reachingCells() {
    let table = """
      <table><tr><th>Name</th><th colspan=2>Size</th><th rowspan=3>Note</th></tr>
      <tr><td rowspan=2>Rose</td><td>1</td><td>2</td></tr><tr><td>3</td><td colspan=x>4</td></tr>
      <tr><td rowspan=99999>Oak</td><td>5</td><td>6</td><td>old</td></tr></table>
      """
    let rows = [
      ["Name", "Size", "", "Note"], ["Rose", "1", "2", ""], ["", "3", "4", ""], ["Oak", "5", "6", "old"],
    ]
    #expect(blocks(table).contains(.table(rows)))
  }

  @Test("a table of cells that reach very far takes no more room than it has cells")
  func hostileTable() {
    let row = "<tr>" + String(repeating: "<td colspan=100 rowspan=100>x</td>", count: 20) + "</tr>"
    let tables = blocks("<table>" + String(repeating: row, count: 500) + "</table>").compactMap { block -> Int? in
      guard case .table(let rows) = block else { return nil }
      return rows.reduce(0) { $0 + $1.count }
    }
    #expect(tables.count == 1 && tables.allSatisfy { $0 <= 20_000 })
  }

  @Test("an address between paragraphs is text, one at the end is that of the author")
  func addresses() {
    let address = "<address>Garden Street 5<br>12345 Town</address>"
    let text = TextBlock.paragraph([TextSpan("Garden Street 5\n12345 Town")])
    #expect(blocks(address).contains(text))
    let end = SmallPage.text(SmallPage.html(body: SmallPage.paragraphs + SmallPage.paragraphs + address))
    #expect(!end.blocks.contains(text) && !end.blocks.isEmpty)
  }

  @Test(
    "the signs of formulas stand in order, and end with their block",
    arguments: [
      ("<msup><msqrt><mi>x</mi></msqrt><mn>2</mn></msup>", "\u{221A}(x)^2"),
      ("<mfrac><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mi>c</mi></mrow></mfrac><mi>d</mi></mfrac>", "(a/(b+c))/d"),
      ("<mfrac><mrow> <mi>a</mi> </mrow><mn>2</mn></mfrac>", "a/2"), ("<msub><mi>x</mi><mi>i</mi></msub>", "x_i"),
    ])
  func signs(formula: String, text: String) {
    let blocks = blocks("<p>It is <math>\(formula)</math></p><p><q>Lamps burn.</q></p>")
    #expect(blocks.contains { $0.plain.filter { $0 != " " } == "Itis" + text })
    #expect(blocks.contains { $0.plain == "\u{201C}Lamps burn.\u{201D}" })
  }

  @Test("a formula is written in one line, once")
  func formulas() {
    let markup = """
      <p>So <span class="katex"><math><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>
      <mo>+</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac><mo>-</mo><msqrt><mi>x</mi></msqrt>
      </mrow><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math>
      <span aria-hidden="true">E=mc2</span></span> is known.</p>
      """
    let text = blocks(markup).map(\.plain).first { $0.hasPrefix("So") } ?? ""
    #expect(text.filter { $0 != " " } == "SoE=mc^2+(a+b)/2-\u{221A}(x)isknown.")
    let picture =
      "<p>So <img class='latex' src='/x.png' alt='{\\displaystyle x_1}'> is <img src='/y.png' alt='No'>known.</p>"
    #expect(blocks(picture).contains { $0.plain == "So x_1 is known." })
  }
}
