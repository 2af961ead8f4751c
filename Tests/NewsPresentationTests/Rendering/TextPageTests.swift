import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("A screen laid out as lines")
struct TextPageTests {
  private typealias Piece = TerminalKit.Span

  private func blank(_ columns: Int?) -> TextPage {
    TextPage(texts: texts(in: .english), style: Style(isColoured: false), columns: columns, now: Date())
  }

  @Test("a line is cut at the window's edge, and not at all without a window")
  func line() {
    var narrow = blank(10)
    narrow.line(Piece("abcdef"), Piece("ghijkl", .quiet))
    #expect(narrow.text == "abcdefghi\u{2026}\n")
    var free = blank(nil)
    free.line(Piece("abcdef"), Piece("ghijkl", .quiet))
    #expect(free.text == "abcdefghijkl\n")
  }

  @Test("a line that is to be copied is never cut")
  func lineThatIsToBeCopiedIsNeverCut() {
    var page = blank(10)
    page.whole("https://example.com/a/long/address")
    #expect(page.text == "https://example.com/a/long/address\n")
  }

  @Test("all text passes the sanitiser")
  func allTextPassesTheSanitiser() {
    var page = blank(80)
    page.line(Piece("a\u{1B}[31mb\u{202E}"))
    page.whole("a\u{7}b\nc")
    page.item(1, of: 1, title: "t\u{9B}31mt", below: "b\u{200B}b\nb")
    page.header("h\u{1B}]0;x\u{7}h", about: "about")
    page.paragraphs("p\u{8}p")
    page.table([[Piece("x\u{0}x"), Piece("y\u{1B}cy")]])
    page.edges(Piece("l\u{2066}l"), Piece("r"))
    let harmful = page.text.unicodeScalars.filter { $0 != "\n" && isHarmful($0) }
    #expect(harmful.isEmpty)
    #expect(page.text.hasPrefix("ab\nab c\n 1  tt\n    bb b\nhh"))
  }

  @Test("a header has its title on the left and facts on the right")
  func header() {
    var page = blank(40)
    page.header("Japan", about: "20 of 34")
    #expect(page.text == "Japan" + String(repeating: " ", count: 27) + "20 of 34\n")
  }

  @Test("a header without enough room takes two lines")
  func narrowHeader() {
    var page = blank(12)
    page.header("Japan", about: "20 of 34")
    #expect(page.text == "Japan\n20 of 34\n")
  }

  @Test("an item has its number, a title of two lines at most, and the text below")
  func itemHasItsNumber() {
    var page = blank(20)
    page.item(7, of: 20, title: "one two three four five six seven eight", below: "Source \u{B7} now")
    let lines = page.text.split(separator: "\n").map { String($0) }
    #expect(lines.count == 3)
    #expect(lines.first == " 7  one two three")
    #expect(lines[1].hasPrefix("    four five"))
    #expect(lines[1].hasSuffix("\u{2026}"))
    #expect(lines.last == "    Source \u{B7} now")
  }

  @Test("numbers are aligned")
  func numbersStandBelowEachOther() {
    var page = blank(nil)
    page.item(9, of: 100, title: "a", below: "")
    page.item(100, of: 100, title: "b", below: "")
    #expect(page.text == "  9  a\n100  b\n")
  }

  @Test("the columns of a table are aligned by display width")
  func table() {
    var page = blank(80)
    page.table([[Piece("\u{65E5}\u{672C}"), Piece("a")], [Piece("ab"), Piece("b")], [Piece("e\u{301}"), Piece("c")]])
    #expect(page.text == "\u{65E5}\u{672C}  a\nab    b\ne\u{301}     c\n")
  }

  @Test("text wraps at 80 columns or the window, with empty lines between paragraphs")
  func paragraphs() {
    let body = String(repeating: "word ", count: 60) + "\n\nend"
    for (columns, width) in [(40, 40), (80, 80), (200, 80)] {
      var page = blank(columns)
      page.paragraphs(body)
      let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      let widest = lines.map { DisplayWidth.of($0) }.max()
      #expect((widest ?? 0) <= width)
      #expect((widest ?? 0) > width - 6)
      #expect(page.text.hasSuffix("word\n\nend\n"))
    }
  }

  @Test("two spans are at the two ends of a line")
  func edges() {
    var page = blank(30)
    page.edges(Piece("example.com/a"), Piece("3 / 20"))
    #expect(page.text == "example.com/a" + String(repeating: " ", count: 11) + "3 / 20\n")
  }

  @Test("nothing is wider than the window", arguments: [16, 20, 40, 80, 120])
  func fits(columns: Int) {
    var page = blank(columns)
    let long = "The \u{65E5}\u{672C}\u{8A9E} supercalifragilisticexpialidocious \u{1F600} of every day in every place"
    page.header(long, about: "20 of 34")
    page.item(3, of: 20, title: long, below: long)
    page.paragraphs(long)
    page.table([[Piece(long), Piece(long), Piece(long)], [Piece("a"), Piece("b"), Piece("c")]])
    page.edges(Piece(long), Piece("3 / 20"))
    page.line(Piece(long), Piece(long))
    for line in page.text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= columns) }
  }
}
