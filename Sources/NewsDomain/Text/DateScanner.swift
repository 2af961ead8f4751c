/// Reads a date piece by piece.
package struct DateScanner {
  /// What has not been read yet.
  package var rest: Substring.UTF8View

  package init(_ text: String) {
    rest = text.utf8[...]
  }

  package var isAtEnd: Bool { rest.isEmpty }

  /// Reads a mark, where it stands here.
  package mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads a number of so many digits; `nil` where they do not stand here.
  package mutating func number(of count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
