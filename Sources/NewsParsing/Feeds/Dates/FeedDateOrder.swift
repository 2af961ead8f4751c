/// Which comes first in the dates of a feed, the day or the month: `02/03/2026` can be read both ways.
package struct FeedDateOrder: Sendable, Equatable {
  /// Whether the month comes first, as dates of the feed show that can be read in one way only; `nil` if none does.
  var shown: Bool?
  /// Whether it comes first in the feed's language, in dates with strokes.
  var isUsual = false

  package init() {}

  /// - Parameters:
  ///   - language: the language as the feed states it: `en-US`.
  ///   - dates: the dates of the feed.
  package init(language: String?, dates: some Sequence<String>) {
    let (days, months) = dates.reduce(into: (days: 0, months: 0)) { counts, date in
      switch Self.isMonthFirst(date.utf8) {
      case true?: counts.months += 1
      case false?: counts.days += 1
      case nil: break
      }
    }
    if days != months { shown = months > days }
    isUsual = language.map(Self.isMonthFirst(in:)) ?? false
  }

  func isMonthFirst(in separator: Unicode.Scalar) -> Bool {
    switch separator {
    case "/": shown ?? isUsual
    case "-": shown ?? false
    default: false
    }
  }

  /// In English as the United States write it, which is meant if no other country is named.
  private static func isMonthFirst(in language: String) -> Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard parts.first == "en", let country = parts.dropFirst().last else { return parts.first == "en" }
    return ["us", "ph", "pr", "gu", "vi", "as"].contains(country)
  }

  /// Whether a date such as `11/25/2026` begins with the month; `nil` if it does not show that.
  private static func isMonthFirst(_ text: String.UTF8View) -> Bool? {
    guard let start = text.firstIndex(where: { (0x30...0x39).contains($0) }) else { return nil }
    var numbers: [Int] = []
    var separator: UInt8?
    var rest = text[start...]
    while numbers.count < 3 {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard (1...2).contains(digits.count) || (numbers.count == 2 && digits.count == 4) else { return nil }
      numbers.append(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
      rest = rest.dropFirst(digits.count)
      guard numbers.count < 3 else { break }
      guard let mark = rest.first, mark == UInt8(ascii: "/") || mark == UInt8(ascii: "-"),
        separator == nil || separator == mark
      else { return nil }
      separator = mark
      rest = rest.dropFirst()
    }
    switch (numbers[0], numbers[1]) {
    case (1...12, 13...31): return true
    case (13...31, 1...12): return false
    default: return nil
    }
  }
}
