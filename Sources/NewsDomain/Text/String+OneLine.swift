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
}
