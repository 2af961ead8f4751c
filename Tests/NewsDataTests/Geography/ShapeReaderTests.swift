import NewsDomain
import TestSupport
import Testing

@testable import NewsData

@Suite("Shapes in bytes")
struct ShapeReaderTests {
  /// A triangle of `fr`, with a step of two bytes, and a line of no country.
  private static let bytes: [UInt8] =
    Array("fr".utf8) + [6, 0xC8, 0x01, 0x02, 0x00, 0x01, 0x01, 0x00] + Array("--".utf8) + [4, 2, 4, 0, 0]

  private func isEqual(_ shape: ShapeReader.Shape, _ code: String, _ points: [(Double, Double)]) -> Bool {
    shape.code == code && shape.line == points.map { Coordinate(latitude: $0.0, longitude: $0.1) }
  }

  /// A number in groups of 7 bits, zigzag-encoded.
  private static func number(_ value: Int) -> [UInt8] {
    var rest = UInt(bitPattern: value << 1 ^ value >> 63)
    var bytes: [UInt8] = []
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  @Test("points are differences in hundredths of a degree, longitude first")
  func points() {
    let shapes = ShapeReader.shapes(in: Self.bytes)
    #expect(shapes.count == 2)
    #expect(isEqual(shapes[0], "fr", [(0.01, 1), (0, 1), (0, 0.99)]))
    #expect(isEqual(shapes[1], "--", [(0.02, 0.01), (0.02, 0.01)]))
  }

  @Test("a number of every size is read", arguments: [0, 1, -1, 63, 64, -64, -65, 8_191, 8_192, 18_000, -18_000])
  func numbers(value: Int) {
    let shapes = ShapeReader.shapes(in: Array("fr".utf8) + Self.number(1) + Self.number(value) + Self.number(-value))
    #expect(shapes.count == 1)
    #expect(isEqual(shapes[0], "fr", [(Double(-value) / 100, Double(value) / 100)]))
  }

  @Test("what is cut short ends with the last whole shape")
  func cut() {
    let first = 10
    for count in 0...Self.bytes.count {
      let shapes = ShapeReader.shapes(in: Array(Self.bytes.prefix(count)))
      let expected = count < first ? 0 : count < Self.bytes.count ? 1 : 2
      #expect(shapes.count == expected, "\(count)")
    }
  }

  static let hostile: [[UInt8]] = [
    [], [0x66], Array("fr".utf8), Array("fr".utf8) + [0x80], Array("fr".utf8) + [UInt8](repeating: 0xFF, count: 100),
    // More points than there are bytes, or could be.
    Array("fr".utf8) + number(1_000_000), Array("fr".utf8) + number(1 << 54) + [0, 0, 0, 0],
    // Half a point.
    Array("fr".utf8) + number(1) + number(1),
  ]

  @Test("broken bytes are no shape", arguments: ShapeReaderTests.hostile)
  func broken(bytes: [UInt8]) {
    #expect(ShapeReader.shapes(in: bytes).isEmpty)
  }

  @Test("a shape of no or fewer points is empty", arguments: [0, -1, -1_000])
  func empty(count: Int) {
    let shapes = ShapeReader.shapes(in: Array("fr".utf8) + Self.number(count))
    #expect(shapes.count == 1)
    #expect(shapes[0].line.isEmpty)
  }

  @Test("any bytes at all are read to their end")
  func anyBytes() {
    var state: UInt64 = 7
    for length in 0..<200 {
      let bytes = (0..<length).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      let points = ShapeReader.shapes(in: bytes).map(\.line.count).reduce(0, +)
      #expect(points * 2 <= length)
    }
  }
}
