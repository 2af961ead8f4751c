/// The last commands.
struct HistoryScreen: Screen {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  var records: [any Record] { lines.map(HistoryRecord.init) }

  func draw(on page: inout TextPage) {
    for line in lines { page.whole(line) }
  }
}

private struct HistoryRecord: Record {
  let line: String

  init(_ line: String) {
    self.line = line
  }

  func write(to row: inout RowWriter) {
    row.add(line)
  }

  func write(to object: inout ObjectWriter) {
    object.add("type", "history")
    object.add("line", line)
  }
}
