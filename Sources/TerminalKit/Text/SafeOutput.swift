/// Bytes that may be written to a terminal: ``SafeText``, JSON whose strings are escaped, numbers, and literals in the
/// code, such as escape sequences. A `String` cannot be added to it.
package struct SafeOutput: Sendable, Hashable, ExpressibleByStringLiteral {
  @usableFromInline var storage: [UInt8] = []

  /// The output as UTF-8.
  package var bytes: [UInt8] { storage }

  package init() {}

  /// - Parameter capacity: The number of bytes expected.
  package init(capacity: Int) { storage.reserveCapacity(capacity) }

  package init(_ text: SafeText) { storage = Array(text.string.utf8) }

  package init(_ literals: StaticString...) { for literal in literals { append(literal: literal) } }

  package init(stringLiteral literal: StaticString) { append(literal: literal) }

  package var isEmpty: Bool { storage.isEmpty }

  package var text: String { String(decoding: storage, as: UTF8.self) }

  package var lineCount: Int { storage.count { $0 == UInt8(ascii: "\n") } }

  package mutating func append(_ text: SafeText) { storage.append(contentsOf: text.string.utf8) }

  /// Inlinable, because JSON has a few of them for each value; most are a single character.
  @inlinable
  package mutating func append(literal: StaticString) {
    if literal.hasPointerRepresentation, literal.utf8CodeUnitCount == 1 {
      storage.append(literal.utf8Start.pointee)
    } else {
      literal.withUTF8Buffer { storage.append(contentsOf: $0) }
    }
  }

  package mutating func append(_ number: Int) { storage.append(contentsOf: String(number).utf8) }

  package mutating func append(_ other: SafeOutput) { storage.append(contentsOf: other.storage) }

  /// - Parameter isEnded: Whether each line of the picture is followed by a newline.
  package mutating func append(_ picture: SafePicture, isEnded: Bool = true) {
    for line in picture.lines {
      storage.append(contentsOf: line.utf8)
      if isEnded { endLine() }
    }
  }

  package mutating func endLine() { storage.append(UInt8(ascii: "\n")) }

  package mutating func removeAll() { storage.removeAll() }

  /// Wraps a text into lines and adds them, if that is possible without creating a string for each line.
  ///
  /// - Returns: `false`, with nothing added, if the text needs a closer look.
  package mutating func appendPlainLines(of text: SafeText, width: Int) -> Bool {
    TextWrap.eachPlainLine(text.string, width: width) {
      storage.append(contentsOf: $0)
      endLine()
    }
  }

  package static func + (one: SafeOutput, other: SafeOutput) -> SafeOutput {
    var sum = one
    sum.append(other)
    return sum
  }
}

extension SafeOutput {
  /// Adds a JSON string in quotes. Characters that could act on a terminal are escaped, so nothing is lost.
  package mutating func append(json value: String) {
    var value = value
    append(literal: "\"")
    value.withUTF8 { text in
      // Most text is unescaped, so it is copied in long pieces.
      var start = 0
      var position = 0
      while position < text.count {
        let length = PlainCharacters.length(at: position, in: text)
        if length > 0 {
          position += length
          continue
        }
        storage.append(contentsOf: text[start..<position])
        let end = (position + 1..<text.count).first { text[$0] & 0xC0 != 0x80 } ?? text.count
        for scalar in String(decoding: text[position..<end], as: UTF8.self).unicodeScalars { appendEscaped(scalar) }
        position = end
        start = end
      }
      storage.append(contentsOf: text[start...])
    }
    append(literal: "\"")
  }

  /// Adds a JSON number, or `null` for a number that is not finite, which JSON does not have.
  package mutating func append(json value: Double) {
    if value.isFinite { storage.append(contentsOf: "\(value)".utf8) } else { append(literal: "null") }
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(literal: "\\\"")
    case "\\": append(literal: "\\\\")
    case "\n": append(literal: "\\n")
    case "\r": append(literal: "\\r")
    case "\t": append(literal: "\\t")
    case _ where !PlainCharacters.isEscaped(scalar): storage.append(contentsOf: String(scalar).utf8)
    default:
      // Beyond U+FFFF, JSON needs a surrogate pair.
      for unit in scalar.utf16 {
        let digits = String(unit, radix: 16)
        storage.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
      }
    }
  }
}
