import TestSupport
import Testing

@testable import TerminalKit

@Suite("Frames of a view")
struct StageTests {
  private typealias Piece = TerminalKit.Span

  private static let hide = "\u{1B}[?25l\u{1B}[H"
  private static let show = "\u{1B}[?25h"

  private func text(_ frame: Frame, columns: Int = 10, rows: Int = 3, isColoured: Bool = false) -> String {
    frame.output(columns: columns, rows: rows, style: Style(isColoured: isColoured)).text
  }

  @Test("it is drawn line by line over the old content, and the cursor is placed last")
  func piece() {
    let frame = Frame(lines: [[Piece("ab"), Piece("c")], [], [Piece("d")]], cursor: (1, 2))
    #expect(text(frame) == Self.hide + "abc\u{1B}[K\r\n\u{1B}[K\r\nd\u{1B}[K\u{1B}[3;2H" + Self.show)
  }

  @Test("without a position the cursor is hidden")
  func noCursor() {
    #expect(text(Frame(lines: [[Piece("a")], [], []])) == Self.hide + "a\u{1B}[K\r\n\u{1B}[K\r\n\u{1B}[K")
  }

  @Test("the window is cleared below the last line")
  func short() {
    #expect(text(Frame(lines: [[Piece("a")]])) == Self.hide + "a\u{1B}[K\u{1B}[J")
    #expect(text(Frame(lines: [])) == Self.hide + "\u{1B}[J")
  }

  @Test("lines that do not fit are not drawn, as the window would scroll")
  func tall() {
    let frame = Frame(lines: (1...9).map { [Piece("\($0)")] })
    #expect(text(frame) == Self.hide + "1\u{1B}[K\r\n2\u{1B}[K\r\n3\u{1B}[K")
  }

  @Test("a line is cut at the window's edge, and one that fills it keeps its last character")
  func lineIsCutAtTheWindowsEdge() {
    let frame = Frame(lines: [
      [Piece("abcdefghij")], [Piece("abcdef"), Piece("ghijkl"), Piece("m")], [Piece("abcdefghi")],
    ])
    #expect(text(frame) == Self.hide + "abcdefghij\r\nabcdefghi\u{2026}\r\nabcdefghi\u{1B}[K")
  }

  @Test("a line is cut by cells, not by characters")
  func cells() {
    let frame = Frame(lines: [[Piece("\u{65E5}\u{672C}\u{8A9E}")]])
    #expect(text(frame, columns: 6, rows: 1) == Self.hide + "\u{65E5}\u{672C}\u{8A9E}")
    #expect(text(frame, columns: 5, rows: 1) == Self.hide + "\u{65E5}\u{672C}\u{2026}")
    #expect(text(frame, columns: 4, rows: 1) == Self.hide + "\u{65E5}\u{2026}\u{1B}[K")
  }

  @Test("colour begins and ends within its piece")
  func coloured() {
    let frame = Frame(lines: [[Piece("ab", .title), Piece("cdefghijklmn", .quiet)]])
    let expected = "\u{1B}[1mab\u{1B}[0m\u{1B}[2mcdefghi\u{2026}\u{1B}[0m"
    #expect(text(frame, rows: 1, isColoured: true) == Self.hide + expected)
  }

  @Test("nothing in it harms the terminal", arguments: NaughtyStrings.some)
  func nothingInItHarmsTheTerminal(naughty: String) {
    let frame = Frame(lines: [[Piece(naughty), Piece("a" + naughty, .number)], [Piece(naughty, .title)]])
    // Scalar by scalar, because a combining mark at the start of a line joins the character before it.
    var shown = Array(text(frame, columns: 40, rows: 2).unicodeScalars)
    for sequence in [Self.hide, "\u{1B}[K", "\r\n"] {
      shown = shown.replacing(Array(sequence.unicodeScalars), with: [])
    }
    let harmful = shown.filter { isHarmful($0) }
    #expect(harmful.isEmpty)
  }

  static let cursors: [(Int, Int, String)] = [
    (0, 0, "1;1"), (9, 2, "3;10"), (10, 2, "3;10"), (500, 0, "1;10"), (0, 3, "3;1"), (500, 500, "3;10"),
  ]

  @Test("the cursor stays in the window", arguments: StageTests.cursors)
  func cursor(column: Int, row: Int, place: String) {
    #expect(text(Frame(lines: [[Piece("a")]], cursor: (column, row))).hasSuffix("\u{1B}[\(place)H" + Self.show))
  }

  @Test("a window of one cell has room for one")
  func tiny() {
    let frame = Frame(lines: [[Piece("abc")], [Piece("d")]], cursor: (5, 5))
    #expect(text(frame, columns: 1, rows: 1) == Self.hide + "\u{2026}\u{1B}[1;1H" + Self.show)
    #expect(text(Frame(lines: [[Piece("a")]]), columns: 1, rows: 1) == Self.hide + "a")
    #expect(text(Frame(lines: [[Piece("\u{65E5}")]]), columns: 1, rows: 1) == Self.hide + "\u{2026}")
  }
}
