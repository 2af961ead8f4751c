import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The text of an article on a screen")
struct TextScreenTests {
  static let opening = "https://city.example/opening"
  private static let said = "My best morning, said the engineer, who had waited for it since before dawn."

  /// A block of every kind.
  private static let everyKind: [TextBlock] = [
    .paragraph([TextSpan("The bridge was "), TextSpan("opened", link: opening), TextSpan(" on Monday.")]),
    .heading(level: 2, [TextSpan("What is new")]), .item(depth: 1, number: nil, [TextSpan("Two lanes")]),
    .item(depth: 2, number: nil, [TextSpan("for bicycles")]), .item(depth: 1, number: 1, [TextSpan("A lift")]),
    .quote([TextSpan(said)]), .code("if open {\n\tride()\n}"), .table([["Lane", "Width"], ["Bicycles", "3 m"]]),
    .caption([TextSpan("Photo: Lake Post")]),
    .paragraph([
      TextSpan("Its page", link: opening), TextSpan(" and "),
      TextSpan("the ferry's ", link: "https://ferry.example/"), TextSpan("tell more."),
    ]),
  ]

  static func text(_ blocks: [TextBlock] = everyKind, _ verdict: TextVerdict = .whole) -> ArticleText {
    ArticleText(
      verdict, blocks: blocks, author: "Ann Ink", url: "https://example.com/Bridge",
      fetchedAt: Date(timeIntervalSince1970: 1_795_248_000))
  }

  static func screen(_ text: ArticleText, of article: Article = .titled("Bridge"), hasHint: Bool = false) -> TextScreen
  {
    TextScreen(article, text, number: 1, in: ResultList(.articles([article, .titled("Ferry")])), hasHint: hasHint)
  }

