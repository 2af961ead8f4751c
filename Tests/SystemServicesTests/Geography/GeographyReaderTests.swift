import TestSupport
import Testing

@testable import NewsDomain
@testable import SystemServices

@Suite("The map's files")
struct GeographyReaderTests {
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

  private static func numbers(_ values: Int...) -> [UInt8] { values.flatMap(number) }

  private static func geography(_ bytes: [UInt8]) -> Geography? {
    bytes.withUnsafeBufferPointer(GeographyReader.geography)
  }

  private func line(_ points: (Double, Double)...) -> Atlas.Line {
    points.map { Coordinate(latitude: $0.0, longitude: $0.1) }
  }

  /// A coast around three sides of a square and a border at the fourth, tenths of degrees wide; two countries, of which the
  /// second has the border backwards and, of nothing else, a cut.
  private static let bytes: [UInt8] =
    numbers(10, 1, 4, 0, 0, -10, 0, 0, 10, 10, 0) + numbers(1, 2, 0, 0, 0, -10) + numbers(1, 2, 0, 0, 0, 10)
    + numbers(2) + Array("fr".utf8) + numbers(1, 2, 0, 1) + Array("--".utf8) + numbers(2, 1, -2, 2, 2, -3)

  @Test("points are differences in units, longitude first, from line to line")
  func points() throws {
    let geography = try #require(Self.geography(Self.bytes))
    #expect(geography.lines.coastline == [line((0, 0), (0, -1), (1, -1), (1, 0))])
    #expect(geography.lines.borders == [line((1, 0), (0, 0))])
  }

  @Test("rings are lines one after the other, in either direction, each point once but for the first")
  func rings() throws {
    let outlines = try #require(Self.geography(Self.bytes)).outlines
    #expect(outlines.map(\.code) == ["fr", nil])
    try #require(outlines.count == 2)
    #expect(outlines[0].rings == [line((0, 0), (0, -1), (1, -1), (1, 0), (0, 0))])
    #expect(outlines[1].rings == [line((0, 0), (1, 0)), line((0, 0), (1, 0), (0, 0))])
  }

  @Test("a number of every size is read", arguments: [0, 1, -1, 63, 64, -64, -65, 8_191, 8_192, 180_000, -180_000])
  func numbers(value: Int) throws {
    let geography = try #require(Self.geography(Self.numbers(1_000, 1, 1, value, -value, 0, 0, 0)))
    #expect(geography.lines.coastline == [line((Double(-value) / 1_000, Double(value) / 1_000))])
    #expect(geography.lines.borders.isEmpty)
    #expect(geography.outlines.isEmpty)
  }

  @Test("what is cut short or goes on is no file of the map")
  func whatIsCutShortOrGoesOnIsNoFileOfTheMap() {
    for count in Self.bytes.indices {
      #expect(Self.geography(Array(Self.bytes.prefix(count))) == nil, "\(count)")
    }
    #expect(Self.geography(Self.bytes + [0]) == nil)
  }

  static let hostile: [[UInt8]] = [
    [], [0x80], [UInt8](repeating: 0xFF, count: 100),
    // No units, and fewer.
    numbers(0, 0, 0, 0, 0), numbers(-1, 0, 0, 0, 0),
    // More lines and points than there are bytes, or could be, and fewer than none.
    numbers(1, 1_000_000, 0, 0, 0), numbers(1, 1 << 54, 0, 0, 0), numbers(1, -1, 0, 0, 0),
    numbers(1, 1, 1_000_000, 0, 0), numbers(1, 1, -1, 0, 0, 0),
    // Rings of lines that are not there, from the first to the last number.
    numbers(1, 0, 0, 0, 1) + Array("fr".utf8) + numbers(1, 1, 0),
    numbers(1, 1, 1, 0, 0, 0, 0, 1) + Array("fr".utf8) + numbers(1, 1, 1),
    numbers(1, 1, 1, 0, 0, 0, 0, 1) + Array("fr".utf8) + numbers(1, 1, -2),
    numbers(1, 1, 1, 0, 0, 0, 0, 1) + Array("fr".utf8) + numbers(1, 1, 100_000_000),
    numbers(1, 1, 1, 0, 0, 0, 0, 1) + Array("fr".utf8) + numbers(1, 1, -100_000_000),
  ]

  @Test("broken bytes are none", arguments: GeographyReaderTests.hostile)
  func brokenBytesAreNone(bytes: [UInt8]) {
    #expect(Self.geography(bytes) == nil)
  }

  @Test("any bytes at all are read or not, and no more comes out than went in")
  func anyBytes() {
    var state: UInt64 = 7
    for length in 0..<2_000 {
      let bytes = (0..<length % 100).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 60)
      }
      let points = Self.geography(bytes)?.lines.coastline.map(\.count).reduce(0, +) ?? 0
      #expect(points * 2 <= bytes.count)
    }
  }
}
