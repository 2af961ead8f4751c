import FoundationEssentials
import NewsDomain
import TerminalKit

/// The `q` for leaving a pager, typed out of habit just after a text that needed none: it must not end the session.
struct PagerHabit: Sendable {
  /// How long after a text a `q` is taken as that, in seconds.
  private static let span = 0..<1.0

  /// When a text was shown, if nothing has been typed since.
  private var shownAt: Date?

  /// Notes that a text was shown for which there might have been a pager.
  mutating func textWasShown(at now: Date) { shownAt = now }

  /// Whether a line is that `q`.
  mutating func takes(_ line: String, at now: Date) -> Bool {
    defer { shownAt = nil }
    guard line.trimmed == "q", let shownAt else { return false }
    return Self.span.contains(now.timeIntervalSince(shownAt))
  }
}
