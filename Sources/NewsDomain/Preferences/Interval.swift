/// The time between two rounds of collecting.
package struct Interval: Sendable, Equatable {
  package let seconds: Int

  /// The shortest and the longest, in seconds.
  package static let limits = 60...86_400
  package static let usual = Interval(minutes: 15)

  private init(minutes: Int) {
    seconds = minutes * 60
  }

  /// - Parameter text: minutes, or a number with a unit: `15`, `15m`, `90s`, `2h`.
  /// - Returns: `nil` if it is not such a number, or exceeds the limits.
  package init?(_ text: String) {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600]
    let unit = text.last.flatMap { units[$0] }
    guard let number = Int(unit == nil ? text[...] : text.dropLast()), number > 0, number <= Self.limits.upperBound
    else {
      return nil
    }
    seconds = number * (unit ?? 60)
    guard Self.limits.contains(seconds) else { return nil }
  }

  package var duration: Duration { .seconds(seconds) }

  /// As typed: `15m`.
  package var text: String {
    if seconds % 3600 == 0 { return "\(seconds / 3600)h" }
    return seconds % 60 == 0 ? "\(seconds / 60)m" : "\(seconds)s"
  }
}
