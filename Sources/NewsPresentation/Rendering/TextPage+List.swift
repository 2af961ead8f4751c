import TerminalKit

/// A screen of a list that may be longer than the window.
package protocol ListScreen: Screen {
  /// How many of its entries are left out, since they were shown before.
  var skipped: Int { get set }
}

extension TextPage {
  /// A list with what stands above and below it: of its entries as many as the window has room for, one at least.
  ///
  /// - Parameters:
  ///   - entries: those that are to be shown, counted from 0; the last of them is the list's last.
  ///   - isWhole: whether all of them are, be the window as small as it may.
  ///   - above: drawn before, given how many entries of the list will have been shown.
  ///   - below: drawn afterwards, given how many are left.
  package mutating func list(
    _ entries: Range<Int>, isWhole: Bool = false, above: (inout TextPage, _ shown: Int) -> Void,
    below: (inout TextPage, _ left: Int) -> Void = { _, _ in }, entry: (inout TextPage, Int) -> Void
  ) {
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
      // Where all is shown, nothing may stand below.
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

  /// What a list goes on with, and what can be done with it where that is still to be said.
  ///
  /// - Parameters:
  ///   - hasMore: whether `more` goes on with it.
  ///   - count: how many entries there are to go on with, where that is worth telling.
  ///   - advice: `nil` where it has been said often enough.
  mutating func listHint(hasMore: Bool, count: Int? = nil, _ advice: String?) {
    let parts = [hasMore ? texts.moreHint(count) : nil, advice].compactMap(\.self)
    if !parts.isEmpty { hint(parts.joined(separator: " · "), indent: 4) }
  }

  /// What `draw` would add to the page, and how many lines that is.
  private func drawn(_ draw: (inout TextPage) -> Void) -> (output: SafeOutput, lines: Int) {
    var page = self
    page.clear()
    draw(&page)
    return (page.output, page.output.lineCount)
  }
}
