extension StringProtocol {
  /// The text without white space at either end.
  ///
  /// Inlinable, because it runs for each field of each article, and a generic property of another target is several
  /// times slower.
  @inlinable
  package var trimmed: String {
    // By scalar, with ASCII first: pages have many texts, and nearly all of them are already trimmed.
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
  /// The trimmed text; `nil` if it is empty.
  @inlinable
  package var nonBlank: String? {
    let text = trimmed
    return text.isEmpty ? nil : text
  }

  /// The text on one line, without control characters. Names of sources come from outside and may contain line ends.
  package var oneLine: String {
    String(
      unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: " "
        default: Character(scalar)
        }
      }
    ).trimmed
  }

  /// A name on one line with single spaces; `nil` if nothing is left. Feeds, pages and lists of feeds can give names of
  /// any length.
  ///
  /// - Parameter longest: where it is cut off, in Unicode scalars.
  package func name(atMost longest: Int = 200) -> String? {
    prefix(scalars: longest).oneLine.split(whereSeparator: \.isWhitespace).joined(separator: " ").nonBlank
  }
}
