/// Reads ISO 8601 as it is met: with `Z` or an offset, with any number of fraction digits.
enum Timestamp {
  /// - Returns: `nil` where it is no date, so that one bad date costs no article.
  static func date(_ text: String) -> Date? {
    try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text.trimmed)
  }
}
