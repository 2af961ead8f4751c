import FoundationEssentials
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("A list that fits the window")
struct TextPageListTests {
  private func page(rows: Int?, columns: Int = 80, isAccessible: Bool = false) -> TextPage {
    TextPage(
      texts: texts(in: .english), style: Style(isColoured: false), columns: columns, rows: rows,
      isAccessible: isAccessible, now: Date(timeIntervalSince1970: 1_795_000_000))
  }

  /// A list of entries of two lines each, with a line above and, if entries are left, one below.
  private func drawn(_ entries: Range<Int>, rows: Int?, isWhole: Bool = false) -> TextPage {
    var page = page(rows: rows)
    page.list(
      entries, isWhole: isWhole, above: { page, shown in page.line(Span("\(shown) shown")) },
      below: { page, left in if left > 0 { page.line(Span("\(left) left")) } },
      entry: { page, index in
        page.line(Span("entry \(index)"))
        page.line(Span("of it"))
      })
    return page
  }

  @Test(
    "as many entries are shown as there is room for, but at least one",
    arguments: [(10, 4), (9, 3), (8, 3), (4, 1), (3, 1), (1, 1)])
  func room(rows: Int, count: Int) {
    let page = drawn(0..<20, rows: rows)
    #expect(page.shown == count)
    let lines = page.text.split(separator: "\n")
    #expect(lines.count == 1 + 2 * count + 1)
    #expect(lines.count <= max(rows, 4))
    #expect(lines.first == "\(count) shown")
    #expect(lines.last == "\(20 - count) left")
  }

  @Test("a list continues where it stopped, and has no line below when nothing is left")
  func itGoesOnWhereItWasLeft() {
    let page = drawn(16..<20, rows: 9)
    #expect(page.shown == 20)
    #expect(page.text.hasPrefix("20 shown\nentry 16\n"))
    #expect(page.text.hasSuffix("entry 19\nof it\n"))
  }

  @Test("a list is whole without a window, or if all of it is wanted", arguments: [(nil, false), (5, true)])
  func withoutAWindowOrWhereAllOfItIsWanted(rows: Int?, isWhole: Bool) {
    let page = drawn(0..<20, rows: rows, isWhole: isWhole)
    #expect(page.shown == nil)
    #expect(page.text.split(separator: "\n").count == 41)
  }

  @Test("an empty list has only the line above it")
  func emptyListHasWhatStandsAboveIt() {
    #expect(drawn(0..<0, rows: 5).text == "0 shown\n")
  }

  @Test("a list that is read aloud is whole")
  func accessible() {
    #expect(page(rows: 5, isAccessible: true).rows == nil)
  }

  @Test("every list fits into the window at any size", arguments: [(20, 5), (40, 10), (80, 24), (160, 60)])
  func lists(columns: Int, rows: Int) {
    let sources = (1...40).map { number in
      let category = NewsDomain.Category.allCases[number % 7]
      return NewsSource(id: "source-\(number)", name: "Source \(number)", category: category, languageCode: "en")
    }
    let groups = GroupSources()(sources, by: .byCategory, in: InterfaceLanguage.english.texts)
    let listing = SourceListing(request: SourceRequest(), origin: Origin(.feeds))
    let screens: [any ListScreen] = [
      HeadlinesScreen(.headlines((1...40).map { .numbered($0) }, total: 90), hasHint: true),
      SourcesScreen(groups: groups, chosen: "", listing: listing, hasHint: true),
      CountriesScreen(Country.all, chosen: .france), LanguagesScreen(Language.all, chosen: Language.all[0]),
      CategoriesScreen(NewsDomain.Category.allCases),
    ]
    for var screen in screens {
      var seen = 0
      // Each list is continued until all of it has been shown once.
      while seen < screen.list?.items.count ?? 0 {
        screen.skipped = seen
        var page = page(rows: rows, columns: columns)
        screen.draw(on: &page)
        let shown = page.shown ?? 0
        #expect(shown > seen)
        guard shown > seen else { break }
        let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        #expect(lines <= rows || shown == seen + 1, "\(type(of: screen)) takes \(lines) of \(rows)")
        seen = shown
      }
    }
  }
}
