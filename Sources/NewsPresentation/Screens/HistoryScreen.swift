/// The last commands typed.
package struct HistoryScreen: Screen {
  private let lines: [(number: Int, line: String)]

  package init(_ lines: [(number: Int, line: String)]) {
    self.lines = lines
  }

  package var records: [any Record] { lines.map { HistoryRecord(number: $0.number, line: $0.line) } }

  package func draw(on page: inout TextPage) {
    let digits = max(2, String(lines.last?.number ?? 0).count)
    for (number, line) in lines {
      let label = String(number)
      page.whole(
        page.isAccessible
          ? "\(label): \(line)" : String(repeating: " ", count: max(0, digits - label.count)) + label + "  " + line)
    }
  }
}
