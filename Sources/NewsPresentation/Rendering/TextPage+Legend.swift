import TerminalKit

extension TextPage {
  /// Adds the names for the numbers in a picture, in as many columns as fit, ordered from top to bottom.
  ///
  /// - Parameter width: The width of the picture, in cells.
  mutating func legend(
    _ entries: [(number: Int, name: String, isChosen: Bool)], counts: [String] = [], width pictureWidth: Int
  ) {
    let columns = columns ?? max(40, pictureWidth)
    let digits = max(2, String(entries.count).count)
    // Long names are cut, as a few of them would otherwise make the legend twice as high.
    let room = max(8, columns / (entries.count > 6 ? 3 : min(2, max(1, entries.count))) - digits - 3)
    let entries = entries.enumerated().map { index, entry in
      // A count is never cut.
      let count = counts.indices.contains(index) ? SafeText(" \(counts[index])") : .empty
      return (
        number: entry.number, name: TextWrap.cut(SafeText(entry.name), to: room - count.width) + count,
        isChosen: entry.isChosen
      )
    }
    let widest = entries.map { $0.name.width }.max() ?? 0
    let width = digits + 1 + widest + 2
    let across = max(1, min(entries.count, columns / width))
    let down = (entries.count + across - 1) / max(1, across)
    for row in 0..<down {
      var spans: [Span] = []
      for index in stride(from: row, to: entries.count, by: down) {
        let entry = entries[index]
        let label = String(entry.number)
        spans.append(Span(String(repeating: " ", count: digits - label.count) + label + " ", .number))
        spans.append(Span(entry.name, entry.isChosen ? .accent : .plain))
        if index + down < entries.count {
          spans.append(Span(String(repeating: " ", count: widest - entry.name.width + 2)))
        }
      }
      line(spans)
    }
  }
}
