import NewsDomain

/// Reads a map file, whose format is described in `Sources/CEmbedded/Geography/SOURCE.md`.
struct GeographyReader {
  private typealias Line = Atlas.Line

  /// The code of a country without one.
  private static let noCode = "--"

  private var bytes: Slice<UnsafeBufferPointer<UInt8>>
  /// The number of units in a degree.
  private var units = 1.0
  /// The last point, in units.
  private var longitude = 0
  private var latitude = 0

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes[...]
  }

  /// Reads the bytes in place, which is faster than copying them; they are not needed afterwards.
  ///
  /// - Returns: `nil` if the bytes are incomplete or not a map file.
  static func geography(in bytes: UnsafeBufferPointer<UInt8>) -> Geography? {
    var reader = GeographyReader(bytes: bytes)
    return reader.geography()
  }

  private mutating func geography() -> Geography? {
    guard let units = number(), units > 0 else { return nil }
    self.units = Double(units)
    guard let coastline = lines(), let borders = lines(), let cuts = lines() else { return nil }
    let lines = coastline + borders + cuts
    guard let outlines = row({ $0.outline(of: lines) }), bytes.isEmpty else { return nil }
    return Geography(lines: MapLines(coastline: coastline, borders: borders), outlines: outlines)
  }

  private mutating func lines() -> [Line]? {
    row { $0.row { $0.point() } }
  }

  private mutating func point() -> Coordinate? {
    guard let right = number(), let up = number() else { return nil }
    longitude += right
    latitude += up
    return Coordinate(latitude: Double(latitude) / units, longitude: Double(longitude) / units)
  }

  private mutating func outline(of lines: [Line]) -> Outline? {
    guard let first = bytes.popFirst(), let second = bytes.popFirst() else { return nil }
    let code = String(decoding: [first, second], as: UTF8.self)
    guard let rings = row({ $0.ring(of: lines) }) else { return nil }
    return Outline(code: code == Self.noCode ? nil : code, rings: rings)
  }

  private mutating func ring(of lines: [Line]) -> Outline.Ring? {
    guard let numbers = row({ $0.number() }) else { return nil }
    var ring: Outline.Ring = []
    for number in numbers {
      // An inverted index means that the line is followed backwards.
      let index = number < 0 ? ~number : number
      guard lines.indices.contains(index) else { return nil }
      let line = number < 0 ? lines[index].reversed() : lines[index]
      // A line begins where the one before it ends, so that point is skipped.
      ring += ring.isEmpty ? line[...] : line.dropFirst()
    }
    return ring
  }

  /// Reads a count, and then this number of elements.
  private mutating func row<Element>(_ next: (inout Self) -> Element?) -> [Element]? {
    guard let count = number(), count >= 0 else { return nil }
    var row: [Element] = []
    // Each element takes at least a byte, so a wrong count cannot reserve too much memory.
    row.reserveCapacity(min(count, bytes.count))
    while row.count < count {
      guard let element = next(&self) else { return nil }
      row.append(element)
    }
    return row
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

/// The content of a map file.
struct Geography: Sendable {
  static let nothing = Geography(lines: MapLines(coastline: [], borders: []), outlines: [])

  let lines: MapLines
  let outlines: [Outline]
}
