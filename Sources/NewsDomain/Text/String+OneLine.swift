extension String {
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
