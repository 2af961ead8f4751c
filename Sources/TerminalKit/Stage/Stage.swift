/// The whole terminal, lent to a view for as long as that runs.
package protocol Stage: Sendable {
  /// Takes the terminal, runs `play`, and gives the terminal back however that ends.
  ///
  /// - Throws: what `play` throws.
  func run<Result: Sendable>(_ play: @Sendable (Scene) async throws -> Result) async throws -> Result
}

/// What a view has of the terminal.
package struct Scene: Sendable {
  /// What the reader does; ends with the input, and where the view is cancelled.
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

  /// In cells.
  package var columns: Int { size().columns }
  package var rows: Int { size().rows }

  package func show(_ frame: Frame) { write(frame) }
}

package enum SceneEvent: Sendable, Equatable {
  case key(Key)
  /// The window has another size, or was covered: all is to be drawn again.
  case resized
}

/// A key as a view knows it.
package enum Key: Sendable, Equatable {
  case text(String)
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
  /// With Ctrl held, such as `u`.
  case control(Character)
}

/// What the terminal shows: lines from the top, and where the cursor stands.
package struct Frame: Sendable {
  package var lines: [[Span]]
  /// Counted from 0; hidden where it is `nil`.
  package var cursor: (column: Int, row: Int)?

  package init(lines: [[Span]], cursor: (column: Int, row: Int)? = nil) {
    self.lines = lines
    self.cursor = cursor
  }

  /// The frame as what a terminal is sent: in one piece, so that nothing is seen half drawn.
  package func output(columns: Int, rows: Int, style: Style) -> SafeOutput {
    var output: SafeOutput = "\u{1B}[?25l\u{1B}[H"
    for (row, spans) in lines.prefix(rows).enumerated() {
      if row > 0 { output.append(literal: "\r\n") }
      var left = columns
      for span in spans where left > 0 {
        left -= span.write(to: &output, cells: left, style: style)
      }
      // Behind a full line this would take its last character.
      if left > 0 { output.append(literal: "\u{1B}[K") }
    }
    if lines.count < rows { output.append(literal: "\u{1B}[J") }
    guard let cursor else { return output }
    output.append(literal: "\u{1B}[")
    output.append(min(cursor.row, rows - 1) + 1)
    output.append(literal: ";")
    output.append(min(cursor.column, columns - 1) + 1)
    output.append(literal: "H\u{1B}[?25h")
    return output
  }
}
