import FoundationEssentials
import PresentationTestSupport
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("Long output that is neither a text nor a list")
struct ContinuedScreenTests {
  private func page(_ screen: any Screen, columns: Int = 40, rows: Int?) -> TextPage {
    var page = TextPage(
      texts: texts(in: .english), style: Style(isColoured: false), columns: columns, rows: rows, now: Date())
    screen.draw(on: &page)
    return page
  }

  private let history = HistoryScreen((1...30).map { (number: $0, line: "search moon \($0)") })

  @Test("it ends with the window, and each further part goes on where the last one ended")
  func parts() {
    let whole = page(history, rows: nil).text
    var screen = ContinuedScreen(history)
    var shown = ""
    var parts = 0
    while true {
      let page = page(screen, rows: 10)
      parts += 1
      #expect(page.output.lineCount <= 10)
      let isLast = page.shown == nil
      #expect(page.text.hasSuffix("    more\n") != isLast)
      shown += isLast ? page.text : String(page.text.dropLast("    more\n".count))
      guard let next = page.shown else { break }
      screen.skipped = next
    }
    #expect(shown == whole)
    #expect(parts == 4)
  }

  @Test("lines to be copied are never broken")
  func copied() {
    let long = HistoryScreen([(number: 1, line: "search " + String(repeating: "moon ", count: 30))])
    #expect(page(ContinuedScreen(long), rows: 10).text == page(long, rows: nil).text)
  }
}
