import FoundationEssentials
import NewsDomain
import TerminalKit

/// The lines of a screen as spans, for a view that places and marks them itself.
struct PageRecord: Sendable {
  var lines: [PageLine] = []
  /// The beginning of a line whose end is still to come.
  var begun: [Span] = []
  /// The entries wanted of a list; `nil` for all lines of a screen.
  var wanted: [Int]?
  /// Whether lines wider than the window are broken, rather than cut by the view.
  var breaksLines = false
  var list = DrawnList()
}

/// A list as a view shows it: the lines above it, and those of some of its entries.
package struct DrawnList: Sendable {
  package internal(set) var above: [[Span]] = []
  package internal(set) var below: [[Span]] = []
  /// The lines of the entries by their index.
  package internal(set) var entries: [Int: [[Span]]] = [:]
  /// How many entries the list has.
  package internal(set) var count = 0
}

extension TextPage {
  /// Adds a line to the record, after the part that was begun.
  ///
  /// - Parameter isContinued: Whether it continues the paragraph of the line before.
  mutating func keep(_ spans: [Span], isContinued: Bool = false) {
    guard let record else { return }
    let whole = record.begun + spans
    let lines =
      record.breaksLines
      ? PageLine.lines(of: whole, columns: columns ?? .max, isContinued: isContinued)
      : [PageLine(whole, isContinued: isContinued)]
    self.record?.lines += lines
    self.record?.begun = []
  }

  mutating func keepPart(_ span: Span) { record?.begun.append(span) }

  /// Records a list instead of drawing it: the parts around it, and the entries that are wanted.
  ///
  /// - Returns: `false` if nothing is recorded, or the list is a part of a screen of which all lines are.
  mutating func keepList(
    _ entries: Range<Int>, above: (inout TextPage, _ shown: Int) -> Void,
    below: (inout TextPage, _ left: Int) -> Void, entry: (inout TextPage, Int) -> Void
  ) -> Bool {
    guard let wanted = record?.wanted else { return false }
    var list = DrawnList()
    list.count = entries.upperBound
    list.above = recorded { above(&$0, entries.upperBound) }
    list.below = recorded { below(&$0, 0) }
    for index in wanted where (0..<entries.upperBound).contains(index) {
      list.entries[index] = recorded { entry(&$0, index) }
    }
    record?.list = list
    return true
  }

  /// The lines that `draw` adds to an empty page.
  private func recorded(_ draw: (inout TextPage) -> Void) -> [[Span]] {
    var page = self
    page.record = PageRecord()
    draw(&page)
    return page.record?.lines.map(\.spans) ?? []
  }
}

/// Draws screens for views, in which lines are placed and marked.
package struct ViewPages: Sendable {
  package let texts: any Texts
  /// The sign before the row that the marker is on.
  package let marker: SafeText
  private let style: Style
  private let clock: WallClock
  private let dates: @Sendable () -> DatesSetting.Value

  /// - Parameter dates: How dates are written, as the reader's settings now say.
  package init(
    texts: any Texts, style: Style = Style(isColoured: true), glyphs: Window.Glyphs = .braille,
    clock: WallClock = .system, dates: @escaping @Sendable () -> DatesSetting.Value = { DatesSetting.standard }
  ) {
    self.texts = texts
    self.style = style
    marker = glyphs == .braille ? "\u{25B8} " : "> "
    self.clock = clock
    self.dates = dates
  }

  package var now: Date { clock.now }

  /// All lines of a screen. Only running text is wrapped; the caller cuts other lines.
  ///
  /// - Parameter columns: The width available.
  package func lines(of screen: any Screen, columns: Int) -> [[Span]] {
    var page = self.page(columns, .two)
    page.record = PageRecord()
    screen.draw(on: &page)
    return page.record?.lines.map(\.spans) ?? []
  }

  /// A list, with the lines of some of its entries.
  ///
  /// - Parameter entries: The entries to draw, by their index; those that the list does not have are left out.
  package func list(
    of screen: any ListScreen, _ entries: [Int], columns: Int, layout: ListLayout
  ) -> DrawnList {
    var page = self.page(columns, layout)
    page.record = PageRecord(wanted: entries)
    var screen = screen
    screen.skipped = 0
    screen.draw(on: &page)
    return page.record?.list ?? DrawnList()
  }

  func page(_ columns: Int, _ layout: ListLayout) -> TextPage {
    TextPage(texts: texts, style: style, columns: columns, layout: layout, now: clock.now, dates: dates())
  }
}
