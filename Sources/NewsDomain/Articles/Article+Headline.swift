extension Article {
  /// What stands above it for people: its title, or where it has none, as short messages, the first words of its text.
  package var headline: String? { title ?? (summary ?? content)?.nonBlank.map(Self.beginning) }

  /// The summary, unless the headline says all of it already.
  package var summaryBelowHeadline: String? { title == nil && summary == headline ? nil : summary }

  private static let longestBeginning = 100

  private static func beginning(of text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    guard line.count > longestBeginning else { return String(line) }
    let start = line.prefix(longestBeginning)
    return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
  }
}
