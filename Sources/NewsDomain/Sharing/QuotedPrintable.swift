/// Text as ASCII in short lines (RFC 2045, 6.7): other bytes are written as `=` and two hexadecimal digits.
enum QuotedPrintable {
  /// The longest line, in bytes.
  private static let width = 76
  private static let digits = Array("0123456789ABCDEF".unicodeScalars)

  /// A byte as `=` and two digits.
  static func code(_ byte: UInt8) -> String {
    "=\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
  }

  /// The text with its line ends as line feeds. Lines that are too long are broken between Unicode characters, in a way
  /// that readers undo.
  static func text(_ text: String) -> String {
    // By scalar, because a carriage return and a line feed are one character.
    var result = ""
    result.reserveCapacity(text.utf8.count + text.utf8.count / 8)
    var line: [Unicode.Scalar] = []
    var wasReturn = false
    for scalar in text.unicodeScalars {
      let isEnd = scalar == "\n" || scalar == "\r"
      if isEnd, !(wasReturn && scalar == "\n") {
        append(line, to: &result)
        result += "\n"
        line.removeAll(keepingCapacity: true)
      }
      if !isEnd { line.append(scalar) }
      wasReturn = scalar == "\r"
    }
    append(line, to: &result)
    return result
  }

  private static func append(_ line: [Unicode.Scalar], to result: inout String) {
    var used = 0
    for (index, scalar) in line.enumerated() {
      let isLast = index == line.count - 1
      let code = isPlain(scalar, isLast: isLast) ? String(scalar) : hexadecimal(scalar)
      // A broken line ends with `=`, which needs room too.
      if used + code.utf8.count > (isLast ? width : width - 1) {
        result += "=\n"
        used = 0
      }
      // Some mail servers change lines that begin with "From " or a dot.
      let isChanged = used == 0 && (scalar == "F" || scalar == ".")
      let written = isChanged ? hexadecimal(scalar) : code
      result += written
      used += written.utf8.count
    }
  }

  /// Whether a character is written as it is.
  private static func isPlain(_ scalar: Unicode.Scalar, isLast: Bool) -> Bool {
    switch scalar {
    // Spaces at the end of a line get lost in transit.
    case " ", "\t": !isLast
    case "=": false
    default: (0x21...0x7E).contains(scalar.value)
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String { String(scalar).utf8.map(code).joined() }
}
