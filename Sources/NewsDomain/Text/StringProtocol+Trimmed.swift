extension StringProtocol {
  /// The text without blanks, tabs and line ends around it.
  ///
  /// Inlinable, as it is for each field of each article: of another target, a generic one costs several times as much.
  @inlinable
  package var trimmed: String {
    // By scalar, and those of ASCII first: pages have many texts, nearly all of them trimmed already.
    let scalars = unicodeScalars
    var (start, end) = (scalars.startIndex, scalars.endIndex)
    while start < end, Self.isBlank(scalars[start]) { scalars.formIndex(after: &start) }
    while start < end, case let last = scalars.index(before: end), Self.isBlank(scalars[last]) { end = last }
    return start == scalars.startIndex && end == scalars.endIndex ? String(self) : String(self[start..<end])
  }

  @inlinable
  package static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) }
    return scalar.properties.isWhitespace
  }
}

extension String {
  /// The text trimmed, `nil` where there is nothing to read.
  @inlinable
  package var nonBlank: String? {
    let text = trimmed
    return text.isEmpty ? nil : text
  }
}
