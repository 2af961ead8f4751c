extension RawRepresentable<String> {
  /// - Returns: `nil` if a word is not one of the values.
  static func list(_ words: [Substring]) -> [Self]? {
    let values = words.compactMap { Self(rawValue: String($0)) }
    return values.count == words.count ? values : nil
  }
}

extension Sequence where Element: RawRepresentable<String> {
  /// The values as one text.
  var stored: String { map(\.rawValue).joined(separator: " ") }
}
