/// Character references in a text without other markup, as JSON often has them.
package enum PlainReferences {
  private static let named: [Substring: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
  private static let longest = 10

  /// The trimmed text with the five references of XML and numeric ones resolved; `nil` if it has anything else that only a
  /// parser of HTML can read. It is the same as that of `PlainText`.
  package static func resolved(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: "&")) || bytes.contains(UInt8(ascii: "<")) else { return text.trimmed }
    guard !bytes.contains(where: { $0 == UInt8(ascii: "<") || $0 == 0x0D || $0 == 0 }) else { return nil }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[mark...].dropFirst()
      if rest.first == " " {
        result.append("&")
        continue
      }
      guard let end = rest.prefix(longest).firstIndex(of: ";"), let scalar = scalar(Substring(rest[..<end])) else {
        return nil
      }
      result.append(scalar)
      rest = rest[end...].dropFirst()
    }
    result += rest
    return String(result).trimmed
  }

  private static func scalar(_ name: Substring) -> Unicode.Scalar? {
    guard name.utf8.first == UInt8(ascii: "#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? digits.dropFirst() : digits
    // A sign is none of HTML's.
    guard number.utf8.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) == true,
      let value = UInt32(number, radix: isHexadecimal ? 16 : 10),
      // Others mean something else than the character of that number.
      value >= 0xA0 || (0x20..<0x7F).contains(value)
    else { return nil }
    return Unicode.Scalar(value)
  }
}
