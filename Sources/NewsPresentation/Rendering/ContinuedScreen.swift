import TerminalKit

/// A long screen that is neither a text nor a list, such as help: it ends with the window, and `more` continues it.
package struct ContinuedScreen: ListScreen {
  package var skipped = 0
  private let screen: any Screen

  package init(_ screen: any Screen) {
    self.screen = screen
  }

  package var records: [any Record] { screen.records }

  package var facts: Facts { screen.facts }

  /// Unknown: its lines depend on the width.
  package var entryCount: Int { .max }

  package func draw(on page: inout TextPage) {
    let lines = page.lines(of: screen)
    page.list(
      min(skipped, lines.count)..<lines.count, above: { _, _ in },
      below: { page, left in page.listHint(hasMore: left > 0, nil) },
      entry: { page, index in
        let spans = lines[index].spans
        if lines[index].isCopied { page.whole(spans.map(\.text.string).joined()) } else { page.line(spans) }
      })
    // All of it was shown.
    if page.shown == lines.count { page.shown = nil }
  }
}
