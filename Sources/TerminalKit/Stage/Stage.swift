/// The whole terminal, lent to a view while it runs.
package protocol Stage: Sendable {
  /// Takes the terminal, runs `play`, and returns the terminal however that ends.
  ///
  /// - Throws: The errors of `play`.
  func run<Result: Sendable>(_ play: @Sendable (Scene) async throws -> Result) async throws -> Result
}

/// A view's access to the terminal.
package struct Scene: Sendable {
  /// The reader's keys and changes of the window; ends with the input, or when the view is cancelled.
  package let events: AsyncStream<SceneEvent>
  private let size: @Sendable () -> (columns: Int, rows: Int)
  private let write: @Sendable (Frame) -> Void

  package init(
    events: AsyncStream<SceneEvent>, size: @escaping @Sendable () -> (columns: Int, rows: Int),
    write: @escaping @Sendable (Frame) -> Void
  ) {
    self.events = events
    self.size = size
    self.write = write
  }

  /// The window's width in cells.
  package var columns: Int { size().columns }
  package var rows: Int { size().rows }

  package func show(_ frame: Frame) { write(frame) }
}

package enum SceneEvent: Sendable, Equatable {
  case key(Key)
  /// The window has a new size, or was covered, so that everything must be drawn again.
  case resized
}

/// A key pressed in a view.
package enum Key: Sendable, Equatable {
  case text(String)
  /// A paste, as it was copied: it may have several lines, and controls.
  case paste(String)
  case enter
  case escape
  case tab
  case backTab
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// A key pressed together with Ctrl, such as `u`.
  case control(Character)
}

/// The content of the terminal: lines from the top, and the position of the cursor.
package struct Frame: Sendable {
  package var lines: [[Span]]
  /// The position of the cursor, from 0; `nil` hides it.
  package var cursor: (column: Int, row: Int)?
  /// Whether only the lines are sent that differ from those of the frame before.
  package var isUpdate: Bool

  package init(lines: [[Span]], cursor: (column: Int, row: Int)? = nil, isUpdate: Bool = false) {
    self.lines = lines
    self.cursor = cursor
    self.isUpdate = isUpdate
  }

  /// The frame as it is sent to a terminal: in one piece, so that it is never seen half drawn.
  package func output(columns: Int, rows: Int, style: Style) -> SafeOutput {
    var output: SafeOutput = "\u{1B}[?25l\u{1B}[H"
    for (row, line) in self.rows(columns: columns, rows: rows, style: style).enumerated() {
      if row > 0 { output.append(literal: "\r\n") }
      output.append(line)
    }
    if lines.count < rows { output.append(literal: "\u{1B}[J") }
    place(to: &output, columns: columns, rows: rows)
    return output
  }

  /// The lines that fit into the window, each with the sequence that erases the rest of its row.
  func rows(columns: Int, rows: Int, style: Style) -> [SafeOutput] {
    lines.prefix(rows).map { spans in
      var output = SafeOutput()
      var left = columns
      for span in spans where left > 0 { left -= span.write(to: &output, cells: left, style: style) }
      // After a line that fills the width, this would erase its last character.
      if left > 0 { output.append(literal: "\u{1B}[K") }
      return output
    }
  }

  /// Shows the cursor in its place, which is in the window.
  func place(to output: inout SafeOutput, columns: Int, rows: Int) {
    guard let cursor else { return }
    output.append(literal: "\u{1B}[")
    output.append(min(cursor.row, rows - 1) + 1)
    output.append(literal: ";")
    output.append(min(cursor.column, columns - 1) + 1)
    output.append(literal: "H\u{1B}[?25h")
  }
}
