import CEmbedded
import NewsDomain

/// Natural Earth's world at 1:110 million, read from the binary when it is first looked at.
///
/// The format is described in `Sources/CEmbedded/Geography/SOURCE.md`.
public struct EmbeddedAtlas: Atlas {
  private static let coastline = ShapeReader.shapes(in: supernews_coastline()).map(\.line)
  private static let borders = ShapeReader.shapes(in: supernews_borders()).map(\.line)
  private static let outlines = outlines(of: ShapeReader.shapes(in: supernews_countries()))

  public init() {}

  public var coastline: [Line] { Self.coastline }
  public var borders: [Line] { Self.borders }
  public var outlines: [Outline] { Self.outlines }

  /// Rings that follow each other and have the same code are one country's.
  private static func outlines(of shapes: [ShapeReader.Shape]) -> [Outline] {
    var outlines: [Outline] = []
    var rest = shapes[...]
    while let code = rest.first?.code {
      let rings = rest.prefix { $0.code == code }
      outlines.append(Outline(code: code == ShapeReader.noCode ? nil : code, rings: rings.map(\.line)))
      rest = rest.dropFirst(rings.count)
    }
    return outlines
  }
}

/// Reads shapes from bytes; what is cut short ends there.
struct ShapeReader {
  struct Shape {
    let code: String
    let line: Atlas.Line
  }

  static let noCode = "--"
  /// Of a degree.
  private static let units = 100.0

  private var bytes: ArraySlice<UInt8>

  static func shapes(in file: supernews_file) -> [Shape] {
    // The bytes are a constant of the binary: they never move and never change.
    shapes(in: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
  }

  static func shapes(in bytes: [UInt8]) -> [Shape] {
    var reader = ShapeReader(bytes: bytes[...])
    var shapes: [Shape] = []
    while let shape = reader.next() { shapes.append(shape) }
    return shapes
  }

  private mutating func next() -> Shape? {
    let code = String(decoding: bytes.prefix(2), as: UTF8.self)
    bytes = bytes.dropFirst(2)
    guard let count = number() else { return nil }
    var line: Atlas.Line = []
    var (longitude, latitude) = (0, 0)
    while line.count < count {
      guard let right = number(), let up = number() else { return nil }
      longitude += right
      latitude += up
      line.append(
        Coordinate(latitude: Double(latitude) / Self.units, longitude: Double(longitude) / Self.units))
    }
    return Shape(code: code, line: line)
  }

  private mutating func number() -> Int? {
    var coded = 0
    var shift = 0
    while let byte = bytes.popFirst(), shift < 28 {
      coded |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return coded & 1 == 0 ? coded >> 1 : ~(coded >> 1) }
      shift += 7
    }
    return nil
  }
}
