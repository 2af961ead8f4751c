import PresentationTestSupport
import Testing

@testable import NewsDomain
@testable import NewsPresentation
@testable import TerminalKit

@Suite("A picture of dots")
struct DotCanvasTests {
  typealias Point = Projection.Point

  private func text(_ canvas: DotCanvas, _ glyphs: Window.Glyphs = .braille) -> [String] {
    canvas.lines(glyphs).map { $0.map(\.string).joined() }
  }

  /// The dots of a picture, one bit each, cell by cell. Letters count as no dots.
  private func bits(_ canvas: DotCanvas) -> [UInt32] {
    text(canvas).flatMap { $0.unicodeScalars.map { $0.value >= 0x2800 && $0.value < 0x2900 ? $0.value - 0x2800 : 0 } }
  }

  private func filled(_ step: Int) -> DotCanvas {
    var canvas = DotCanvas(columns: 4, rows: 2)
    for row in 0..<8 { canvas.fill(row, from: 0, to: 8, Shade(step: step)) }
    return canvas
  }

  static let places: [(Int, Int, String)] = [
    (0, 0, "\u{2801}"), (0, 1, "\u{2802}"), (0, 2, "\u{2804}"), (0, 3, "\u{2840}"), (1, 0, "\u{2808}"),
    (1, 1, "\u{2810}"), (1, 2, "\u{2820}"), (1, 3, "\u{2880}"),
  ]

  @Test("each dot of a cell is one of its Braille pattern", arguments: places)
  func dots(x: Int, y: Int, expected: String) {
    var canvas = DotCanvas(columns: 1, rows: 1)
    canvas.dot(x, y, .coast)
    #expect(text(canvas) == [expected])
    var other = DotCanvas(columns: 3, rows: 2)
    other.dot(4 + x, 4 + y, .coast)
    #expect(text(other) == ["", "  " + expected])
  }

  @Test("dots of a cell add up")
  func allDots() {
    var canvas = DotCanvas(columns: 1, rows: 1)
    for (x, y, _) in Self.places { canvas.dot(x, y, .coast) }
    #expect(text(canvas) == ["\u{28FF}"])
    #expect(text(canvas, .ascii) == ["#"])
  }

  @Test(
    "dots outside are not drawn",
    arguments: [(-1, 0), (0, -1), (2, 0), (0, 4), (Int.min, Int.max), (Int.max, Int.min)])
  func outside(x: Int, y: Int) {
    var canvas = DotCanvas(columns: 1, rows: 1)
    canvas.dot(x, y, .coast)
    #expect(text(canvas) == [""])
  }

  @Test("a picture has at least one cell", arguments: [(0, 0), (-5, 1), (1, -5)])
  func smallest(columns: Int, rows: Int) {
    let canvas = DotCanvas(columns: columns, rows: rows)
    #expect(canvas.width == 2)
    #expect(canvas.height == 4)
    #expect(text(canvas) == [""])
  }

  @Test("the strongest ink of a cell decides its role, and cells of one role are one piece")
  func inks() {
    var canvas = DotCanvas(columns: 6, rows: 1)
    canvas.dot(0, 0, .coast)
    canvas.dot(1, 1, .shade)
    canvas.dot(4, 0, .border)
    canvas.dot(6, 0, .shade)
    let spans = canvas.lines(.braille)[0]
    // Empty cells look the same in every role, and are left out at the end.
    #expect(spans.map(\.string) == ["\u{2811} ", "\u{2801}\u{2801}"])
    #expect(spans.map(\.role) == [.plain, .quiet])
  }

  static let straight: [(ClosedRange<Double>, Double, [String])] = [
    (0.5...7.5, 0.5, ["\u{2809}\u{2809}\u{2809}\u{2809}", ""]),
    (2.5...3.5, 5.5, ["", " \u{2812}"]),
    // Only the part inside is drawn, wherever the line begins and ends.
    (-1000.5...1000.5, 0.5, ["\u{2809}\u{2809}\u{2809}\u{2809}", ""]),
    (-1e7...1e7, 7.5, ["", "\u{28C0}\u{28C0}\u{28C0}\u{28C0}"]),
    (5.5...900, 4.5, ["", "  \u{2808}\u{2809}"]),
  ]

  @Test("a horizontal line has a dot in each column, in both directions", arguments: straight)
  func level(x: ClosedRange<Double>, y: Double, expected: [String]) {
    let ends = (Point(x: x.lowerBound, y: y), Point(x: x.upperBound, y: y))
    for (start, end) in [ends, (ends.1, ends.0)] {
      var canvas = DotCanvas(columns: 4, rows: 2)
      canvas.line(from: start, to: end, .coast)
      #expect(text(canvas) == expected)
    }
  }

  @Test(
    "a sloping line has no gaps, whatever part of it is inside", arguments: [(0.5, 7.5), (-10.0, 50.0), (-3.0, 12.0)])
  func slope(start: Double, end: Double) {
    var canvas = DotCanvas(columns: 4, rows: 2)
    canvas.line(from: Point(x: start, y: start), to: Point(x: end, y: end), .coast)
    #expect(text(canvas) == ["\u{2811}\u{2884}", "  \u{2811}\u{2884}"])
  }

  static let outsideLines: [(Point, Point)] = [
    (Point(x: -5, y: -5), Point(x: -1, y: 20)), (Point(x: 0, y: -1), Point(x: 7, y: -0.5)),
    (Point(x: 9, y: 0), Point(x: 9, y: 7)), (Point(x: -10, y: 4), Point(x: 4, y: -10)),
    (Point(x: 0, y: 8), Point(x: 8, y: 8)), (Point(x: 100, y: 100), Point(x: 100, y: 100)),
  ]

