import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Lines of a text for a view")
struct PageLineTests {
  private func lines(_ blocks: [TextBlock], columns: Int, picture: Picture? = nil) -> [PageLine] {
    let article = Article.titled("Bridge")
    let screen = TextScreen(
      article, TextScreenTests.text(blocks), number: 1, in: ResultList(.articles([article])), picture: picture,
      hasHint: false)
    return ViewPages(texts: texts(in: .english)).text(of: screen, columns: columns)
  }

  private func text(_ line: PageLine) -> String { line.spans.map(\.string).joined() }

  @Test("they are those that are written, and no line is wider than the window", arguments: [5, 20, 40, 80, 400])
  func written(columns: Int) {
    let blocks: [TextBlock] = [
      .paragraph([TextSpan("The bridge was "), TextSpan("opened", link: "https://city.example"), TextSpan(" today.")]),
      .quote([TextSpan("My best morning, said the engineer.")]), .item(depth: 1, number: 2, [TextSpan("Two lanes")]),
      .table([["Lane", "Width"], ["Bicycles", "3 m"]]), .paragraph([TextSpan("東京で新しい橋が開通した。")]),
    ]
    let lines = lines(blocks, columns: columns)
    for line in lines { #expect(DisplayWidth.of(text(line)) <= columns, "\(text(line))") }
    let article = Article.titled("Bridge")
    let screen = TextScreen(
      article, TextScreenTests.text(blocks), number: 1, in: ResultList(.articles([article])), hasHint: false)
    if columns >= 40 { #expect(lines.map(text) == screen.lines(columns: columns)) }
  }

  @Test("the lines of a paragraph belong together, without the bars of a quotation")
  func continued() {
    let words = "one two three four five six seven"
    let lines = lines([.paragraph([TextSpan(words)]), .quote([TextSpan(words)])], columns: 12)
    let shown = lines.filter { !$0.spans.isEmpty && words.contains(text($0).replacing("│ ", with: "").prefix(3)) }
    #expect(shown.map(\.isContinued) == [false, true, true, true, false, true, true, true])
    #expect(shown.map(\.lead) == [0, 0, 0, 0, 0, 1, 1, 1])
    #expect(shown.suffix(4).allSatisfy { text($0).hasPrefix("│ ") })
  }

  @Test("code and addresses wider than the window are broken, so that nothing of them is lost")
  func broken() {
    let code = "let total = (1...100).map { $0 * $0 }.reduce(0, +)"
    let lines = lines([.code(code)], columns: 20)
    #expect(lines.map(text).joined().contains("  " + code))
    #expect(lines.contains { $0.isContinued })
  }

  @Test("a picture of characters is there row by row, another kind only in words")
  func pictures() {
    let drawn = "\u{1B}[31mAB\u{1B}[0m\n\u{1B}[32mCD\u{1B}[0m\n"
    let symbols = lines([], columns: 20, picture: Picture(text: drawn, mode: .symbols, columns: 9))
    #expect(symbols.prefix(2).map(text) == ["\u{1B}[31mAB\u{1B}[0m", "\u{1B}[32mCD\u{1B}[0m"])
    let sixel = lines([], columns: 80, picture: Picture(text: "\u{1B}Pq~\u{1B}\\", mode: .sixel, columns: 2))
    #expect(text(sixel[0]) == texts(in: .english).pictureLeftOut)
    #expect(!sixel.map(text).joined().contains("\u{1B}"))
  }
}
