/// Reads a date piece by piece.
package struct DateScanner {
  /// The part of the text that has not been read yet.
  package var rest: Substring.UTF8View

  package init(_ text: String) {
    rest = text.utf8[...]
  }

  package var isAtEnd: Bool { rest.isEmpty }

  /// Reads a character, if the rest begins with it.
  ///
  /// - Returns: Whether it does.
  package mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads a number with this many digits; `nil` if the rest does not begin with one.
  package mutating func number(of count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
