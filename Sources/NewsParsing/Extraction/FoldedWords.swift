import NewsDomain

/// A text in lower case, without accents and marks, with single spaces between its words: for comparison.
struct FoldedWords: Equatable {
  let text: String

  init(_ text: String) {
    var text = text
    let words = text.withUTF8 { bytes in
      var words: [UInt8] = []
      words.reserveCapacity(bytes.count)
      var isInWord = false
      func begin() {
        if !isInWord, !words.isEmpty { words.append(0x20) }
        isInWord = true
      }
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        if byte < 0x80 {
          place += 1
          let folded = Self.ascii[Int(byte)]
          if folded == 0 {
            isInWord = false
          } else {
            begin()
            words.append(folded)
          }
          continue
        }
        let (scalar, length) = Self.scalar(bytes, place)
        place += length
        // Combining accents belong to the letter before them.
        if (0x300...0x36F).contains(scalar.value) { continue }
        guard scalar.isOfWord else {
          isInWord = false
          continue
        }
        begin()
        if scalar.value < Self.endOfLatin {
          words += Self.latin[Int(scalar.value) - 0x80]
        } else if let encoded = UTF8.encode(Self.lower(scalar)) {
          words += encoded
        }
      }
      return words
    }
    self.text = String(decoding: words, as: UTF8.self)
  }

  /// Decodes one character of valid UTF-8 that is not ASCII.
  @inline(__always)
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (Unicode.Scalar, Int) {
    let first = UInt32(bytes[place])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard place + length <= bytes.count else { return ("\u{FFFD}", bytes.count - place) }
    var value = first & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for offset in 1..<length { value = value << 6 | UInt32(bytes[place + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }

  private static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    // Shortcuts for scripts with many letters.
    case 0x0430...0x044F,
      0x0590...0x109F, 0x3000...0xD7A3:
      return scalar
    case 0x0410...0x042F: return Unicode.Scalar(scalar.value + 32) ?? scalar
    default:
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      return lower.count == 1 ? lower.first ?? scalar : scalar
    }
  }

  /// The ASCII letters and digits in lower case; 0 for everything else.
  private static let ascii: [UInt8] = (0..<0x80).map { (byte: UInt8) in
    switch byte {
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte + 32
    default: 0
    }
  }

  /// The first character that is not looked up in ``latin``.
  private static let endOfLatin: UInt32 = 0x250

  /// The non-ASCII Latin letters without their accents.
  private static let latin: [[UInt8]] = (0x80..<endOfLatin).map { value in
    Unicode.Scalar(value).map { Array(FoldedName(String($0)).text.utf8) } ?? []
  }
}
