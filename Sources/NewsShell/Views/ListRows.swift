import NewsDomain
import NewsPresentation
import TerminalKit

/// The rows of a list as a window shows them. Only rows that are visible, or soon may be, are drawn; they are kept until
/// the list, the width or the layout changes.
struct ListRows: Sendable {
  /// The width of the sign before the marked row.
  private static let indent = 2
  /// How many drawn rows are kept.
  private static let mostKept = 4000

  private let pages: ViewPages
  private let layout: ListLayout
  private var columns = 0
  /// The lines of rows by their index in the list.
  private var entries: [Int: [[Span]]] = [:]
  private var header: [[Span]] = []
  private var footer: [[Span]] = []
  /// The position of the first visible row among those that the list is narrowed to.
  private(set) var top = 0
  /// How many rows were visible last, less one that stays in sight when a page is turned.
  private(set) var pageSize = 1

  init(_ pages: ViewPages, layout: ListLayout) {
    self.pages = pages
    self.layout = layout
  }

  /// Forgets what was drawn, because the list has changed.
  mutating func forget() {
    entries = [:]
    (header, footer) = ([], [])
  }

  /// The header and the rows around the marker, as many lines as there is room for.
  ///
  /// - Parameter above: The most lines of the header.
  mutating func lines(
    of screen: any ListScreen, _ walk: ListWalk, columns: Int, rows: Int, above most: Int
  ) -> [[Span]] {
    if columns != self.columns {
      self.columns = columns
      forget()
    }
    top = max(0, min(top, walk.position))
    draw(around: walk.position, height: rows, of: screen, walk)
    let shown = Array(header.prefix(min(most, max(0, rows - 1))))
    let height = max(1, rows - shown.count)
    scroll(walk, height: height)
    var lines = shown
    var position = top
    while lines.count < rows, position < walk.count {
      lines += entry(at: position, in: walk)
      position += 1
    }
    pageSize = max(1, position - top - 1)
    if position == walk.count, !walk.isNarrowed { lines += footer.map { [Span("  ")] + $0 } }
    if lines.count > rows { lines.removeLast(lines.count - rows) }
    while lines.count < rows { lines.append([]) }
    return lines
  }

  /// Moves the first visible row so that the marked one is visible as a whole, and no room is left below the last.
  private mutating func scroll(_ walk: ListWalk, height: Int) {
    guard walk.count > 0 else { return top = 0 }
    func lines(_ position: Int) -> Int { entries[walk.index(at: position)]?.count ?? 1 }
    var first = walk.position
    var used = lines(first)
    while first > 0, used + lines(first - 1) <= height {
      first -= 1
      used += lines(first)
    }
    top = max(top, first)
    // After the window has grown, or rows have gone.
    var below = 0
    var next = top
    while next < walk.count, below < height {
      below += lines(next)
      next += 1
    }
    while top > 0, below + lines(top - 1) <= height {
      top -= 1
      below += lines(top)
    }
  }

  /// Draws the rows that may be visible with the marker at a position, and those of the next windows.
  private mutating func draw(around position: Int, height: Int, of screen: any ListScreen, _ walk: ListWalk) {
    guard walk.count > 0 else {
      if header.isEmpty { take(pages.list(of: screen, [], columns: inner, layout: layout)) }
      return
    }
    func missing(_ range: Range<Int>) -> [Int] {
      range.clamped(to: 0..<walk.count).map { walk.index(at: $0) }.filter { entries[$0] == nil }
    }
    if entries.count > Self.mostKept { entries = [:] }
    guard header.isEmpty || !missing(position - height..<position + height + 1).isEmpty else { return }
    // Far more than are needed: drawing a few costs nearly as much as drawing many.
    let wanted = missing(position - 2 * height..<position + 3 * height)
    take(pages.list(of: screen, wanted, columns: inner, layout: layout))
    for index in wanted where entries[index] == nil { entries[index] = [] }
  }

  private mutating func take(_ drawn: DrawnList) {
    (header, footer) = (drawn.above, drawn.below)
    entries.merge(drawn.entries) { _, new in new }
  }

  private var inner: Int { max(1, columns - Self.indent) }

  /// The lines of a row: with the sign before its number, and in the accent, if the marker is on it.
  private func entry(at position: Int, in walk: ListWalk) -> [[Span]] {
    let lines = entries[walk.index(at: position)] ?? []
    guard position == walk.position else { return lines.map { [Span("  ")] + $0 } }
    // A heading may be above the line with the number.
    let first = lines.firstIndex { $0.contains { $0.role == .number } } ?? lines.count - 1
    return lines.enumerated().map { index, spans in
      guard index >= first else { return [Span("  ")] + spans }
      return [index == first ? Span(pages.marker, .accent) : Span("  ")]
        + spans.map { span in
          let isTitle = span.role == .title || (index == first && [.plain, .quiet].contains(span.role))
          return isTitle ? Span(span.text, .accent, link: span.link) : span
        }
    }
  }
}
