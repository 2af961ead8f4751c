import FoundationEssentials

extension Article {
  /// The words that distinguish it from others: its title or, without one, its text.
  package var ownWords: String { (title ?? summary ?? content ?? "").trimmed }
}

extension Date {
  /// The day in UTC, as a number.
  package var utcDay: Int { Int((timeIntervalSince1970 / 86_400).rounded(.down)) }
}
