/// A small picture to draw, made here because no compressor is available.
package enum SamplePicture {
  /// Eight by eight pixels in many colours, as a PNG (ISO/IEC 15948).
  package static let png: [UInt8] = {
    var rows: [UInt8] = []
    for row in 0..<8 {
      rows.append(0)
      for column in 0..<8 { rows += [UInt8(column * 30), UInt8(row * 30), 128] }
    }
    // RFC 1950 and RFC 1951: one block, stored without compression.
    let length = UInt16(rows.count)
    var packed: [UInt8] = [0x78, 0x01, 1, UInt8(length & 0xFF), UInt8(length >> 8)]
    packed += [UInt8(~length & 0xFF), UInt8(~length >> 8)]
    packed += rows
    packed += bytes(adler(rows))
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", bytes(8) + bytes(8) + [8, 2, 0, 0, 0]) + chunk("IDAT", packed) + chunk("IEND", [])
  }()

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + named + bytes(checkSum(named))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (one, two): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      one = (one + UInt32(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return two << 16 | one
  }

  private static func checkSum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
  }
}
