import FoundationEssentials

/// A rule of the reader that hides articles: those with a text, those of a source, or those with both.
package struct Mute: Sendable, Equatable {
  /// Its number, counted from 1, which stays the same.
  package let number: Int
  /// Words that stand beside each other in the title or summary; `nil` for a source alone.
  package let text: String?
  /// Whether only titles count.
  package let isOfTitles: Bool
  /// The id or the name of a source.
  package let source: String?
  package let madeAt: Date
  /// When it ends; `nil` for never.
  package let until: Date?

  package init(number: Int, text: String?, isOfTitles: Bool, source: String?, madeAt: Date, until: Date?) {
    self.number = number
    self.text = text
    self.isOfTitles = isOfTitles
    self.source = source
    self.madeAt = madeAt
    self.until = until
  }

  package func isExpired(at now: Date) -> Bool { until.map { $0 <= now } ?? false }
}
