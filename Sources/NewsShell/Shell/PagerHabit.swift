import FoundationEssentials
import NewsDomain

/// The `q` by which a pager is left, typed out of habit just after a text that needed none: it must not end the session.
struct PagerHabit: Sendable {
  /// How long after a text it is taken for that, in seconds.
  private static let span = 0..<1.0

  /// When a text was shown, if nothing was typed since.
  private var shownAt: Date?

  /// Notes that a text was shown that a pager might have shown.
  mutating func textWasShown(at now: Date) { shownAt = now }

  /// Whether a line is that `q`.
  mutating func takes(_ line: String, at now: Date) -> Bool {
    defer { shownAt = nil }
    guard line.trimmed == "q", let shownAt else { return false }
    return Self.span.contains(now.timeIntervalSince(shownAt))
  }
}
