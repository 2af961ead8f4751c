/// What a window shows: the frame drawn last, row by row. Of the next one only what differs is sent.
package struct DrawnFrame: Sendable {
  private var columns = 0
  private var rows: [SafeOutput] = []
  private var hasCursor = false

  package init() {}

  /// Forgets the frame, because the window no longer shows it.
  package mutating func forget() { self = DrawnFrame() }

  /// The output that makes the window show a frame.
  package mutating func take(_ frame: Frame, columns: Int, rows count: Int, style: Style) -> SafeOutput {
    var lines = frame.rows(columns: columns, rows: count, style: style)
    let isWhole = !frame.isUpdate || self.columns != columns || rows.count != count
    while lines.count < count { lines.append("\u{1B}[K") }
    defer { (self.columns, rows, hasCursor) = (columns, lines, frame.cursor != nil) }
    if isWhole { return frame.output(columns: columns, rows: count, style: style) }
    var output = SafeOutput()
    for (row, line) in lines.enumerated() where line != rows[row] {
      output.append(literal: "\u{1B}[")
      output.append(row + 1)
      output.append(literal: ";1H")
      output.append(line)
    }
    if hasCursor, !output.isEmpty || frame.cursor == nil { output = "\u{1B}[?25l" + output }
    frame.place(to: &output, columns: columns, rows: count)
    return output
  }
}
