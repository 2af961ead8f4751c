import TerminalKit

/// Places markers and their labels on a picture so that none covers another.
struct LabelLayout {
  private struct Piece {
    let text: String
    let role: Role
  }

  private struct Label {
    var pieces: [Piece]
    /// The index of the label's cell that is drawn at the position of the marker.
    var anchor: Int

    var count: Int { pieces.reduce(0) { $0 + $1.text.unicodeScalars.count } }
  }

  /// How many cells to the right and down a label may move to avoid another: in its own row, nearest first.
  private static let beside = [(0, 0), (1, 0), (-1, 0), (2, 0), (-2, 0)]
  private static let around = [-1, 1].flatMap { row in [0, 1, -1, 2, -2, 3, -3].map { ($0, row) } }

  private let point: String
  private let focus: String
  private let here: String

  init(_ glyphs: Window.Glyphs) {
    (point, focus, here) = glyphs == .braille ? ("•", "›", "×") : ("*", ">", "x")
  }

  mutating func put(place dot: (x: Double, y: Double), on canvas: inout DotCanvas) {
    guard let cell = Self.cell(dot, canvas) else { return }
    canvas.write(here, cell.column, cell.row, .accent)
  }

  mutating func put(_ marker: MapPainter.Marker, at dot: (x: Double, y: Double), on canvas: inout DotCanvas) {
    guard let cell = Self.cell(dot, canvas) else { return }
    let labels = labels(marker)
    for offsets in [Self.beside, Self.around] {
      for label in labels {
        for (right, down) in offsets {
          // At the edge of the picture the label moves inwards.
          let column = max(0, min(canvas.columns - label.count, cell.column - label.anchor)) + right
          guard canvas.hasRoom(column, cell.row + down, count: label.count) else { continue }
          write(label, column, cell.row + down, on: &canvas)
          return
        }
      }
    }
  }

  private static func cell(_ dot: (x: Double, y: Double), _ canvas: DotCanvas) -> (column: Int, row: Int)? {
    guard dot.x >= 0, dot.y >= 0, dot.x < Double(canvas.width), dot.y < Double(canvas.height) else { return nil }
    return (Int(dot.x) / DotCanvas.dotsAcross, Int(dot.y) / DotCanvas.dotsDown)
  }

  /// The ways to write a marker, the best first: `7•jp`, then `7•`; `4(20)` for a cluster.
  private func labels(_ marker: MapPainter.Marker) -> [Label] {
    let isMarked = marker.emphasis != .none
    let number = marker.number.map { [Piece(text: String($0), role: .number)] } ?? []
    let start = (marker.emphasis == .focused ? [Piece(text: focus, role: .accent)] : []) + number
    let anchor = start.reduce(0) { $0 + $1.text.unicodeScalars.count }
    guard let country = marker.cluster.single else {
      let count = Piece(text: "(\(marker.cluster.countries.count))", role: isMarked ? .accent : .title)
      return [Label(pieces: start + [count], anchor: anchor)]
    }
    let mark = Piece(text: point, role: .accent)
    let code = Piece(text: country.code, role: isMarked ? .accent : .title)
    return [Label(pieces: start + [mark, code], anchor: anchor), Label(pieces: start + [mark], anchor: anchor)]
  }

  private func write(_ label: Label, _ column: Int, _ row: Int, on canvas: inout DotCanvas) {
    var column = column
    for piece in label.pieces {
      canvas.write(piece.text, column, row, piece.role)
      column += piece.text.unicodeScalars.count
    }
  }
}