  @Test("every kind of block has its form, links are numbered, and their addresses stand at the end")
  func kinds() {
    #expect(
      Self.screen(Self.text()).lines() == [
        "Bridge", "Example News · Ann Ink · 1\u{A0}min", "", "The bridge was opened[1] on Monday.", "", "What is new",
        "",
        "• Two lanes", "  • for bicycles", "1. A lift", "", "│ " + Self.said, "", "  if open {", "      ride()", "  }",
        "", "Lane      Width", "Bicycles  3 m", "", "Photo: Lake Post", "",
        "Its page[1] and the ferry's[2] tell more.", "", "Links", "[1] city.example/opening", "[2] ferry.example", "",
        "example.com/Bridge" + String(repeating: " ", count: 57) + "1 / 2",
      ])
  }

  @Test("in a narrow window, items hang below their marks, quotes keep theirs, and code and addresses are cut")
  func narrow() {
    let long = "one two three four five six seven eight nine ten"
    let blocks: [TextBlock] = [
      .item(depth: 1, number: nil, [TextSpan(long)]), .item(depth: 1, number: 10, [TextSpan(long)]),
      .quote([TextSpan(long)]), .code("let numbers = [\"" + long + "\"]"),
      .table([["Lane", "Width"], [long, "3 m"]]),
      .paragraph([TextSpan("here", link: "https://city.example/" + String(repeating: "x", count: 60))]),
    ]
    let lines = Self.screen(Self.text(blocks)).lines(columns: 40)
    #expect(
      Array(lines.dropFirst(3).prefix(13)) == [
        "• one two three four five six seven", "  eight nine ten", "10. one two three four five six seven",
        "    eight nine ten", "", "│ one two three four five six seven", "│ eight nine ten", "",
        "  let numbers = [\"one two three four fi…", "", "Lane · Width", "one two three four five six seven eight",
        "nine ten · 3 m",
      ])
    #expect(lines.contains { $0.hasPrefix("[1] city.example/xxx") && $0.hasSuffix("x…") })
  }

  @Test("no line is wider than text is, or than the window", arguments: [20, 40, 80, 200])
  func widths(columns: Int) {
    let long = String(repeating: "\u{65E5}\u{672C}\u{8A9E} word ", count: 40)
    let spans = [TextSpan(long), TextSpan(long, link: Self.opening), TextSpan(long)]
    let blocks: [TextBlock] = [
      .paragraph(spans), .heading(level: 1, spans), .item(depth: 9, number: 12, spans), .quote(spans),
      .table([[long, long], ["a", "b"]]), .caption(spans),
    ]
    for line in Self.screen(Self.text(blocks), hasHint: true).lines(columns: columns) {
      #expect(DisplayWidth.of(line) <= min(columns, 80), "\(line)")
    }
  }

  static let words = [
    "\u{62C}\u{633}\u{631} \u{627}\u{644}\u{645}\u{64A}\u{646}\u{627}\u{621} ",
    "\u{5D2}\u{5E9}\u{5E8} \u{5D4}\u{5E0}\u{5DE}\u{5DC} ", "\u{6E2F}\u{7063}\u{5927}\u{6A4B}",
    "\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940} ",
  ]

  @Test("words of every script stay whole, in their order, with the numbers of links", arguments: TextScreenTests.words)
  func scripts(words: String) {
    let text = String(repeating: words, count: 30).trimmed
    let paragraph = TextBlock.paragraph([TextSpan(text + " "), TextSpan(text, link: Self.opening)])
    let lines = Self.screen(Self.text([paragraph])).lines(columns: 40)
    let shown = lines.dropFirst(3).prefix { !$0.isEmpty }.joined()
    #expect(shown.replacing(" ", with: "") == (text + text + "[1]").replacing(" ", with: ""))
    let harmful = lines.joined().unicodeScalars.filter { isHarmful($0) }
    #expect(harmful.isEmpty)
  }

  @Test("a link that a line break divides, or that has several parts, has its number once")
  func dividedLink() {
    let link = Self.opening
    let blocks: [TextBlock] = [
      .paragraph([TextSpan("See "), TextSpan("the bridge\nat night\n", link: link), TextSpan("today.")]),
      .quote([TextSpan("the ", link: link), TextSpan("bridge", link: link), TextSpan(" again")]),
      .paragraph([TextSpan("one", link: link), TextSpan("\n"), TextSpan("other", link: link)]),
    ]
    let lines = Self.screen(Self.text(blocks)).lines()
    #expect(
      Array(lines.dropFirst(3).prefix(8)) == [
        "See the bridge", "at night[1]", "today.", "", "│ the bridge[1] again", "", "one[1]", "other[1]",
      ])
  }

  @Test("on terminals linked words and their numbers have colours, and lead to their pages")
  func coloured() {
    let screen = Self.screen(Self.text([Self.everyKind[0]]))
    let text = screen.text(isColoured: true)
    #expect(text.contains("The bridge was \u{1B}[32mopened\u{1B}[0m\u{1B}[36m[1]\u{1B}[0m on Monday.\n"))
    #expect(text.contains("\u{1B}[1mLinks\u{1B}[0m\n"))
    // Words of a link on two lines have their colour on both.
    let long = Self.screen(Self.text([.paragraph([TextSpan("one two three four", link: Self.opening)])]))
    let narrow = long.text(columns: 10, isColoured: true)
    #expect(narrow.contains("\u{1B}[32mone two\u{1B}[0m\n\u{1B}[32mthree\u{1B}[0m\n\u{1B}[32mfour\u{1B}[0m"))
    let linked = screen.text(hasLinks: true)
    // The words, and the address at the end.
    #expect(linked.ranges(of: "\u{1B}]8;;\(Self.opening)\u{1B}\\").count == 2)
    #expect(!screen.text().contains("\u{1B}"))
  }

  @Test("the list is kept, with the article that was read in its place")
  func list() {
    var found = Article.titled("Ferry")
    found.link = "https://own.example/ferry"
    let list = ResultList(.articles([.titled("Bridge"), .titled("Ferry"), .titled("Tram")]))
    let screen = TextScreen(found, Self.text(), number: 2, in: list, hasHint: false)
    guard case .articles(let articles)? = screen.list?.items else {
      Issue.record("the list is gone")
      return
    }
    #expect(articles.map(\.link) == ["https://example.com/Bridge", found.link, "https://example.com/Tram"])
    #expect(screen.position == 2)
    #expect(screen.facts.count == 1)
    #expect(screen.lines().last?.hasSuffix(" 2 / 3") == true)
  }

  @Test("the hint, and what the archive knows, stand where they belong", arguments: InterfaceLanguage.all)
  func marks(language: InterfaceLanguage) {
    var screen = Self.screen(Self.text(), hasHint: true)
    let words = texts(in: language)
    #expect(screen.lines(language: language).last == words.textHint(1))
    #expect(!screen.text(language: language).contains(words.changedHint))
    let article = screen.markedArticles[0]
    screen.take([article.id: ArticleState(isRead: true, firstSeen: Date(), isRevised: true)])
    #expect(screen.lines(language: language)[2] == "✎ " + words.changedHint)
  }

  @Test("no text of a page harms the terminal", arguments: NaughtyStrings.some)
  func hostile(naughty: String) {
    let spans = [TextSpan(naughty), TextSpan(naughty, link: "https://example.com/" + naughty), TextSpan(naughty)]
    var text = Self.text([
      .heading(level: 2, spans), .paragraph(spans), .item(depth: 1, number: nil, spans), .quote(spans), .code(naughty),
      .table([[naughty, naughty], [naughty]]), .caption(spans),
    ])
    (text.title, text.author, text.site, text.url) = (naughty, naughty, naughty, naughty)
    let screen = Self.screen(text, of: Article(title: naughty, provider: .feeds))
    for isAccessible in [false, true] {
      let harmful = screen.text(isAccessible: isAccessible).unicodeScalars.filter { $0 != "\n" && isHarmful($0) }
      #expect(harmful.isEmpty)
    }
  }
}
