/// The characters written unescaped in JSON: all but quotes, backslashes and those that no terminal should be sent.
///
/// Looking up the Unicode properties of a character is slow, and texts in most languages have thousands of them. So a
/// table of all characters is made once, at the first one that is not known here.
enum PlainCharacters {
  /// The number of bytes of the character at a position if it is written unescaped; 0 if it may have to be escaped.
  ///
  /// - Parameter bytes: Valid UTF-8.
  @inline(__always)
  static func length(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let first = bytes[position]
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return 0
    case 0x20...0x7E: return 1
    case 0xC3...0xDF:
      return isPlain(UInt32(first & 0x1F) << 6 | UInt32(bytes[position + 1] & 0x3F)) ? 2 : 0
    case 0xE0...0xEF:
      let scalar =
        UInt32(first & 0x0F) << 12 | UInt32(bytes[position + 1] & 0x3F) << 6 | UInt32(bytes[position + 2] & 0x3F)
      return isPlain(scalar) ? 3 : 0
    default: return 0
    }
  }

  /// Whether a scalar is written by its number: whatever text output leaves out, and the ends of lines.
  static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    return Sanitiser.isHidden(scalar) || [0x2028, 0x2029].contains(scalar.value)
  }

  /// - Parameter scalar: A scalar below U+10000.
  @inline(__always)
  private static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Latin letters, Cyrillic letters, typographic quotes and dashes, Chinese characters.
    case 0xC0...0x27F, 0x400...0x47F, 0x2010...0x2027, 0x4E00...0x9FFF: true
    default: table[Int(scalar >> 6)] & (1 << UInt64(scalar & 63)) != 0
    }
  }

  /// One bit for each scalar below U+10000.
  private static let table: [UInt64] = (0..<1024).map { word in
    (0..<64).reduce(UInt64(0)) { bits, bit in
      guard let scalar = Unicode.Scalar(UInt32(word * 64 + bit)), scalar.value >= 0x20, !isEscaped(scalar) else {
        return bits
      }
      return bits | 1 << UInt64(bit)
    }
  }
}
