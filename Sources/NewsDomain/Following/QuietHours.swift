/// Hours of the day in the reader's time zone, from the beginning of one to the beginning of another.
package struct QuietHours: Sendable, Equatable {
  /// The first hour, from 0 to 23.
  package let from: Int
  /// The hour at whose beginning they end, from 0 to 23. It is on the next day if it is before the first one.
  package let to: Int

  package init?(from: Int, to: Int) {
    guard (0...23).contains(from), (0...23).contains(to), from != to else { return nil }
    self.from = from
    self.to = to
  }

  /// Reads hours such as `22-7` or `22h-7h`; 24 is 0.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { part in
      Int(part.last == "h" ? part.dropLast() : part).flatMap { (0...24).contains($0) ? $0 % 24 : nil }
    }
    guard parts.count == 2, let from = parts[0], let to = parts[1] else { return nil }
    self.init(from: from, to: to)
  }

  /// Whether an hour of the day is one of them.
  package func contains(hour: Int) -> Bool {
    from < to ? (from..<to).contains(hour) : hour >= from || hour < to
  }

  /// As it is typed: `22-7`.
  package var text: String { "\(from)-\(to)" }
}
