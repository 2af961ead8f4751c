/// Recognises, byte by byte, text that needs no closer examination: printable ASCII, Latin and Cyrillic letters,
/// Chinese characters, typographic quotes and dashes.
///
/// This is only a shortcut: other text may be harmless as well.
package enum HarmlessText {
  /// The number of bytes of the harmless character at a position; 0 if there is none.
  ///
  /// - Parameter bytes: Valid UTF-8.
  @inline(__always)
  static func length(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch bytes[position] {
    case 0x20...0x7E: 1
    // U+00A0 to U+00BF without the soft hyphen
    case 0xC2 where bytes[position + 1] >= 0xA0 && bytes[position + 1] != 0xAD: 2
    // U+00C0 to U+027F, U+0400 to U+047F
    case 0xC3...0xC9, 0xD0, 0xD1: 2
    // U+2010 to U+2027
    case 0xE2 where bytes[position + 1] == 0x80 && (0x90...0xA7).contains(bytes[position + 2]): 3
    // U+4000 to U+9FFF
    case 0xE4...0xE9: 3
    default: 0
    }
  }

  /// The number of cells of the harmless character at a position. None of them combines with its neighbours.
  ///
  /// - Returns: 0 if the width is unknown here.
  @inline(__always)
  static func cells(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    switch bytes[position] {
    // From U+4000 on; its hexagrams (U+4DC0 to U+4DFF) may be narrow.
    case 0xE4 where bytes[position + 1] == 0xB7: 0
    case 0xE4...0xE9: 2
    // From U+0480 on, Cyrillic has combining marks.
    case 0xD2...: bytes[position] == 0xE2 ? 1 : 0
    default: 1
    }
  }

  /// The width of a text if all of it is harmless and its widths are known; otherwise `nil`.
  static func width(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var position = 0
    var width = 0
    while position < bytes.count {
      let length = length(at: position, in: bytes)
      guard length > 0 else { return nil }
      let cells = cells(at: position, in: bytes)
      guard cells > 0 else { return nil }
      width += cells
      position += length
    }
    return width
  }

  /// Whether all of a text is harmless.
  static func isAll(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var position = 0
      while position < bytes.count {
        let length = length(at: position, in: bytes)
        guard length > 0 else { return false }
        position += length
      }
      return true
    }
  }
}
