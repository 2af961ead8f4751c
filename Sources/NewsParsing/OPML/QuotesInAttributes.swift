/// Escapes quotes and tags within quoted values of attributes, as in `text="A "B" <i>C</i>"`, which some programs write.
enum QuotesInAttributes {
  /// How far the end of a value is looked for, in bytes.
  private static let longest = 8192

  /// - Returns: `nil` if there are none.
  static func escaped(in bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    var place = 0
    // Whether the place is within a tag.
    var isInTag = false
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"): isInTag = place + 1 < bytes.count && isNameStart(bytes[place + 1])
      case UInt8(ascii: ">"): isInTag = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard isInTag, place > 0, bytes[..<place].last(where: { !isBlank($0) }) == UInt8(ascii: "="),
          let value = value(in: bytes, after: place)
        else { break }
        for index in value where bytes[index] == bytes[place] || bytes[index] == UInt8(ascii: "<") {
          result += bytes[copied..<index] + reference(to: bytes[index]).utf8
          copied = index + 1
        }
        place = value.upperBound
      default: break
      }
      place += 1
    }
    return copied == 0 ? nil : result + bytes[copied...]
  }

  private static func reference(to byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: "'"): "&apos;"
    default: "&quot;"
    }
  }

  /// The value that begins after a quote. It ends at the first such quote that the next attribute, or the end of the
  /// tag, follows.
  private static func value(in bytes: [UInt8], after quote: Int) -> Range<Int>? {
    var end = quote + 1
    let limit = min(bytes.count, quote + longest)
    while end < limit {
      if bytes[end] == bytes[quote], isAttributeEnd(bytes[(end + 1)...]) { return quote + 1..<end }
      end += 1
    }
    return nil
  }

  /// Whether an attribute can end before some bytes. Lists have no text between tags.
  private static func isAttributeEnd(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes.drop(while: isBlank)
    for end in [">", "/>"] where rest.starts(with: end.utf8) {
      let next = rest.dropFirst(end.utf8.count).first { !isBlank($0) }
      return next == nil || next == UInt8(ascii: "<")
    }
    guard let first = rest.first, isNameStart(first) else { return false }
    rest = rest.drop { isNameStart($0) || "-.0123456789".utf8.contains($0) }.drop(while: isBlank)
    guard rest.popFirst() == UInt8(ascii: "="), let quote = rest.drop(while: isBlank).first else { return false }
    return "\"'".utf8.contains(quote)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || "_:".utf8.contains(byte) || byte >= 0x80
  }
}
