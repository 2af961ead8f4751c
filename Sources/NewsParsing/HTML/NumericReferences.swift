/// Numeric references that mean something else than the character of that number.
enum NumericReferences {
  /// Returns the text with references to half of a character (surrogates of UTF-16) joined, and with those of 128 to 159
  /// as the characters of windows-1252, as the HTML standard has it; XML takes these for control characters.
  static func mended(_ text: [UInt8]) -> [UInt8] {
    guard text[...].offset(of: "&#") != nil else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var rest = text[...]
    while let offset = rest.offset(of: "&#") {
      let start = rest.startIndex + offset
      result += rest[..<start]
      let first = Reference(text[start...])
      if let first, let low = Reference(text[first.end...]), let joined = joined(first.number, low.number) {
        result += Array("&#\(joined);".utf8)
        rest = text[low.end...]
      } else if let first, (128...159).contains(first.number), windows1252[Int(first.number) - 128] != 0 {
        result += Array("&#\(windows1252[Int(first.number) - 128]);".utf8)
        rest = text[first.end...]
      } else {
        result += text[start..<(start + 2)]
        rest = text[(start + 2)...]
      }
    }
    return result + rest
  }

  private static func joined(_ high: UInt32, _ low: UInt32) -> UInt32? {
    guard (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low) else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  /// The characters of 128 to 159 (HTML standard, "numeric character reference end state"); 0 for those without one.
  private static let windows1252: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
    0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,
    0x017E, 0x0178,
  ]

  /// A reference such as `&#8217;` or `&#x2019;` at the beginning of a text.
  private struct Reference {
    let number: UInt32
    let end: Int

    init?(_ text: ArraySlice<UInt8>) {
      guard text.starts(with: "&#".utf8) else { return nil }
      var digits = text.dropFirst(2).prefix(10)
      let isHexadecimal = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } == true
      if isHexadecimal { digits = digits.dropFirst() }
      guard let mark = digits.firstIndex(of: UInt8(ascii: ";")), mark > digits.startIndex else { return nil }
      // Ten digits fit.
      var number: UInt64 = 0
      for digit in digits[..<mark] {
        switch digit {
        case 0x30...0x39: number = number * (isHexadecimal ? 16 : 10) + UInt64(digit - 0x30)
        case 0x41...0x46 where isHexadecimal, 0x61...0x66 where isHexadecimal:
          number = number * 16 + UInt64((digit | 0x20) - 0x57)
        default: return nil
        }
      }
      guard let number = UInt32(exactly: number) else { return nil }
      self.number = number
      end = mark + 1
    }
  }
}
