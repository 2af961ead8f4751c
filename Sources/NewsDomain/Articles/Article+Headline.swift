extension Article {
  /// The line shown above the article: its title or, for articles without one such as short messages, the beginning of
  /// its text.
  package var headline: String? { title ?? (summary ?? content)?.nonBlank.map(Self.beginning) }

  /// The summary; `nil` if the headline already contains all of it.
  package var summaryBelowHeadline: String? { title == nil && summary == headline ? nil : summary }

  private static let longestBeginning = 100

  private static func beginning(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    guard line.count > longestBeginning else { return String(line) }
    let start = line.prefix(longestBeginning)
    return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
  }
}
