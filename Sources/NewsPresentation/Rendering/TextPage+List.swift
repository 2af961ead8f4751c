import TerminalKit

/// A screen with a list that may be longer than the window.
package protocol ListScreen: Screen {
  /// The number of entries left out because they have been shown.
  var skipped: Int { get set }
  /// The number of its entries.
  var entryCount: Int { get }
  /// The numbers of its rows, from the first to the last.
  ///
  /// - Parameter isFolded: Whether each story is one row, unless the reader has chosen that.
  func numbers(isFolded: Bool) -> [Int]
  /// Whether the article with a number has been read; `nil` if that is not known.
  func isRead(_ number: Int) -> Bool?
}

extension ListScreen {
  package var entryCount: Int { records.count }
  /// It ends with the window itself, and `more` continues it.
  package var isUndivided: Bool { true }

  package func numbers(isFolded: Bool) -> [Int] { Array(1..<(list?.items.count ?? 0) + 1) }

  package func isRead(_ number: Int) -> Bool? { nil }
}

extension TextPage {
  /// Draws a list with the parts above and below it: as many entries as the window has room for, but at least one.
  ///
  /// - Parameters:
  ///   - entries: The entries still to be shown, from 0; the last of them is the last of the list.
  ///   - isWhole: Whether all of them are shown, however small the window is.
  ///   - spoken: How many are read aloud before `more` goes on, where somebody can type it; `nil` for all.
  ///   - above: Draws the part above, given how many entries of the list will have been shown.
  ///   - below: Draws the part below, given how many entries are left.
  package mutating func list(
    _ entries: Range<Int>, isWhole: Bool = false, spoken: Int? = nil, above: (inout TextPage, _ shown: Int) -> Void,
    below: (inout TextPage, _ left: Int) -> Void = { _, _ in }, entry: (inout TextPage, Int) -> Void
  ) {
    first = entries.lowerBound
    if keepList(entries, above: above, below: below, entry: entry) { return }
    if let spoken, isAccessible, isAtPrompt, !isWhole, entries.count > spoken {
      let end = entries.lowerBound + spoken
      shown = end
      above(&self, end)
      for index in entries.prefix(spoken) { entry(&self, index) }
      return below(&self, entries.upperBound - end)
    }
    guard let rows, !isWhole else {
      above(&self, entries.upperBound)
      for index in entries { entry(&self, index) }
      below(&self, 0)
      return
    }
    let all = entries.upperBound
    let frame = drawn { above(&$0, all) }.lines + drawn { below(&$0, entries.count) }.lines
    var body = SafeOutput()
    var lines = 0
    var end = entries.lowerBound
    while end < all {
      let next = drawn { entry(&$0, end) }
      // When everything is shown, there may be no hint below.
      let room = rows - (end + 1 == all ? drawn { above(&$0, all) }.lines + drawn { below(&$0, 0) }.lines : frame)
      guard lines + next.lines <= room || end == entries.lowerBound else { break }
      body.append(next.output)
      lines += next.lines
      end += 1
    }
    shown = end
    above(&self, end)
    append(body)
    below(&self, all - end)
  }

  /// Adds a hint on how the list continues, and on what can be done with it.
  ///
  /// - Parameters:
  ///   - hasMore: Whether `more` continues the list.
  ///   - count: How many more entries there are, if that is worth showing.
  ///   - advice: What can be done with the list; `nil` if that has been shown often enough.
  mutating func listHint(hasMore: Bool, count: Int? = nil, _ advice: String?) {
    // A view says by itself what can be done.
    if record != nil { return }
    let parts = [hasMore ? texts.moreHint(count) : nil, advice].compactMap(\.self)
    if !parts.isEmpty { hint(parts.joined(separator: " · "), indent: 4) }
  }

  /// The output that `draw` would add to the page, and its number of lines.
  private func drawn(_ draw: (inout TextPage) -> Void) -> (output: SafeOutput, lines: Int) {
    var page = self
    page.clear()
    draw(&page)
    return (page.output, page.output.lineCount)
  }
}
