import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Screens as views draw them")
struct ViewPagesTests {
  private func text(_ lines: [[TerminalKit.Span]]) -> [String] { lines.map { $0.map(\.string).joined() } }

  private let pages = ViewPages(texts: texts(in: .english))

  private func screen(_ count: Int) -> HeadlinesScreen {
    HeadlinesScreen(
      NewsListing(.headlines(HeadlineRequest(scope: .local(.france))), .titled((1...count).map { "Headline \($0)" })),
      hasHint: true)
  }

  @Test("the lines of a screen are those that are written")
  func lines() {
    let list = ResultList(.articles([.numbered(1)]))
    let screens: [any Screen] = [
      screen(3), ArticleScreen(.numbered(1), number: 1, in: list, hasHint: true),
      CountriesScreen(Country.all, chosen: .france),
      LanguagesScreen(Language.all, chosen: .french),
    ]
    for screen in screens {
      // What can be typed at the prompt is left out.
      let shown = text(pages.lines(of: screen, columns: 60))
      let written = screen.lines(columns: 60)
      #expect(written.starts(with: shown) && written.count <= shown.count + 1)
    }
  }

  @Test("of a list, the entries asked for are drawn, and no others")
  func entries() {
    let list = pages.list(of: screen(500), [0, 7, 499, 500, -1], columns: 60, layout: .two)
    #expect(list.count == 500)
    #expect(list.entries.keys.sorted() == [0, 7, 499])
    #expect(text(list.entries[7] ?? [])[0] == "  8  Headline 8")
    #expect(text(list.above)[0].hasPrefix("France"))
    // What was shown before at the prompt is part of the list.
    var skipped = screen(9)
    skipped.skipped = 5
    #expect(text(pages.list(of: skipped, [0], columns: 60, layout: .two).entries[0] ?? [])[0].hasSuffix("Headline 1"))
  }

  @Test("each row of a list has a number, those of a story in one row too")
  func numbers() {
    #expect(screen(4).numbers(isFolded: true) == [1, 2, 3, 4])
    #expect(CountriesScreen([], chosen: .france).numbers(isFolded: true).isEmpty)
    #expect(CountriesScreen([.france, .japan], chosen: .france).numbers(isFolded: false) == [1, 2])
  }

  @Test("dates are written as the reader's settings say now")
  func dates() {
    let now = Date(timeIntervalSince1970: 1_795_248_000)
    let article = Article.numbered(1).with(\.publishedAt, now.addingTimeInterval(-180))
    let list = HeadlinesScreen(.headlines([article]), hasHint: false)
    func shown(_ dates: DatesSetting.Value) -> String {
      let pages = ViewPages(texts: texts(in: .english), clock: .at(now), dates: { dates })
      return text(pages.list(of: list, [0], columns: 80, layout: .two).entries[0] ?? []).joined(separator: "\n")
    }
    #expect(shown(.relative).contains("3 min ago"))
    #expect(shown(.iso).contains("2026-11-"))
    #expect(!shown(.iso).contains("min ago"))
  }
}
