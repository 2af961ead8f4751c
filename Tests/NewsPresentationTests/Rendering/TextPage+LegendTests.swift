import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("The legend of a picture")
struct TextPageLegendTests {
  private func text(_ names: [String], columns: Int? = 80, chosen: String? = nil, isColoured: Bool = false) -> String {
    var page = TextPage(
      texts: texts(in: .english), style: Style(isColoured: isColoured), columns: columns, now: Date())
    page.legend(names.enumerated().map { (number: $0 + 1, name: $1, isChosen: $1 == chosen) }, width: 80)
    return page.text
  }

  private let five = ["aaaaa", "bb", "ccc", "d", "eeee"]

  @Test("a legend runs from top to bottom, in as many columns as there is room for")
  func columns() {
    #expect(text(five, columns: 40) == " 1 aaaaa   3 ccc     5 eeee\n 2 bb      4 d\n")
    #expect(text(five, columns: 25) == " 1 aaaaa   4 d\n 2 bb      5 eeee\n 3 ccc\n")
    #expect(text(five, columns: 10) == " 1 aaaaa\n 2 bb\n 3 ccc\n 4 d\n 5 eeee\n")
    #expect(text(five) == " 1 aaaaa   2 bb      3 ccc     4 d       5 eeee\n")
  }

  @Test("without a window a legend is as wide as a page")
  func noWindow() {
    #expect(text(five, columns: nil) == text(five, columns: 80))
  }

  @Test("without names there is no legend")
  func withoutNamesThereIsNone() {
    #expect(text([]).isEmpty)
  }

  @Test("numbers are aligned, and names are measured in cells")
  func numbersStandBelowEachOther() {
    let names = ["\u{65E5}\u{672C}", "ab", "\u{C9}gypte"]
    #expect(text(names, columns: 22) == " 1 \u{65E5}\u{672C}     3 \u{C9}gypte\n 2 ab\n")
    let hundred = text((1...100).map { "n\($0)" }, columns: 12).split(separator: "\n")
    #expect(hundred.first == "  1 n1")
    #expect(hundred.last == "100 n100")
  }

  @Test("a long name is cut, so that there is room for two in a line")
  func longNameIsCut() {
    let text = text([String(repeating: "x", count: 90), "short", "name"])
    #expect(text.hasPrefix(" 1 xxxxxxxx"))
    #expect(text.contains("x\u{2026}   "))
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test("the chosen name stands out")
  func chosenOneStandsOut() {
    let text = text(five, chosen: "ccc", isColoured: true)
    #expect(text.contains("\u{1B}[32mccc\u{1B}[0m"))
    #expect(!text.contains("\u{1B}[32mbb"))
  }

  @Test("no window is too narrow", arguments: 1...12)
  func noWindowIsTooNarrow(columns: Int) {
    for line in text(five, columns: columns).split(separator: "\n") {
      #expect(DisplayWidth.of(String(line)) <= columns)
    }
  }
}
