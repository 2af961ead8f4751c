/// Repairs strings of JSON that decoders refuse: raw control characters, halves of characters, and escapes that JSON does
/// not have.
package enum MendedJSON {
  package static func bytes(of text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 16)
    var isInString = false
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        isInString.toggle()
        result.append(byte)
      case UInt8(ascii: "\\") where isInString: result += escape(&rest)
      case UInt8(ascii: "\n") where isInString: result += "\\n".utf8
      case 0..<0x20 where isInString: result.append(0x20)
      default: result.append(byte)
      }
    }
    return result
  }

  /// Returns the escape that begins here, after its backslash, and removes it.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    guard let kind = rest.first else { return [] }
    guard "\"\\/bfnrtu".utf8.contains(kind) else { return [] }
    rest.removeFirst()
    guard kind == UInt8(ascii: "u") else { return [UInt8(ascii: "\\"), kind] }
    guard let unit = unit(rest) else { return Array("\\ufffd".utf8) }
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    switch unit {
    case 0xD800..<0xDC00:
      let next = rest.starts(with: "\\u".utf8) ? self.unit(rest.dropFirst(2)) : nil
      guard let next, (0xDC00..<0xE000).contains(next) else { return Array("\\ufffd".utf8) }
      let low = rest.prefix(6)
      rest = rest.dropFirst(6)
      return Array("\\u".utf8) + digits + low
    case 0xDC00..<0xE000: return Array("\\ufffd".utf8)
    default: return Array("\\u".utf8) + digits
    }
  }

  /// The number of four hexadecimal digits.
  private static func unit(_ rest: ArraySlice<UInt8>) -> UInt16? {
    let digits = rest.prefix(4)
    guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-") else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
