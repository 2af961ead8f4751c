/// Repairs the most common mistakes in XML: unescaped ampersands in addresses and unescaped `<` in texts. libxml2 would
/// lose part of the text after them, or all of it.
enum BareMarks {
  /// Returns the document with `&amp;` for each ampersand that begins no entity and `&lt;` for each `<` that begins no
  /// tag. CDATA and comments stay unchanged.
  static func escaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 16)
    var rest = text[...]
    while let mark = rest.firstIndex(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) {
      result += rest[..<mark]
      rest = rest[mark...]
      if let end = verbatim(rest) {
        result += rest[..<end]
        rest = rest[end...]
        continue
      }
      let mark = rest.removeFirst()
      if mark == UInt8(ascii: "<"), !beginsTag(rest) {
        result += Array("&lt;".utf8)
        continue
      }
      result.append(mark)
      if mark == UInt8(ascii: "&"), !beginsEntity(rest) { result += Array("amp;".utf8) }
    }
    return result + rest
  }

  /// Returns the end of a CDATA section or comment that begins here; `nil` if none begins.
  private static func verbatim(_ text: ArraySlice<UInt8>) -> Int? {
    let closing: StaticString
    if text.starts(with: "<![CDATA[".utf8) {
      closing = "]]>"
    } else if text.starts(with: "<!--".utf8) {
      closing = "-->"
    } else {
      return nil
    }
    let offset = text.offset(of: closing)
    return offset.map { text.startIndex + $0 + closing.utf8CodeUnitCount } ?? text.endIndex
  }

  private static func beginsTag(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return (0x61...0x7A).contains(first | 0x20) || first >= 0x80 || "/!?_:".utf8.contains(first)
  }

  private static func beginsEntity(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.prefix(32).prefix { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "#")
    }
    return !name.isEmpty && text.dropFirst(name.count).first == UInt8(ascii: ";")
  }
}
