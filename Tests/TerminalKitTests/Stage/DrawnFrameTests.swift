import TestSupport
import Testing

@testable import TerminalKit

@Suite("What a window shows")
struct DrawnFrameTests {
  private typealias Piece = TerminalKit.Span

  private static let style = Style(isColoured: false)

  private var drawn = DrawnFrame()

  private mutating func output(
    _ lines: [String], cursor: (column: Int, row: Int)? = nil, columns: Int = 10, rows: Int = 3, isUpdate: Bool = true
  ) -> String {
    let frame = Frame(lines: lines.map { [Piece($0)] }, cursor: cursor, isUpdate: isUpdate)
    return drawn.take(frame, columns: columns, rows: rows, style: Self.style).text
  }

  private func whole(_ lines: [String], columns: Int = 10, rows: Int = 3) -> String {
    Frame(lines: lines.map { [Piece($0)] }).output(columns: columns, rows: rows, style: Self.style).text
  }

  @Test("the first frame is drawn as a whole, and of the next only the lines that differ")
  mutating func update() {
    #expect(output(["a", "b", "c"]) == whole(["a", "b", "c"]))
    #expect(output(["a", "B", "c"]) == "\u{1B}[2;1HB\u{1B}[K")
    #expect(output(["a", "B", "c"]).isEmpty)
    // A line that is gone is erased.
    #expect(output(["a", "B"]) == "\u{1B}[3;1H\u{1B}[K")
    #expect(output(["x", "B", "z"]) == "\u{1B}[1;1Hx\u{1B}[K\u{1B}[3;1Hz\u{1B}[K")
  }

  @Test("a frame that is no update is drawn as a whole")
  mutating func noUpdate() {
    _ = output(["a"])
    #expect(output(["a"], isUpdate: false) == whole(["a"]))
    #expect(output(["a", "b"]) == "\u{1B}[2;1Hb\u{1B}[K")
  }

  @Test("in a window of another size, or one that was covered, everything is drawn")
  mutating func resized() {
    _ = output(["a", "b"])
    #expect(output(["a", "b"], columns: 11) == whole(["a", "b"], columns: 11))
    #expect(output(["a", "b"], columns: 11, rows: 4) == whole(["a", "b"], columns: 11, rows: 4))
    drawn.forget()
    #expect(output(["a", "b"], columns: 11, rows: 4) == whole(["a", "b"], columns: 11, rows: 4))
  }

  @Test("the cursor is placed each time, and hidden when it is gone or while lines change")
  mutating func cursor() {
    #expect(output(["a"], cursor: (1, 0)).hasSuffix("\u{1B}[1;2H\u{1B}[?25h"))
    #expect(output(["a"], cursor: (2, 0)) == "\u{1B}[1;3H\u{1B}[?25h")
    #expect(output(["b"], cursor: (2, 0)) == "\u{1B}[?25l\u{1B}[1;1Hb\u{1B}[K\u{1B}[1;3H\u{1B}[?25h")
    #expect(output(["b"]) == "\u{1B}[?25l")
    #expect(output(["c"]) == "\u{1B}[1;1Hc\u{1B}[K")
  }
}
