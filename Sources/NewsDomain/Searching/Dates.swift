import FoundationEssentials

/// When articles were published, from one moment to another; `nil` for no limit on that side.
package struct Dates: Sendable, Equatable {
  /// The first moment.
  package var from: Date?
  /// The last moment.
  package var to: Date?

  package init(from: Date? = nil, to: Date? = nil) {
    self.from = from
    self.to = to
  }

  /// Whether they allow any date.
  package var isEmpty: Bool { from == nil && to == nil }

  /// Whether they end before they begin.
  var isReversed: Bool { if let from, let to { from > to } else { false } }

  package func contains(_ date: Date) -> Bool { date >= from ?? date && date <= to ?? date }
}