  @Test("a line outside the picture is not drawn", arguments: outsideLines)
  func passingBy(start: Point, end: Point) {
    var canvas = DotCanvas(columns: 4, rows: 2)
    canvas.line(from: start, to: end, .coast)
    #expect(text(canvas) == ["", ""])
  }

  @Test("a line of length zero is a dot")
  func point() {
    var canvas = DotCanvas(columns: 2, rows: 1)
    canvas.line(from: Point(x: 3.2, y: 2.7), to: Point(x: 3.2, y: 2.7), .coast)
    #expect(text(canvas) == [" \u{2820}"])
  }

  @Test("each step of a shade adds equally many dots, and the densest one leaves gaps")
  func shades() {
    var before = [UInt32](repeating: 0, count: 8)
    for step in Shade.steps {
      let dots = bits(filled(step))
      #expect(dots.count == 8)
      #expect(dots.reduce(0) { $0 + $1.nonzeroBitCount } == 12 * step)
      #expect(zip(before, dots).allSatisfy { $0 & $1 == $0 })
      before = dots
    }
  }

  static let fills: [(Int, Double, Double, String)] = [
    (0, 1.2, 3.9, " \u{2809}"), (0, -1e9, 1e9, "\u{2809}\u{2809}\u{2809}\u{2809}"), (-1, 0, 8, ""), (4, 0, 8, ""),
    (0, 5, -5, ""), (0, 3.1, 3.9, ""), (0, 20, 30, ""),
  ]

  @Test("a row is filled from one edge to the other, as far as it is inside", arguments: fills)
  func fill(row: Int, left: Double, right: Double, expected: String) {
    var canvas = DotCanvas(columns: 4, rows: 1)
    canvas.fill(row, from: left, to: right, Shade(step: 4))
    #expect(text(canvas) == [expected])
  }

  /// The dots of a cell, and the character that looks like them.
  static let shapes: [([(Int, Int)], String)] = [
    ([(0, 0), (1, 0)], "\""), ([(0, 0)], "'"), ([(1, 1)], "'"), ([(0, 3), (1, 3)], "_"), ([(0, 3)], "."),
    ([(1, 2)], "."), ([(0, 0), (0, 1), (0, 2), (0, 3)], "|"), ([(1, 0), (1, 1), (1, 2), (1, 3)], "|"),
    ([(0, 0), (1, 0), (0, 3), (1, 3)], "+"),
    // From the upper left to the lower right, and the other diagonal.
    ([(0, 0), (1, 3)], "\\"), ([(0, 1), (1, 2)], "\\"), ([(0, 0), (0, 1), (1, 2), (1, 3)], "\\"),
    ([(1, 0), (0, 3)], "/"), ([(1, 1), (0, 2)], "/"), ([(1, 0), (1, 1), (0, 2), (0, 3)], "/"),
  ]

  @Test("without Braille a character looks like the dots", arguments: shapes)
  func shape(dots: [(Int, Int)], expected: String) {
    var canvas = DotCanvas(columns: 1, rows: 1)
    for (x, y) in dots { canvas.dot(x, y, .coast) }
    #expect(text(canvas, .ascii) == [expected])
  }

  @Test("every pattern is one character, in Braille and in ASCII")
  func everyPattern() {
    var patterns: Set<String> = []
    for pattern in 1...255 {
      var canvas = DotCanvas(columns: 1, rows: 1)
      for (bit, place) in Self.places.enumerated() where pattern >> bit & 1 == 1 {
        canvas.dot(place.0, place.1, .coast)
      }
      patterns.formUnion(text(canvas))
      let letter = text(canvas, .ascii)[0].utf8.map { $0 }
      #expect(letter.count == 1)
      #expect(letter.allSatisfy { (0x21...0x7E).contains($0) })
    }
    #expect(patterns.count == 255)
    #expect(patterns.allSatisfy { $0.unicodeScalars.count == 1 })
  }

  @Test("letters replace dots, have their own roles, and end at the edge", arguments: [Window.Glyphs.braille, .ascii])
  func letters(glyphs: Window.Glyphs) {
    var canvas = DotCanvas(columns: 5, rows: 1)
    for column in 0..<10 { canvas.dot(column, 0, .coast) }
    canvas.write("12", 1, 0, .number)
    canvas.write("\u{2022}jp", 3, 0, .accent)
    let spans = canvas.lines(glyphs)[0]
    #expect(spans.dropFirst().map(\.string) == ["12", "\u{2022}j"])
    #expect(spans.map(\.role) == [.plain, .number, .accent])
  }

  static let rooms: [(column: Int, row: Int, count: Int, isFree: Bool)] = [
    (0, 0, 2, true), (1, 0, 2, false), (3, 0, 1, false), (5, 0, 1, false), (6, 0, 1, true), (6, 0, 4, true),
    (6, 0, 5, false), (9, 0, 1, true), (10, 0, 1, false), (-1, 0, 1, false), (0, -1, 1, false), (0, 1, 1, false),
    (0, 0, 11, false),
  ]

  @Test("letters have room inside the picture, one empty cell away from others", arguments: rooms)
  func room(column: Int, row: Int, count: Int, isFree: Bool) {
    var canvas = DotCanvas(columns: 10, rows: 1)
    canvas.write("ab", 3, 0, .title)
    #expect(canvas.hasRoom(column, row, count: count) == isFree)
  }
}
