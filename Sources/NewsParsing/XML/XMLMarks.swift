import Glibc

/// Repairs the most common mistakes in XML: unescaped ampersands in addresses, unescaped `<` in texts, and references that
/// only HTML has. libxml2 would lose them, or the text after them.
enum XMLMarks {
  /// Whether there is a reference that XML does not have, or an ampersand that begins none. Far more feeds have neither,
  /// and this is quick to find out.
  static func areForeign(in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return false }
      var place = 0
      if hasStrayEnd(bytes) { return true }
      // References in CDATA are none of XML.
      var section = UnsafeBufferPointer(rebasing: bytes[place...]).offset(of: "<![CDATA[") ?? bytes.count
      while let found = memchr(start + place, 0x26, bytes.count - place) {
        place = UnsafeRawPointer(found) - UnsafeRawPointer(start) + 1
        if place > section {
          let rest = UnsafeBufferPointer(rebasing: bytes[section...])
          place = rest.offset(of: "]]>").map { section + $0 } ?? bytes.count
          section =
            UnsafeBufferPointer(rebasing: bytes[place...]).offset(of: "<![CDATA[").map { place + $0 } ?? bytes.count
          continue
        }
        if !isOwn(bytes[place...].prefix(10)) { return true }
      }
      return false
    }
  }

  /// Whether there is an end of a CDATA section (`]]>`) outside of one.
  private static func hasStrayEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = bytes
    while let end = rest.offset(of: "]]>") {
      guard let start = rest.offset(of: "<![CDATA["), start < end else { return true }
      rest = UnsafeBufferPointer(rebasing: rest[(end + 3)...])
    }
    return false
  }

  /// Whether these bytes after an ampersand are those of one of the five entities of XML, or of a number that means the
  /// same in HTML.
  @inline(__always)
  private static func isOwn(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch rest.first {
    case UInt8(ascii: "l"): rest.starts(with: "lt;".utf8)
    case UInt8(ascii: "g"): rest.starts(with: "gt;".utf8)
    case UInt8(ascii: "a"): rest.starts(with: "amp;".utf8) || rest.starts(with: "apos;".utf8)
    case UInt8(ascii: "q"): rest.starts(with: "quot;".utf8)
    case UInt8(ascii: "#"): isOwnNumber(rest.dropFirst())
    default: false
    }
  }

  private static func isOwnNumber(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let isHexadecimal = rest.first == UInt8(ascii: "x")
    var number: UInt32 = 0
    for byte in isHexadecimal ? rest.dropFirst() : rest {
      switch byte {
      case 0x30...0x39: number = number * (isHexadecimal ? 16 : 10) + UInt32(byte - 0x30)
      case 0x41...0x46 where isHexadecimal: number = number * 16 + UInt32(byte - 0x37)
      case 0x61...0x66 where isHexadecimal: number = number * 16 + UInt32(byte - 0x57)
      case UInt8(ascii: ";"): return number > 0 && !(128...159).contains(number) && !(0xD800..<0xE000).contains(number)
      default: return false
      }
    }
    return false
  }

  /// Returns the document with `&amp;` for each ampersand that begins no reference, `&lt;` for each `<` that begins no tag,
  /// and numbers for the references of HTML. CDATA and comments stay unchanged.
  static func mended(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 16)
    var names: [String: [UInt8]] = [:]
    var rest = text[...]
    while let mark = rest.firstIndex(where: {
      $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "]")
    }) {
      result += rest[..<mark]
      rest = rest[mark...]
      if rest.first == UInt8(ascii: "]") {
        let isEnd = rest.starts(with: "]]>".utf8)
        result += isEnd ? Array("]]&gt;".utf8) : [UInt8(ascii: "]")]
        rest = rest.dropFirst(isEnd ? 3 : 1)
        continue
      }
      if let end = verbatim(rest) {
        result += rest[..<end]
        rest = rest[end...]
        continue
      }
      let mark = rest.removeFirst()
      if mark == UInt8(ascii: "<") {
        result += beginsTag(rest) ? [mark] : Array("&lt;".utf8)
        continue
      }
      guard let name = reference(rest) else {
        result += Array("&amp;".utf8)
        continue
      }
      if name.hasPrefix("#") || predefined.contains(name) {
        result.append(mark)
        continue
      }
      let number = names[name] ?? numbers(of: name)
      if names.count < maxNames { names[name] = number }
      // The name of an unknown entity stays as text.
      result += number.isEmpty ? Array("&amp;".utf8) : number
      if !number.isEmpty { rest = rest.dropFirst(name.utf8.count + 1) }
    }
    return NumericReferences.mended(result + rest)
  }

  private static let predefined: Set = ["amp", "lt", "gt", "quot", "apos"]
  private static let maxNames = 256
  /// The longest name of a reference of HTML is `CounterClockwiseContourIntegral`.
  private static let longestName = 32

  /// Returns the numeric references of what a reference of HTML stands for; nothing if there is none of this name.
  private static func numbers(of name: String) -> [UInt8] {
    let source = Array("&\(name);".utf8)
    var text = ""
    source.withUnsafeBufferPointer { bytes in
      _ = HTMLFragment.read(bytes) { piece in
        text += String(decoding: piece.text, as: UTF8.self)
        return .continue
      }
    }
    // A reference without a semicolon may be the beginning of the name: `&notit;` is no reference of XML.
    guard !text.isEmpty, !text.utf8.contains(UInt8(ascii: ";")) else { return [] }
    return text.unicodeScalars.flatMap { Array("&#\($0.value);".utf8) }
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

  /// Returns the name of a reference that begins here, after its ampersand.
  private static func reference(_ text: ArraySlice<UInt8>) -> String? {
    let name = text.prefix(longestName).prefix { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "#")
    }
    guard !name.isEmpty, text.dropFirst(name.count).first == UInt8(ascii: ";") else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}
