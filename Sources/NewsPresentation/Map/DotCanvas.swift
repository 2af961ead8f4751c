import NewsDomain
import TerminalKit

/// A picture made of dots, two by four in each cell of the terminal, with letters on top.
package struct DotCanvas: Sendable {
  /// The kind of a dot. If a cell has several, the highest one decides its look.
  enum Ink: UInt8, Sendable {
    case none
    case shade
    case border
    case coast

    var role: Role { self == .coast ? .plain : .quiet }
  }

  package static let dotsAcross = 2
  package static let dotsDown = 4

  /// The width in cells.
  let columns: Int
  let rows: Int
  /// The width in dots.
  let width: Int
  let height: Int
  /// The dots of each cell, one bit each, in the order of Unicode's Braille patterns.
  private var dots: [UInt8]
  private var inks: [UInt8]
  /// The letter of each cell; 0 if it has none.
  private var letters: [UInt32]
  private var letterRoles: [Role]

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    width = self.columns * Self.dotsAcross
    height = self.rows * Self.dotsDown
    let count = self.columns * self.rows
    dots = Array(repeating: 0, count: count)
    inks = Array(repeating: 0, count: count)
    letters = Array(repeating: 0, count: count)
    letterRoles = Array(repeating: .plain, count: count)
  }

  /// The bits of a cell's dots, row by row from the top, left before right (Unicode 15.0, block 2800).
  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  mutating func dot(_ x: Int, _ y: Int, _ ink: Ink) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    let cell = (y >> 2) * columns + x >> 1
    dots[cell] |= Self.bits[(y & 3) << 1 | x & 1]
    inks[cell] = max(inks[cell], ink.rawValue)
  }

  /// Draws the part of a straight line that is inside the picture.
  mutating func line(from start: Projection.Point, to end: Projection.Point, _ ink: Ink) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    var (first, last) = (0.0, 1.0)
    // Liang and Barsky's algorithm: the part of the line that is on the inner side of all four edges.
    let edges = [
      (-x, start.x), (x, Double(width) - 1e-6 - start.x), (-y, start.y), (y, Double(height) - 1e-6 - start.y),
    ]
    for (slope, room) in edges {
      if slope == 0 {
        if room < 0 { return }
      } else if slope < 0 {
        first = max(first, room / slope)
      } else {
        last = min(last, room / slope)
      }
    }
    guard first <= last else { return }
    let steps = Int((max(abs(x), abs(y)) * (last - first)).rounded(.up))
    for step in 0...steps {
      let part = first + (last - first) * (steps > 0 ? Double(step) / Double(steps) : 0)
      dot(Int(start.x + x * part), Int(start.y + y * part), ink)
    }
  }

  /// Fills a horizontal row of dots between two edges, as densely as `shade` says.
  mutating func fill(_ row: Int, from left: Double, to right: Double, _ shade: Shade) {
    guard row >= 0, row < height else { return }
    let (first, end) = (max(0, Int(left.rounded(.up))), min(width, Int(right.rounded(.up))))
    guard first < end else { return }
    for column in first..<end where shade.covers(column, row) { dot(column, row, .shade) }
  }

  /// Whether there is room for this many letters, with an empty cell on both sides.
  func hasRoom(_ column: Int, _ row: Int, count: Int) -> Bool {
    guard row >= 0, row < rows, column >= 0, column + count <= columns else { return false }
    let start = row * columns
    return (max(0, column - 1)..<min(columns, column + count + 1)).allSatisfy { letters[start + $0] == 0 }
  }

  /// Writes letters that are one cell wide each.
  mutating func write(_ text: String, _ column: Int, _ row: Int, _ role: Role) {
    for (index, scalar) in text.unicodeScalars.enumerated() where column + index < columns {
      letters[row * columns + column + index] = scalar.value
      letterRoles[row * columns + column + index] = role
    }
  }

  /// The picture as lines of text, without the empty ends of lines.
  package func lines(_ glyphs: Window.Glyphs) -> [[Span]] {
    (0..<rows).map { line($0, glyphs) }
  }

  private func line(_ row: Int, _ glyphs: Window.Glyphs) -> [Span] {
    let cells = row * columns..<(row + 1) * columns
    let end = cells.last { letters[$0] != 0 || dots[$0] != 0 }.map { $0 + 1 } ?? cells.lowerBound
    var spans: [Span] = []
    var drawn = SafePicture.Cells()
    var role = Role.plain
    for cell in cells.lowerBound..<end {
      let isLetter = letters[cell] != 0
      // An empty cell looks the same in every role, so it does not begin a new span.
      let next = isLetter ? letterRoles[cell] : dots[cell] == 0 ? role : (Ink(rawValue: inks[cell]) ?? .none).role
      if next != role, drawn.count > 0 {
        spans.append(Span(drawing: drawn, role))
        drawn = SafePicture.Cells()
      }
      role = next
      if isLetter {
        drawn.append(letter: letters[cell])
      } else {
        glyphs.append(dots[cell], to: &drawn)
      }
    }
    if drawn.count > 0 { spans.append(Span(drawing: drawn, role)) }
    return spans
  }
}

/// The density at which an area is filled, in four steps.
package struct Shade: Sendable, Equatable {
  static let steps = 1...4

  let step: Int

  /// An ordered dither (Bayer's 4 by 4 matrix). Each step adds dots to those of the step before.
  private static let thresholds: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  func covers(_ column: Int, _ row: Int) -> Bool {
    // Even the densest step leaves gaps, so that coasts and letters stay visible.
    Self.thresholds[(row & 3) << 2 | column & 3] < step * 3
  }
}

extension Window.Glyphs {
  /// Adds the character for the dots of a cell.
  fileprivate func append(_ dots: UInt8, to cells: inout SafePicture.Cells) {
    switch self {
    case .braille: cells.append(braille: dots)
    case .ascii: cells.append(letter: dots == 0 ? 0x20 : UInt32(Self.letter(dots)))
    }
  }

  /// The ASCII character that looks most like the dots.
  private static func letter(_ dots: UInt8) -> UInt8 {
    // The four quarters of the cell, two dots each.
    let (topLeft, topRight) = (dots & 0x03 != 0, dots & 0x18 != 0)
    let (bottomLeft, bottomRight) = (dots & 0x44 != 0, dots & 0xA0 != 0)
    let letter: Character =
      switch (topLeft, topRight, bottomLeft, bottomRight) {
      case (true, true, false, false): "\""
      case (_, _, false, false): "'"
      case (false, false, true, true): "_"
      case (false, false, _, _): "."
      case (true, false, true, false), (false, true, false, true): "|"
      case (true, false, false, true): "\\"
      case (false, true, true, false): "/"
      default: dots.nonzeroBitCount > 5 ? "#" : "+"
      }
    return letter.asciiValue ?? 0x23
  }
}
